import { create } from 'zustand';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { learnTogether } from '../../../shared/voters/log/learn-together.ts';
import type { WalkPerson } from './walk-model.ts';

/** Milliseconds for which the last thing said can be taken back by one tap; after that at its door. */
const offeredMs = 10_000;

type Last = { event: string; label: string; name: string; undo: () => void };
/** The last thing that was said, while it can be taken back from every screen of the walk. */
export const useLastRecorded = create<{ last: Last | null }>(() => ({ last: null }));
export const endOffer = (): void => useLastRecorded.setState({ last: null });

let timer: ReturnType<typeof setTimeout> | undefined;
function offer(last: Last): void {
  clearTimeout(timer);
  useLastRecorded.setState({ last });
  timer = setTimeout(endOffer, offeredMs);
}

/**
 * Writes down what was learned at a door and offers to take it back; what it replaced, of `people`, then stands again.
 * Resolves with whether it is safe on this device, and says so where it is not; never rejects. What the server refuses later
 * is told by the badge, not over the next door.
 */
export async function recordAtDoor(
  drafts: readonly VoterDraft[],
  people: readonly Pick<WalkPerson, 'events'>[],
  label: string,
  name: string,
): Promise<boolean> {
  if (drafts.length === 0) return true;
  const replaced = new Set(drafts.map(({ undoes }) => undoes));
  const before = people.flatMap(({ events }) => events.filter(({ id }) => replaced.has(id)));
  try {
    const learned = await learnTogether(drafts, before);
    const undo = () => {
      endOffer();
      void notifyIfFailed(learned.undo());
    };
    offer({ event: learned.events[0] ?? '', label, name, undo });
    return true;
  } catch (error) {
    toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
    return false;
  }
}
