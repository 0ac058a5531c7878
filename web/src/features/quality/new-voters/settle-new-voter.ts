import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import { eventOf, newEventId } from '../../../shared/voters/log/event.ts';
import { undoEvent } from '../../../shared/voters/log/undo-event.ts';
import { activeEvents, copiedTo } from './copy-events.ts';
import type { Addition } from './use-met.ts';

type State = Pick<Addition, 'state' | 'matched_to'>;

const change = ({ id }: Addition, from: State, to: State): Operation => ({
  operation: 'update',
  table: 'voter_additions',
  id,
  data: { ...to },
  base: { ...from },
});

/**
 * Says what became of somebody who was met, and offers to take that back. `events`: what was learned of them, which is said
 * of the voter whom they are matched to as well. Resolves with whether it is safe on this device; never rejects.
 */
export async function settle(
  addition: Addition,
  to: State,
  events: readonly Learned[],
  title: string,
): Promise<boolean> {
  const from: State = { state: addition.state, matched_to: addition.matched_to };
  const { matched_to: voter } = to;
  const activeDrafts =
    voter === null
      ? []
      : activeEvents(events).map((event) => ({
          draft: copiedTo(event, voter),
          at: event.happened_at,
          id: newEventId(),
        }));
  const operations = [
    change(addition, from, to),
    ...activeDrafts.map(({ draft, at, id }) => eventOf(draft, at, id)),
  ];
  const takeBack = () => {
    const backs = activeDrafts
      .map(({ draft, id }) => undoEvent(draft, id, null))
      .filter((back) => back !== null);
    const now = serverNow();
    return commitAll([change(addition, to, from), ...backs.map((back) => eventOf(back, now))]);
  };
  const safe = await notifyIfFailed(commitAll(operations));
  if (safe) offerUndo(addition.id, { title, name: addition.name }, () => void notifyIfFailed(takeBack()));
  return safe;
}
