import { setPositionsCall } from '../../api/members-api.ts';
import { audit } from '../../collections/audit.ts';
import { orderPositions } from '../../member-positions.ts';
import { auditLine } from '../log-lines.ts';
import { command } from '../use-case.ts';
import { changeMembership, requireHeldMember } from './change-membership.ts';
import { requireCaller } from './require-member.ts';

/** Sets what a member of the caller's organization is on the campaign. Setting the same again writes nothing. */
export const setPositions = command(
  setPositionsCall,
  async ({ uid, positions }, { member, newId }, store) => {
    await requireCaller(store, member, 'members.write');
    const held = await requireHeldMember(store, { uid, organization: member.organization });
    const { full_name, member_positions: before } = held.membership;
    const member_positions = orderPositions(positions);
    if (member_positions.join() === before.join()) return { success: true as const };
    changeMembership(store, held, { member_positions });
    store.create(
      audit,
      newId(),
      auditLine(member, {
        type: 'positions_changed',
        ...{ subject_id: uid, subject_name: full_name },
        ...{ member_positions, previous_positions: before },
      }),
    );
    return { success: true as const };
  },
);
