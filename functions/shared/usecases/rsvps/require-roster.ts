import { type Access, hasCapability } from '../../access.ts';
import { RefusedError } from '../../refusals.ts';
import type { StoredEvent } from '../events/write-events.ts';
import { requireCaller } from '../members/require-member.ts';
import type { Reads } from '../store.ts';
import type { Caller } from '../use-case.ts';

/** Staff works with every roster, a host with that of their own event. One read. */
export async function requireRoster(
  reads: Reads,
  member: Caller,
  { hosts }: Pick<StoredEvent, 'hosts'>,
): Promise<Access> {
  const profile = await requireCaller(reads, member, 'events.read');
  if (!hasCapability(profile, 'rosters.work') && !hosts.includes(member.uid))
    throw new RefusedError('request.notAllowed');
  return profile;
}
