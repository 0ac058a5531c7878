import { type ClosedContact, type ClosedCursor, closedContactsCall } from '../../api/consent-api.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { people } from '../../collections/people.ts';
import { pointsOfCard } from '../../domain/consent/card-reach.ts';
import {
  normalizePoint,
  type PointKind,
  pointChannels,
  pointId,
} from '../../domain/consent/contact-point.ts';
import { isListedUnder, type ListedReason } from '../../domain/consent/log-closures.ts';
import { closedNow, filterName, shownReasons } from '../../domain/consent/shown-closures.ts';
import type { Channel } from '../../domain/voters/contact-results.ts';
import type { Reads, Row } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { closedVoters, closingEvents } from './closed-voters.ts';
import { findSalt } from './contact-salt.ts';

/** Closed contacts of one page, and people who are named for each. */
export const closedPage = 25;
export const closedPeopleMax = 3;

type Point = Row<typeof contactPoints.schema>;
type Named = { id: string; name: string; value: string };

/**
 * The people of each point who have its address by now. One read for each person. `value`: the address itself, which only
 * the card holds.
 */
export async function peopleOfPoints(
  reads: Reads,
  points: readonly Point[],
  { salt, organization, most = closedPeopleMax }: { salt: string; organization: string; most?: number },
): Promise<ReadonlyMap<string, Named[]>> {
  const ids = [...new Set(points.flatMap((point) => point.people.slice(0, most)))];
  const cards = (await reads.getAll(people, ids)).flatMap((card) =>
    card && card.merged_into === null ? [card] : [],
  );
  const found = new Map<string, Named[]>();
  for (const card of cards)
    for (const { point, value } of pointsOfCard(card, salt, organization))
      found.set(point, [...(found.get(point) ?? []), { id: card.id, name: card.name, value }]);
  return found;
}

const kindOf = (address: string): PointKind => (address.includes('@') ? 'email' : 'phone');

type Filter = { channel: Channel | null; reason: ListedReason | null };

/** Pages of the voter log that one call goes through where hardly anybody in them is asked for. */
const roundsMax = 4;

/** Whether addresses can be closed on this channel for this reason. */
const isOfPoints = ({ channel, reason }: Filter): boolean =>
  channel !== 'walk' && channel !== 'mail' && (reason === null || shownReasons.some((one) => one === reason));

/** The next addresses of the list: 25 reads. */
async function nextPoints({ read }: Pick<Context, 'read'>, filter: Filter, after: string): Promise<Point[]> {
  const channel = pointChannels.find((one) => one === filter.channel) ?? null;
  const reason = shownReasons.find((one) => one === filter.reason) ?? null;
  return read.find(contactPoints, {
    where: [
      ['filters', 'array-contains', filterName(channel, reason)],
      ...(after === '' ? [] : ([['order', '<', after]] as const)),
    ],
    orderBy: ['order', 'desc'],
    limit: closedPage,
  });
}

/** Addresses as the list shows them, with the people who have them by now. */
async function pointContacts(
  { read, member, now }: Pick<Context, 'read' | 'member' | 'now'>,
  salt: string,
  points: readonly Point[],
): Promise<ClosedContact[]> {
  const named = await peopleOfPoints(read, points, { salt, organization: member.organization });
  return points.flatMap(({ id, kind, mask, shown }): ClosedContact[] => {
    const closures = closedNow(shown, now());
    const who = (named.get(id) ?? []).map(({ id: person, name }) => ({ id: person, name }));
    return closures.length > 0 ? [{ id, kind, mask, closures, people: who }] : [];
  });
}

const newestOf = ({ closures }: ClosedContact): number => Math.max(...closures.map(({ since }) => since));

/**
 * The next page of both lists together, newest first: as many of each as come before what the other one has next.
 */
async function nextPage(
  context: Context,
  salt: string | null,
  filter: Filter,
  after: ClosedCursor,
): Promise<{ contacts: ClosedContact[]; next: ClosedCursor }> {
  const hasPoints = salt !== null && after.points !== null && isOfPoints(filter);
  const [points, events] = await Promise.all([
    hasPoints ? nextPoints(context, filter, after.points ?? '') : [],
    after.voters === null
      ? { rows: [], next: null }
      : closingEvents(context, closedPage, after.voters === '' ? undefined : after.voters),
  ]);
  const both = [
    ...points.map((point) => ({ at: Number((point.order ?? '').split('-')[0]), point, event: null })),
    ...events.rows.map((event) => ({ at: event.received_at.toMillis(), point: null, event })),
  ]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, closedPage);
  const [ownPoints, ownEvents] = [
    both.flatMap(({ point }) => point ?? []),
    both.flatMap(({ event }) => event ?? []),
  ];
  const [ofPoints, voters] = await Promise.all([
    salt === null ? [] : pointContacts(context, salt, ownPoints),
    closedVoters(context, ownEvents),
  ]);
  const ofVoters = voters
    .filter(({ closures }) => isListedUnder(closures, filter))
    .map(({ voter, ...rest }): ClosedContact => ({ id: voter, kind: 'voter', mask: '', ...rest }));
  const pointsLeft = points.length === closedPage || ownPoints.length < points.length;
  const eventsLeft = events.next !== null || ownEvents.length < events.rows.length;
  return {
    contacts: [...ofPoints, ...ofVoters].toSorted((one, other) => newestOf(other) - newestOf(one)),
    next: {
      points: pointsLeft ? (ownPoints.at(-1)?.order ?? after.points) : null,
      voters: eventsLeft ? (ownEvents.at(-1)?.id ?? after.voters) : null,
    },
  };
}

/**
 * Lists who and what is closed, newest first, or looks up one address. A page reads at most 25 addresses and 75 people, and
 * 25 events with what else is known of their voters; up to four of those where a filter leaves hardly anybody.
 */
export const closedContacts = useCase(
  closedContactsCall,
  async ({ channel, reason, address, after }, context) => {
    const { member, read } = context;
    const salt = await findSalt(read);
    if (address !== null) {
      const kind = kindOf(address);
      const value = normalizePoint(kind, address);
      if (salt === null || value === null) return { contacts: [], next: null, isAddress: value !== null };
      const found = await read.get(contactPoints, pointId(salt, member.organization, kind, value));
      const contacts = found ? await pointContacts(context, salt, [found]) : [];
      return { contacts, next: null, isAddress: true };
    }
    const contacts: ClosedContact[] = [];
    let cursor: ClosedCursor = after ?? { points: '', voters: '' };
    for (let round = 0; round < roundsMax && contacts.length < closedPage / 2; round += 1) {
      const page = await nextPage(context, salt, { channel, reason }, cursor);
      contacts.push(...page.contacts);
      cursor = page.next;
      if (cursor.points === null && cursor.voters === null) break;
    }
    const isOver = cursor.points === null && cursor.voters === null;
    return { contacts, next: isOver ? null : cursor, isAddress: true };
  },
);
