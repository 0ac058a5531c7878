import { eventValue, type VoterDraft } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';

/** What was said and not taken back, oldest first. */
export function activeEvents(events: readonly Learned[]): readonly Learned[] {
  const back = new Set(events.map(({ undoes }) => undoes));
  const when = ({ received_at, happened_at }: Learned) =>
    received_at ?? happened_at + Number.MAX_SAFE_INTEGER / 2;
  return events
    .filter((event) => !back.has(event.id) && eventValue(event) !== null)
    .toSorted((one, other) => when(one) - when(other));
}

/** The same said of somebody else: of the voter who they turned out to be. */
export function copiedTo(event: Learned, to: string): VoterDraft {
  const { id: _, happened_at: __, received_at: ___, by: ____, undoes: _____, ...fields } = event;
  return { ...fields, voter_id: to };
}
