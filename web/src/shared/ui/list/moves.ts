/** Rows that Page Up and Page Down pass. */
const page = 10;

/** The row that a key leads to from another; -1 where the key moves nothing. */
export function moved(key: string, at: number, count: number): number {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? -1 : Math.max(0, Math.min(count - 1, to));
}
