import type { Stored } from '#shared/collections/define.ts';
import { followUps } from '#shared/collections/follow-ups.ts';
import type { people } from '#shared/collections/people.ts';
import { cardReach } from '#shared/domain/consent/card-reach.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';

export type FollowUp = Stored<typeof followUps>;
export type Card = Stored<typeof people>;

/** Open ones of an owner that a screen shows. */
export const shownMax = 20;

/** Open follow-ups of a member, or of the campaign (null), in the order in which they can be taken: a read for each. */
export function useOpen(owner: string | null): Live<FollowUp[]> {
  const path = followUps.path(useMember().organization);
  return useLiveQuery(followUps, `${path} open of ${owner}`, () =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'state', is: '==', value: 'open' },
            { field: 'owner', is: '==', value: owner },
          ],
        },
        { field: 'free_at', direction: 'asc' },
      ),
      shownMax,
    ),
  );
}

/** Ways to reach somebody that nothing closes now, as their card says. */
export function openWays(card: Card, now: number) {
  const reach = cardReach(card, now);
  const isOpen = (channel: 'call' | 'text' | 'email') => {
    const state = reach[channel]?.state;
    return state !== 'closed' && state !== 'held';
  };
  const [phone = null] = card.phones;
  const [email = null] = card.emails;
  return {
    call: isOpen('call') ? phone : null,
    text: isOpen('text') ? phone : null,
    email: isOpen('email') ? email : null,
  };
}
