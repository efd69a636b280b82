// A player's own grain of chance, mixed into the deal: the server alone does not choose it.

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
