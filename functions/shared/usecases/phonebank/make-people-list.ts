import { peopleCallListEndpoint } from '../../api/phonebank-api.ts';
import { callLists } from '../../collections/call-lists.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { callPlans } from '../../collections/call-plans.ts';
import { people } from '../../collections/people.ts';
import { callOrder } from '../../domain/phonebank/call-order.ts';
import { audienceList, listPeopleMax, packetId, packetPeople } from '../../domain/phonebank/list.ts';
import { type CallCard, callTargetOf } from '../../domain/phonebank/people-targets.ts';
import type { CallTarget } from '../../domain/phonebank/target.ts';
import { RefusedError } from '../../refusals.ts';
import { expandAudience } from '../audiences/expand-audience.ts';
import { serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { openCallList } from './open-call-list.ts';

/** Nobody can ask it again: the audience may ask what whoever reads call lists may not see. */
const question = JSON.stringify({ steps: [{ do: 'include', tests: [{ by: 'list', list: audienceList }] }] });

/** Cards that are read, and packets that are written, at a time. */
const [cardsAtOnce, packetsAtOnce] = [500, 100];

/** Who of an audience can be called, in the order in which they are. A read for each card. */
async function targetsOf({ read, now }: Context, ids: readonly string[], seed: string) {
  const [found, left] = [[] as (CallTarget & { door: number })[], { no_number: 0, suppressed: 0 }];
  const doors = new Map<string, number>();
  for (let at = 0; at < ids.length; at += cardsAtOnce) {
    const cards = await read.getAll(people, ids.slice(at, at + cardsAtOnce));
    for (const card of cards) {
      if (!card || card.merged_into !== null) continue;
      const target = callTargetOf(card, now());
      if (typeof target === 'string') left[target] += 1;
      else found.push({ ...target, door: doorOf(card, doors) });
    }
  }
  const targets = callOrder(found, seed).map(({ door: _, ...target }): CallTarget => target);
  return { targets, left };
}

/** The same for everybody at one address, so that its telephone does not ring twice in a row. */
function doorOf({ id, street, unit, zip }: CallCard, doors: Map<string, number>): number {
  const address = street === null ? id : [street, unit, zip].join('|').toLowerCase();
  const door = doors.get(address) ?? doors.size;
  doors.set(address, door);
  return door;
}

/**
 * A call list of an audience: its people by packets, as an organizer's device makes one of voters. Who must not be called is
 * left out and counted, and is asked again before each call. Broken off, what is there is a draft, which can be deleted.
 */
export const makePeopleCallList = useCase(peopleCallListEndpoint, async ({ id, filter, plan }, context) => {
  const { member, tx } = context;
  const { ids } = await expandAudience(context, filter);
  if (ids.length > listPeopleMax) throw new RefusedError('phonebank.tooMany', { most: listPeopleMax });
  const { targets, left } = await targetsOf(context, ids, id);
  if (targets.length === 0) throw new RefusedError('phonebank.nobody');
  const packets = Array.from({ length: Math.ceil(targets.length / packetPeople) }, (_, number) =>
    targets.slice(number * packetPeople, (number + 1) * packetPeople),
  );
  const stamps = {
    ...{ created_at: serverTime, created_by: member.uid },
    ...{ updated_at: serverTime, updated_by: member.uid },
  };
  await tx(async (store) => {
    const sizes = { packets: packets.length, people: targets.length, phones: targets.length };
    store.create(callLists, id, { ...plan, ...sizes, state: 'draft', opened_at: null, ...stamps });
    store.create(callPlans, id, { question, ...left, ...stamps });
  });
  for (let at = 0; at < packets.length; at += packetsAtOnce)
    await tx(async (store) => {
      for (const [place, some] of packets.slice(at, at + packetsAtOnce).entries()) {
        const number = at + place;
        store.create(callPackets, packetId(id, number), {
          ...{ list_id: id, number, targets: JSON.stringify(some), ...stamps },
        });
      }
    });
  await openCallList.run({ list: id, drop: [] }, context);
  return { people: targets.length, ...left };
});
