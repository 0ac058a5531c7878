import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import { withoutRace } from '#shared/domain/voters/data-columns.ts';
import { withoutPlaces } from '#shared/domain/voters/race-codes.ts';
import { votersMax } from '#shared/domain/voters/voter-file-columns.ts';
import { tableOf } from './carry-over.ts';
import { type Checked, check } from './check-voter-file.ts';
import { countsOf, statesOf } from './file-counts.ts';
import type { Reading } from './file-lines.ts';
import { dropPart, joinData } from './join-data.ts';
import { joinHistory } from './join-history.ts';
import { build } from './pack-file.ts';
import { forgetOrphans, keepChunk, keepImport } from './packed-imports.ts';
import { raceIn } from './race-columns.ts';
import { readStarts } from './read-start.ts';
import type {
  FileFacts,
  FromWorker,
  PackedImport,
  Preview,
  Progress,
  RefusedTexts,
  Reply,
  Request,
  ToWorker,
} from './voter-import-protocol.ts';

class Stopped extends Error {}

/** Holds what was chosen; its rows never reach the page. */
let current: { facts: FileFacts; readings: readonly Reading[] } | null = null;
let checked: Checked | null = null;
let isStopped = false;
/** Whoever waits for a chunk of the former file. */
const requests = new Map<number, (bytes: Uint8Array | null | 'unreached') => void>();

const say = (message: FromWorker): void => self.postMessage(message);

function progress(done: Progress): void {
  if (isStopped) throw new Stopped();
  say({ progress: done });
}

/** A piece of the former file; null where it is lost. Rejects where it could not be reached. */
const formerChunk = (index: number): Promise<Uint8Array | null> =>
  new Promise((answer, fail) => {
    requests.set(index, (bytes) =>
      bytes === 'unreached' ? fail(new Error('The former file could not be reached.')) : answer(bytes),
    );
    say({ chunkIndex: index });
  });
/** Of whoever goes on from its voters: without one piece there is nothing to go on from. */
const chunkOrNull = (index: number): Promise<Uint8Array | null> => formerChunk(index).catch(() => null);

async function read(files: readonly File[]): Promise<Reply> {
  current = null;
  checked = null;
  const start = await readStarts(files, votersMax);
  if (start.is === 'refused file') return start;
  current = start;
  return { is: 'file', facts: start.facts };
}

/** The voters of the current file without what one part brought. */
async function remove({ former, part }: Extract<Request, { ask: 'remove' }>): Promise<Reply> {
  checked = null;
  const table = await tableOf(former, chunkOrNull, progress);
  if (!table) return { is: 'refused file', why: 'former_unread', row: null };
  dropPart(table, former.parts, part);
  const preview: Preview = {
    ...{ rows: 0, elsewhere: 0, ready: table.rows, refused: 0 },
    ...{ refusals: [], notes: [], unknownStatuses: [], dates: [], joined: null, race: raceIn(table) },
    ...countsOf(table),
    elections: table.elections,
    states: statesOf(table),
  };
  checked = { table, preview, refused: [] };
  return { is: 'preview', preview };
}

function refusedCsv(headers: readonly string[], texts: RefusedTexts): Reply {
  const parts = [byteOrderMark, csvLine([texts.row, texts.reason, ...headers])];
  for (const { file, row, why, line } of checked?.refused ?? [])
    parts.push(csvLine([file ? `${file}: ${row}` : String(row), texts.refusals[why]]).trimEnd(), ',', line);
  return { is: 'csv', csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}

/** One tab at a time: what another one packs has no record yet, and looks like chunks that were left. */
const packed = (
  { order, keys }: Extract<Request, { ask: 'build' }>,
  file: Parameters<typeof build>[1],
): Promise<PackedImport> =>
  navigator.locks.request('hustings-voter-packing', async () => {
    await forgetOrphans();
    const keep = (index: number, bytes: Uint8Array) => keepChunk(keys, order.fileId, index, bytes);
    const packedImport = await build(order, file, { formerChunk, keep, progress });
    await keepImport(keys, packedImport);
    return packedImport;
  });

async function answer(request: Request): Promise<Reply> {
  if (request.ask === 'read') return read(request.files);
  if (request.ask === 'remove') return remove(request);
  if (request.ask === 'refused') return refusedCsv(current?.facts.headers ?? [], request.texts);
  if (request.ask === 'build' && checked) {
    const { facts } = current ?? { facts: { name: '', layout: 'other' as const } };
    const file = { name: facts.name, layout: facts.layout, checked };
    return { is: 'built', packed: await packed(request, file) };
  }
  if (!current) throw new Error('No file has been read.');
  const { facts, readings } = current;
  if (request.ask === 'check') {
    // The rows of the check before go first: two of them are too many.
    checked = null;
    const { dayOrders } = request;
    const filters = request.rules.filters.filter(({ header }) => !facts.race.includes(header));
    const rules = { ...request.rules, filters };
    const { layout } = facts;
    // Whatever the screen asks for: race is read by `RaceReading` alone.
    const mapping = withoutPlaces(request.mapping, facts.racePlaces);
    const result = await check({ readings, layout, mapping, dayOrders, rules, most: votersMax, progress });
    if ('why' in result) return { is: 'refused file', ...result };
    checked = result;
    return { is: 'preview', preview: result.preview };
  }
  if (request.ask === 'join' || request.ask === 'append') {
    checked = null;
    const table = await tableOf(request.former, chunkOrNull, progress);
    if (!table) return { is: 'refused file', why: 'former_unread', row: null };
    const result =
      request.ask === 'join'
        ? await joinHistory({
            ...{ readings, history: withoutPlaces(request.history, facts.racePlaces) },
            ...{ state: request.state, table, progress },
          })
        : await joinData({
            ...{
              readings,
              mapping: withoutRace(request.data, facts.headers, facts.values),
              replaces: request.replaces,
            },
            ...{ parts: request.former.parts, table, progress },
          });
    if ('why' in result) return { is: 'refused file', ...result };
    checked = result;
    return { is: 'preview', preview: result.preview };
  }
  throw new Error('The file has not been checked.');
}

function stop(): void {
  isStopped = true;
  for (const give of requests.values()) give(null);
  requests.clear();
}

const failure = (error: unknown): Reply =>
  error instanceof Stopped ? { is: 'stopped' } : { is: 'failed', message: String(error) };

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('stop' in data) return stop();
  if ('chunk' in data) {
    requests.get(data.chunk)?.(data.bytes);
    requests.delete(data.chunk);
    return;
  }
  isStopped = false;
  const { id, request } = data;
  answer(request).then(
    (reply) => say({ id, reply }),
    (error: unknown) => say({ id, reply: failure(error) }),
  );
});
