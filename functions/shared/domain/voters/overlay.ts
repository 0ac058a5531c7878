import { type Table, tableFromArrays, tableFromIPC, tableToIPC } from '@uwdata/flechette';
import * as z from 'zod/mini';
import { overlayParts } from '../../collections/voter-overlays.ts';
import { sources } from './contact-results.ts';
import { decodeFact, encodeFact } from './fact-encoding.ts';
import { gunzip, gzip } from './gzip.ts';
import {
  bitsOf,
  channelsOf,
  countMax,
  type numbers,
  type Row,
  type texts,
  types,
} from './overlay-columns.ts';
import { type Fact, type FoldState, learnedKinds } from './voter-state.ts';

/** The part that has what was learned of a voter: FNV-1a of the id. */
export function partOf(voterId: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < voterId.length; at++) hash = Math.imul(hash ^ voterId.charCodeAt(at), 0x01000193);
  // The low bits of FNV know little of what came last.
  return ((hash >>> 16) ^ (hash & 0xffff)) % overlayParts;
}

/** An overlay that is not what it should be: damaged, or cut off. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
}

const emptyRow = {
  kind: '',
  source: '',
  about: '',
  value: '',
  until: '',
  by: '',
  id: '',
  channels: 0,
  happened_at: 0,
};

function rowsOf([voter, { attempts, notes, facts }]: [string, FoldState]): Row[] {
  const counts = { voter, attempts: Math.min(attempts, countMax), notes: Math.min(notes, countMax) };
  if (facts.length === 0) return attempts + notes > 0 ? [{ ...counts, ...emptyRow }] : [];
  return facts.map((fact) => ({
    ...counts,
    ...encodeFact(fact),
    kind: fact.kind,
    source: fact.source,
    channels: bitsOf(fact.channels),
    until: fact.until ?? '',
    happened_at: fact.happened_at,
    by: fact.by,
    id: fact.id,
  }));
}

const inOrder = ([one]: [string, FoldState], [other]: [string, FoldState]) => (one < other ? -1 : 1);

/** Packs what is kept of a part's voters. The same states give the same columns, in whatever order they come. */
export async function packOverlay(states: ReadonlyMap<string, FoldState>): Promise<Uint8Array> {
  const cells = Object.keys(types).map((name): [string, unknown[]] => [name, []]);
  // Rows are gone again at once: of a large part all of them take a hundred megabytes.
  for (const state of [...states].sort(inOrder))
    for (const row of rowsOf(state)) for (const [name, column] of cells) column.push(Reflect.get(row, name));
  const bytes = tableToIPC(tableFromArrays(cells, { types }), { format: 'stream' });
  if (!bytes) throw new OverlayError('The overlay was not packed.');
  return gzip(bytes);
}

/** A part as it was packed. What is asked of a voter is made then: the part itself stays columns. */
export type Overlay = {
  /** In ascending order. */
  voters: readonly string[];
  /** What is kept of `voters[index]`. */
  foldStateAt: (index: number) => FoldState;
};

function columnOf(table: Table, name: string): ArrayLike<unknown> {
  const column = table.getChild(name);
  if (!column) throw new OverlayError(`The overlay has no ${name}.`);
  return column.toArray();
}
function textsIn(table: Table, name: keyof typeof texts): (row: number) => string {
  const cells = columnOf(table, name);
  return (row) => String(cells[row] ?? '');
}
function numbersIn(table: Table, name: keyof typeof numbers): (row: number) => number {
  const cells = columnOf(table, name);
  return (row) => Number(cells[row]);
}

/** What no tag, question or field has in it. */
const separator = '\u0000';

/** Each different text is made sense of once. */
function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const had = made.get(key);
    if (had !== undefined) return had;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
const kindOf = once((value) => z.enum(learnedKinds).parse(value));
const sourceOf = once((value) => z.enum(sources).parse(value));

/** Reads a part's bytes. Throws `OverlayError` for what is none; `foldStateAt` throws at a word of a later version's. */
export async function unpackOverlay(data: Uint8Array): Promise<Overlay> {
  const table = await read(data);
  const [voter, kind, source, about] = [
    textsIn(table, 'voter'),
    textsIn(table, 'kind'),
    textsIn(table, 'source'),
    textsIn(table, 'about'),
  ];
  const [value, until, by, id] = [
    textsIn(table, 'value'),
    textsIn(table, 'until'),
    textsIn(table, 'by'),
    textsIn(table, 'id'),
  ];
  const [attempts, notes] = [numbersIn(table, 'attempts'), numbersIn(table, 'notes')];
  const [bits, happened] = [numbersIn(table, 'channels'), numbersIn(table, 'happened_at')];
  const { voters, starts } = groups(table.numRows, voter);

  // Few facts say what no other does.
  const decodeValues = once((key: string) => {
    const [kinds = '', subject = '', ...values] = key.split(separator);
    return decodeFact(kindOf(kinds), { about: subject, value: values.join(separator) });
  });
  const factAt = (row: number): Fact => {
    const values = decodeValues(`${kind(row)}${separator}${about(row)}${separator}${value(row)}`);
    // Named one by one: spread, each takes six times as long.
    return {
      id: id(row),
      kind: kindOf(kind(row)),
      source: sourceOf(source(row)),
      outcome: values.outcome,
      score: values.score,
      tag: values.tag,
      is_on: values.is_on,
      question: values.question,
      answers: values.answers,
      text: values.text,
      field: values.field,
      reason: values.reason,
      channels: channelsOf(bits(row)),
      until: until(row) || null,
      happened_at: happened(row),
      by: by(row),
    };
  };
  return {
    voters,
    foldStateAt(index) {
      const first = starts[index] ?? 0;
      const end = starts[index + 1] ?? first;
      const facts: Fact[] = [];
      for (let row = first; row < end; row++) if (kind(row) !== '') facts.push(factAt(row));
      return { attempts: attempts(first), notes: notes(first), facts };
    },
  };
}

async function read(data: Uint8Array): Promise<Table> {
  try {
    return tableFromIPC(await gunzip(data));
  } catch (error) {
    throw new OverlayError('The overlay cannot be read.', { cause: error });
  }
}

/** The voters of the rows, and the row at which each begins, with the end. */
function groups(rows: number, voterAt: (row: number) => string): { voters: string[]; starts: number[] } {
  const voters: string[] = [];
  const starts: number[] = [];
  for (let row = 0; row < rows; row++) {
    const voter = voterAt(row);
    if (voter === voters.at(-1)) continue;
    voters.push(voter);
    starts.push(row);
  }
  starts.push(rows);
  return { voters, starts };
}
