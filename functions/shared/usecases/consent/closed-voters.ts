import { hasCapability } from '../../access.ts';
import { people } from '../../collections/people.ts';
import { voterEvents } from '../../collections/voter-events.ts';
import { type ListedClosure, listedClosure } from '../../domain/consent/log-closures.ts';
import { today } from '../../domain/days.ts';
import { channels } from '../../domain/voters/contact-results.ts';
import { emptyFoldState, fold } from '../../domain/voters/fold.ts';
import { learnedOf } from '../../domain/voters/learned.ts';
import { voterClosures } from '../../domain/voters/voter-closures.ts';
import { decisiveMax, type PagedEvents, pagedEvents } from '../paged-events.ts';
import type { Row } from '../store.ts';
import type { Context } from '../use-case.ts';

type Event = Row<typeof voterEvents.schema>;
type Reading = Pick<Context, 'read' | 'now' | 'member'>;

/** A voter whom the log closes, and the cards that are linked to them. */
export type ClosedVoter = {
  voter: string;
  closures: ListedClosure[];
  people: { id: string; name: string }[];
};

/** Voters of one query, and cards that it may find of them. */
const votersPerQuery = 25;
const cardsPerVoter = 4;

/** The newest events that can close or open a channel. `past`: the id of the last one of the page before. */
export async function closingEvents({ read }: Reading, limit: number, past: string | undefined) {
  let page = await read.page(voterEvents, {
    where: [['closes', '==', true]],
    orderBy: ['received_at', 'desc'],
    ...{ limit, past },
  });
  // Of a page that nobody can read there is no last one to go on from.
  while (page.rows.length === 0 && page.next) page = await page.next();
  return page;
}

/**
 * Events of voters that can close or open a channel, newest first, with whether there are more than can be read. Up to 30
 * voters: one query, where they have few.
 */
export async function closingEventsOf(
  { read }: Pick<Reading, 'read'>,
  voters: readonly string[],
): Promise<Map<string, PagedEvents>> {
  const closing = ['closes', '==', true] as const;
  const all = await pagedEvents(read, [['voter_id', 'in', voters], closing], decisiveMax);
  const ownEvents = async (voter: string): Promise<PagedEvents> =>
    all.isCut
      ? pagedEvents(read, [['voter_id', '==', voter], closing], decisiveMax)
      : { events: all.events.filter(({ voter_id }) => voter_id === voter), isCut: false };
  return new Map(await Promise.all(voters.map(async (voter) => [voter, await ownEvents(voter)] as const)));
}

/** Of whom there is more than can be read, nobody knows that they may be contacted. */
const allClosed = (since: number): ListedClosure[] =>
  channels.map((channel) => ({ channel, reason: 'staff_request', since, until: null, source: 'staff' }));

async function cardsOf(
  { read }: Reading,
  voters: readonly string[],
): Promise<Map<string, ClosedVoter['people']>> {
  const { rows } = await read.page(people, {
    where: [['voter_id', 'in', voters]],
    limit: voters.length * cardsPerVoter,
  });
  const found = new Map<string, ClosedVoter['people']>();
  for (const { id, name, voter_id, merged_into } of rows)
    if (voter_id !== null && merged_into === null)
      found.set(voter_id, [...(found.get(voter_id) ?? []), { id, name }]);
  return found;
}

/**
 * The voters of a page of closing events who are closed by now, each at their newest event, so that no page tells somebody
 * twice. Voters without a card only for whoever may read voters. Reads for each voter: what can close or open a channel, and
 * the cards.
 */
export async function closedVoters(reading: Reading, page: readonly Event[]): Promise<ClosedVoter[]> {
  const { member, now } = reading;
  const day = today(new Date(now()));
  const mayReadVoters = hasCapability(member, 'voters.read');
  const found: ClosedVoter[] = [];
  const voters = [...new Set(page.map(({ voter_id }) => voter_id))];
  for (let from = 0; from < voters.length; from += votersPerQuery) {
    const some = voters.slice(from, from + votersPerQuery);
    const [events, cards] = await Promise.all([closingEventsOf(reading, some), cardsOf(reading, some)]);
    for (const voter of some) {
      const first = page.find(({ voter_id }) => voter_id === voter);
      const own = events.get(voter);
      const people = cards.get(voter) ?? [];
      if (!first || own?.events[0]?.id !== first.id || (people.length === 0 && !mayReadVoters)) continue;
      const closures = own.isCut
        ? allClosed(first.received_at.toMillis())
        : voterClosures(fold(emptyFoldState, own.events.map(learnedOf)).facts, day).map(listedClosure);
      if (closures.length > 0) found.push({ voter, closures, people });
    }
  }
  return found;
}
