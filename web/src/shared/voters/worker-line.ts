import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { codeOf } from '../data/error-messages.ts';
import { createWorkerRequests } from '../workers/worker-requests.ts';
import { formatTrouble } from './format-trouble.ts';
import type { Source } from './source.ts';
import type {
  ChunkManifest,
  FetchFailure,
  FromWorker,
  LoadStatus,
  Question,
  ToWorker,
} from './worker/voter-protocol.ts';

/** Why a chunk could not be had, and in words only for who looks into it. */
export class ChunkRefused extends Error {
  override name = 'Refused';
  constructor(
    readonly trouble: FetchFailure | null,
    message: string,
  ) {
    super(message);
  }
}

const unreached = ['unavailable', 'deadline-exceeded', 'resource-exhausted', 'auth/network-request-failed'];
/** Why the page could not get what the worker asked for: where trying again may help, it says so. */
const troubleOf = (error: unknown): FetchFailure =>
  unreached.includes(codeOf(error)) ? 'unreached' : 'refused';

/** The line to one worker. */
export type Line = ReturnType<typeof openLine>;

/** Opens a worker for an organization's voters. `owner`: whose store on this device it keeps; null: it keeps nothing. */
export function openLine(
  source: Pick<Source, 'reach' | 'proof' | 'packed'>,
  { owner, root }: { owner: string | null; root: string },
  onStatus: (status: LoadStatus) => void,
) {
  const worker = new Worker(new URL('./worker/voter-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const requests = createWorkerRequests(worker, (id) => tell({ is: 'drop', id }));
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker<never>>) => {
    if (data.is === 'standing') onStatus(data.status);
    if (data.is === 'answer') requests.answer(data.id, data.answer);
    if (data.is === 'failed')
      requests.fail(
        data.id,
        data.trouble === 'no race'
          ? new Error(formatTrouble('no race', null))
          : new ChunkRefused(data.trouble, data.message),
      );
    if (data.is === 'prove') {
      const { id, request } = data;
      source.proof(request).then(
        (proof) => tell({ is: 'proof', id, proof, trouble: null }),
        (error: unknown) => tell({ is: 'proof', id, proof: null, trouble: troubleOf(error) }),
      );
    }
    if (data.is === 'pack') {
      const { id } = data;
      source.packed(data.kind, data.document).then(
        (packed) => tell({ is: 'packed', id, packed, trouble: null }),
        (error: unknown) => tell({ is: 'packed', id, packed: null, trouble: troubleOf(error) }),
      );
    }
  });
  tell({ is: 'open', owner, root, reach: source.reach });

  const wait = <T>(slot: string | null, message: (id: number) => ToWorker): Promise<T> =>
    requests.ask((id) => tell(message(id)), slot);
  return {
    tell,
    /** Rejects with `SupersededError` once a newer question of the same slot is asked, or the line is closed. */
    ask: <T>(question: Question, slot?: string): Promise<T> =>
      wait<T>(slot ?? null, (id) => ({ is: 'ask', id, question })),
    learn: (events: readonly Learned[]): Promise<void> =>
      wait(null, (id) => ({ is: 'ask', id, question: { ask: 'learn', events } })),
    /** From where on the log is to be told (milliseconds since 1970): what was told before is on this device. */
    tail: (): Promise<number> => wait(null, (id) => ({ is: 'tail', id })),
    /** Rejects with `ChunkRefused`. */
    chunk: (chunk: ChunkManifest): Promise<Uint8Array<ArrayBuffer>> =>
      wait(null, (id) => ({ is: 'chunk', id, chunk })),
    close: requests.close,
  };
}
