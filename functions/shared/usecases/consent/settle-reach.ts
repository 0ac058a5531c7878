import * as z from 'zod/mini';
import { contactPoints, pointPeopleMax } from '../../collections/contact-points.ts';
import type { Stored } from '../../collections/define.ts';
import { people } from '../../collections/people.ts';
import { voterEvents } from '../../collections/voter-events.ts';
import {
  type CardAddresses,
  type CardPoint,
  isSameReach,
  pointsOfCard,
  storedReach,
  unknownPoint,
} from '../../domain/consent/card-reach.ts';
import type { PointState } from '../../domain/consent/fold-point.ts';
import type { Reach } from '../../domain/consent/reach-of.ts';
import { today } from '../../domain/days.ts';
import { channels } from '../../domain/voters/contact-results.ts';
import { emptyFoldState, fold, stateOf as voterStateOf } from '../../domain/voters/fold.ts';
import { learnedOf } from '../../domain/voters/learned.ts';
import type { VoterState } from '../../domain/voters/voter-state.ts';
import { decisiveMax } from '../paged-events.ts';
import type { Reads, Row, Store } from '../store.ts';
import { findSalt } from './contact-salt.ts';
import { stateOf } from './record-contact-events.ts';

const { emails, phones, voter_id, reach } = people.schema.shape;
/** What of a card its reach follows from; other fields may be damaged. */
const reachable = {
  ...{ name: people.name, path: people.path, within: people.within },
  schema: z.looseObject({ emails, phones, voter_id, reach }),
};

/** Of whom there is more than can be read, nobody knows that they may be contacted. */
const allClosed: VoterState['suppressed'] = Object.fromEntries(
  channels.map((channel) => [channel, 'staff_request' as const]),
);

/** What events that can close or open a channel come to: those of one voter, newest first. */
export const suppressedBy = (
  events: readonly Stored<typeof voterEvents>[],
  now: number,
): VoterState['suppressed'] =>
  events.length > decisiveMax
    ? allClosed
    : voterStateOf(fold(emptyFoldState, events.map(learnedOf)), today(new Date(now))).suppressed;

/**
 * What the voter log closes for a voter. A read for each event that can close or open a channel, at least one. `without`: ids
 * of events that are taken as if they had not happened.
 */
export async function suppressedVoter(
  reads: Reads,
  voter: string,
  now: number,
  without: ReadonlySet<string> = new Set(),
): Promise<VoterState['suppressed']> {
  const events = await reads.find(voterEvents, {
    where: [
      ['voter_id', '==', voter],
      ['closes', '==', true],
    ],
    orderBy: ['received_at', 'desc'],
    limit: decisiveMax + 1,
  });
  return events.length > decisiveMax
    ? allClosed
    : suppressedBy(
        events.filter(({ id }) => !without.has(id)),
        now,
      );
}

type StoredPoint = Row<typeof contactPoints.schema>;
type ReadPoint = CardPoint & { stored: StoredPoint | null };

/** The points of a card as they are stored; of those that nobody knows null. A read for the salt and for each point. */
export async function readCardPoints(reads: Reads, card: CardAddresses, organization: string) {
  const salt = await findSalt(reads);
  const points = salt === null ? [] : pointsOfCard(card, salt, organization);
  const found = await reads.getAll(
    contactPoints,
    points.map(({ point }) => point),
  );
  return points.map((one, at) => ({ ...one, stored: found[at] ?? null }));
}

/**
 * Projects what a card's points and the voter log say onto the card, from what is stored by then: done twice, late or out of
 * order it comes to the same. Up to twelve reads and those of the voter's log; a write only where something changes.
 */
export async function settleReach(
  store: Store,
  { organization, now }: { organization: string; now: number },
  id: string,
): Promise<void> {
  const card = await store.get(reachable, id);
  if (!card) return;
  const [points, suppressed] = await Promise.all([
    readCardPoints(store, card, organization),
    card.voter_id === null ? {} : suppressedVoter(store, card.voter_id, now),
  ]);
  const change = reachChange(card, points, suppressed, now);
  if (change) store.update(reachable, id, change);
  for (const { point, stored } of points) {
    const holders = stored && withHolder(stored, id);
    if (holders) store.update(contactPoints, point, holders);
  }
}

/** What changes on a card for its reach to be what its points and the voter log say. */
export function reachChange(
  card: CardAddresses & { reach: Reach | null },
  points: readonly ReadPoint[],
  suppressed: VoterState['suppressed'],
  now: number,
): { reach: Reach | null } | null {
  const next = storedReach(card, statesOf(card, points), suppressed, now);
  return isSameReach(next, card.reach) ? null : { reach: next };
}

/** What is known of each address of a card; where the organization has no salt yet, nothing of any. */
export const statesOf = (card: CardAddresses, points: readonly ReadPoint[]): PointState[] =>
  points.length > 0
    ? points.map(({ kind, stored }) => (stored ? stateOf(stored) : unknownPoint(kind)))
    : [...card.emails.map(() => unknownPoint('email')), ...card.phones.map(() => unknownPoint('phone'))];

/** The point names a person whom it has to tell of its changes; null where it does, or is full. */
export const withHolder = ({ people: holders }: StoredPoint, id: string): { people: string[] } | null =>
  holders.includes(id) || holders.length >= pointPeopleMax ? null : { people: [...holders, id].toSorted() };
