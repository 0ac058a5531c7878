import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { correctionProposals, voterEvents } from '#shared/collections/index.ts';
import { acceptedEvent, acceptedEventId } from '#shared/domain/voters/accepted-proposal.ts';
import { createOnce } from '../create-once.ts';
import { type Change, parseOrNull } from '../document-change.ts';

/**
 * Writes the correction of a proposal that was accepted, once: its id follows from the proposal's, so a second delivery
 * finds it there. The rules let nobody take a decision back.
 */
export const proposalDecided =
  ({ db, now = Date.now }: { db: Firestore; now?: () => number }) =>
  async ({ organization, id, after }: Change): Promise<void> => {
    const proposal = parseOrNull(correctionProposals.schema, after);
    if (proposal?.state !== 'accepted') return;
    await createOnce(db.collection(voterEvents.path(organization)).doc(acceptedEventId(id)), {
      ...acceptedEvent(proposal, now()),
      received_at: FieldValue.serverTimestamp(),
    });
  };
