import type { DayOrder } from '#shared/domain/days.ts';
import type { VoterMapping } from '#shared/domain/voters/headers.ts';
import { createWorkerRequests } from '../workers/worker-requests.ts';
import { scratchKeys } from './packed-imports.ts';
import type { ReadingRules } from './reading-rules.ts';
import type {
  BuildOrder,
  FromWorker,
  Progress,
  RefusedTexts,
  Reply,
  Request,
  ToWorker,
} from './voter-import-protocol.ts';

type Answer<Is extends Reply['is']> = Promise<Extract<Reply, { is: Is }>>;

/** The page's side of the worker that holds a voter file. Rejects with an Error where the worker failed. */
export type Importer = {
  /** Looks at the beginning of each file: at once. */
  read(files: readonly File[]): Answer<'file' | 'refused file'>;
  /** Goes through the whole file. */
  check(
    mapping: VoterMapping,
    dayOrders: Readonly<Record<number, DayOrder>>,
    rules: ReadingRules,
  ): Answer<'preview' | 'refused file' | 'stopped'>;
  /** Joins the file to the voters of the one that is current. */
  join(order: Omit<Extract<Request, { ask: 'join' }>, 'ask'>): Answer<'preview' | 'refused file' | 'stopped'>;
  /** Joins columns of the campaign's own to them. */
  append(
    order: Omit<Extract<Request, { ask: 'append' }>, 'ask'>,
  ): Answer<'preview' | 'refused file' | 'stopped'>;
  /** Takes away what a part of the current file brought. */
  remove(
    order: Omit<Extract<Request, { ask: 'remove' }>, 'ask'>,
  ): Answer<'preview' | 'refused file' | 'stopped'>;
  /**
   * Sorts and packs what was checked last, and keeps it on this device. Once that is done the worker is closed, and a million
   * rows with it, before they are sent: only the refused ones can still be asked for.
   */
  build(order: BuildOrder, texts: RefusedTexts): Answer<'built' | 'stopped'>;
  refused(texts: RefusedTexts): Promise<Blob>;
  /** Ends what is under way. */
  stop(): void;
  /** Lets the file go; what is being asked is never answered. */
  close(): void;
};

/**
 * `formerChunk`: the stored bytes of a piece of the file that is current, null where it is lost. Where it rejects, packing ends
 * with what it rejected with, for it would forget what could not be reached.
 */
export type Ports = {
  progress: (progress: Progress) => void;
  formerChunk: (index: number) => Promise<Uint8Array | null>;
};

const unexpected = (reply: Reply): never => {
  throw new Error(reply.is === 'failed' ? reply.message : `The importer answered ${reply.is}.`);
};

export function openImporter({ progress, formerChunk }: Ports): Importer {
  const worker = new Worker(new URL('./voter-import-worker.ts', import.meta.url), { type: 'module' });
  const requests = createWorkerRequests(worker);
  let refused: Blob | null = null;
  /** Why pieces of the former file could not be reached. */
  let unreached: unknown[] = [];
  const send = (message: ToWorker) => worker.postMessage(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('progress' in data) progress(data.progress);
    else if ('chunkIndex' in data) {
      const chunk = data.chunkIndex;
      formerChunk(chunk).then(
        (bytes) => send({ chunk, bytes }),
        (error: unknown) => {
          unreached.push(error);
          send({ chunk, bytes: 'unreached' });
        },
      );
    } else requests.answer(data.id, data.reply);
  });
  const ask = (request: Request) => requests.ask<Reply>((id) => send({ id, request }));
  const askPreview = async (request: Request): Answer<'preview' | 'refused file' | 'stopped'> => {
    const reply = await ask(request);
    return reply.is === 'preview' || reply.is === 'refused file' || reply.is === 'stopped'
      ? reply
      : unexpected(reply);
  };
  const askRefused = async (texts: RefusedTexts): Promise<Blob> => {
    const reply = await ask({ ask: 'refused', texts });
    return reply.is === 'csv' ? reply.csv : unexpected(reply);
  };
  return {
    async read(files) {
      const reply = await ask({ ask: 'read', files });
      return reply.is === 'file' || reply.is === 'refused file' ? reply : unexpected(reply);
    },
    check: (mapping, dayOrders, rules) => askPreview({ ask: 'check', mapping, dayOrders, rules }),
    join: (order) => askPreview({ ask: 'join', ...order }),
    append: (order) => askPreview({ ask: 'append', ...order }),
    remove: (order) => askPreview({ ask: 'remove', ...order }),
    async build(order, texts) {
      unreached = [];
      const reply = await ask({ ask: 'build', order, keys: await scratchKeys(order.member) });
      if (reply.is === 'stopped') return reply;
      if (reply.is === 'failed' && unreached.length > 0) throw unreached[0];
      if (reply.is !== 'built') return unexpected(reply);
      refused = await askRefused(texts);
      worker.terminate();
      return reply;
    },
    refused: async (texts) => refused ?? askRefused(texts),
    stop: () => send({ stop: true }),
    close: () => worker.terminate(),
  };
}
