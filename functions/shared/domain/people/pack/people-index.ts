import { createDictionaryColumn, type DictionaryColumn } from '../../engine/dictionary-column.ts';
import { type SegmentLaw, segmentsOf } from '../../gifts/donor-segments.ts';
import { readGiving } from '../../gifts/giving.ts';
import type { DonorKind } from '../../money/limit-kinds.ts';
import { channels } from '../../voters/contact-results.ts';
import type { PackChange } from './change-log.ts';
import type { PeoplePack } from './pack-limits.ts';
import { type CardRow, type GiftRow, type PackRow, reachLetters, type WorkRow } from './pack-rows.ts';

/** Several values of one person in one column. */
export const separator = '\u0001';
const join = (values: readonly string[]): string => values.join(separator);
export const reachCodes = ['-', ...Object.values(reachLetters)] as const;

const dictionaries = [
  ...(['kind', 'city', 'state', 'zip', 'language', 'source', 'assigned', 'tags', 'facets'] as const),
  ...(['household', 'skills', 'capacity', 'segments'] as const),
];
type DictionaryName = (typeof dictionaries)[number];

/** Rows taken for people who come later; when they are used up, the packs are opened again. */
const spareRows = 5_000;

/**
 * People as columns: one row each, whatever pack told of them first. A row stays a person's for good; `alive` says who has a
 * card. Knows neither browser nor server.
 */
export function createPeopleIndex(people: number, spare = spareRows) {
  const rows = people + spare;
  const rowOf = new Map<string, number>();
  const ids: string[] = [];
  const names: string[] = [];
  const keys: string[] = [];
  const hashes: string[] = [];
  const voters: string[] = [];
  const last4: string[] = [];
  /** What segments are told from, of those who gave or promised. */
  const givings = new Map<number, string>();
  /** What donors count as, of whom it is known. */
  const counts = new Map<number, DonorKind>();
  let law: SegmentLaw | null = null;
  /** Of the few whose name does not say its parts, or whose addresses have a tag. */
  const parts = new Map<number, readonly string[]>();
  const mailboxes = new Map<number, readonly string[]>();
  const columns = Object.fromEntries(
    dictionaries.map((name) => [name, createDictionaryColumn(rows)]),
  ) as Record<DictionaryName, DictionaryColumn>;
  const numbers = {
    ...{ added: new Int32Array(rows), total: new Float64Array(rows), gifts: new Int32Array(rows) },
    ...{ lastGift: new Int32Array(rows), hours: new Float64Array(rows), lastActive: new Int32Array(rows) },
  };
  /** Years of birth; 0 where nobody knows. */
  const born = new Int16Array(rows);
  const alive = new Uint8Array(rows);
  const recurring = new Uint8Array(rows);
  const reach = channels.map(() => new Uint8Array(rows));
  /** The number of the newest change of a person, by pack: an older one that comes later changes nothing. */
  const applied = new Map<string, number>();
  let revision = 0;

  const put = (name: DictionaryName, row: number, value: string) =>
    columns[name].set(row, columns[name].codeOf(value));
  /** Null where no row is left. */
  const rowFor = (id: string): number | null => {
    const found = rowOf.get(id);
    if (found !== undefined) return found;
    if (ids.length >= rows) return null;
    rowOf.set(id, ids.length);
    for (const texts of [names, keys, hashes, voters, last4]) texts.push('');
    return ids.push(id) - 1;
  };

  /** Segments depend on the kind of the card, on the gifts, on the day and on the limits. */
  function putSegments(row: number): void {
    const giving = givings.get(row);
    const kind = columns.kind.valueAt(row);
    const segments =
      giving === undefined || !law
        ? []
        : segmentsOf({ id: ids[row] ?? '', kind, counts: counts.get(row), giving: readGiving(giving) }, law);
    put('segments', row, join(segments));
  }

  const set: { [P in PeoplePack]: (row: number, values: PackRow<P>) => void } = {
    cards(row, card: CardRow) {
      alive[row] = 1;
      const isOther = columns.kind.valueAt(row) !== card.kind;
      [names[row], keys[row], voters[row], last4[row]] = [card.name, card.key, card.voter, card.last4];
      hashes[row] = [...card.emails, '|', ...card.phones].join(' ');
      for (const [of, values] of [
        [parts, card.parts],
        [mailboxes, card.mailboxes],
      ] as const) {
        if (values.length > 0) of.set(row, values);
        else of.delete(row);
      }
      for (const name of ['kind', 'city', 'state', 'zip', 'language', 'source', 'assigned'] as const)
        put(name, row, card[name]);
      put('household', row, card.household);
      put('tags', row, join(card.tags));
      put('facets', row, join(card.facets));
      numbers.added[row] = card.added;
      born[row] = card.born ?? 0;
      for (const [at, column] of reach.entries())
        column[row] = Math.max(0, reachCodes.indexOf((card.reach[at] ?? '-') as '-'));
      if (isOther && givings.has(row)) putSegments(row);
    },
    gifts(row, gift: GiftRow) {
      [numbers.total[row], numbers.gifts[row], numbers.lastGift[row]] = [gift.total, gift.count, gift.last];
      recurring[row] = Number(gift.recurring);
      put('capacity', row, gift.capacity);
      if (gift.counts) counts.set(row, gift.counts);
      else counts.delete(row);
      if (gift.giving) givings.set(row, gift.giving);
      else givings.delete(row);
      putSegments(row);
    },
    work(row, work: WorkRow) {
      [numbers.hours[row], numbers.lastActive[row]] = [work.hours, work.last];
      put('skills', row, join(work.skills));
    },
  };
  const drop: { [P in PeoplePack]: (row: number) => void } = {
    cards: (row) => {
      alive[row] = 0;
    },
    gifts: (row) =>
      set.gifts(row, {
        ...{ id: '', total: 0, count: 0, last: 0, recurring: false },
        capacity: '',
        giving: '',
      }),
    work: (row) => set.work(row, { id: '', hours: 0, last: 0, skills: [] }),
  };

  return {
    ...{
      rows,
      ids,
      names,
      parts,
      keys,
      hashes,
      mailboxes,
      voters,
      last4,
      columns,
      numbers,
      born,
      alive,
      recurring,
      reach,
    },
    rowOf: (id: string): number | undefined => rowOf.get(id),
    /** Grows with each change. */
    revision: () => revision,
    /** Tells everybody's segments by other limits or on another day. Before the first time there are none. */
    judge(next: SegmentLaw): void {
      law = next;
      for (const row of givings.keys()) putSegments(row);
    },
    /** Rows of a part. False where no row is left for somebody. */
    load<P extends PeoplePack>(pack: P, part: readonly PackRow<P>[]): boolean {
      revision += 1;
      for (const values of part) {
        const row = rowFor(values.id);
        if (row === null) return false;
        set[pack](row, values);
      }
      return true;
    },
    /** Changes in any order, also again. False where no row is left for somebody. */
    apply<P extends PeoplePack>(pack: P, changes: readonly PackChange<PackRow<P>>[]): boolean {
      for (const { n, id, row: values } of changes) {
        const of = `${pack} ${id}`;
        if ((applied.get(of) ?? 0) >= n) continue;
        const row = values ? rowFor(id) : rowOf.get(id);
        if (row === null) return false;
        revision += 1;
        applied.set(of, n);
        if (row === undefined) continue;
        if (values) set[pack](row, values);
        else drop[pack](row);
      }
      return true;
    },
    settle(): void {
      for (const column of Object.values(columns)) column.settle();
    },
  };
}
export type PeopleIndex = ReturnType<typeof createPeopleIndex>;
