import { voterEvents } from '#shared/collections/voter_events.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { currentMember } from '../../session/member.ts';
import { openPast } from './disk.ts';
import { type Span, withSpan } from './spans.ts';

/** What is known of a log: which stretches of it, what was received in them, and when the server last said so. */
export type KeptPast = { spans: readonly Span[]; events: readonly Learned[]; at: number | null };
const nothing: KeptPast = { spans: [], events: [], at: null };

/** Milliseconds for which a log is kept: a day more than anybody looks back. */
const keptMs = 15 * 86_400_000;

/** Of the member who is signed in; another one finds nothing. Null with nobody. */
function prefixFor(): string | null {
  const member = currentMember();
  return member && `${member.uid}|${voterEvents.path(member.organization)}/`;
}
const moment = (at: number): string => String(Math.max(0, at)).padStart(15, '0');
const from = (prefix: string, at: number): IDBKeyRange =>
  IDBKeyRange.bound(prefix + moment(at), `${prefix}\uffff`);

/** What this device has of the log since a moment. Never rejects. */
export async function keptPast(since: number): Promise<KeptPast> {
  const prefix = prefixFor();
  if (prefix === null) return nothing;
  try {
    const transaction = (await openPast()).transaction(['events', 'spans']);
    const [known, events] = await Promise.all([
      transaction.objectStore('spans').get(prefix),
      transaction.objectStore('events').getAll(from(prefix, since)),
    ]);
    return { spans: known?.spans ?? [], events, at: known?.at ?? null };
  } catch {
    return nothing;
  }
}

/**
 * Keeps all that the log received within a stretch, as the server said just now (`now`), and drops what is too old to be
 * looked at. All of it or nothing: what is said to be known is there. Never rejects.
 */
export async function keepPast(span: Span, events: readonly Learned[], now: number): Promise<void> {
  const prefix = prefixFor();
  if (prefix === null) return;
  try {
    const transaction = (await openPast()).transaction(['events', 'spans'], 'readwrite');
    const [store, spans] = [transaction.objectStore('events'), transaction.objectStore('spans')];
    for (const event of events)
      if (event.received_at !== null)
        void store.put(event, `${prefix}${moment(event.received_at)} ${event.id}`);
    // Another tab may have read something else meanwhile.
    const known = (await spans.get(prefix))?.spans ?? [];
    void store.delete(IDBKeyRange.bound(prefix, prefix + moment(now - keptMs), false, true));
    void spans.put({ spans: withSpan(known, span), at: now }, prefix);
    await transaction.done;
  } catch {
    // It is read again the next time.
  }
}
