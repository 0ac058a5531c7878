import { filled, type VoterDraft, wordOf } from '#shared/rules/voters/learned.ts';
import type { VoterState } from '#shared/rules/voters/state.ts';

/**
 * What takes an event back, so that the voter is as before. `known`: what stood before it; what only cleared something is
 * taken back by saying that anew, and of nothing by nothing (null).
 */
export function backOf(draft: VoterDraft, id: string, known: VoterState | null): VoterDraft | null {
  const { voter_id, kind, source, list_id, tag, question, field, reason, channels, until } = filled(draft);
  // Who works with a turf or a call list says nothing but of it, also when they take something back.
  const about: VoterDraft = { voter_id, kind, source, list_id };
  if (wordOf(filled(draft)) !== null) {
    const thing = { tag, question, field, reason, channels, until };
    return { ...about, ...thing, undoes: id };
  }
  if (draft.undoes || !known) return null;
  if (kind === 'support' && known.support) return { ...about, score: known.support.score };
  if (kind === 'answer' && question && known.answers[question])
    return { ...about, question, answers: known.answers[question] };
  const text = kind === 'correction' && field ? known.corrected[field] : undefined;
  return text === undefined ? null : { ...about, field, text };
}
