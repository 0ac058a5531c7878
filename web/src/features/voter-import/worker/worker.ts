import { byteOrderMark, csvLine } from '#shared/rules/import/cells.ts';
import { votersMax } from '#shared/rules/voters/columns.ts';
import { build } from './build.ts';
import { type Checked, check } from './check.ts';
import { look } from './file.ts';
import type { Reading } from './lines.ts';
import type {
  FileFacts,
  FromWorker,
  KeptImport,
  Progress,
  RefusedWords,
  Reply,
  Request,
  ToWorker,
} from './protocol.ts';
import { forgetOrphans, keepChunk, keepImport } from './scratch.ts';

class Stopped extends Error {}

/** Holds one file; its rows never reach the page. */
let held: { facts: FileFacts; reading: Reading } | null = null;
let checked: Checked | null = null;
let isStopped = false;
/** Whoever waits for a chunk of the former file. */
const wanted = new Map<number, (bytes: Uint8Array | null) => void>();

const say = (message: FromWorker): void => self.postMessage(message);

function progress(done: Progress): void {
  if (isStopped) throw new Stopped();
  say({ progress: done });
}

const formerChunk = (index: number): Promise<Uint8Array | null> =>
  new Promise((answer) => {
    wanted.set(index, answer);
    say({ wants: index });
  });

async function read(file: File): Promise<Reply> {
  held = null;
  checked = null;
  const looked = await look(file, votersMax);
  if (looked.is === 'refused file') return looked;
  held = looked;
  return { is: 'file', facts: looked.facts };
}

function refusedCsv({ facts: { headers } }: NonNullable<typeof held>, words: RefusedWords): Reply {
  const parts = [byteOrderMark, csvLine([words.row, words.reason, ...headers])];
  for (const { row, why, line } of checked?.refused ?? [])
    parts.push(csvLine([String(row), words.refusals[why]]).trimEnd(), ',', line);
  return { is: 'csv', csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }) };
}

/** One tab at a time: what another one packs has no record yet, and looks like chunks that were left. */
const packed = (
  { order, keys }: Extract<Request, { ask: 'build' }>,
  file: Parameters<typeof build>[1],
): Promise<KeptImport> =>
  navigator.locks.request('hustings-voter-packing', async () => {
    await forgetOrphans();
    const keep = (index: number, bytes: Uint8Array) => keepChunk(keys, order.fileId, index, bytes);
    const kept = await build(order, file, { formerChunk, keep, progress });
    await keepImport(keys, kept);
    return kept;
  });

async function answer(request: Request): Promise<Reply> {
  if (request.ask === 'read') return read(request.file);
  if (!held) throw new Error('No file has been read.');
  const { facts, reading } = held;
  if (request.ask === 'check') {
    // The rows of the check before go first: two of them are too many.
    checked = null;
    const { mapping, dayOrders } = request;
    const { layout } = facts;
    const result = await check({ reading, layout, mapping, dayOrders, most: votersMax, progress });
    if ('why' in result) return { is: 'refused file', ...result };
    checked = result;
    return { is: 'preview', preview: result.preview };
  }
  if (request.ask === 'refused') return refusedCsv(held, request.words);
  if (!checked) throw new Error('The file has not been checked.');
  const file = { name: facts.name, layout: facts.layout, checked };
  const kept = await packed(request, file);
  return { is: 'built', kept };
}

function stop(): void {
  isStopped = true;
  for (const give of wanted.values()) give(null);
  wanted.clear();
}

const failure = (error: unknown): Reply =>
  error instanceof Stopped ? { is: 'stopped' } : { is: 'failed', message: String(error) };

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('stop' in data) return stop();
  if ('chunk' in data) {
    wanted.get(data.chunk)?.(data.bytes);
    wanted.delete(data.chunk);
    return;
  }
  isStopped = false;
  const { id, request } = data;
  answer(request).then(
    (reply) => say({ id, reply }),
    (error: unknown) => say({ id, reply: failure(error) }),
  );
});
