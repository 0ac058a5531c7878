import { eventCostsCall } from '../../api/events-api.ts';
import { eventCosts } from '../../collections/event-costs.ts';
import { events } from '../../collections/events.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Says what an event costs and is to raise. Three reads, one write. */
export const saveEventCosts = command(
  eventCostsCall,
  async ({ id, seen, edit, after, ...costs }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [event, stored] = await Promise.all([store.get(events, id), store.get(eventCosts, id)]);
    if (!event) throw new RefusedError('events.gone');
    const revision = stored?.revision ?? 0;
    // Two edits without a connection: the second one began with the first, which its device had and nobody else.
    const isOwnNext = after !== null && stored?.edit === after && stored.updated_by === member.uid;
    if (revision !== seen && !isOwnNext) throw new RefusedError('events.costsChanged');
    if (new Set(costs.in_kind.map((one) => one.id)).size < costs.in_kind.length)
      throw new RefusedError('request.badBody');
    store.set(eventCosts, id, {
      ...costs,
      revision: revision + 1,
      edit,
      updated_at: serverTime,
      updated_by: member.uid,
    });
    return {};
  },
  { key: ({ id }) => `event costs ${id}` },
);
