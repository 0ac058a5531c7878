import type { AskReport } from '../../api/call-time-api.ts';
import { contactEvents } from '../../collections/contact-events.ts';
import { people } from '../../collections/people.ts';
import { sha256 } from '../../demo/hash.ts';
import { hasCardNumber } from '../../domain/call-time/card-number.ts';
import { callBackAheadMs } from '../../domain/call-time/outcomes.ts';
import { takesAmount } from '../../domain/call-time/session.ts';
import type { CallSheet } from '../../domain/call-time/sheet.ts';
import { retractionMs } from '../../domain/consent/contact-event.ts';
import { RefusedError } from '../../refusals.ts';
import type { NewContactEvent } from '../consent/record-contact-events.ts';
import type { Store } from '../store.ts';
import type { Caller } from '../use-case.ts';

type Outcome = Pick<AskReport, 'outcome' | 'cents' | 'backAt' | 'dueOn'> & { note?: string | null };

/** Refuses what no screen sends: an amount without a pledge, a call-back without its time or before the call, a card number. */
export function requireOutcome(
  { outcome, cents, backAt, dueOn, note }: Outcome,
  { now, called }: { now: number; called: number },
): void {
  if (hasCardNumber(note ?? '')) throw new RefusedError('callTime.cardNumber');
  const isTimed =
    outcome === 'call_back'
      ? backAt !== null && backAt >= called && backAt <= now + callBackAheadMs
      : backAt === null;
  if (!takesAmount(outcome, cents) || !isTimed || (dueOn !== null && cents === null))
    throw new RefusedError('request.badBody');
}

const eventId = (...parts: readonly string[]): string => `ask-${sha256(parts.join('/')).slice(0, 40)}`;

type Ended = Pick<AskReport, 'id' | 'outcome' | 'phone'>;
/** Whom a call is about: their card, and the numbers of their sheet. */
export type Subject = Pick<CallSheet, 'person' | 'phones'>;

type Line = Pick<NewContactEvent, 'id' | 'kind' | 'value' | 'what' | 'channel'>;
/** What an outcome closes. A wrong number that number alone; never ask every way of asking, while receipts still arrive. */
async function closedBy(store: Store, { id, outcome, phone }: Ended, subject: Subject): Promise<Line[]> {
  if (outcome === 'wrong_number')
    return (phone === null ? subject.phones : [phone]).map((value) => ({
      ...{ id: eventId(id, value), kind: 'phone', value, what: 'bad_number' },
    }));
  if (outcome !== 'never_ask') return [];
  const card = await store.get(people, subject.person);
  const none = { what: 'opt_out' as const };
  return [
    ...(card?.phones ?? subject.phones).flatMap((value): Line[] => [
      { id: eventId(id, value, 'call'), kind: 'phone', value, channel: 'call', ...none },
      { id: eventId(id, value, 'text'), kind: 'phone', value, channel: 'text', ...none },
    ]),
    ...(card?.emails ?? []).map(
      (value): Line => ({ id: eventId(id, value), kind: 'email', value, channel: 'email', ...none }),
    ),
  ];
}

/** What a call tells of numbers and addresses, as evidence. One read, of a never. */
export async function evidenceOf(
  store: Store,
  ended: Ended,
  subject: Subject,
  { uid }: Caller,
  at: number,
): Promise<NewContactEvent[]> {
  const isNamed = ended.phone !== null && subject.phones.includes(ended.phone);
  if (ended.outcome === 'wrong_number' && !isNamed) throw new RefusedError('request.badBody');
  const lines = await closedBy(store, ended, subject);
  return lines.map((line) => ({ ...line, source: 'call', by: uid, at, personId: subject.person }));
}

/**
 * What takes back the evidence of an outcome that was another one. Only its caller does, within minutes of it: what a person
 * said stands after that, and a number that was found wrong is opened on the card. `ids`: of the outcome and its corrections.
 * A read for each number and each address that it may have closed.
 */
export async function retractionsOf(
  store: Store,
  outcome: 'wrong_number' | 'never_ask',
  ids: readonly string[],
  subject: Subject,
  { member, now }: { member: Caller; now: number },
): Promise<{ events: NewContactEvent[]; opened: string[] }> {
  const lines: Line[] = [];
  for (const id of ids) lines.push(...(await closedBy(store, { id, outcome, phone: null }, subject)));
  const found = await store.getAll(
    contactEvents,
    lines.map(({ id }) => id),
  );
  const slips = lines.filter((_, place) => found[place]);
  // Nothing is found where their numbers are others by now: what they said stands all the same.
  const isInTime =
    slips.length > 0 && found.every((one) => !one || (one.by === member.uid && now - one.at <= retractionMs));
  if (outcome === 'never_ask' && !isInTime) throw new RefusedError('callTime.neverStands');
  if (!isInTime) return { events: [], opened: [] };
  return {
    events: slips.map(({ id, kind, value }) => ({
      ...{ id: eventId(id, 'undo'), kind, value, what: 'retraction', undoes: id },
      ...{ source: 'call', by: member.uid, at: now, personId: subject.person },
    })),
    opened: slips.map(({ value }) => value),
  };
}
