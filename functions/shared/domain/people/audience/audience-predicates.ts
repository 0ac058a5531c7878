import type { DictionaryColumn } from '../../engine/dictionary-column.ts';
import { giveBack, maskOf } from '../../engine/masks.ts';
import {
  keepCodes,
  keepIf,
  keepMarked,
  keepRange,
  letGo,
  type Rows,
  rowsIn,
  setIn,
} from '../../engine/row-set.ts';
import { channels } from '../../voters/contact-results.ts';
import { dayNumber } from '../pack/pack-rows.ts';
import { type PeopleIndex, separator } from '../pack/people-index.ts';
import type { AudienceFilter, AudienceTest, reachTests } from './audience-filter.ts';

/** Members of frozen lists, by the list's id: ids of people, or of voters. */
export type HeldLists = {
  people: ReadonlyMap<string, ReadonlySet<string>>;
  voters: ReadonlyMap<string, ReadonlySet<string>>;
};
export const noLists: HeldLists = { people: new Map(), voters: new Map() };

const open = Number.MAX_SAFE_INTEGER;
const reachCode: Record<(typeof reachTests)[number], number> = {
  ...{ none: 0, open: 1, by_hand: 2, held: 3, closed: 4 },
};

const keepValues = (
  rows: Rows,
  { codes, values }: DictionaryColumn,
  fits: (value: string) => boolean,
): void =>
  keepCodes(
    rows,
    codes,
    Uint8Array.from(values, (value) => Number(fits(value))),
  );

const split = (value: string): string[] => (value === '' ? [] : value.split(separator));

function keepSets(
  rows: Rows,
  column: DictionaryColumn,
  which: 'any' | 'all',
  wanted: readonly string[],
): void {
  keepValues(rows, column, (value) => {
    const has = split(value);
    return which === 'all'
      ? wanted.every((one) => has.includes(one))
      : wanted.some((one) => has.includes(one));
  });
}

const first = (from: string | null): number => (from === null ? 1 : dayNumber(from));
const last = (to: string | null): number => (to === null ? open : dayNumber(to));

function keepGivers(rows: Rows, { numbers }: PeopleIndex, test: AudienceTest & { by: 'gave' }): void {
  keepRange(rows, numbers.gifts, test.gifts ?? 1, open);
  if (test.least !== null || test.most !== null)
    keepRange(rows, numbers.total, test.least ?? 0, test.most ?? open);
  if (test.from !== null || test.to !== null)
    keepRange(rows, numbers.lastGift, first(test.from), last(test.to));
}

function keepMembers(rows: Rows, ids: readonly string[], members: ReadonlySet<string> | undefined): void {
  if (members) keepIf(rows, (row) => members.has(ids[row] ?? ''));
  else rows.count = 0;
}

/** Leaves only the rows that a test fits: the same on a device and on the server. */
export function keepTest(rows: Rows, index: PeopleIndex, test: AudienceTest, lists: HeldLists): void {
  const { columns, numbers } = index;
  switch (test.by) {
    case 'value': {
      const accepted = new Set(test.is);
      keepValues(rows, columns[test.column], (value) => accepted.has(value));
      return;
    }
    case 'facet':
      keepValues(rows, columns.facets, (value) => {
        const has = split(value);
        return test.is.some((one) => (one === 'contact' ? has.length === 0 : has.includes(one)));
      });
      return;
    case 'tag':
      keepSets(rows, columns.tags, test.which, test.tags);
      return;
    case 'skill':
      keepSets(rows, columns.skills, test.which, test.skills);
      return;
    case 'voter':
      keepIf(rows, (row) => (index.voters[row] !== '') === test.linked);
      return;
    case 'added':
      keepRange(rows, numbers.added, first(test.from), last(test.to));
      return;
    case 'reach':
      keepRange(
        rows,
        index.reach[channels.indexOf(test.channel)] ?? new Uint8Array(0),
        reachCode[test.is],
        reachCode[test.is],
      );
      return;
    case 'gave':
      keepGivers(rows, index, test);
      return;
    case 'recurring':
      keepMarked(rows, index.recurring);
      return;
    case 'segment':
      keepSets(rows, columns.segments, 'any', test.is);
      return;
    case 'hours':
      keepRange(rows, numbers.hours, test.least ?? Number.MIN_VALUE, test.most ?? open);
      if (test.from !== null || test.to !== null)
        keepRange(rows, numbers.lastActive, first(test.from), last(test.to));
      return;
    case 'list':
      keepMembers(rows, index.ids, lists.people.get(test.list));
      return;
    case 'voter list':
      keepMembers(rows, index.voters, lists.voters.get(test.list));
  }
}

/** The rows of an audience, in no order. Give them back with `letGo`. */
export function audienceRows(
  index: PeopleIndex,
  { all, except }: AudienceFilter,
  lists: HeldLists = noLists,
): Rows {
  const excluded = except.length > 0 ? maskOf(index.rows) : null;
  for (const test of excluded ? except : []) {
    const rows = rowsIn(index.alive, 1);
    keepTest(rows, index, test, lists);
    if (excluded) setIn(excluded, rows, 1);
    letGo(rows);
  }
  const rows = rowsIn(index.alive, 1);
  for (const test of all) keepTest(rows, index, test, lists);
  if (excluded) {
    keepIf(rows, (row) => excluded[row] === 0);
    giveBack(excluded);
  }
  return rows;
}
