// Asking for something that does not change: once per key, however many ask, and again only if it could not be had.

export function once<Key, Found>(ask: (key: Key) => Promise<Found>): (key: Key) => Promise<Found> {
  const kept = new Map<Key, Promise<Found>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const asked = ask(key);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
