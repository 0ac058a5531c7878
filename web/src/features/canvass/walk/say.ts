import { create } from 'zustand';
import type { VoterDraft } from '#shared/rules/voters/learned.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { kept, toast } from '../../../shared/ui/toasts.tsx';
import { learnTogether } from '../../../shared/voters/log/together.ts';
import type { WalkPerson } from './model.ts';

/** Milliseconds for which the last thing said can be taken back by one tap; after that at its door. */
const offeredMs = 10_000;

type Last = { event: string; words: string; name: string; undo: () => void };
/** The last thing that was said, while it can be taken back from every screen of the walk. */
export const useLast = create<{ last: Last | null }>(() => ({ last: null }));
export const endOffer = (): void => useLast.setState({ last: null });

let timer: ReturnType<typeof setTimeout> | undefined;
function offer(last: Last): void {
  clearTimeout(timer);
  useLast.setState({ last });
  timer = setTimeout(endOffer, offeredMs);
}

/**
 * Writes down what was learned at a door and offers to take it back; what it replaced, of `people`, then stands again.
 * Resolves with whether it is safe on this device, and says so where it is not; never rejects. What the server refuses later
 * is told by the badge, not over the next door.
 */
export async function say(
  drafts: readonly VoterDraft[],
  people: readonly Pick<WalkPerson, 'events'>[],
  words: string,
  name: string,
): Promise<boolean> {
  if (drafts.length === 0) return true;
  const replaced = new Set(drafts.map(({ undoes }) => undoes));
  const before = people.flatMap(({ events }) => events.filter(({ id }) => replaced.has(id)));
  try {
    const told = await learnTogether(drafts, before);
    const undo = () => {
      endOffer();
      void kept(told.undo());
    };
    offer({ event: told.events[0] ?? '', words, name, undo });
    return true;
  } catch (error) {
    toast('error', t('common.failedToSave'), wordsFor(error) || t('common.pleaseTryAgain'));
    return false;
  }
}
