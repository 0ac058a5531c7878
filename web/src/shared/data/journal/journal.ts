import type * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/api/endpoint.ts';
import { openAbandonedDrafts } from './abandoned-drafts.ts';
import { cleanFields } from './clean.ts';
import { openDrain } from './drain.ts';
import type { Entry, Operation, State, Table } from './entry.ts';
import type { JournalState } from './journal-state.ts';
import { openKeys } from './member-key.ts';
import { openMirror } from './mirror.ts';
import { openDrafts } from './open-drafts.ts';
import type { Ports } from './ports.ts';
import { flat, type Item, version } from './queue-item.ts';
import { NotStoredError } from './store.ts';

/** What a commit answers with. */
export type CommitReceipt = {
  /** The id of the change's entry. */
  id: string;
  /**
   * Settles when the server has answered, whichever tab has asked it, or the change was taken back. Rejects with the
   * refusal; the entry then waits as failed.
   */
  synced: Promise<void>;
  /** Takes back a held operation, or a call that was never sent; false when it is too late. */
  undo: () => Promise<boolean>;
};

/** What a call is about: it is sent in order with the changes of this document. */
export type CallEntity = { table: Table; id: string };
/** `synced` resolves with the answer; without it where another tab has sent the call, or it was taken back. */
export type CallReceipt<Answer> = Omit<CommitReceipt, 'synced'> & { synced: Promise<Answer | undefined> };

/** Bytes of an entry's JSON, which is at most twice as long as what a document holds: 1 MiB. */
const bytesMax = 2 * 1024 * 1024;
const isTooLarge = (item: Item): boolean => new TextEncoder().encode(JSON.stringify(item)).length > bytesMax;

/** Whether the server cannot have heard of it. */
const isUnsent = ({ state, call, attempted }: Item): boolean =>
  state.is === 'held' || (state.is === 'pending' && call !== undefined && !attempted);

/** The journal of one tab. */
export function openJournal(ports: Ports, useJournal: JournalState) {
  const { now, identity } = ports;
  const own = new Set<string>();
  const mirror = openMirror(ports, useJournal, () => checkQueue());
  const drain = openDrain(ports, mirror);
  const orphans = openAbandonedDrafts(ports, mirror, own);
  let hasRequestedPersistence = false;
  const keys = openKeys(ports, mirror);

  function checkQueue(): void {
    drain();
    orphans();
    keys();
  }
  function identify(): void {
    const is = identity();
    if (is.is === 'member') resume(is.user);
    else if (is.is === 'away' && is.signedOut) mirror.belongTo(null);
    checkQueue();
  }
  ports.onIdentityChange(() => {
    mirror.identityChanged();
    identify();
  });

  /** Shows one user's entries, and sends what an earlier page or another tab left as soon as they are a member. */
  function resume(user: string): void {
    const is = identity();
    // The page may have waited for this file longer than they stayed, and somebody else may have come.
    if ((is.is === 'away' && is.signedOut) || (is.is === 'member' && is.user !== user)) return;
    mirror.begin();
    mirror.belongTo(user);
    keys();
  }

  function itemOf(operation: Entry['operation'], state: State): Item {
    const is = identity();
    if (is.is !== 'member') throw new Error('Not authenticated');
    resume(is.user);
    const { user, organization } = is;
    const id = crypto.randomUUID();
    const content = flat(operation);
    const data = operation.operation === 'call' ? {} : cleanFields(operation.table, content.data);
    return { id, ...content, data, timestamp: now(), retries: 0, user, organization, version, state };
  }

  /**
   * The one way to write. Resolves when the change is safe on this device, then sends it; a change held for `holdMs` can
   * be taken back until it is sent. Throws "Not authenticated" without a member, `quota-exceeded` where the device has no
   * room for it and `invalid-argument` where it is larger than a document can be: then nothing is kept or sent.
   */
  async function commit(operation: Operation, { holdMs = 0 } = {}): Promise<CommitReceipt> {
    const { settled, ...receipt } = await keep(operation, holdMs);
    return { ...receipt, synced: quiet(settled.then(() => undefined)) };
  }

  /**
   * Calls an endpoint as `commit` writes: once, also where its answer was lost. Its use case has to be a `command`. Throws as
   * `commit` does, `invalid-argument` also where the endpoint does not take `input`.
   */
  async function commitCall<Q extends z.ZodMiniType, A extends z.ZodMiniType>(
    { path, request, response }: EndpointDefinition<Q, A>,
    input: z.input<Q>,
    { entity, holdMs = 0 }: { entity: CallEntity; holdMs?: number },
  ): Promise<CallReceipt<z.output<A>>> {
    const read = request.safeParse(input);
    if (!read.success) throw new NotStoredError('invalid-argument');
    const call = { operation: 'call', ...entity, path, input: read.data } as const;
    const { settled, ...receipt } = await keep(call, holdMs);
    return { ...receipt, synced: quiet(settled.then((answer) => response.safeParse(answer).data)) };
  }

  async function keep(operation: Entry['operation'], holdMs: number) {
    const item = itemOf(operation, holdMs > 0 ? { is: 'held', until: now() + holdMs } : { is: 'pending' });
    if (isTooLarge(item)) throw new NotStoredError('invalid-argument');
    if (!hasRequestedPersistence) ports.persist();
    hasRequestedPersistence = true;
    const [added = item] = await mirror.add([item]);
    const settled = mirror.settled(added.id);
    const undo = async () => {
      const left = await mirror.change(added, (entry) => (isUnsent(entry) ? null : undefined));
      return left === null;
    };
    return { id: added.id, settled, undo };
  }

  /**
   * Several changes at once, all or none, which wait for the disk once instead of each by itself. Resolves, throws and
   * sends as `commit` does; each settles by itself.
   */
  async function commitAll(operations: readonly Operation[]): Promise<Promise<void>[]> {
    const items = operations.map((operation) => itemOf(operation, { is: 'pending' }));
    if (items.some(isTooLarge)) throw new NotStoredError('invalid-argument');
    const added = await mirror.add(items);
    return added.map(({ id }) => quiet(mirror.settled(id).then(() => undefined)));
  }

  /** Makes something of a failed entry, in one step among all tabs. */
  const ofFailed = ({ id }: Pick<Entry, 'id'>, next: (item: Item) => Item | null): Promise<unknown> => {
    const item = mirror.all().find((one) => one.id === id);
    if (!item) return Promise.resolve();
    return mirror.change(item, (entry) => (entry.state.is === 'failed' ? next(entry) : undefined));
  };
  const again = async (entry: Pick<Entry, 'id'>, next: (item: Item) => Item): Promise<void> => {
    await ofFailed(entry, (item) => ({ ...next(item), retries: 0, state: { is: 'pending' } }));
    await mirror.settled(entry.id);
  };

  identify();
  return {
    resume,
    /** Resolves once the disk has been read. */
    known: (): Promise<void> => mirror.refresh(),
    commit,
    commitAll,
    commitCall,
    draft: openDrafts(ports, mirror, own, itemOf),
    /** Sends a failed entry once more; settles as `synced` does. */
    retry: (entry: Pick<Entry, 'id'>): Promise<void> => again(entry, (item) => item),
    /** Forgets a failed entry, for good. */
    discard: async (entry: Pick<Entry, 'id'>): Promise<void> => {
      await ofFailed(entry, () => null);
    },
    /** Forgets, for good, what nobody can read any more. */
    discardUnreadable: (): Promise<void> => mirror.forgetUnreadable(),
    /** Sends a failed entry once more with other data; its person has seen what the server has now. */
    edit: (entry: Pick<Entry, 'id'>, data: object): Promise<void> =>
      again(entry, (item) => (item.call ? item : { ...item, data, ...seenNow(item, data) })),
    /** Sends a change once more that somebody else's stood in the way of: over theirs. */
    overwriteRemote: (entry: Pick<Entry, 'id'>): Promise<void> =>
      again(entry, (item) => ({ ...item, ...seenNow(item) })),
  };
}

/** Whoever cares listens; a refusal that nobody waits for is in the failed list, not lost. */
function quiet<T>(settled: Promise<T>): Promise<T> {
  settled.catch(() => undefined);
  return settled;
}

/**
 * What the person has seen of an item's fields by now: of a conflict, what the server has. A create that found another
 * document in its place is a change of that one from then on.
 */
function seenNow(
  { base, state, operation }: Item,
  data?: object,
): Pick<Item, 'base'> | Pick<Item, 'operation' | 'base'> {
  if (operation === 'create' && state.is === 'failed' && state.server)
    return { operation: 'update', base: state.server };
  if (!base) return {};
  const seen = { ...base, ...(state.is === 'failed' ? state.server : {}) };
  const baseFields = Object.entries(seen).filter(([field]) => !data || field in data);
  return { base: Object.fromEntries(baseFields) };
}
