// Sounds made on the spot, without a file; browsers let a page sound only after somebody touched it.

/** Two soft notes, a fourth apart: hertz, and seconds after the start. */
const NOTES: readonly [number, number][] = [
  [587.33, 0],
  [783.99, 0.16],
];
const LOUD = 0.12;
const FADE = 0.7;

let context: AudioContext | null = null;

/** Get ready at the first tap or key. */
export function allowSounds(): void {
  if (context || typeof AudioContext === "undefined") return;
  const begin = () => {
    context ??= new AudioContext();
    context.resume().catch(() => undefined);
    removeEventListener("pointerup", begin);
    removeEventListener("keydown", begin);
  };
  addEventListener("pointerup", begin);
  addEventListener("keydown", begin);
}

/** "Your turn", gently. */
export function chime(): void {
  if (!context) return;
  // Phones put a page's sound to sleep when it goes to the background.
  if (context.state === "suspended") context.resume().catch(() => undefined);
  for (const [pitch, after] of NOTES) note(context, pitch, context.currentTime + after);
}

function note(sounds: AudioContext, pitch: number, at: number): void {
  const tone = sounds.createOscillator();
  const volume = sounds.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + FADE);
  tone.connect(volume).connect(sounds.destination);
  tone.start(at);
  tone.stop(at + FADE);
}
