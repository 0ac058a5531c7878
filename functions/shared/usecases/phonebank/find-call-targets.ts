import { contactPoints } from '../../collections/contact-points.ts';
import { people } from '../../collections/people.ts';
import { pointId } from '../../domain/consent/contact-point.ts';
import { closedFor } from '../../domain/consent/may-contact.ts';
import { callOrder } from '../../domain/phonebank/call-order.ts';
import { audiencePeopleMax, listPeopleMax } from '../../domain/phonebank/list.ts';
import { type CallCard, callTargetOf } from '../../domain/phonebank/people-targets.ts';
import type { CallTarget } from '../../domain/phonebank/target.ts';
import { RefusedError } from '../../refusals.ts';
import { closingEventsOf } from '../consent/closed-voters.ts';
import { findSalt } from '../consent/contact-salt.ts';
import { stateOf } from '../consent/record-contact-events.ts';
import { suppressedBy } from '../consent/settle-reach.ts';
import type { PagedEvents } from '../paged-events.ts';
import type { Context } from '../use-case.ts';

/** Cards that are read at a time; ids whose log one query reads, and such queries at a time. */
const [cardsAtOnce, idsPerQuery, queriesAtOnce] = [500, 25, 10];

type Reading = Pick<Context, 'read' | 'now' | 'member'>;
/** `ids`: under which the log knows them. */
type Found = { target: CallTarget; door: number; ids: Set<string> };

/** The numbers of some cards that are closed for calls. A read for each number. */
async function closedNumbers(
  { read, now, member }: Reading,
  salt: string | null,
  cards: readonly CallCard[],
): Promise<ReadonlySet<string>> {
  if (salt === null) return new Set();
  const numbers = [...new Set(cards.flatMap(({ phones }) => phones))];
  const points = await read.getAll(
    contactPoints,
    numbers.map((value) => pointId(salt, member.organization, 'phone', value)),
  );
  const query = { person: null, channel: 'call', kind: 'bulk', at: now(), place: null } as const;
  return new Set(
    numbers.filter((_, at) => {
      const point = points[at];
      return point && closedFor({ ...query, point: stateOf(point) });
    }),
  );
}

/** The same for everybody at one address, so that its telephone does not ring twice in a row. */
function doorOf({ id, street, unit, zip }: CallCard, doors: Map<string, number>): number {
  const address = street === null ? id : [street, unit, zip].join('|').toLowerCase();
  const door = doors.get(address) ?? doors.size;
  doors.set(address, door);
  return door;
}

/** What the log says that can close a channel, by the ids that it has. A query for 25 ids, at least one read. */
async function closingLog({ read }: Reading, ids: readonly string[]): Promise<Map<string, PagedEvents>> {
  const log = new Map<string, PagedEvents>();
  const idsAtOnce = idsPerQuery * queriesAtOnce;
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce);
    const parts = Array.from({ length: Math.ceil(some.length / idsPerQuery) }, (_, part) =>
      some.slice(part * idsPerQuery, (part + 1) * idsPerQuery),
    );
    for (const part of await Promise.all(parts.map((one) => closingEventsOf({ read }, one))))
      for (const [id, found] of part) if (found.isCut || found.events.length > 0) log.set(id, found);
  }
  return log;
}

/** Those whose log, under whichever of their ids, closes no calls. */
async function openInLog(reading: Reading, found: readonly Found[]): Promise<Found[]> {
  const log = await closingLog(reading, [...new Set(found.flatMap(({ ids }) => [...ids]))]);
  return found.filter(({ ids }) => {
    const own = [...ids].flatMap((id) => log.get(id) ?? []);
    if (own.some(({ isCut }) => isCut)) return false;
    const events = own.flatMap((one) => one.events);
    return suppressedBy(events, reading.now()).call === undefined;
  });
}

/**
 * Who of an audience can be called, in the order in which they are; cards of one voter are one person. Refuses more than a
 * list has. A read for each card and each number, and those of what closes anything in the log.
 */
export async function findCallTargets(
  reading: Reading,
  audience: readonly string[],
  seed: string,
  { cards: cardsMax, targets: targetsMax } = { cards: audiencePeopleMax, targets: listPeopleMax },
): Promise<{ targets: CallTarget[]; left: { no_number: number; suppressed: number } }> {
  const { read, now } = reading;
  const tooMany = new RefusedError('phonebank.tooMany', { most: targetsMax });
  if (audience.length > cardsMax) throw tooMany;
  const left = { no_number: 0, suppressed: 0 };
  const [found, doors] = [new Map<string, Found>(), new Map<string, number>()];
  const salt = await findSalt(read);
  for (let at = 0; at < audience.length; at += cardsAtOnce) {
    const stored = await read.getAll(people, audience.slice(at, at + cardsAtOnce));
    const cards = stored.flatMap((card) => (card && card.merged_into === null ? [card] : []));
    const closed = await closedNumbers(reading, salt, cards);
    for (const card of cards) {
      const target = callTargetOf(card, closed, now());
      if (typeof target === 'string') {
        left[target] += 1;
        continue;
      }
      const one = found.get(target.id) ?? { target, door: doorOf(card, doors), ids: new Set([target.id]) };
      for (const id of [card.id, ...card.merged_ids]) one.ids.add(id);
      found.set(target.id, one);
    }
  }
  const open = await openInLog(reading, [...found.values()]);
  if (open.length > targetsMax) throw tooMany;
  left.suppressed += found.size - open.length;
  const inOrder = callOrder(
    open.map(({ target, door }) => ({ ...target, door })),
    seed,
  );
  return { targets: inOrder.map(({ door: _, ...target }): CallTarget => target), left };
}
