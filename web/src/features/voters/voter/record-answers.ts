import { revised } from '#shared/domain/surveys/revise.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, type Origin, repliesIn } from '#shared/domain/surveys/survey-run.ts';
import type { Source } from '#shared/domain/voters/contact-results.ts';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { personName } from '../../../shared/voters/format-voter.ts';
import { learnTogether } from '../../../shared/voters/log/learn-together.ts';

type AnswerSet = {
  person: Person;
  body: ScriptBody;
  answers: Answers;
  source: Source;
  /** What was said of them on the same day, in order. */
  today: readonly Learned[];
};

/** Who answered was reached: it need not be said as well, once a day. At a desk nobody was tried. */
function reached({ body, answers, source, today }: AnswerSet, origin: Origin): VoterDraft[] {
  const undone = new Set(today.map(({ undoes }) => undoes));
  const before = today.some(
    (event) => event.outcome === 'canvassed' && event.source === source && !undone.has(event.id),
  );
  const isConversation = source !== 'office' && repliesIn(body, answers).length > 0;
  return isConversation && !before ? [{ ...origin, kind: 'attempt', outcome: 'canvassed' }] : [];
}

/**
 * Writes down what was answered, all or nothing, and offers to take it back. Resolves with whether it is safe on this
 * device, and says so where it is not; never rejects.
 */
export async function recordAnswers(input: AnswerSet): Promise<boolean> {
  const { person, body, answers, source, today } = input;
  const origin: Origin = { voter_id: person.id, source, list_id: null };
  const drafts = [...reached(input, origin), ...revised(body, answers, origin, today)];
  if (drafts.length === 0) return true;
  try {
    const result = await learnTogether(drafts, today);
    offerUndo(
      result.events[0] ?? person.id,
      { title: t('voters.voter.answersSaved'), name: personName(person) },
      () => void notifyIfFailed(result.undo()),
    );
    result.synced.catch((error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)));
    return true;
  } catch (error) {
    toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
    return false;
  }
}
