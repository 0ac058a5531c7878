import { type Capability, hasCapability } from '../../access.ts';
import { memberships } from '../../collections/memberships.ts';
import type { Reads } from '../store.ts';
import type { MemberId } from './require-member.ts';

/** The members besides `uid` who could approve, also those in another campaign at the moment. A read for each member. */
export async function otherApprovers(
  store: Reads,
  { organization, uid }: MemberId,
  capability: Capability,
): Promise<string[]> {
  const team = await store.find(memberships, { where: [['organization_id', '==', organization]] });
  return team
    .filter((one) => one.user_id !== uid && one.state === 'active' && hasCapability(one, capability))
    .map(({ user_id }) => user_id);
}
