import type { SurveyEvent } from '#shared/domain/surveys/revise.ts';
import { eventValue, fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import type { VoterState } from '#shared/domain/voters/voter-state.ts';

const subjectOf = ({ tag, question, field, reason, channels, until }: Omit<SurveyEvent, 'id'>) => ({
  ...{ tag, question, field },
  ...{ reason, channels, until },
});

/**
 * What takes an event back, so that the voter is as before. `known`: what stood before it; what only cleared something is
 * taken back by saying that anew, and of nothing by nothing (null).
 */
export function undoEvent(draft: VoterDraft, id: string, known: VoterState | null): VoterDraft | null {
  const event = fullEvent(draft);
  const { voter_id, kind, source, list_id, question, field } = event;
  // Who works with a turf or a call list says nothing but of it, also when they take something back.
  const about: VoterDraft = { voter_id, kind, source, list_id };
  if (eventValue(event) !== null) return { ...about, ...subjectOf(event), undoes: id };
  if (draft.undoes || !known) return null;
  if (kind === 'support' && known.support) return { ...about, score: known.support.score };
  if (kind === 'answer' && question && known.answers[question])
    return { ...about, question, answers: known.answers[question] };
  const text = kind === 'correction' && field ? known.corrected[field] : undefined;
  return text === undefined ? null : { ...about, field, text };
}

/**
 * What says a former event anew: one that was undone does not come back when its successor goes. Of the turf or call list
 * that the successor was said of, else as it was.
 */
function again(former: SurveyEvent, successor: VoterDraft): VoterDraft {
  const { source, list_id, walked_by } = successor.list_id ? fullEvent(successor) : former;
  const { voter_id, kind, outcome, score, is_on, answers, text } = former;
  const event = { voter_id, kind, outcome, score, is_on, answers, text, ...subjectOf(former) };
  return { ...event, source, list_id, walked_by };
}

/**
 * What takes `drafts` back, which were said under `ids`: each of them, and what they replaced or took back (of `said`, in
 * order) is said anew.
 */
export const undoEvents = (
  drafts: readonly VoterDraft[],
  ids: readonly string[],
  events: readonly SurveyEvent[],
): readonly VoterDraft[] =>
  drafts.flatMap((draft, at) => {
    const id = ids[at] ?? '';
    const former = draft.undoes ? events.findLast((one) => one.id === draft.undoes) : undefined;
    const own = eventValue(fullEvent(draft)) === null ? null : id;
    if (former && eventValue(former) !== null) return [{ ...again(former, draft), undoes: own }];
    return undoEvent(draft, id, null) ?? [];
  });
