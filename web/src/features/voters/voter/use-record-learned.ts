import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { personName } from '../../../shared/voters/format-voter.ts';
import { learn, type VoterDraft } from '../../../shared/voters/log/learn.ts';

/** What is said of somebody: the kind, and the fields that it needs. */
export type StatementDraft = Omit<VoterDraft, 'voter_id'>;

let endLast = () => {};

/**
 * Writes down what was learned of a voter and offers to take it back. `label`: what it comes to. Resolves with whether it
 * is safe on this device, and says so where it is not; never rejects.
 */
export const useRecordLearned =
  (person: Person) =>
  async (draft: StatementDraft, label: string): Promise<boolean> => {
    try {
      const result = await learn({ ...draft, voter_id: person.id }, person.known);
      // One tap follows another: only the last is offered to be taken back.
      endLast();
      endLast = offerUndo(
        result.event,
        { title: label, name: personName(person) },
        () => void notifyIfFailed(result.undo()),
      );
      result.synced.catch((error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)));
      return true;
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
      return false;
    }
  };
