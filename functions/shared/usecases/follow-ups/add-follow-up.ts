import { addFollowUpCall, assignFollowUpCall } from '../../api/follow-ups-api.ts';
import { followUps } from '../../collections/follow-ups.ts';
import { people } from '../../collections/people.ts';
import { aheadMax, openOfPersonMax } from '../../domain/follow-ups/kinds.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { prepareClosing } from './close-contact.ts';
import { openedFollowUp } from './progress.ts';
import { requireOwner } from './require-owner.ts';

const success = { ok: true } as const;

/** The card of somebody, also where it was merged away meanwhile. */
async function cardOf(store: Store, id: string) {
  const card = await store.get(people, id);
  const survivor = card?.merged_into ? await store.get(people, card.merged_into) : card;
  if (!survivor) throw new RefusedError('followUps.noPerson');
  return survivor;
}

/**
 * Adds one by hand, once for its id. Whoever wants no contact any more is closed at once, and nobody is
 * given their others. Five reads and a read for each open
 * one of the person; two writes.
 */
export const addFollowUp = command(
  addFollowUpCall,
  async ({ id, person, kind, owner, due, note }, context, store) => {
    const { member, now } = context;
    await requireCaller(store, member, 'volunteers.write');
    await requireOwner(store, member, owner);
    if (due > now() + aheadMax) throw new RefusedError('followUps.tooFar');
    const known = await store.get(followUps, id);
    if (known) {
      if (known.created_by === member.uid && known.origin === 'hand') return success;
      throw new RefusedError('followUps.taken');
    }
    const card = await cardOf(store, person);
    const open = await store.find(followUps, {
      where: [
        ['person_id', '==', card.id],
        ['state', '==', 'open'],
      ],
      limit: openOfPersonMax,
    });
    const closes = kind === 'stop_contacting';
    if (!closes && open.length >= openOfPersonMax)
      throw new RefusedError('followUps.many', { most: openOfPersonMax });
    const close = closes
      ? await prepareClosing(store, context, { id: `follow-up-${id}`, card, voter: card.voter_id })
      : null;
    close?.();
    // Without its report, so that taking that back opens nothing again.
    const over = { state: 'dropped', outcome: 'contact_closed', claimed_by: null, report: null } as const;
    if (closes)
      for (const one of open)
        store.update(followUps, one.id, { ...over, updated_at: serverTime, updated_by: member.uid });
    const fields = { kind, name: card.name, person_id: card.id, owner, note, dueAt: due } as const;
    store.create(followUps, id, {
      ...openedFollowUp(context, { ...fields, origin: 'hand' }, member.uid),
      ...(closes ? ({ state: 'done', outcome: 'contact_closed' } as const) : {}),
    });
    return success;
  },
  { key: ({ kind }) => (kind === 'stop_contacting' ? 'contact_points' : 'follow-ups') },
);

/** Gives an open one to somebody else. Four reads and a write. */
export const assignFollowUp = command(
  assignFollowUpCall,
  async ({ id, owner }, { member }, store) => {
    await requireCaller(store, member, 'volunteers.write');
    await requireOwner(store, member, owner);
    const found = await store.get(followUps, id);
    if (!found) throw new RefusedError('followUps.gone');
    if (found.state !== 'open') throw new RefusedError('followUps.closed');
    if (found.owner !== owner)
      store.update(followUps, id, { owner, updated_at: serverTime, updated_by: member.uid });
    return success;
  },
  { key: () => 'follow-ups' },
);
