// Checks in the browser that a secret is the one the server committed to, as src/penombre/engine/chance.py does it.

const PREFIX = "penombre commitment";

/** Whether they belong together; null where the browser cannot tell: it only does so on safe addresses. */
export async function opens(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array([...new TextEncoder().encode(PREFIX), ...fromHex(secret)]);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) === commitment.toLowerCase();
}

const fromHex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
