import { letGo, type Rows } from '#shared/domain/engine/row-set.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { audienceRows, type HeldLists } from '#shared/domain/people/audience/audience-predicates.ts';
import type { PeopleGroup, PeopleSort } from '#shared/domain/people/audience/audience-view.ts';
import { type AudienceCounts, countAudience } from '#shared/domain/people/audience/count-audience.ts';
import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import { type NameParts, partNames, splitName } from '#shared/domain/people/name-parts.ts';
import { type PeopleIndex, separator } from '#shared/domain/people/pack/people-index.ts';

/** `hashes`: of a whole address or number that was typed. */
export type PeopleQuery = { filter: AudienceFilter; words: string; hashes: readonly string[] };
/** `members`: names by their accounts' ids, by which people are sorted who are assigned. */
export type PeopleOrder = {
  by: PeopleSort;
  reversed: boolean;
  members: Readonly<Record<string, string>>;
};
export type FoundPerson = {
  id: string;
  name: string;
  /** The member who keeps in touch with them; '' where there is none. */
  assigned: string;
  city: string;
  zip: string;
  language: string;
  source: string;
  tags: string[];
  /** Of those who give (`donorSegments`). */
  segments: string[];
  last4: string;
  total: number;
  last: number;
  hours: number;
  /** The day on which the card was made, as a number: 20261126. */
  added: number;
};
/** People of one value of a column; '' of none. Whoever has several tags is counted with each. */
export type PeopleOfValue = { value: string; people: number };
export type PeopleFound = { counts: AudienceCounts; people: FoundPerson[] };
export type OfferedColumn = 'city' | 'zip' | 'language' | 'source' | 'tags' | 'segments';

/** A person by name and place, without an address or a number. */
export type PlacedPerson = NameParts & { id: string; city: string; state: string; zip: string };

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const split = (value: string): string[] => (value === '' ? [] : value.split(separator));

const { compare } = new Intl.Collator();
/** Sorts after every name. */
const lastName = '\uffff';
/** Whoever has no value comes after everybody who has one, from whichever end. */
const blankLast = (one: string, other: string, turn: number): number =>
  one === '' || other === '' ? Number(one === '') - Number(other === '') : turn * compare(one, other);
/** The largest first; 0 is none. */
const largestFirst = (one: number, other: number, turn: number): number =>
  one === 0 || other === 0 ? Number(one === 0) - Number(other === 0) : turn * (other - one);

/** Everybody but organizations, by the parts of their names. */
const named = ({ alive, columns, ids, names, parts }: PeopleIndex) =>
  ids.flatMap((id, row) => {
    if (!alive[row] || columns.kind.valueAt(row) !== 'person') return [];
    const own = parts.get(row);
    const name = own
      ? (Object.fromEntries(partNames.map((part, at) => [part, own[at] || null])) as NameParts)
      : splitName(names[row] ?? '');
    return [{ row, id, name }];
  });

/** Answers questions about people as columns. Knows no browser. */
export function createPeopleAnswers(index: PeopleIndex) {
  let ranks: { of: number; rank: Uint32Array } | null = null;

  /** The place of each row in the order of names; made once for each change. */
  function rankOf(): Uint32Array {
    if (ranks?.of === index.revision()) return ranks.rank;
    const { keys } = index;
    const order = keys.map((_, row) => row).sort((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
    const rank = new Uint32Array(index.rows);
    for (const [at, row] of order.entries()) rank[row] = at;
    ranks = { of: index.revision(), rank };
    return rank;
  }

  function rowsOf({ filter, words, hashes }: PeopleQuery, lists: HeldLists): Rows {
    const rows = audienceRows(index, filter, lists);
    const typed = foldText(words).split(' ').filter(Boolean);
    if (typed.length === 0 && hashes.length === 0) return rows;
    const fits = (row: number): boolean => {
      if (hashes.some((hash) => index.hashes[row]?.includes(hash))) return true;
      const key = ` ${index.keys[row] ?? ''}`;
      return typed.length > 0 && typed.every((word) => key.includes(` ${word}`));
    };
    let count = 0;
    for (let at = 0; at < rows.count; at += 1) {
      const row = rows.from[at] ?? 0;
      if (!fits(row)) continue;
      rows.list[count] = row;
      count += 1;
    }
    return Object.assign(rows, { from: rows.list, count });
  }

  function sorted(rows: Uint32Array, { by, reversed, members }: PeopleOrder): Uint32Array {
    const rank = rankOf();
    const turn = reversed ? -1 : 1;
    const { numbers, columns, last4 } = index;
    const byName = (a: number, b: number) => (rank[a] ?? 0) - (rank[b] ?? 0);
    const values = {
      total: numbers.total,
      last: numbers.lastGift,
      hours: numbers.hours,
      added: numbers.added,
    };
    if (by === 'name') return rows.sort((a, b) => turn * byName(a, b));
    if (by === 'phone')
      return rows.sort((a, b) => blankLast(last4[a] ?? '', last4[b] ?? '', turn) || byName(a, b));
    if (by !== 'total' && by !== 'last' && by !== 'hours' && by !== 'added') {
      const { codes, values: stored } = columns[by];
      // Who has left sorts after every name.
      const texts =
        by === 'assigned' ? stored.map((id) => (id === '' ? '' : (members[id] ?? lastName))) : stored;
      // Each different text is compared once, not once for each pair of rows.
      const place = new Uint32Array(texts.length);
      const order = texts
        .map((_, code) => code)
        .sort((a, b) => blankLast(texts[a] ?? '', texts[b] ?? '', turn));
      for (const [at, code] of order.entries()) {
        const before = order[at - 1];
        // Members of one name, and all who left, stand together.
        place[code] = before !== undefined && texts[before] === texts[code] ? (place[before] ?? 0) : at;
      }
      const placeOf = (row: number) => place[codes[row] ?? 0] ?? 0;
      return rows.sort((a, b) => placeOf(a) - placeOf(b) || byName(a, b));
    }
    const of = values[by];
    return rows.sort((a, b) => largestFirst(of[a] ?? 0, of[b] ?? 0, turn) || byName(a, b));
  }

  const personAt = (row: number): FoundPerson => ({
    ...{ id: index.ids[row] ?? '', name: index.names[row] ?? '', city: index.columns.city.valueAt(row) },
    segments: split(index.columns.segments.valueAt(row)),
    ...{ tags: split(index.columns.tags.valueAt(row)), last4: index.last4[row] ?? '' },
    ...{ total: index.numbers.total[row] ?? 0, last: index.numbers.lastGift[row] ?? 0 },
    ...{ zip: index.columns.zip.valueAt(row), language: index.columns.language.valueAt(row) },
    ...{ source: index.columns.source.valueAt(row), added: index.numbers.added[row] ?? 0 },
    hours: index.numbers.hours[row] ?? 0,
    assigned: index.columns.assigned.valueAt(row),
  });

  return {
    find(query: PeopleQuery, sort: PeopleOrder, most: number, lists: HeldLists): PeopleFound {
      const rows = rowsOf(query, lists);
      const counts = countAudience(index, rows);
      const order = sorted(rows.from.slice(0, rows.count), sort);
      letGo(rows);
      return { counts, people: Array.from(order.subarray(0, most), personAt) };
    },
    /** Ids of everybody whom a question finds. */
    ids(query: PeopleQuery, most: number, lists: HeldLists): string[] {
      const rows = rowsOf(query, lists);
      const ids = Array.from(
        rows.from.subarray(0, Math.min(most, rows.count)),
        (row) => index.ids[row] ?? '',
      );
      letGo(rows);
      return ids;
    },
    /** How many of those whom a question finds have each value of a column, most first. */
    groups(query: PeopleQuery, column: PeopleGroup, lists: HeldLists): PeopleOfValue[] {
      const rows = rowsOf(query, lists);
      const { codes, values } = index.columns[column];
      const tally = new Uint32Array(values.length);
      for (let at = 0; at < rows.count; at += 1) {
        const code = codes[rows.from[at] ?? 0] ?? 0;
        tally[code] = (tally[code] ?? 0) + 1;
      }
      letGo(rows);
      const people = new Map<string, number>();
      for (const [code, joined] of values.entries())
        for (const value of joined === '' ? [''] : split(joined))
          people.set(value, (people.get(value) ?? 0) + (tally[code] ?? 0));
      return [...people]
        .map(([value, count]) => ({ value, people: count }))
        .filter(({ people: count }) => count > 0)
        .sort((one, other) => other.people - one.people || one.value.localeCompare(other.value));
    },
    /** Everybody but organizations, as the finder of duplicates compares them. */
    records(): DuplicateRecord[] {
      const { born, columns, hashes, mailboxes } = index;
      return named(index).map(({ row, id, name }): DuplicateRecord => {
        const [emails = [], phones = []] = (hashes[row] ?? '').split('|').map(wordsOf);
        const [household, zip] = [columns.household.valueAt(row), columns.zip.valueAt(row)];
        return {
          ...{ id, ...name, emails: [...emails, ...(mailboxes.get(row) ?? [])], phones },
          ...{ address: household || null, zip: zip || null, born: born[row] ? String(born[row]) : null },
        };
      });
    },
    /** Names and places, with which records of other sources are compared. */
    places(): PlacedPerson[] {
      const { city, state, zip } = index.columns;
      return named(index).map(({ row, id, name }) => ({
        ...{ id, ...name, city: city.valueAt(row), state: state.valueAt(row), zip: zip.valueAt(row) },
      }));
    },
    /** Values of a column with how many people have each, most first. */
    values(column: OfferedColumn, most: number): PeopleOfValue[] {
      const { codes, values } = index.columns[column];
      const tally = new Uint32Array(values.length);
      for (let row = 0; row < index.ids.length; row += 1)
        if (index.alive[row]) tally[codes[row] ?? 0] = (tally[codes[row] ?? 0] ?? 0) + 1;
      const people = new Map<string, number>();
      for (const [code, joined] of values.entries())
        for (const value of split(joined)) people.set(value, (people.get(value) ?? 0) + (tally[code] ?? 0));
      return [...people]
        .map(([value, count]) => ({ value, people: count }))
        .filter(({ people: count }) => count > 0)
        .sort((one, other) => other.people - one.people || one.value.localeCompare(other.value))
        .slice(0, most);
    },
  };
}
export type PeopleAnswers = ReturnType<typeof createPeopleAnswers>;
