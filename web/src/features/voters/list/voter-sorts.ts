import { t } from '../../../shared/text/index.ts';
import type { Direction } from '../../../shared/ui/list/list-columns.ts';
import type { Sort } from '../../../shared/voters/engine.ts';

/** The orders of the list as its address names them; the first is the one it opens with. */
export const sortNames = [
  'walk',
  'name',
  'nameDown',
  'age',
  'ageDown',
  'contactDown',
  'contact',
  'support',
  'supportDown',
] as const;
export type SortName = (typeof sortNames)[number];

/** As the engine has them. */
export const sortOf: Record<SortName, Sort> = {
  walk: { by: 'walk', down: false },
  name: { by: 'name', down: false },
  nameDown: { by: 'name', down: true },
  age: { by: 'age', down: false },
  ageDown: { by: 'age', down: true },
  contactDown: { by: 'last contact', down: true },
  contact: { by: 'last contact', down: false },
  support: { by: 'support', down: false },
  supportDown: { by: 'support', down: true },
};

export const sortOptions = () => sortNames.map((value) => ({ value, label: t(`voters.sort.${value}`) }));

/** What the header of a column sorts by: what holds where it is the column's, else the first that it has. */
export function headerSort(
  now: SortName,
  first: Exclude<SortName, 'walk'>,
): { by: SortName; direction: Direction } {
  const holds = sortOf[now].by === sortOf[first].by;
  const by = holds ? now : first;
  return { by, direction: sortOf[by].down ? 'descending' : 'ascending' };
}

/** Pressed again, a header sorts the other way round. */
export function pressed(now: SortName, header: SortName): SortName {
  if (now !== header) return header;
  const { by, down } = sortOf[now];
  return sortNames.find((name) => sortOf[name].by === by && sortOf[name].down !== down) ?? now;
}
