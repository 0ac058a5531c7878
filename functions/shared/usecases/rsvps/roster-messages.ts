import type * as z from 'zod/mini';
import {
  countRosterMessageCall,
  sendRosterMessageCall,
  withdrawRosterMessageCall,
} from '../../api/roster-messages-api.ts';
import { audit } from '../../collections/audit.ts';
import type { Instant } from '../../collections/define.ts';
import { due } from '../../collections/due.ts';
import { rosterMessages } from '../../collections/roster-messages.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { dueDocument, dueId } from '../../domain/due/due-document.ts';
import {
  messageMoment,
  rosterMessagesMax,
  rosterMessagesPerDay,
  rosterMessagesWritten,
  unknownNames,
} from '../../domain/events/roster-message.ts';
import { rosterMax } from '../../domain/events/rsvp-choices.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import type { Reads, Store } from '../store.ts';
import { command, useCase } from '../use-case.ts';
import { requireEvent } from './places.ts';
import { requireRoster } from './require-roster.ts';

const dayMs = 86_400_000;
type Meant = Pick<z.output<typeof countRosterMessageCall.request>, 'event' | 'shift_id' | 'states'>;

/** Addresses that a message goes to, each once however many shifts they have. A read for each sign-up. */
async function reachedBy(reads: Reads, { event, shift_id, states }: Meant) {
  const found = await reads.find(rsvps, {
    where: [
      ['event_id', '==', event],
      ...(shift_id === null ? [] : [['shift_id', '==', shift_id] as const]),
      ['state', 'in', [...states]],
    ],
    select: ['email'],
    limit: rosterMax,
  });
  const addresses = new Set(found.flatMap(({ email }) => (email === null ? [] : [email])));
  return { people: addresses.size, withoutEmail: found.filter(({ email }) => email === null).length };
}

/** Refuses more than an event’s people are written to. Reads: the event’s messages, forty at most. */
async function requireRoom(store: Store, event: string, now: number): Promise<void> {
  const written = await store.find(rosterMessages, {
    where: [['event_id', '==', event]],
    select: ['written_at', 'state'],
    limit: rosterMessagesWritten.inAll,
  });
  const sent = written.filter(({ state }) => state !== 'withdrawn');
  const today = ({ written_at }: { written_at: Instant }) => written_at.toMillis() > now - dayMs;
  if (sent.length >= rosterMessagesMax || written.length >= rosterMessagesWritten.inAll)
    throw new RefusedError('rosterMessages.tooMany', { most: rosterMessagesMax });
  if (
    sent.filter(today).length >= rosterMessagesPerDay ||
    written.filter(today).length >= rosterMessagesWritten.perDay
  )
    throw new RefusedError('rosterMessages.tooManyToday', { most: rosterMessagesPerDay });
}

/** Two reads, and one for each sign-up. */
export const countRosterMessage = useCase(countRosterMessageCall, async (meant, { member, read }) => {
  await requireRoster(read, member, await requireEvent(read, meant.event));
  return reachedBy(read, meant);
});

/** Reads: the event, the member, its messages, and each sign-up that it reaches. Three writes. */
export const sendRosterMessage = command(
  sendRosterMessageCall,
  async ({ id, subject, body, ...meant }, context, store) => {
    const { member, now, instant, newId } = context;
    const event = await requireEvent(store, meant.event);
    await requireRoster(store, member, event);
    if (meant.shift_id !== null && !event.shifts.some((shift) => shift.id === meant.shift_id))
      throw new RefusedError('rsvps.noShift');
    if (new Set(meant.states).size < meant.states.length) throw new RefusedError('request.badBody');
    const [unknown] = unknownNames(`${subject} ${body}`);
    if (unknown !== undefined) throw new RefusedError('rosterMessages.unknownName', { name: unknown });
    await requireRoom(store, event.id, now());
    const { people } = await reachedBy(store, meant);
    if (people === 0) throw new RefusedError('rosterMessages.nobody');
    const goesAt = messageMoment(event.zone, now(), event.starts_at.toMillis());
    store.create(rosterMessages, id, {
      ...{ event_id: event.id, shift_id: meant.shift_id, states: meant.states, subject, body },
      cancelled_by_act: event.cancelled?.act ?? null,
      ...{ author_id: member.uid, author_name: member.fullName, written_at: instant(now()) },
      ...{ goes_at: instant(goesAt), state: 'waiting' },
    });
    const { organization } = member;
    const moments = { at: instant(goesAt), since: instant(now()) };
    const wanted = { organization, kind: 'roster_message', ref: id, about: 'mail', ...moments } as const;
    store.create(due, dueId(organization, wanted.kind, id), dueDocument(wanted, newId()));
    store.create(
      audit,
      `roster_messaged-${id}`,
      auditLine(member, {
        ...({ type: 'roster_messaged', subject_id: event.id, subject_name: event.title } as const),
        count: people,
      }),
    );
    return { people, goesAt };
  },
  { key: ({ event }) => `roster messages ${event}` },
);

/** Three reads, two writes. One that is on its way is not taken back. */
export const withdrawRosterMessage = command(withdrawRosterMessageCall, async ({ id }, { member }, store) => {
  const message = await store.get(rosterMessages, id);
  if (!message) throw new RefusedError('rosterMessages.gone');
  await requireRoster(store, member, await requireEvent(store, message.event_id));
  if (message.state === 'withdrawn') return {};
  if (message.state !== 'waiting') throw new RefusedError('rosterMessages.sent');
  store.update(rosterMessages, id, { state: 'withdrawn' });
  store.delete(due, dueId(member.organization, 'roster_message', id));
  return {};
});
