import { peopleCallListEndpoint } from '../../api/phonebank-api.ts';
import { callLists } from '../../collections/call-lists.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { callPlans } from '../../collections/call-plans.ts';
import { callTimeoutMs } from '../../constants.ts';
import { audienceList, packetId, packetPeople } from '../../domain/phonebank/list.ts';
import { RefusedError } from '../../refusals.ts';
import { expandAudience } from '../audiences/expand-audience.ts';
import { serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { deleteCallList } from './delete-call-list.ts';
import { findCallTargets } from './find-call-targets.ts';
import { openCallList } from './open-call-list.ts';

/** Nobody can ask it again: the audience may ask what whoever reads call lists may not see. */
const question = JSON.stringify({ steps: [{ do: 'include', tests: [{ by: 'list', list: audienceList }] }] });

/** Packets that are written at a time. */
const packetsAtOnce = 100;

/**
 * The answer of a call that was made before with this id, which its caller may not have heard; null where there was none. A
 * draft is still being made, or was broken off longer ago than any call lasts: then it is made anew. Two reads.
 */
async function earlierAnswer(context: Context, id: string) {
  const { member, now, read } = context;
  const [list, plan] = await Promise.all([read.get(callLists, id), read.get(callPlans, id)]);
  if (list) {
    if (list.created_by !== member.uid || plan?.question !== question)
      throw new RefusedError('call.replayed');
    const { no_number, suppressed } = plan;
    if (list.state !== 'draft') return { people: list.people, no_number, suppressed };
    const isRecent = list.created_at.toMillis() > now() - callTimeoutMs.long;
    if (isRecent) throw new RefusedError('phonebank.unarrived');
  }
  // A plan without its list is what a broken off deletion leaves.
  if (list || plan) await deleteCallList.run({ list: id }, context);
  return null;
}

/**
 * A call list of an audience: its people by packets, as an organizer's device makes one of voters. Who must not be called is
 * left out and counted, and is asked again before each call. Broken off, what is there is a draft, which can be deleted. Sent
 * again by the same member, it makes no second list.
 */
export const makePeopleCallList = useCase(peopleCallListEndpoint, async ({ id, filter, plan }, context) => {
  const { member, tx } = context;
  const { ids } = await expandAudience(context, filter);
  const earlier = await earlierAnswer(context, id);
  if (earlier) return earlier;
  const { targets, left } = await findCallTargets(context, ids, id);
  if (targets.length === 0) throw new RefusedError('phonebank.nobody');
  const packets = Array.from({ length: Math.ceil(targets.length / packetPeople) }, (_, number) =>
    targets.slice(number * packetPeople, (number + 1) * packetPeople),
  );
  const stamps = {
    ...{ created_at: serverTime, created_by: member.uid },
    ...{ updated_at: serverTime, updated_by: member.uid },
  };
  await tx(async (store) => {
    // The same call, sent twice at once.
    if (await store.get(callLists, id)) throw new RefusedError('phonebank.unarrived');
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
