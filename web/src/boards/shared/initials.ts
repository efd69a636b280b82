// People by a letter or two, for the heads of tables and for pawns.

/** Letters that tell people apart where there is room for one or two: "A", or "An" where somebody else has it too. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const first = (name: string, count: number): string => [...name.trim()].slice(0, count).join("");
  return names.map((name, seat) => {
    const shared = names.some(
      (other, at) => at !== seat && first(other, 1).toLowerCase() === first(name, 1).toLowerCase(),
    );
    return first(name, shared ? 2 : 1);
  });
}
