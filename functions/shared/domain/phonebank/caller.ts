import type { callCallers } from '../../collections/call-callers.ts';
import type { Stored } from '../../collections/define.ts';
import { assignedVotersMax, breakMs } from './list.ts';
import { isContact, type PhoneResult } from './phone-results.ts';
import { countAssignment } from './target-transitions.ts';

/** What the server keeps of one caller of one list. */
export type Caller = Omit<Stored<typeof callCallers>, 'id'>;
/** Whom they have. */
type Has = NonNullable<Caller['has']>;

const has = (one: Has | null): Pick<Caller, 'has' | 'has_until'> => ({
  has: one,
  has_until: one?.until ?? 0,
});

/** Who has not called on a list yet has this. */
export const newCaller = (list: string, uid: string, name: string, now: number): Caller => ({
  ...{ list_id: list, uid, name, voters: [] },
  ...has(null),
  packet: null,
  hour: { from: now, given: 0 },
  ...{ calls: 0, reached: 0, first_at: now, last_at: now, active_ms: 0 },
});

/** With somebody to call. */
export const withVoter = (caller: Caller, one: Has, name: string, now: number): Caller => ({
  ...caller,
  name,
  voters: [...caller.voters.filter((voter) => voter !== one.voter), one.voter].slice(-assignedVotersMax),
  ...has(one),
  packet: one.packet,
  hour: countAssignment(caller.hour, now),
  last_at: now,
});

/** Without a voter; as before where it is not they whom the caller has. */
export const withoutVoter = (caller: Caller, voter: string): Caller =>
  caller.has?.voter === voter ? { ...caller, ...has(null) } : caller;

/** After a call. A gap of a break does not count as time at the telephone. */
export function afterCall(caller: Caller, voter: string, outcome: PhoneResult, now: number): Caller {
  const gap = now - caller.last_at;
  return {
    ...withoutVoter(caller, voter),
    last_at: now,
    calls: caller.calls + 1,
    reached: caller.reached + (isContact(outcome) ? 1 : 0),
    active_ms: caller.active_ms + (gap > 0 && gap < breakMs ? gap : 0),
  };
}

/** With somebody again whose last report is taken back; `reached`: whether it had been said that they spoke. */
export const calledBackBy = (caller: Caller, one: Has, reached: number, now: number): Caller => ({
  ...caller,
  ...has(one),
  calls: Math.max(0, caller.calls - 1),
  reached: Math.max(0, caller.reached - reached),
  last_at: now,
});
