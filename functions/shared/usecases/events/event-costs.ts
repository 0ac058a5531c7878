import { eventCostsCall } from '../../api/events-api.ts';
import { eventCosts } from '../../collections/event-costs.ts';
import { events } from '../../collections/events.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Says what an event costs and is to raise. Two reads, one write. */
export const saveEventCosts = command(
  eventCostsCall,
  async ({ id, ...costs }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    if (!(await store.get(events, id))) throw new RefusedError('events.gone');
    if (new Set(costs.in_kind.map((one) => one.id)).size < costs.in_kind.length)
      throw new RefusedError('request.badBody');
    store.set(eventCosts, id, { ...costs, updated_at: serverTime, updated_by: member.uid });
    return {};
  },
  { key: ({ id }) => `event costs ${id}` },
);
