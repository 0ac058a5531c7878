import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { kept, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { learn, type VoterDraft } from '../../../shared/voters/log/learn.ts';
import { personName } from '../../../shared/voters/names.ts';

/** What is said of somebody: the kind, and the fields that it needs. */
export type Said = Omit<VoterDraft, 'voter_id'>;

let endLast = () => {};

/**
 * Writes down what was learned of a voter and offers to take it back. `words`: what it comes to. Resolves with whether it
 * is safe on this device, and says so where it is not; never rejects.
 */
export const useSay =
  (person: Person) =>
  async (said: Said, words: string): Promise<boolean> => {
    try {
      const told = await learn({ ...said, voter_id: person.id }, person.known);
      // One tap follows another: only the last is offered to be taken back.
      endLast();
      endLast = offerUndo(
        told.event,
        { title: words, name: personName(person) },
        () => void kept(told.undo()),
      );
      told.synced.catch((error: unknown) => toast('error', t('common.failedToSave'), wordsFor(error)));
      return true;
    } catch (error) {
      toast('error', t('common.failedToSave'), wordsFor(error) || t('common.pleaseTryAgain'));
      return false;
    }
  };
