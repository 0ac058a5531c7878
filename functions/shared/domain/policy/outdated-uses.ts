type Use = { issue_id: string; version: number };
type Current = { version: number; status: string };

/** Whether a use is of an older version than the current one, or of a position that is retired. */
export const isOutdated = (use: Use, position: Current | null): boolean =>
  position !== null && (use.version < position.version || position.status === 'retired');

/** Uses that somebody has to bring up to date; `positions` by their issue's id. */
export const outdatedUses = <U extends Use>(
  uses: readonly U[],
  positions: ReadonlyMap<string, Current>,
): U[] => uses.filter((use) => isOutdated(use, positions.get(use.issue_id) ?? null));
