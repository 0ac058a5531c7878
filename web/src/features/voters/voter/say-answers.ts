import { revised } from '#shared/rules/surveys/revise.ts';
import { type Answers, type Origin, repliesIn } from '#shared/rules/surveys/run.ts';
import type { ScriptBody } from '#shared/rules/surveys/script.ts';
import type { VoterDraft } from '#shared/rules/voters/learned.ts';
import type { Source } from '#shared/rules/voters/results.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { kept, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { learnTogether } from '../../../shared/voters/log/together.ts';
import { personName } from '../../../shared/voters/names.ts';

type Asked = {
  person: Person;
  body: ScriptBody;
  answers: Answers;
  source: Source;
  /** What was said of them on the same day, in order. */
  today: readonly Learned[];
};

/** Who answered was reached: it need not be said as well, once a day. At a desk nobody was tried. */
function reached({ body, answers, source, today }: Asked, origin: Origin): VoterDraft[] {
  const undone = new Set(today.map(({ undoes }) => undoes));
  const before = today.some(
    (event) => event.outcome === 'canvassed' && event.source === source && !undone.has(event.id),
  );
  const said = source !== 'office' && repliesIn(body, answers).length > 0;
  return said && !before ? [{ ...origin, kind: 'attempt', outcome: 'canvassed' }] : [];
}

/**
 * Writes down what was answered, all or nothing, and offers to take it back. Resolves with whether it is safe on this
 * device, and says so where it is not; never rejects.
 */
export async function sayAnswers(asked: Asked): Promise<boolean> {
  const { person, body, answers, source, today } = asked;
  const origin: Origin = { voter_id: person.id, source, list_id: null };
  const drafts = [...reached(asked, origin), ...revised(body, answers, origin, today)];
  if (drafts.length === 0) return true;
  try {
    const told = await learnTogether(drafts, today);
    offerUndo(
      told.events[0] ?? person.id,
      { title: t('voters.voter.answersSaved'), name: personName(person) },
      () => void kept(told.undo()),
    );
    told.synced.catch((error: unknown) => toast('error', t('common.failedToSave'), wordsFor(error)));
    return true;
  } catch (error) {
    toast('error', t('common.failedToSave'), wordsFor(error) || t('common.pleaseTryAgain'));
    return false;
  }
}
