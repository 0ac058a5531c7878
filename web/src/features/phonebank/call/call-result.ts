import { isContact, type PhoneResult } from '#shared/domain/phonebank/phone-results.ts';
import { revised, type SurveyEvent } from '#shared/domain/surveys/revise.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { type Answers, draftsOf } from '#shared/domain/surveys/survey-run.ts';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { isUndoable } from '#shared/domain/voters/may-close.ts';
import type { CallList } from '../data.ts';

/** How far a caller is with a person. */
export type Step = 'first' | 'missed' | 'spoke';

/** What came of a call, as a caller says it. `wrong`: numbers that are somebody else's, or nobody's. */
export type CallResult = {
  outcome: PhoneResult;
  answers: Answers;
  note: string;
  callBackAt: number | null;
  wrong: readonly ('cell' | 'landline')[];
};
/** A result with as much as there is to say of it. */
export type Ended = Pick<CallResult, 'outcome'> & Partial<CallResult>;
export type Save = (result: Ended) => void;
export const emptyResult: Omit<CallResult, 'outcome'> = {
  answers: {},
  note: '',
  callBackAt: null,
  wrong: [],
};

/**
 * What is learned of the voter by it. Another answer stands instead of what they said before on the same day (`log`); where
 * nothing was asked, that stays. A wrong number is a correction to nothing: the file's is not to be called again.
 */
export function draftsOfCall(
  list: Pick<CallList, 'id' | 'notes_allowed'>,
  body: ScriptBody,
  voter_id: string,
  { outcome, answers, note, wrong }: CallResult,
  log: readonly SurveyEvent[],
): readonly VoterDraft[] {
  const origin = { voter_id, source: 'phone', list_id: list.id } as const;
  const text = list.notes_allowed ? note.trim().slice(0, 2_000).trim() : '';
  const hasAnswers = Object.keys(answers).length > 0;
  return [
    { ...origin, kind: 'attempt', outcome },
    ...(hasAnswers ? revised(body, answers, origin, log) : []),
    ...wrong.map((field): VoterDraft => ({ ...origin, kind: 'correction', field, text: '' })),
    ...(text === '' ? [] : [{ ...origin, kind: 'note', text } as const]),
  ];
}

/** Whether a result of a call can still be undone. `at`: when it was saved, by the server's clock, as `now` is. */
export const canUndo = ({ outcome }: Pick<CallResult, 'outcome'>, at: number, now: number): boolean =>
  isUndoable({ kind: 'attempt', outcome, received_at: at }, now);

/** Whether what was said is what the list is for, whether or not it was said before. */
export function isGoalReached(
  { goal, goal_question }: Pick<CallList, 'goal' | 'goal_question'>,
  body: ScriptBody,
  { outcome, answers }: CallResult,
): boolean {
  if (goal === 'reached') return isContact(outcome);
  const drafts = draftsOf(body, answers, { voter_id: '', source: 'phone' });
  if (goal === 'support') return drafts.some(({ kind, score }) => kind === 'support' && score != null);
  return drafts.some(({ kind, question }) => kind === 'answer' && question === goal_question);
}
