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
import { type Row, type Store, serverTime } from '../../store.ts';
import type { Context } from '../../use-case.ts';

type Merge = z.output<typeof merges.schema>;
/** Channels that no address stands for: the voter log keeps them. */
const pointless: readonly Channel[] = ['walk', 'mail'];

const voterEventOf = (merge: string): string => `${merge}-voter`;

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
  earlierMerges: readonly Pick<Row<typeof merges.schema>, 'id' | 'closures'>[],
) {
  const { member, now } = context;
  const voters = [...new Set(cards.flatMap(({ voter_id }) => voter_id ?? []))];
  const earlier = new Set(
    earlierMerges.flatMap((one) => [voterEventOf(one.id), ...one.closures.map(({ event }) => event)]),
  );
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
  const events = carried.map(
    ({ event, kind, value, channel, what }): NewContactEvent => ({
      ...{ id: event, kind, value, what, channel, source: 'staff', at: now() },
      ...{ by: member.uid, personId: next.id },
    }),
  );
  const recording = events.length > 0 ? await prepareContactEvents(store, context, events) : null;
  const channels = closed.filter((one) => pointless.includes(one) && !(one in retained));
  const suppressed =
    next.voter_id !== null && channels.length > 0 ? { voter: next.voter_id, channels } : null;
  return {
    closures: carried.map(({ event, kind, value, channel, what }) => ({ event, kind, value, channel, what })),
    suppressed,
    write() {
      recording?.write();
      if (suppressed) writeVoterEvent(store, context, voterEventOf(id), suppressed, { is_on: true });
    },
  };
}

function writeVoterEvent(
  store: Store,
  { member, now }: Context,
  id: string,
  { voter, channels }: NonNullable<Merge['suppressed']>,
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

/** Takes back the lines by which the merge closed something: what anybody else closes for the same reason stays closed. */
export async function prepareLifting(store: Store, context: Context, id: string, merge: Merge) {
  const { member, now } = context;
  const events = merge.closures.map(
    ({ event, kind, value, channel, what }): NewContactEvent => ({
      ...{ id: `${event}-lifted`, kind, value, channel, what: 'lift', reason: what, undoes: event },
      ...{ source: 'staff', at: now(), by: member.uid, personId: merge.survivor_id },
    }),
  );
  const recording = events.length > 0 ? await prepareContactEvents(store, context, events) : null;
  return () => {
    recording?.write();
    if (merge.suppressed)
      writeVoterEvent(store, context, `${voterEventOf(id)}-lifted`, merge.suppressed, {
        undoes: voterEventOf(id),
      });
  };
}
