import { isContact, type PhoneResult } from '#shared/rules/calling/results.ts';
import { type Answers, draftsOf } from '#shared/rules/surveys/run.ts';
import type { ScriptBody } from '#shared/rules/surveys/script.ts';
import type { VoterDraft } from '#shared/rules/voters/learned.ts';
import { commitAll } from '../../../../shared/data/journal/index.ts';
import { backOf } from '../../../../shared/voters/log/back.ts';
import { eventOf, newEventId } from '../../../../shared/voters/log/event.ts';
import type { CallList } from '../data.ts';

/** What came of a call, as a caller says it. `wrong`: numbers that are somebody else's, or nobody's. */
export type Said = {
  outcome: PhoneResult;
  answers: Answers;
  note: string;
  callBackAt: number | null;
  wrong: readonly ('cell' | 'landline')[];
};
/** A result with as much as there is to say of it. */
export type Ended = Pick<Said, 'outcome'> & Partial<Said>;
export const nothingSaid: Omit<Said, 'outcome'> = { answers: {}, note: '', callBackAt: null, wrong: [] };

/** What is learned of the voter by it. A wrong number is a correction to nothing: the file's is not to be called again. */
export function draftsOfCall(
  list: Pick<CallList, 'id' | 'notes_allowed'>,
  body: ScriptBody,
  voter_id: string,
  { outcome, answers, note, wrong }: Said,
): readonly VoterDraft[] {
  const origin = { voter_id, source: 'phone', list_id: list.id } as const;
  const text = list.notes_allowed ? note.trim().slice(0, 2_000).trim() : '';
  return [
    { ...origin, kind: 'attempt', outcome },
    ...draftsOf(body, answers, origin),
    ...wrong.map((field): VoterDraft => ({ ...origin, kind: 'correction', field, text: '' })),
    ...(text === '' ? [] : [{ ...origin, kind: 'note', text } as const]),
  ];
}

/** Whether what was said is what the list is for. */
export function isGoalMet(
  { goal, goal_question }: Pick<CallList, 'goal' | 'goal_question'>,
  outcome: PhoneResult,
  drafts: readonly VoterDraft[],
): boolean {
  if (goal === 'reached') return isContact(outcome);
  if (goal === 'support') return drafts.some(({ kind, score }) => kind === 'support' && score != null);
  return drafts.some(({ kind, question }) => kind === 'answer' && question === goal_question);
}

/** Writes it all down, or none of it. Resolves with how to take it back, once it is safe on this device; throws as `commit` does. */
export async function tell(drafts: readonly VoterDraft[]): Promise<() => Promise<void>> {
  const at = Date.now();
  const events = drafts.map((draft) => ({ draft, id: newEventId() }));
  const synced = await commitAll(events.map(({ draft, id }) => eventOf(draft, at, id)));
  // What is refused stands among the changes that failed, where it is told.
  for (const each of synced) each.catch(() => {});
  return async () => {
    const backs = events.map(({ draft, id }) => backOf(draft, id, null)).filter((back) => back !== null);
    const undone = await commitAll(backs.map((back) => eventOf(back, Date.now())));
    for (const each of undone) each.catch(() => {});
  };
}
