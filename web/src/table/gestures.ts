// The small drawings of gestures, on a square of 24: a face or hands, of one line weight with the icons of the house.

const FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18";
const EYES = "M9 9.8v.01M15 9.8v.01";

const GESTURES: Readonly<Record<string, string>> = {
  smile: `${FACE}${EYES}M8 14.2c1 1.6 2.4 2.4 4 2.4s3-.8 4-2.4`,
  laugh: `${FACE}M7.5 10.2l1.5-1.4 1.5 1.4M13.5 10.2l1.5-1.4 1.5 1.4M7.5 13.5h9c-.4 2.6-2.2 4-4.5 4s-4.1-1.4-4.5-4z`,
  think: `${FACE}M9.3 9.2v.01M15.3 9.2v.01M13.4 6.4l3.4-.5M9.5 14.8c1.4-.8 3-.9 4.6-.4M7.6 18.9c0-2 .6-3.2 1.9-4.1`,
  doubt: `${FACE}M9 10.4v.01M15 9.8v.01M7 8.4l3.6.4M13.4 6.8c1-.9 2.2-1 3.4-.3M8.5 15.8l7-1.8`,
  gasp: `${FACE}M8.6 8.4v1.4M15.4 8.4v1.4M12 13.2a2 2.3 0 1 0 0 4.6 2 2.3 0 0 0 0-4.6`,
  shrug:
    "M12 4.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2M8 20v-4.4c0-1.6 1.6-2.8 4-2.8s4 1.2 4 2.8V20M8 16.6l-4-1.8-.4-4.3M16 16.6l4-1.8.4-4.3M2 9.6l1.6.9 1.5-1M22 9.6l-1.6.9-1.5-1",
  applaud:
    "M6.5 20.5 3.6 13c-.4-1 .9-1.6 1.4-.7l1.8 3.4V8.6c0-1.1 1.6-1.1 1.7 0l.5 4M17.5 20.5l2.9-7.5c.4-1-.9-1.6-1.4-.7l-1.8 3.4V8.6c0-1.1-1.6-1.1-1.7 0l-.5 4M9 12.6V20M15 12.6V20M12 2.5v3M8 3.4l1 2.4M16 3.4l-1 2.4",
};

/** What is drawn for a gesture; for one without a drawing, any face. */
export const drawingOf = (gesture: string): string => GESTURES[gesture] ?? `${FACE}${EYES}`;
