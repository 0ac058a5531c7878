import { requireTwoFactorCall } from '../../api/organization.ts';
import { audit } from '../../collections/audit.ts';
import { organizations } from '../../collections/organizations.ts';
import { userProfiles } from '../../collections/user-profiles.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Demands a second factor of everybody, or leaves it to them; at once for organization and members, and written
 * only where it differs, for every change of a profile bills that member's open listeners again. Refuses
 * (`failed-precondition`) an admin without one, who would lock themself out.
 */
export const requireTwoFactor = command(
  requireTwoFactorCall,
  async ({ required }, { member, newId }, store) => {
    const { organization } = member;
    const own = await requireCaller(store, member, 'organization.write');
    if (required && !own.two_factor_enabled) throw new RefusedError('secondFactor.ownFirst');
    const found = await store.get(organizations, organization);
    const team = await store.find(userProfiles, {
      where: [['organization_id', '==', organization]],
      select: ['two_factor_required'],
    });
    const updated_at = serverTime;
    for (const { id, two_factor_required } of team)
      if (two_factor_required !== required)
        store.update(userProfiles, id, { two_factor_required: required, updated_at });
    if (found?.require_two_factor === required) return { success: true as const };
    store.update(organizations, organization, { require_two_factor: required, updated_at });
    const type = required ? 'two_factor_required' : 'two_factor_optional';
    store.create(audit, newId(), auditLine(member, { type }));
    return { success: true as const };
  },
);
