import * as z from 'zod/mini';
import { suggestedMax, suggestPeopleCall } from '../../api/suggestions-api.ts';
import { events } from '../../collections/events.ts';
import { people } from '../../collections/people.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { cardReach } from '../../domain/consent/card-reach.ts';
import { isOpen } from '../../domain/events/rsvp-choices.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCapability } from '../require-capability.ts';
import type { Reads } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';

/** The last people who came that are looked at, those of them who are looked up, and sign-ups of theirs that are read. */
const [cameMax, candidatesMax, signUpsMax] = [200, 60, 300];
/** Ids that one query asks for. */
const chunkMax = 30;
/** How far back a sign-up for what is still to come can be. */
const recentMs = 90 * 86_400_000;

const { day, state } = events.schema.shape;
const eventSource = {
  ...{ name: events.name, path: events.path, within: events.within },
  schema: z.object({ day, state }),
};

type Came = { id: string; came: number; last: number };

/** Who came of late, whoever came most often first. */
async function whoCame(read: Reads): Promise<Came[]> {
  const found = await read.find(rsvps, {
    where: [['state', '==', 'attended']],
    orderBy: ['arrived_at', 'desc'],
    limit: cameMax,
    select: ['person_id', 'arrived_at'],
  });
  const all = new Map<string, Came>();
  for (const { person_id: id, arrived_at } of found) {
    const known = all.get(id) ?? { id, came: 0, last: 0 };
    all.set(id, { id, came: known.came + 1, last: Math.max(known.last, arrived_at.toMillis()) });
  }
  return [...all.values()]
    .toSorted(
      (one, other) => other.came - one.came || other.last - one.last || one.id.localeCompare(other.id),
    )
    .slice(0, candidatesMax);
}

/** Who is coming on that day already, or is not wanted at the event. */
async function whoIsTaken(
  { read, instant, now }: Context,
  ids: readonly string[],
  event: { id: string; day: string },
) {
  const found: Pick<z.output<typeof rsvps.schema>, 'person_id' | 'event_id' | 'state'>[] = [];
  for (let at = 0; at < ids.length; at += chunkMax)
    found.push(
      ...(await read.find(rsvps, {
        where: [
          ['person_id', 'in', ids.slice(at, at + chunkMax)],
          ['arrived_at', '>', instant(now() - recentMs)],
        ],
        orderBy: ['arrived_at', 'desc'],
        limit: signUpsMax,
        select: ['person_id', 'event_id', 'state'],
      })),
    );
  const open = found.filter((one) => isOpen(one.state));
  const others = [...new Set(open.map(({ event_id }) => event_id))].filter((id) => id !== event.id);
  const sameDay = new Set(
    (await read.getAll(eventSource, others)).flatMap((one) =>
      one?.day === event.day && one.state === 'published' ? [one.id] : [],
    ),
  );
  const isTaken = (one: (typeof found)[number]) =>
    one.event_id === event.id
      ? isOpen(one.state) || one.state === 'blocked'
      : isOpen(one.state) && sameDay.has(one.event_id);
  return new Set(found.filter(isTaken).map(({ person_id }) => person_id));
}

/** Two hundred of the last people who came, up to sixty of their cards, and three hundred sign-ups for each thirty of them, at most. */
export const suggestPeople = useCase(suggestPeopleCall, async ({ event: id, shift: shiftId }, context) => {
  const { member, read, now } = context;
  requireCapability(member, 'rosters.work', 'people.read');
  const event = await read.get(events, id);
  const shift = event?.shifts.find((one) => one.id === shiftId);
  if (!event) throw new RefusedError('events.gone');
  if (!shift) throw new RefusedError('rsvps.noShift');
  const came = await whoCame(read);
  const ids = came.map((one) => one.id);
  const taken = await whoIsTaken(context, ids, { id, day: shift.from.slice(0, 10) });
  const free = came.filter((one) => !taken.has(one.id));
  const cards = await read.getAll(
    people,
    free.map((one) => one.id),
  );
  const suggested = free.flatMap(({ came: times, last }, at) => {
    const card = cards[at];
    if (!card || card.merged_into) return [];
    const reach = cardReach(card, now());
    const phone = reach.call?.state === 'open' ? (card.phones[0] ?? null) : null;
    const email = reach.email?.state === 'open' ? (card.emails[0] ?? null) : null;
    if (phone === null && email === null) return [];
    return [{ id: card.id, name: card.name, phone, email, came: times, last: dayIn(event.zone, last) }];
  });
  return { people: suggested.slice(0, suggestedMax) };
});
