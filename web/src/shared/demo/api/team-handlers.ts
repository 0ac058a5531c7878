import { type Grant, grantable, grantsFor, grantsUnder, hasCapability, type Role } from '#shared/access.ts';
import {
  changeRoleCall,
  memberDetailsCall,
  removeMemberCall,
  setGrantsCall,
  transferAdminCall,
} from '#shared/api/members-api.ts';
import { requireTwoFactorCall } from '#shared/api/organization.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { releaseChanges } from '#shared/domain/field/turf-checkout.ts';
import { RefusedError } from '#shared/refusals.ts';
import { t } from '../../text/index.ts';
import type { DemoStore } from '../demo-store.ts';
import { addAuditLine } from '../feed.ts';
import { refuse } from '../refuse.ts';
import { defineHandler, successResponse } from './handler.ts';

function memberOf({ user_profiles }: DemoStore, uid: string) {
  const profile = user_profiles.get(uid);
  if (!profile) throw new RefusedError('members.gone');
  return profile;
}

/** A campaign needs an admin. */
function demandAnotherAdmin({ user_profiles }: DemoStore, uid: string): void {
  if (user_profiles.all().some(({ id, role }) => role === 'admin' && id !== uid)) return;
  throw new RefusedError('members.lastAdmin');
}

const aboutOf = ({ id, full_name, role }: ReturnType<typeof memberOf>) => ({
  subject_id: id,
  subject_name: full_name,
  previous_role: role,
});

/** The turfs that somebody had are nobody's, as the server does it. */
function free({ turfs, actor, now, instant }: DemoStore, uid: string): void {
  for (const turf of turfs.all().filter(({ assigned_to }) => assigned_to === uid))
    turfs.patch(turf.id, { ...releaseChanges(turf), updated_at: instant(now()), updated_by: actor.uid });
}

/** Gives a member a role, with those of their grants that still count; as the server says it in the audit. */
function setRole(world: DemoStore, member: ReturnType<typeof memberOf>, role: Role): object {
  const { id, grants: previous_grants } = member;
  const grants = grantsUnder(role, previous_grants);
  const isSame = grants.length === previous_grants.length;
  const change = isSame ? {} : { grants };
  world.user_profiles.patch(id, { role, ...change, updated_at: world.instant(world.now()) });
  if (!hasCapability({ role, grants }, 'field.work')) free(world, id);
  return isSame ? {} : { grants, previous_grants };
}

/** When somebody was last here, as far as their work tells: milliseconds since 1970. */
function lastActiveOf(world: DemoStore, uid: string): number | null {
  if (uid === world.actor.uid) return world.now();
  const own = world.activity.all().filter(({ actor_id }) => actor_id === uid);
  return own.length > 0 ? Math.max(...own.map(({ at }) => at.toMillis())) : null;
}

export const teamHandlers = [
  defineHandler(memberDetailsCall, (world) => ({
    members: world.user_profiles.all().map(({ id: uid }) => ({
      uid,
      email: accounts.find((account) => account.uid === uid)?.email ?? null,
      lastActive: lastActiveOf(world, uid),
    })),
  })),
  defineHandler(
    changeRoleCall,
    (world, { uid, role }) => {
      const target = memberOf(world, uid);
      if (target.role === role) return successResponse;
      if (target.role === 'admin') demandAnotherAdmin(world, uid);
      const changed = setRole(world, target, role);
      addAuditLine(world, { type: 'role_changed', ...aboutOf(target), role, ...changed });
      return successResponse;
    },
    true,
  ),
  defineHandler(
    setGrantsCall,
    (world, { uid, grants: requested }) => {
      const { id, full_name, role, grants: previous_grants } = memberOf(world, uid);
      const grants: Grant[] = grantable.filter((grant) => requested.includes(grant));
      const offered = grantsFor(role);
      if (!grants.every((grant) => offered.includes(grant))) throw new RefusedError('members.notGrantable');
      if (grants.join() === previous_grants.join()) return successResponse;
      world.user_profiles.patch(uid, { grants, updated_at: world.instant(world.now()) });
      if (!hasCapability({ role, grants }, 'field.work')) free(world, uid);
      addAuditLine(world, {
        type: 'grants_changed',
        ...{ subject_id: id, subject_name: full_name },
        ...{ grants, previous_grants },
      });
      return successResponse;
    },
    true,
  ),
  defineHandler(
    removeMemberCall,
    (world, { uid }) => {
      if (uid === world.actor.uid) throw new RefusedError('members.self');
      const removed = memberOf(world, uid);
      if (removed.role === 'admin') demandAnotherAdmin(world, uid);
      world.user_profiles.remove(uid);
      world.user_preferences.remove(uid);
      free(world, uid);
      addAuditLine(world, { type: 'member_removed', ...aboutOf(removed) });
      return successResponse;
    },
    true,
  ),
  defineHandler(
    transferAdminCall,
    (world, { uid, ownRole }) => {
      if (uid === world.actor.uid) throw new RefusedError('members.toSelf');
      const own = memberOf(world, world.actor.uid);
      const target = memberOf(world, uid);
      const handed = setRole(world, target, 'admin');
      addAuditLine(world, { type: 'admin_transferred', ...aboutOf(target), role: 'admin', ...handed });
      if (own.role === ownRole) return successResponse;
      const changed = setRole(world, own, ownRole);
      addAuditLine(world, { type: 'role_changed', ...aboutOf(own), role: ownRole, ...changed });
      return successResponse;
    },
    true,
  ),
  defineHandler(
    requireTwoFactorCall,
    (world, { required }) => {
      if (required && !memberOf(world, world.actor.uid).two_factor_enabled)
        throw refuse('failed-precondition', t('demo.needsAccount'));
      const updated_at = world.instant(world.now());
      for (const { id } of world.user_profiles.all())
        world.user_profiles.patch(id, { two_factor_required: required, updated_at });
      if (world.organizations.get(world.organization)?.require_two_factor === required)
        return successResponse;
      world.organizations.patch(world.organization, { require_two_factor: required, updated_at });
      addAuditLine(world, { type: required ? 'two_factor_required' : 'two_factor_optional' });
      return successResponse;
    },
    true,
  ),
];
