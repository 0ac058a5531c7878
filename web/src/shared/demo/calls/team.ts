import { type Grant, grantable, grantsFor, grantsUnder, hasCapability, type Role } from '#shared/access.ts';
import {
  changeRoleCall,
  memberDetailsCall,
  removeMemberCall,
  setGrantsCall,
  transferAdminCall,
} from '#shared/calls/members.ts';
import { requireTwoFactorCall } from '#shared/calls/organization.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { freed } from '#shared/rules/field/holding.ts';
import { t } from '../../text/index.ts';
import { note } from '../feed.ts';
import { refuse } from '../refuse.ts';
import type { World } from '../world.ts';
import { answering, done } from './answering.ts';

function memberOf({ user_profiles }: World, uid: string) {
  const profile = user_profiles.get(uid);
  if (!profile) throw refuse('not-found', t('demo.refused.noMember'));
  return profile;
}

/** A campaign needs an admin. */
function demandAnotherAdmin({ user_profiles }: World, uid: string): void {
  if (user_profiles.all().some(({ id, role }) => role === 'admin' && id !== uid)) return;
  throw refuse('failed-precondition', t('demo.refused.lastAdmin'));
}

const aboutOf = ({ id, full_name, role }: ReturnType<typeof memberOf>) => ({
  subject_id: id,
  subject_name: full_name,
  previous_role: role,
});

/** The turfs that somebody had are nobody's, as the server does it. */
function free({ turfs, actor, now, instant }: World, uid: string): void {
  for (const turf of turfs.all().filter(({ assigned_to }) => assigned_to === uid))
    turfs.patch(turf.id, { ...freed(turf), updated_at: instant(now()), updated_by: actor.uid });
}

/** Gives a member a role, with those of their grants that still count; as the server says it in the audit. */
function setRole(world: World, member: ReturnType<typeof memberOf>, role: Role): object {
  const { id, grants: previous_grants } = member;
  const grants = grantsUnder(role, previous_grants);
  const isSame = grants.length === previous_grants.length;
  const change = isSame ? {} : { grants };
  world.user_profiles.patch(id, { role, ...change, updated_at: world.instant(world.now()) });
  if (!hasCapability({ role, grants }, 'field.work')) free(world, id);
  return isSame ? {} : { grants, previous_grants };
}

/** When somebody was last here, as far as their work tells: milliseconds since 1970. */
function lastActiveOf(world: World, uid: string): number | null {
  if (uid === world.actor.uid) return world.now();
  const own = world.activity.all().filter(({ actor_id }) => actor_id === uid);
  return own.length > 0 ? Math.max(...own.map(({ at }) => at.toMillis())) : null;
}

export const teamAnswers = [
  answering(memberDetailsCall, (world) => ({
    members: world.user_profiles.all().map(({ id: uid }) => ({
      uid,
      email: accounts.find((account) => account.uid === uid)?.email ?? null,
      lastActive: lastActiveOf(world, uid),
    })),
  })),
  answering(
    changeRoleCall,
    (world, { uid, role }) => {
      const target = memberOf(world, uid);
      if (target.role === role) return done;
      if (target.role === 'admin') demandAnotherAdmin(world, uid);
      const changed = setRole(world, target, role);
      note(world, { type: 'role_changed', ...aboutOf(target), role, ...changed });
      return done;
    },
    true,
  ),
  answering(
    setGrantsCall,
    (world, { uid, grants: wanted }) => {
      const { id, full_name, role, grants: previous_grants } = memberOf(world, uid);
      const grants: Grant[] = grantable.filter((grant) => wanted.includes(grant));
      const offered = grantsFor(role);
      if (!grants.every((grant) => offered.includes(grant)))
        throw refuse('failed-precondition', t('demo.refused.notGrantable'));
      if (grants.join() === previous_grants.join()) return done;
      world.user_profiles.patch(uid, { grants, updated_at: world.instant(world.now()) });
      if (!hasCapability({ role, grants }, 'field.work')) free(world, uid);
      note(world, {
        type: 'grants_changed',
        ...{ subject_id: id, subject_name: full_name },
        ...{ grants, previous_grants },
      });
      return done;
    },
    true,
  ),
  answering(
    removeMemberCall,
    (world, { uid }) => {
      if (uid === world.actor.uid) throw refuse('failed-precondition', t('demo.refused.yourself'));
      const gone = memberOf(world, uid);
      if (gone.role === 'admin') demandAnotherAdmin(world, uid);
      world.user_profiles.remove(uid);
      world.user_preferences.remove(uid);
      free(world, uid);
      note(world, { type: 'member_removed', ...aboutOf(gone) });
      return done;
    },
    true,
  ),
  answering(
    transferAdminCall,
    (world, { uid, ownRole }) => {
      if (uid === world.actor.uid) throw refuse('failed-precondition', t('demo.refused.toYourself'));
      const own = memberOf(world, world.actor.uid);
      const target = memberOf(world, uid);
      const handed = setRole(world, target, 'admin');
      note(world, { type: 'admin_transferred', ...aboutOf(target), role: 'admin', ...handed });
      if (own.role === ownRole) return done;
      const changed = setRole(world, own, ownRole);
      note(world, { type: 'role_changed', ...aboutOf(own), role: ownRole, ...changed });
      return done;
    },
    true,
  ),
  answering(
    requireTwoFactorCall,
    (world, { required }) => {
      if (required && !memberOf(world, world.actor.uid).two_factor_enabled)
        throw refuse('failed-precondition', t('demo.needsAccount'));
      const updated_at = world.instant(world.now());
      for (const { id } of world.user_profiles.all())
        world.user_profiles.patch(id, { two_factor_required: required, updated_at });
      if (world.organizations.get(world.organization)?.require_two_factor === required) return done;
      world.organizations.patch(world.organization, { require_two_factor: required, updated_at });
      note(world, { type: required ? 'two_factor_required' : 'two_factor_optional' });
      return done;
    },
    true,
  ),
];
