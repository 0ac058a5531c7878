import type * as z from 'zod/mini';
import type { merges } from '../../../collections/merges.ts';
import { voterEvents } from '../../../collections/voter-events.ts';
import { unknownPoint } from '../../../domain/consent/card-reach.ts';
import type { Card } from '../../../domain/people/merge/merged-card.ts';
import { carriedClosures, type OwnedPoint } from '../../../domain/people/merge/restrictive-consent.ts';
import type { Channel } from '../../../domain/voters/contact-results.ts';
import { fullEvent } from '../../../domain/voters/learned.ts';
import { type NewContactEvent, prepareContactEvents, stateOf } from '../../consent/record-contact-events.ts';
import { readCardPoints, suppressedVoter } from '../../consent/settle-reach.ts';
import { type Store, serverTime } from '../../store.ts';
import type { Context } from '../../use-case.ts';

type Merge = z.output<typeof merges.schema>;
export type Closure = Merge['closures'][number];
export type Suppressed = NonNullable<Merge['suppressed']>;
/** Channels that no address stands for: the voter log keeps them. */
export const pointless: readonly Channel[] = ['walk', 'mail'];

/** Ids of the lines by which merges closed something. */
export const ownLines = (of: readonly Pick<Merge, 'closures' | 'suppressed'>[]): Set<string> =>
  new Set(
    of.flatMap(({ closures, suppressed }) => [
      ...closures.map(({ event }) => event),
      ...(suppressed ? [suppressed.event] : []),
    ]),
  );

/**
 * What of consent goes over to the survivor: closures on other addresses, and what the log closes for another voter.
 * `earlierMerges`: the survivor's earlier merges, whose own lines go with them and so keep nothing closed for this one.
 */
export async function prepareConsent(
  store: Store,
  context: Context,
  id: string,
  cards: readonly Card[],
  next: Pick<Card, 'id' | 'emails' | 'phones' | 'voter_id'>,
  earlierMerges: readonly Pick<Merge, 'closures' | 'suppressed'>[],
) {
  const { member, now } = context;
  const voters = [...new Set(cards.flatMap(({ voter_id }) => voter_id ?? []))];
  const earlier = ownLines(earlierMerges);
  const dropped = voters.filter((voter) => voter !== next.voter_id);
  const [points, given, retained] = await Promise.all([
    Promise.all(
      cards.map(async (card): Promise<OwnedPoint[]> => {
        const known = await readCardPoints(store, card, member.organization);
        return known.map(({ kind, value, stored }) => ({
          ...{ person: card.id, kind, value },
          state: stored ? stateOf(stored) : unknownPoint(kind),
        }));
      }),
    ),
    Promise.all(dropped.map((voter) => suppressedVoter(store, voter, now()))),
    dropped.length > 0 && next.voter_id !== null ? suppressedVoter(store, next.voter_id, now(), earlier) : {},
  ]);
  const closed = [...new Set(given.flatMap((one) => Object.keys(one) as Channel[]))];
  // One line of evidence for each address and channel, under an id that follows from the merge's.
  const carried = carriedClosures(points.flat(), next, closed, earlier).map((one, at) => ({
    ...one,
    event: `${id}-closes-${at}`,
  }));
  const events = carried.map((one) => closingLine(context, one, next.id));
  const recording = events.length > 0 ? await prepareContactEvents(store, context, events) : null;
  const channels = closed.filter((one) => pointless.includes(one) && !(one in retained));
  const suppressed =
    next.voter_id !== null && channels.length > 0
      ? { event: `${id}-voter`, voter: next.voter_id, channels }
      : null;
  return {
    closures: carried.map(({ event, kind, value, channel, what }) => ({ event, kind, value, channel, what })),
    suppressed,
    write() {
      recording?.write();
      if (suppressed) closeVoter(store, context, suppressed);
    },
  };
}

/** The line by which a merge closes an address of somebody, and the one that ends it by its name. */
export const closingLine = (
  { member, now }: Context,
  { event, kind, value, channel, what }: Closure,
  personId: string,
): NewContactEvent => ({
  ...{ id: event, kind, value, what, channel, source: 'staff', at: now() },
  ...{ by: member.uid, personId },
});
export const liftingLine = (context: Context, closure: Closure, personId: string): NewContactEvent => ({
  ...closingLine(context, closure, personId),
  ...{ id: `${closure.event}-lifted`, what: 'lift', reason: closure.what, undoes: closure.event },
});

function writeVoterEvent(
  store: Store,
  { member, now }: Context,
  id: string,
  { voter, channels }: Suppressed,
  says: { is_on: true } | { undoes: string },
): void {
  const event = fullEvent({
    ...{ voter_id: voter, kind: 'suppression', source: 'office', reason: 'staff_request' },
    ...{ channels, ...says },
  });
  store.set(voterEvents, id, {
    ...event,
    ...{ answers: null, channels: [...channels], metres_off: null, field: null },
    ...{ closes: true, happened_at: now(), received_at: serverTime, by: member.uid },
  });
}

export const closeVoter = (store: Store, context: Context, suppressed: Suppressed): void =>
  writeVoterEvent(store, context, suppressed.event, suppressed, { is_on: true });

export const reopenVoter = (store: Store, context: Context, suppressed: Suppressed): void =>
  writeVoterEvent(store, context, `${suppressed.event}-lifted`, suppressed, { undoes: suppressed.event });
