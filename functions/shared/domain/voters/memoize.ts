/** Remembers what the same cell came to before: most columns hold few different ones. Where there are too many, it begins anew. */
export function memoize<T extends NonNullable<unknown> | null>(
  make: (cell: string) => T,
  most = 50_000,
): (cell: string) => T {
  const known = new Map<string, T>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const made = make(cell);
    // A cut of a longer text would keep all of that.
    known.set(cell === '' ? '' : ` ${cell}`.slice(1), made);
    return made;
  };
}
