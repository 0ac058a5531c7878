import { hasCapability } from '../../access.ts';
import { calltimeLists } from '../../collections/calltime-lists.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads, Row } from '../store.ts';
import type { Caller } from '../use-case.ts';

export type CallTimeList = Row<typeof calltimeLists.schema>;

/** Managers of call time call on every list; other callers only on those that were given to them. */
export const mayCallOn = (member: Caller, { callers }: Pick<CallTimeList, 'callers'>): boolean =>
  hasCapability(member, 'donations.write') || callers.includes(member.uid);

/** A list on which the caller may call. One that is somebody else's is refused in the same words as one that is not there. */
export async function requireOwnList(reads: Reads, member: Caller, id: string): Promise<CallTimeList> {
  const list = await reads.get(calltimeLists, id);
  if (!list || !mayCallOn(member, list)) throw new RefusedError('callTime.noList');
  return list;
}

/** The key of what changes a list: of one process, one at a time. */
export const listKey = (list: string): string => `call-time ${list}`;
