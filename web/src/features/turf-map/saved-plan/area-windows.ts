import { storedTurfStates } from '#shared/domain/field/turf-limits.ts';
import type { OwnChange } from '../../../shared/data/optimistic.ts';
import type { Area } from '../../../shared/turfs/plans.ts';

/** Some turfs that lie together by their ids; `from` and `to` are null where there is none before or after them. */
export type Window = { from: string | null; to: string | null; ids: readonly string[] };

/** All of them in windows of so many: whoever counts what the server has in each knows where something is gone. */
export function windowsOf(ids: readonly string[], size: number): Window[] {
  const sorted = ids.toSorted((one, other) => (one < other ? -1 : 1));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) => {
    const first = at * size;
    return {
      from: at === 0 ? null : (sorted[first] ?? null),
      to: sorted[first + size] ?? null,
      ids: sorted.slice(first, first + size),
    };
  });
}

/** What an edit changes of an area. */
function edited(area: Area, data: object): Area {
  const [name, state]: unknown[] = [Reflect.get(data, 'name'), Reflect.get(data, 'state')];
  return {
    ...area,
    name: typeof name === 'string' ? name : area.name,
    state: storedTurfStates.find((one) => one === state) ?? area.state,
  };
}

/**
 * What the server has said, with this member's own changes on top. `made`: what a create makes, null where that cannot be
 * read; `removed`: ids of which the server has said that they are no more.
 */
export function withOwn(
  server: ReadonlyMap<string, Area>,
  own: readonly OwnChange[],
  removed: ReadonlySet<string>,
  made: (own: OwnChange) => Area | null,
): readonly Area[] {
  if (own.length === 0) return [...server.values()];
  const all = new Map(server);
  for (const change of own) {
    const { operation } = change;
    const before = all.get(operation.id);
    if (operation.operation === 'delete') all.delete(operation.id);
    else if (operation.operation === 'create') {
      const area = before || removed.has(operation.id) ? null : made(change);
      if (area) all.set(area.id, area);
    } else if (before) all.set(before.id, edited(before, operation.data));
  }
  return [...all.values()];
}
