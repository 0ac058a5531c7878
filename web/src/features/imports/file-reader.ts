import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { createWorkerRequests } from '../../shared/workers/worker-requests.ts';
import type {
  Answered,
  CheckChoice,
  Preview,
  Reply,
  Request,
  WorkerRequest,
} from './worker/import-protocol.ts';
import type { Batch, List, Listed, ReasonTexts, ServerRefusal } from './worker/listed-rows.ts';

/** The page's side of the worker that holds the file. */
export type Reader = {
  read: (kind: ImportKind, file: File) => Promise<Extract<Reply, { is: 'file' | 'refused file' }>>;
  /** Another sheet of the workbook that has been read. */
  sheet: (sheet: number) => Promise<Extract<Reply, { is: 'file' | 'refused file' }>>;
  check: (choice: CheckChoice) => Promise<Preview>;
  rows: (from: number, count: number) => Promise<Batch>;
  /** Rows to look up: without what only a record needs. */
  bareRows: (from: number, count: number) => Promise<Batch>;
  mark: (from: number, present: readonly boolean[]) => Promise<Preview>;
  listed: (list: List, from: number, count: number) => Promise<readonly Listed[]>;
  refused: (later: readonly ServerRefusal[], texts: ReasonTexts) => Promise<Blob>;
  /** Everything that was rejected, left out or repeated. */
  problems: (texts: ReasonTexts) => Promise<Blob>;
  /** Lets the file go. What is still being asked is never answered. */
  close: () => void;
};

const unexpected = (reply: Reply): never => {
  throw new Error(reply.is === 'failed' ? reply.message : `The reader answered ${reply.is}.`);
};

export function openReader(): Reader {
  const worker = new Worker(new URL('./worker/import-worker.ts', import.meta.url), { type: 'module' });
  const requests = createWorkerRequests(worker);
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) =>
    requests.answer(data.id, data.reply),
  );
  const ask = (request: Request) =>
    requests.ask<Reply>((id) => worker.postMessage({ id, request } satisfies WorkerRequest));
  const rowsOf = async (from: number, count: number, bare: boolean) => {
    const reply = await ask({ ask: 'rows', from, count, bare });
    return reply.is === 'rows' ? reply.batch : unexpected(reply);
  };
  return {
    async read(kind, file) {
      const reply = await ask({ ask: 'read', kind, file });
      return reply.is === 'file' || reply.is === 'refused file' ? reply : unexpected(reply);
    },
    async sheet(sheet) {
      const reply = await ask({ ask: 'sheet', sheet });
      return reply.is === 'file' || reply.is === 'refused file' ? reply : unexpected(reply);
    },
    async check(choice) {
      const reply = await ask({ ask: 'check', ...choice });
      return reply.is === 'preview' ? reply.preview : unexpected(reply);
    },
    rows: (from, count) => rowsOf(from, count, false),
    bareRows: (from, count) => rowsOf(from, count, true),
    async mark(from, present) {
      const reply = await ask({ ask: 'mark', from, present });
      return reply.is === 'preview' ? reply.preview : unexpected(reply);
    },
    async listed(list, from, count) {
      const reply = await ask({ ask: 'listed', list, from, count });
      return reply.is === 'listed' ? reply.rows : unexpected(reply);
    },
    async refused(later, texts) {
      const reply = await ask({ ask: 'refused', later, texts });
      return reply.is === 'csv' ? reply.csv : unexpected(reply);
    },
    async problems(texts) {
      const reply = await ask({ ask: 'problems', texts });
      return reply.is === 'csv' ? reply.csv : unexpected(reply);
    },
    close: () => worker.terminate(),
  };
}
