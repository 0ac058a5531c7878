import { voterEvents } from '#shared/collections/voter-events.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Box } from '../../device/box.ts';
import { deviceBox } from '../../device/keys.ts';
import { currentMember } from '../../session/session-store.ts';
import { openHistory } from './history-database.ts';
import { type Span, withSpan } from './spans.ts';

/** What is known of a log: which stretches of it, what was received in them, and when the server last said so. */
export type StoredHistory = { spans: readonly Span[]; events: readonly Learned[]; at: number | null };
const nothing: StoredHistory = { spans: [], events: [], at: null };

/** Milliseconds for which a log is kept: a day more than anybody looks back. */
const retentionMs = 15 * 86_400_000;
/** Events that are encrypted as one. */
const eventsMax = 500;

/** Of the member who is signed in; another one finds nothing. Null with nobody, or where nothing may be kept. */
async function openOwn(): Promise<{ prefix: string; box: Box } | null> {
  const member = currentMember();
  const box = member && (await deviceBox(member.uid));
  return box && { prefix: `${member.uid}|${voterEvents.path(member.organization)}/`, box };
}
const moment = (at: number): string => String(Math.max(0, at)).padStart(15, '0');
const from = (prefix: string, at: number): IDBKeyRange =>
  IDBKeyRange.bound(prefix + moment(at), `${prefix}\uffff`);
const receivedAt = ({ received_at }: Learned): number => received_at ?? 0;

async function dropAll(prefix: string): Promise<void> {
  const transaction = (await openHistory()).transaction(['events', 'spans'], 'readwrite');
  void transaction.objectStore('events').delete(from(prefix, 0));
  void transaction.objectStore('spans').delete(prefix);
  await transaction.done;
}

/** What this device has of the log since a moment. Never rejects. */
export async function readHistory(since: number): Promise<StoredHistory> {
  const own = await openOwn();
  if (!own) return nothing;
  const { prefix, box } = own;
  try {
    const transaction = (await openHistory()).transaction(['events', 'spans']);
    const store = transaction.objectStore('events');
    const [known, keys, sealed] = await Promise.all([
      transaction.objectStore('spans').get(prefix),
      store.getAllKeys(from(prefix, since)),
      store.getAll(from(prefix, since)),
    ]);
    const opened = await Promise.all(sealed.map((one, at) => box.open(keys[at] ?? '', one)));
    const parts = opened.filter((part) => part !== null);
    // What is said to be known has to be there: it is read again.
    if (parts.length < opened.length) {
      await dropAll(prefix);
      return nothing;
    }
    // Two tabs may have kept the same.
    const events = new Map(parts.flat().map((event) => [event.id, event]));
    const matching = [...events.values()].filter((event) => receivedAt(event) >= since);
    return {
      spans: known?.spans ?? [],
      events: matching.sort((one, other) => receivedAt(one) - receivedAt(other)),
      at: known?.at ?? null,
    };
  } catch {
    return nothing;
  }
}

/** What this page kept last, while there is room in it: what is heard comes a few at a time. */
let last: { prefix: string; key: string; events: readonly Learned[] } | null = null;

/**
 * Keeps all that the log received within a stretch, as the server said just now (`now`), and drops what is too old to be
 * looked at. All of it or nothing: what is said to be known is there. Never rejects.
 */
export async function storeHistory(span: Span, events: readonly Learned[], now: number): Promise<void> {
  const own = await openOwn();
  if (!own) return;
  const { prefix, box } = own;
  try {
    const news = events.filter(({ received_at }) => received_at !== null);
    const before = last?.prefix === prefix && last.events.length + news.length <= eventsMax ? last : null;
    const all = [...(before?.events ?? []), ...news];
    const until = Math.max(0, ...all.map(receivedAt));
    const key = `${prefix}${moment(until)} ${crypto.randomUUID()}`;
    // Before the transaction begins: it would end while it waits.
    const sealed = news.length > 0 ? await box.seal(key, all) : null;
    const transaction = (await openHistory()).transaction(['events', 'spans'], 'readwrite');
    const [store, spans] = [transaction.objectStore('events'), transaction.objectStore('spans')];
    if (sealed) {
      if (before) void store.delete(before.key);
      void store.put(sealed, key);
    }
    // Another tab may have read something else meanwhile.
    const known = (await spans.get(prefix))?.spans ?? [];
    void store.delete(IDBKeyRange.bound(prefix, prefix + moment(now - retentionMs), false, true));
    void spans.put({ spans: withSpan(known, span), at: now }, prefix);
    await transaction.done;
    if (sealed) last = { prefix, key, events: all };
    else if (last && last.key < prefix + moment(now - retentionMs)) last = null;
  } catch {
    // It is read again the next time.
  }
}
