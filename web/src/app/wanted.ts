// What is on its way and may come too late: nobody is told of it who does not want it any more.

/** Tell what a promise brings; the answer ends that, as an effect wants it. */
export function whileWanted<T>(
  coming: Promise<T>,
  came: (what: T) => void,
  failed: (error: unknown) => void = () => undefined,
): () => void {
  let wanted = true;
  coming.then(
    (what) => wanted && came(what),
    (error) => wanted && failed(error),
  );
  return () => {
    wanted = false;
  };
}
