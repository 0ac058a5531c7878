import type { DictionaryColumn } from '#shared/domain/engine/dictionary-column.ts';
import { giveBack, type Mask, maskOf } from '#shared/domain/engine/masks.ts';
import { keepMarked, type Rows } from '#shared/domain/engine/row-set.ts';
import type { Texts } from '#shared/domain/engine/texts.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { type DictionaryColumnName, dictionaryColumns } from '#shared/domain/voters/voter-file-columns.ts';
import type { Base } from './base.ts';
import { columnsOf, type MatchKind, parseSearch, type SearchTerm } from './search-terms.ts';

/**
 * The words of a column's values in their order, each with the number of its value; and how many rows have each value,
 * when it was made: `size` values.
 */
type Index = { words: readonly string[]; codes: Uint32Array; rows: Uint32Array; size: number };

function indexOf({ values, codes }: DictionaryColumn): Index {
  const entries: { word: string; code: number }[] = [];
  for (const [code, value] of values.entries())
    for (const word of foldText(value).split(' ')) if (word !== '') entries.push({ word, code });
  entries.sort((one, other) => (one.word < other.word ? -1 : Number(one.word > other.word)));
  const rows = new Uint32Array(values.length);
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? 0;
    rows[code] = (rows[code] ?? 0) + 1;
  }
  return {
    words: entries.map(({ word }) => word),
    codes: Uint32Array.from(entries, ({ code }) => code),
    rows,
    size: values.length,
  };
}

/** The first place whose word is not before `wanted`. */
function placeOf(words: readonly string[], prefix: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sets a 1 for each value that has such a word; answers how many rows have one of those that it set. */
function mark(table: Uint8Array, { words, codes, rows }: Index, token: string, how: MatchKind): number {
  const fits = (word: string | undefined) => (how === 'begin' ? word?.startsWith(token) : word === token);
  let people = 0;
  for (let at = placeOf(words, token); fits(words[at]); at += 1) {
    const code = codes[at] ?? 0;
    if (table[code] === 1) continue;
    table[code] = 1;
    people += rows[code] ?? 0;
  }
  return people;
}

/** Where one word of a search is, and in how many rows at the most. */
type Plan = { columns: { codes: DictionaryColumn['codes']; table: Uint8Array }[]; people: number };

function markRows(found: Mask, codes: ArrayLike<number>, table: Uint8Array): void {
  for (let row = 0; row < found.length; row += 1)
    found[row] = (found[row] ?? 0) | (table[codes[row] ?? 0] ?? 0);
}

/** Of whom the words before found, leaves those who have this one too. */
function keepFound(found: Mask, { columns }: Plan): void {
  for (let row = 0; row < found.length; row += 1) {
    if (found[row] === 0) continue;
    let has = 0;
    for (const { codes, table } of columns) has |= table[codes[row] ?? 0] ?? 0;
    found[row] = has;
  }
}

const upperA = 0x41;
const upperZ = 0x5a;
const toLower = 0x20;

/** Sets a 1 for each row whose number begins so; `wanted` in lower case. */
function markIds(found: Mask, ids: Texts, token: string): void {
  const prefix = new TextEncoder().encode(token);
  const bytes = ids.bytes();
  const { starts, lengths } = ids;
  for (let row = 0; row < found.length; row += 1) {
    if ((lengths[row] ?? 0) < prefix.length) continue;
    const start = starts[row] ?? 0;
    let at = prefix.length - 1;
    // From the end: all numbers of a file may begin alike.
    for (; at >= 0; at -= 1) {
      const byte = bytes[start + at] ?? 0;
      if ((byte >= upperA && byte <= upperZ ? byte | toLower : byte) !== prefix[at]) break;
    }
    if (at < 0) found[row] = 1;
  }
}

/** Finds people by their name, address or number: each word of a search must be there. `prepare`: 0.3 s for a million voters. */
export function searchIn(base: Base) {
  const made = new Map<DictionaryColumnName, Index>();
  const of = (column: DictionaryColumnName): Index => {
    const dictionary = base.dictionaries[column];
    const known = made.get(column);
    // A correction may have brought a value.
    if (known?.size === dictionary.values.length) return known;
    const index = indexOf(dictionary);
    made.set(column, index);
    return index;
  };
  const planOf = (term: SearchTerm, isAddress: boolean): Plan => {
    const plan: Plan = { columns: [], people: 0 };
    for (const [column, how] of columnsOf(term, isAddress)) {
      const { codes, values } = base.dictionaries[column];
      const table = new Uint8Array(values.length);
      const index = of(column);
      let people = mark(table, index, term.token, how);
      if (term.alias !== null) people += mark(table, index, term.alias, 'equal');
      // A correction's value is in no row of the index yet.
      if (people > 0 || table.includes(1)) plan.columns.push({ codes, table });
      plan.people += people;
    }
    return plan;
  };
  return {
    /** Makes one column's index; which columns there are. */
    columns: dictionaryColumns.filter((column) =>
      columnsOf({ token: '', alias: null, isNumber: false, isLast: true }, true).some(
        ([one]) => one === column,
      ),
    ),
    prepare: (column: DictionaryColumnName): void => void of(column),
    keepFound(rows: Rows, typed: string): void {
      const { terms, isAddress, id } = parseSearch(typed);
      // The rarest word first: only in whose rows it is the others are looked for.
      const plans = terms
        .map((term) => planOf(term, isAddress))
        .sort((one, other) => one.people - other.people);
      const [rarest, ...others] = plans;
      if (!rarest) return;
      const found = maskOf(base.rows);
      for (const { codes, table } of rarest.columns) markRows(found, codes, table);
      for (const plan of others) keepFound(found, plan);
      if (id) markIds(found, base.texts.id, id);
      keepMarked(rows, found);
      giveBack(found);
    },
  };
}
