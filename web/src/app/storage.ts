// What this browser keeps for us, in one way: a browser that keeps nothing, or has something else there, still plays.

/** What is kept under a key, whatever it is; nothing if that cannot be read. */
export function stored(key: string): unknown {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keep this; whether the browser does. */
export function store(key: string, content: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(content));
    return true;
  } catch {
    return false;
  }
}

/** A kept text as what it says: it may be of another edition of the client, or of nobody's. */
export function parsed(content: string | null): unknown {
  try {
    return JSON.parse(content ?? "null");
  } catch {
    return null;
  }
}
