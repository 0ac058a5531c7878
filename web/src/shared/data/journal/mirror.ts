import { CallError } from '../error-messages.ts';
import { relayServerReach } from './cross-tab.ts';
import { type Applied, type Entry, isWrite } from './entry.ts';
import { relaxed } from './journal-database.ts';
import type { JournalState } from './journal-state.ts';
import type { Message, Ports } from './ports.ts';
import { projected } from './projected.ts';
import { byAge, entryOf, type Item } from './queue-item.ts';
import type { SealedEntry, UnreadableEntry } from './sealed-entries.ts';
import { type Next, openStore } from './store.ts';

export type Mirror = ReturnType<typeof openMirror>;

/** How many acknowledged operations are remembered, to patch what was read before them. */
const appliedMax = 200;
/** Milliseconds between two looks at the disk: a tab may die between a change of it and the word of that. */
const glanceMs = 30_000;

type Settle = { id: string; done: (answer: unknown) => void; refused: (why: CallError) => void };
type Sending = Omit<Extract<Message, { is: 'beat' }>, 'is'>;

/**
 * What is on the disk as this tab knows it: its own changes at once, those of other tabs by their messages. `changed`
 * is called whenever something is different.
 */
export function openMirror(ports: Ports, useJournal: JournalState, changed: () => void) {
  const store = openStore(ports, (news) => {
    const { blocked, durable, full } = useJournal.getState();
    const is = { blocked, durable, full, ...news };
    if (is.blocked !== blocked || is.durable !== durable || is.full !== full) useJournal.setState(is);
    if (blocked && !is.blocked) glance();
  });
  const items = new Map<string, Item>();
  /** What is on the disk and cannot be read here. */
  let closed: readonly UnreadableEntry[] = [];
  let unsafe: readonly SealedEntry[] = [];
  /** Everything that this tab keeps is encrypted under its member's key. */
  let isSafe = false;
  const settling = new Set<Settle>();
  /** Answers to calls that this tab is about to forget. */
  const answers = new Map<string, unknown>();
  let user: string | null = null;
  let shownOrganization: string | null = null;
  let sending: Sending = { draining: false, unreached: [] };
  let lastMessageAt = 0;
  let wasRead = false;
  let marked: boolean | null = null;
  let post: ((message: Message) => void) | null = null;

  /** An entry stays the same object while nothing of it changes. */
  const drawn = new WeakMap<Item, Entry>();
  function draw(item: Item): Entry {
    const unreached = sending.unreached.includes(item.id);
    const before = drawn.get(item);
    if (before && unreached === (before.state.is === 'pending' && before.state.unreached === true))
      return before;
    const entry = entryOf(item, unreached);
    drawn.set(item, entry);
    return entry;
  }

  function publish(applied: readonly Applied[] = useJournal.getState().applied): void {
    const all = [...items.values()].sort(byAge);
    const own = all.filter((item) => item.user === user);
    const is = ports.identity();
    const isElsewhere = (item: Item) => is.is === 'member' && item.organization !== is.organization;
    const entries = own.filter((item) => !isElsewhere(item)).map(draw);
    const elsewhere = own.filter(isElsewhere).map(draw);
    const draining = sending.draining && entries.some(({ state }) => state.is === 'pending');
    const ofUser = closed.filter((one) => one.user === user);
    useJournal.setState({
      ...{ entries, elsewhere, draining, applied },
      others: all.length - own.length + closed.length - ofUser.length,
      locked: ofUser.filter(({ why }) => why === 'locked').length,
      unreadable: ofUser.filter(({ why }) => why === 'unreadable').length,
      unsafe: unsafe.filter((one) => one.user === user && items.has(one.id)).length,
    });
    const count = all.length + closed.length;
    // Before the disk was read, nothing is known of its being empty.
    if ((wasRead || count > 0) && marked !== count > 0) {
      marked = count > 0;
      ports.mark(marked);
    }
    settle();
    changed();
  }
  function settle(): void {
    for (const waiting of settling) {
      const state = items.get(waiting.id)?.state;
      if (state && state.is !== 'failed') continue;
      settling.delete(waiting);
      if (state) waiting.refused(new CallError(state.code, state.why));
      else waiting.done(answers.get(waiting.id));
    }
  }

  /** What this tab did itself while it was reading the disk: the answer may be from before that. */
  const meanwhile = new Map<string, Item | null>();
  function put(id: string, item: Item | null): void {
    meanwhile.set(id, item);
    if (item) items.set(id, item);
    else items.delete(id);
  }
  const setItem = (item: Item | null, id: string) => {
    put(id, item);
    publish();
    post?.({ is: 'changed' });
  };

  let reading: Promise<void> | null = null;
  let again = false;
  function refresh(): Promise<void> {
    if (reading) again = true;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }
  async function read(): Promise<void> {
    do {
      again = false;
      meanwhile.clear();
      const all = await store.all();
      const found = new Map(all.items.map((item) => [item.id, item]));
      for (const [id, item] of meanwhile) item ? found.set(id, item) : found.delete(id);
      take(found, all);
    } while (again);
  }
  function take(
    found: ReadonlyMap<string, Item>,
    all: { closed: UnreadableEntry[]; unsafe: SealedEntry[] },
  ): void {
    const isSame = (item: Item) => JSON.stringify(items.get(item.id)) === JSON.stringify(item);
    const news = [...found.values()].filter((item) => !isSame(item));
    const removed = [...items.keys()].filter((id) => !found.has(id));
    for (const id of removed) items.delete(id);
    for (const item of news) items.set(item.id, item);
    const isNew =
      JSON.stringify([closed, unsafe.map(({ id }) => id)]) !==
      JSON.stringify([all.closed, all.unsafe.map(({ id }) => id)]);
    ({ closed, unsafe } = all);
    if (news.length + removed.length > 0 || isNew || !wasRead) {
      wasRead = true;
      publish();
    }
  }
  const glance = () => void refresh().catch(() => undefined);
  function isApplied(entry: Entry, appliedAt: number): void {
    put(entry.id, null);
    const operations = isWrite(entry) ? [entry.operation] : projected(entry.operation);
    const { applied } = useJournal.getState();
    const done = operations.map((operation) => ({ ...operation, madeAt: entry.timestamp, appliedAt }));
    const next = done.length > 0 ? [...applied, ...done].slice(-appliedMax) : applied;
    const is = ports.identity();
    const isShown = is.is !== 'member' || is.organization === entry.organization;
    publish(entry.user === user && isShown ? next : applied);
  }
  function onMessage(message: Message): void {
    if (message.is === 'changed') glance();
    else if (message.is === 'applied') isApplied(message.entry, message.at);
    else {
      lastMessageAt = ports.now();
      show(message);
    }
  }
  function show({ draining, unreached }: Sending): void {
    const before = JSON.stringify(sending);
    sending = { draining, unreached };
    if (JSON.stringify(sending) !== before) publish();
  }

  return {
    store,
    refresh,
    user: (): string | null => user,
    all: (): Item[] => [...items.values()],
    /** Whether entries of this user wait for their key: what came before others is not known yet. */
    isLocked: (): boolean => useJournal.getState().locked > 0,
    /** Whether entries of this user, which this page can read, are not encrypted under their key. */
    isUnsafe: (): boolean => unsafe.some((one) => one.user === user && items.has(one.id)),
    /** Encrypts under its member's key what is not yet, once that is here. */
    async renew(): Promise<void> {
      await refresh();
      const own = unsafe.filter((one) => one.user === user);
      isSafe = own.length === 0 || (await store.renew(own));
      if (own.length === 0) return;
      await refresh();
      post?.({ is: 'changed' });
    },
    /** Forgets this user's entries that nobody can read any more. */
    async forgetUnreadable(): Promise<void> {
      await store.forget(
        closed.filter((one) => one.user === user && one.why === 'unreadable').map(({ id }) => id),
      );
      await refresh();
      post?.({ is: 'changed' });
    },
    /** Begins to listen to the disk and to the other tabs. */
    begin(): void {
      if (post) return;
      post = ports.join(relayServerReach(ports, onMessage));
      ports.onShown(glance);
      setInterval(glance, glanceMs);
      glance();
    },
    /** Whose entries are shown; null for nobody's. */
    belongTo(uid: string | null): void {
      if (uid === user) return;
      user = uid;
      publish([]);
    },
    /** Another campaign may be the active one now. */
    identityChanged(): void {
      const is = ports.identity();
      const organization = is.is === 'member' ? is.organization : null;
      if (organization === shownOrganization) return;
      shownOrganization = organization;
      publish();
    },
    /** Adds entries, all or none; resolves when they are safe. Throws `quota-exceeded`. */
    async add(some: readonly Item[]): Promise<Item[]> {
      const added = await store.add(some);
      for (const item of added) put(item.id, item);
      publish();
      post?.({ is: 'changed' });
      if (!isSafe) glance();
      return added;
    },
    /** Keeps an entry that is this tab's alone. */
    async keep(item: Item): Promise<void> {
      put(item.id, item);
      publish();
      const closing = ports.isHidden();
      await store.put(item, closing);
      post?.({ is: 'changed' });
      if (!isSafe || closing) glance();
    },
    /** Makes `next` of an entry, as the store does. */
    async change(known: Item, next: Next): Promise<Item | null | undefined> {
      const made = await store.change(known, next);
      if (made !== undefined) setItem(made, known.id);
      return made;
    },
    /** The server has it. `answer`: of a call, what it has answered. */
    async acknowledge(item: Item, answer: unknown): Promise<void> {
      // A look at the disk may find it gone before this has been told.
      answers.set(item.id, answer);
      try {
        const removed = await store.change(item, () => null, relaxed);
        if (removed === undefined) return;
        const [entry, at] = [entryOf(item), ports.now()];
        isApplied(entry, at);
        // A tab of an older version would look for the fields that a call changed.
        post?.(isWrite(entry) ? { is: 'applied', entry, at } : { is: 'changed' });
      } finally {
        answers.delete(item.id);
      }
    },
    /**
     * Settles when an entry of this device has been acknowledged or taken back, with the answer to a call that this tab has
     * sent; rejects when it failed.
     */
    settled: (id: string): Promise<unknown> =>
      new Promise((done, refused) => {
        settling.add({ id, done, refused });
        settle();
      }),
    /** When another tab that sends was last heard of (milliseconds since 1970). */
    lastMessageAt: (): number => lastMessageAt,
    /** Tells the other tabs that this one sends, and shows what it is at. */
    beat(state: Sending): void {
      post?.({ is: 'beat', ...state });
      show(state);
    },
  };
}
