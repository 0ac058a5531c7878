import { fold } from '#shared/rules/names.ts';
import { type WordColumn, wordColumns } from '#shared/rules/voters/columns.ts';
import type { Base } from './base.ts';
import { columnsOf, type How, soughtBy, type Wanted } from './found.ts';
import { giveBack, keepOnly, type Mask, maskOf } from './masks.ts';
import { keepIf, type Rows } from './rows.ts';
import type { Texts } from './texts.ts';

/** The words of a column's values in their order, each with the number of its value. `size`: values when it was made. */
type Index = { words: readonly string[]; codes: Uint32Array; size: number };

function indexOf(values: readonly string[]): Index {
  const entries: { word: string; code: number }[] = [];
  for (const [code, value] of values.entries())
    for (const word of fold(value).split(' ')) if (word !== '') entries.push({ word, code });
  entries.sort((one, other) => (one.word < other.word ? -1 : Number(one.word > other.word)));
  return {
    words: entries.map(({ word }) => word),
    codes: Uint32Array.from(entries, ({ code }) => code),
    size: values.length,
  };
}

/** The first place whose word is not before `wanted`. */
function placeOf(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sets a 1 for each value that has such a word; says whether there is any. */
function mark(table: Uint8Array, { words, codes }: Index, wanted: string, how: How): boolean {
  const first = placeOf(words, wanted);
  let at = first;
  const fits = (word: string | undefined) => (how === 'begin' ? word?.startsWith(wanted) : word === wanted);
  for (; fits(words[at]); at += 1) table[codes[at] ?? 0] = 1;
  return at > first;
}

const upperA = 0x41;
const upperZ = 0x5a;
const toLower = 0x20;

/** Sets a 1 for each row whose number begins so; `wanted` in lower case. */
function markIds(found: Mask, ids: Texts, wanted: string): void {
  const prefix = new TextEncoder().encode(wanted);
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
  const made = new Map<WordColumn, Index>();
  const of = (column: WordColumn): Index => {
    const { values } = base.words[column];
    const known = made.get(column);
    // A correction may have brought a value.
    if (known?.size === values.length) return known;
    const index = indexOf(values);
    made.set(column, index);
    return index;
  };
  const markWord = (found: Mask, wanted: Wanted, isAddress: boolean) => {
    for (const [column, how] of columnsOf(wanted, isAddress)) {
      const { codes, values } = base.words[column];
      const index = of(column);
      const table = new Uint8Array(values.length);
      const some = mark(table, index, wanted.token, how);
      const more = wanted.alias !== null && mark(table, index, wanted.alias, 'equal');
      if (!some && !more) continue;
      for (let row = 0; row < found.length; row += 1)
        found[row] = (found[row] ?? 0) | (table[codes[row] ?? 0] ?? 0);
    }
  };
  return {
    /** Makes one column's index; which columns there are. */
    columns: wordColumns.filter((column) =>
      columnsOf({ token: '', alias: null, isNumber: false, isLast: true }, true).some(
        ([one]) => one === column,
      ),
    ),
    prepare: (column: WordColumn): void => void of(column),
    keepFound(rows: Rows, typed: string): void {
      const { words, isAddress, id } = soughtBy(typed);
      if (words.length === 0) return;
      const found = maskOf(base.rows);
      for (const [at, wanted] of words.entries()) {
        const one = maskOf(base.rows);
        markWord(one, wanted, isAddress);
        if (at === 0) found.set(one);
        else keepOnly(found, one);
        giveBack(one);
      }
      if (id) markIds(found, base.texts.id, id);
      keepIf(rows, (row) => found[row] === 1);
      giveBack(found);
    },
  };
}
