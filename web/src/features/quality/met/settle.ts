import type { Learned } from '#shared/rules/voters/state.ts';
import { commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { kept, offerUndo } from '../../../shared/ui/toasts.tsx';
import { backOf } from '../../../shared/voters/log/back.ts';
import { eventOf, newEventId } from '../../../shared/voters/log/event.ts';
import { carried, standing } from './carry.ts';
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
  const said =
    voter === null
      ? []
      : standing(events).map((event) => ({
          draft: carried(event, voter),
          at: event.happened_at,
          id: newEventId(),
        }));
  const told = [change(addition, from, to), ...said.map(({ draft, at, id }) => eventOf(draft, at, id))];
  const takeBack = () => {
    const backs = said.map(({ draft, id }) => backOf(draft, id, null)).filter((back) => back !== null);
    const now = serverNow();
    return commitAll([change(addition, to, from), ...backs.map((back) => eventOf(back, now))]);
  };
  const safe = await kept(commitAll(told));
  if (safe) offerUndo(addition.id, { title, name: addition.name }, () => void kept(takeBack()));
  return safe;
}
