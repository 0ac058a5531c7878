import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { nextFollowUpCall } from '#shared/api/follow-ups-api.ts';
import { followUps } from '#shared/collections/follow-ups.ts';
import { people } from '#shared/collections/people.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { readOnce } from '../../../shared/data/watch-document.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { Card, FollowUp } from './follow-up-data.ts';

export type Claim =
  | { is: 'nothing' }
  | { is: 'asking' }
  /** `card`: null of whoever is in the voter file alone, or is gone. */
  | { is: 'mine'; followUp: FollowUp; card: Card | null; until: number }
  /** `againAt`: when the next one is due; null where none is. */
  | { is: 'none'; againAt: number | null }
  | { is: 'failed'; why: string };

const plain = { kind: null, chosen: null, release: null, isNextRequested: false } as const;

/** The follow-up that the member has now. Giving one out needs the server: two members never have the same. */
export function useClaim() {
  const { organization } = useMember();
  const [claim, setClaim] = useState<Claim>({ is: 'nothing' });
  const ask = useCallback(
    async (wish: Partial<z.input<typeof nextFollowUpCall.request>>): Promise<void> => {
      setClaim({ is: 'asking' });
      try {
        const { id, until, againAt } = await callEndpoint(nextFollowUpCall, { ...plain, ...wish });
        if (id === null || until === null) {
          setClaim(wish.isNextRequested ? { is: 'none', againAt } : { is: 'nothing' });
          return;
        }
        const followUp = await readOnce(followUps, id, organization);
        if (!followUp) return setClaim({ is: 'none', againAt: null });
        const { person_id } = followUp;
        const card = person_id === null ? null : await readOnce(people, person_id, organization);
        // A card that was merged away leads to whom it was merged into.
        const survivor = card?.merged_into ? await readOnce(people, card.merged_into, organization) : card;
        setClaim({ is: 'mine', followUp, card: survivor, until });
      } catch (error) {
        setClaim({ is: 'failed', why: messageFor(error) });
      }
    },
    [organization],
  );
  return {
    claim,
    next: useCallback(() => ask({ isNextRequested: true }), [ask]),
    take: useCallback((id: string) => ask({ chosen: id }), [ask]),
    putBack: useCallback((id: string) => ask({ release: id }), [ask]),
    /** What was reported is not the member's any more. */
    leave: useCallback(() => setClaim({ is: 'nothing' }), []),
  };
}
