import type { Shift } from '#shared/rules/field/quality.ts';
import type { VoterDraft } from '#shared/rules/voters/learned.ts';
import { backOf } from '../../../shared/voters/log/back.ts';

/**
 * What takes a shift back: an event for each of its events that still stands. The log keeps both. `undone`: ids that were
 * taken back before.
 */
export const backsOf = ({ events }: Shift, undone: ReadonlySet<string | null>): VoterDraft[] =>
  events
    .filter(({ id }) => !undone.has(id))
    .map((event) => backOf(event, event.id, null))
    .filter((back) => back !== null);
