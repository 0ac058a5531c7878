import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { reportCallAnswer } from '../data/call-answers.ts';
import { CallError, codeOf, messageFor } from '../data/error-messages.ts';
import type { Entry, Operation, State } from '../data/journal/entry.ts';
import type { CallEntity, CallReceipt, CommitReceipt } from '../data/journal/journal.ts';
import { useJournal } from '../data/journal/journal-state.ts';
import type { Draft } from '../data/journal/open-drafts.ts';
import { projected } from '../data/journal/projected.ts';
import { recordingCall } from '../data/journal/recording-call.ts';
import { server } from './server.ts';

/**
 * The journal of the demo, with the same functions as the real one: what waits in it is a change that can be taken
 * back, and what is being typed; everything else is done at once, for there is no server that could be out of reach.
 */

const entries = (): readonly Entry[] => useJournal.getState().entries;
const show = (next: readonly Entry[]) => useJournal.setState({ entries: [...next] });
const without = (id: string) => entries().filter((entry) => entry.id !== id);

function entryOf(operation: Entry['operation'], state: State): Entry {
  const { organization, visitor } = server().world;
  const id = crypto.randomUUID();
  const timestamp = Date.now();
  return { id, version: 3, operation, user: visitor.uid, organization, timestamp, retries: 0, state };
}

/** Does it; a refusal stays in the list, as it would on a device. */
async function send({ id, operation, ...entry }: Entry): Promise<unknown> {
  try {
    if (operation.operation === 'call') {
      const answer = await server().call(operation.path, operation.input, id);
      const at = Date.now();
      const done = projected(operation).map((one) => ({ ...one, madeAt: at, appliedAt: at }));
      const { applied } = useJournal.getState();
      useJournal.setState({ entries: without(id), applied: [...applied, ...done].slice(-200) });
      reportCallAnswer(operation, answer);
      return answer;
    }
    const recording = await recordingCall(operation);
    if (recording) await server().call(recording.endpoint.path, recording.input, id);
    else server().write(operation);
    const { applied } = useJournal.getState();
    useJournal.setState({
      entries: without(id),
      applied: [...applied.slice(-199), { ...operation, madeAt: Date.now(), appliedAt: Date.now() }],
    });
    return undefined;
  } catch (error) {
    const state: State = { is: 'failed', why: messageFor(error), code: codeOf(error) };
    show([...without(id), { ...entry, id, operation, state }]);
    throw error;
  }
}

export const resume = (_user: string): void => undefined;
/** There is no disk to read. */
export const known = async (): Promise<void> => {};

export async function commit(operation: Operation, { holdMs = 0 } = {}): Promise<CommitReceipt> {
  const { settled, ...receipt } = keep(operation, holdMs);
  return { ...receipt, synced: quiet(settled.then(() => undefined)) };
}

export async function commitCall<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
  { path, request, response }: EndpointDefinition<Q, A>,
  input: z.input<Q>,
  { entity, holdMs = 0 }: { entity: CallEntity; holdMs?: number },
): Promise<CallReceipt<z.output<A>>> {
  const read = request.safeParse(input);
  const code = 'invalid-argument';
  if (!read.success) throw new CallError(code, messageFor({ code }));
  const call = { operation: 'call', ...entity, path, input: read.data } as const;
  const { settled, ...receipt } = keep(call, holdMs);
  return { ...receipt, synced: quiet(settled.then((answer) => response.safeParse(answer).data)) };
}

function quiet<T>(settled: Promise<T>): Promise<T> {
  settled.catch(() => undefined);
  return settled;
}

/** Does it, or holds it for so long. */
function keep(
  operation: Entry['operation'],
  holdMs: number,
): { id: string; settled: Promise<unknown>; undo: CommitReceipt['undo'] } {
  const until = Date.now() + holdMs;
  const entry = entryOf(operation, holdMs > 0 ? { is: 'held', until } : { is: 'pending' });
  const { id } = entry;
  if (holdMs === 0) {
    return { id, settled: send(entry), undo: async () => false };
  }
  show([...entries(), entry]);
  let settle = () => {};
  const settled = new Promise<unknown>((done, refused) => {
    settle = () => void (isPending(id) ? send(entry).then(done, refused) : done(undefined));
  });
  const timer = setTimeout(settle, holdMs);
  const undo = async () => {
    if (!isPending(id)) return false;
    clearTimeout(timer);
    show(without(id));
    settle();
    return true;
  };
  return { id, settled, undo };
}

/** What each was refused by; null where it was not. */
async function writeEach(operations: readonly Operation[]): Promise<unknown[]> {
  const recordings = await Promise.allSettled(operations.map(recordingCall));
  const written = await server().writeAll(
    operations.filter((_, at) => {
      const recording = recordings[at];
      return recording?.status === 'fulfilled' && recording.value === null;
    }),
  );
  const refused: unknown[] = [];
  for (const recording of recordings)
    if (recording.status === 'rejected') refused.push(recording.reason);
    else if (recording.value === null) refused.push(written.shift());
    else {
      const { endpoint, input } = recording.value;
      const call = server().call(endpoint.path, input);
      refused.push(
        await call.then(
          () => null,
          (error: unknown) => error,
        ),
      );
    }
  return refused;
}

/** Several at once, for one drawing of the screens. */
export async function commitAll(operations: readonly Operation[]): Promise<Promise<void>[]> {
  const refused = await writeEach(operations);
  const at = Date.now();
  const failed = operations.flatMap((operation, place): Entry[] => {
    const error = refused[place];
    if (error === null) return [];
    return [entryOf(operation, { is: 'failed', why: messageFor(error), code: codeOf(error) })];
  });
  const done = operations.filter((_, place) => refused[place] === null);
  const applied = [
    ...useJournal.getState().applied,
    ...done.map((operation) => ({ ...operation, madeAt: at, appliedAt: at })),
  ];
  useJournal.setState({ entries: [...entries(), ...failed], applied: applied.slice(-200) });
  return refused.map((error) => {
    const synced = error === null ? Promise.resolve() : Promise.reject(error);
    synced.catch(() => undefined);
    return synced;
  });
}

const isPending = (id: string): boolean =>
  entries().some((entry) => entry.id === id && entry.state.is === 'held');

export function draft(first: Operation): Draft & { stored: Promise<void> } {
  let entry = entryOf(first, { is: 'held', until: null });
  let over = false;
  const { id } = entry;
  const put = async (operation: Operation) => {
    if (over) return;
    entry = { ...entry, operation };
    show([...without(id), entry]);
  };
  const end = (last: () => void) => {
    if (over) return;
    over = true;
    last();
  };
  return {
    id,
    stored: put(first),
    put,
    send: () => end(() => void send({ ...entry, timestamp: Date.now() }).catch(() => undefined)),
    drop: async () => end(() => show(without(id))),
  };
}

const again = async (
  id: string,
  change: (operation: Entry['operation']) => Entry['operation'],
): Promise<void> => {
  const entry = entries().find((one) => one.id === id && one.state.is === 'failed');
  if (entry) await send({ ...entry, operation: change(entry.operation) });
};
const edited = (operation: Entry['operation'], data: object): Entry['operation'] =>
  'data' in operation ? { ...operation, data } : operation;

export const retry = ({ id }: Pick<Entry, 'id'>): Promise<void> => again(id, (operation) => operation);
export const overwriteRemote = retry;
export const discard = async ({ id }: Pick<Entry, 'id'>): Promise<void> => show(without(id));
/** Nothing of the demo is encrypted. */
export const discardUnreadable = async (): Promise<void> => {};
export const edit = ({ id }: Pick<Entry, 'id'>, data: object): Promise<void> =>
  again(id, (operation) => edited(operation, data));

// What could still be taken back, and what was being typed, is done before the page goes.
addEventListener('pagehide', () => {
  for (const entry of entries()) if (entry.state.is === 'held') send(entry).catch(() => undefined);
});
