import type * as z from 'zod/mini';
import { recordConsentCall } from '../../api/consent-api.ts';
import { people } from '../../collections/people.ts';
import { voterEvents } from '../../collections/voter-events.ts';
import {
  type ClosableChannel,
  channelsOf,
  normalizePoint,
  type PointKind,
} from '../../domain/consent/contact-point.ts';
import { liftableReasons } from '../../domain/consent/fold-point.ts';
import { closureOn } from '../../domain/consent/may-contact.ts';
import { channels } from '../../domain/voters/contact-results.ts';
import { fullEvent } from '../../domain/voters/learned.ts';
import type { SuppressionReason } from '../../domain/voters/voter-state.ts';
import { RefusedError } from '../../refusals.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { type NewContactEvent, prepareContactEvents } from './record-contact-events.ts';

type Input = z.output<typeof recordConsentCall.request>;

/** What the voter log is told where everything, doors or mail are closed: it is where those two are kept. */
const voterReasons: Partial<Record<Input['what'], SuppressionReason>> = {
  opt_out: 'do_not_contact',
  staff_request: 'staff_request',
  deceased: 'deceased',
  legal_hold: 'legal_hold',
};
const liftedReasons: Partial<Record<NonNullable<Input['reason']>, SuppressionReason>> = {
  staff_request: 'staff_request',
  deceased: 'deceased',
  legal_hold: 'legal_hold',
};

/** Milliseconds for which a device may have waited for a connection. */
const unsentMaxMs = 30 * 24 * 3_600_000;

/**
 * When it was said. A clock that is years behind would put an opt-out of today before a consent of last month, which would
 * then stand: what is too old to have waited on a device counts as said now.
 */
function recordedAt(happenedAt: number | null, now: number): number {
  const isBelieved = happenedAt !== null && happenedAt <= now && happenedAt >= now - unsentMaxMs;
  return isBelieved ? happenedAt : now;
}

const isOfPoint = (channel: Input['channel']): channel is ClosableChannel =>
  channel !== 'walk' && channel !== 'mail';
const reaches = (kind: PointKind, channel: ClosableChannel): boolean =>
  channel === 'all' || channelsOf[kind].some((one) => one === channel);

/** Nothing that a member writes opens what the person closed, and consent needs the person's words. */
function requireEvidence({ what, words, source, reason }: Input): void {
  if (what === 'opt_in') throw new RefusedError('consent.ownOptIn');
  if (what === 'lift' && (reason === null || !liftableReasons.includes(reason)))
    throw new RefusedError('consent.notLiftable');
  if (what === 'consent' && ((words ?? '').trim() === '' || source === 'staff'))
    throw new RefusedError('consent.noEvidence');
}

/** The card's addresses that the evidence is about. */
function addressesOf(
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
  { what, channel, address }: Input,
): { kind: PointKind; value: string }[] {
  if (!isOfPoint(channel)) return [];
  const all = [
    ...emails.map((value) => ({ kind: 'email' as const, value })),
    ...phones.map((value) => ({ kind: 'phone' as const, value })),
  ].filter(({ kind }) => reaches(kind, channel) && (what !== 'bad_number' || kind === 'phone'));
  if (address === null) return all;
  return all.filter(({ kind, value }) => value === normalizePoint(kind, address));
}

/**
 * Whom it is about. What was said before somebody was merged away, or turned out to be there already, closes the survivor; it
 * opens nobody, for they may have addresses that its author did not see.
 */
async function personOf(store: Store, { personId, what }: Input) {
  const card = await store.get(people, personId);
  if (!card?.merged_into || what === 'consent' || what === 'lift') return card;
  return store.get(people, card.merged_into);
}

/**
 * Writes down what a person said about being contacted, or what the campaign decided. One event for each address, at most
 * ten; for everything, doors and mail also one of the linked voter. Reads the card, and what `prepareContactEvents` reads.
 */
export const recordConsent = command(
  recordConsentCall,
  async (input, context, store) => {
    const { id, what, channel, words, source, reason, grade } = input;
    const { member, now } = context;
    const card = await personOf(store, input);
    if (!card) throw new RefusedError('consent.noPerson');
    const addresses = addressesOf(card, input);
    const voterReason = what === 'lift' ? reason && liftedReasons[reason] : voterReasons[what];
    const voter = channel === 'all' || !isOfPoint(channel) ? card.voter_id : null;
    const voterEvent =
      voter !== null && voterReason
        ? fullEvent({
            ...{ voter_id: voter, kind: 'suppression', source: 'office', reason: voterReason },
            ...{ channels: channel === 'all' ? channels : [channel], is_on: what !== 'lift' },
          })
        : null;
    if (addresses.length === 0 && !voterEvent) throw new RefusedError('consent.noAddress');
    const at = recordedAt(input.happenedAt, now());
    const events = addresses.map(
      ({ kind, value }): NewContactEvent => ({
        // Each address has its own line under an id that follows from the call's.
        ...{
          id: `${id}-${kind}-${[...card.emails, ...card.phones].indexOf(value)}`,
          kind,
          value,
          what,
          source,
          at,
        },
        ...{ channel: isOfPoint(channel) ? channel : null, words, by: member.uid, personId: card.id },
        ...{
          grade: what === 'consent' ? (grade ?? 'implied') : null,
          reason: what === 'lift' ? reason : null,
        },
      }),
    );
    const [recording, stored] = await Promise.all([
      prepareContactEvents(store, context, events),
      voterEvent ? store.get(voterEvents, `${id}-voter`) : null,
    ]);
    if (recording.dropped.some(({ why }) => why === 'other_event')) throw new RefusedError('call.replayed');
    if (recording.dropped.some(({ why }) => why === 'full')) throw new RefusedError('consent.manyEvents');
    if (what === 'consent' && isOfPoint(channel) && channel !== 'all') {
      const isClosed = [...recording.points.values()].some(
        (state) => closureOn(state, channel)?.closure.reason === 'opted_out',
      );
      if (isClosed) throw new RefusedError('consent.ownOptOut');
    }
    recording.write();
    if (voterEvent && !stored)
      store.create(voterEvents, `${id}-voter`, {
        ...voterEvent,
        ...{ answers: null, channels: [...(voterEvent.channels ?? [])], metres_off: null, field: null },
        ...{ closes: true, happened_at: at, received_at: serverTime, by: member.uid },
      });
    return { recorded: recording.recorded.length + (voterEvent && !stored ? 1 : 0) };
  },
  // The first evidence makes the salt: many at once would contend for it.
  { authorize: requireEvidence, key: () => 'contact_points' },
);
