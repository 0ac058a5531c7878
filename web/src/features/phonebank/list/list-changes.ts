import { listPeopleMax, packetPeople } from '#shared/domain/phonebank/list.ts';
import { isOver, type TargetState } from '#shared/domain/phonebank/target-states.ts';

/** `back`: who had left the list and belongs to it again; `over`: for how many there is no room. */
export type Change = {
  come: readonly string[];
  back: readonly string[];
  go: readonly string[];
  over: number;
};
/** Voters that the server takes out of a list at once, or back into it. */
const changedMax = 5_000;

type Had = { had: readonly string[]; states: ReadonlyMap<string, TargetState>; packets: number };
/** `named`: whom the list's search names; `callable`: those of them who can be called. */
type Now = { named: readonly string[]; callable: readonly string[] };

/** What refreshing a list changes. Who is done with, or left it before, goes no second time. */
export function changesOf({ had, states, packets }: Had, { named, callable }: Now): Change {
  const [known, still] = [new Set(had), new Set(named)];
  const fresh = callable.filter((id) => !known.has(id));
  // Each refreshing begins a packet of its own.
  const room = Math.max(0, listPeopleMax - packets * packetPeople);
  const hasLeft = (id: string): boolean => {
    const state = states.get(id);
    return state?.is === 'blocked' && state.why === 'left';
  };
  const isOpen = (id: string): boolean => {
    const state = states.get(id);
    return !state || !isOver(state);
  };
  return {
    come: fresh.slice(0, room),
    back: callable.filter(hasLeft).slice(0, changedMax),
    go: had.filter((id) => !still.has(id) && isOpen(id)).slice(0, changedMax),
    over: Math.max(0, fresh.length - room),
  };
}
