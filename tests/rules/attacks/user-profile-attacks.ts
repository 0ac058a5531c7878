import type { Case } from '../cases/rules-case.ts';
import { actors, profileOf } from '../harness/actors.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Scene } from '../harness/sandbox.ts';
import { attack, existing } from './attack.ts';

const promote = (fields: Fields) => (scene: Scene) =>
  scene.client.update(`user_profiles/${scene.at.uid}`, { ...fields, updated_at: now });
const profileOfStranger = ({ at, client }: Scene) =>
  client.set(
    `user_profiles/${at.uid}`,
    profileOf(at.uid, { ...actors.admin, organization: at.organization }),
  );

/** Nobody decides their own role, organization or second factor. */
export const userProfileAttacks: readonly Case[] = [
  attack('user_profiles', 'a user makes themself admin', 'refused', promote({ role: 'admin' }), {
    actor: 'user',
  }),
  attack(
    'user_profiles',
    'a user joins another organization',
    'refused',
    promote({ organization_id: 'other' }),
    {
      actor: 'user',
    },
  ),
  attack(
    'user_profiles',
    'a member turns the second factor off',
    'refused',
    promote({ two_factor_enabled: false }),
    {
      actor: 'verified',
    },
  ),
  ...(['mustEnrol', 'staleClaim'] as const).map((actor) =>
    attack(
      'user_profiles',
      `a member lifts the demand for a second factor: ${actor}`,
      'refused',
      promote({ two_factor_required: false }),
      { actor },
    ),
  ),
  attack(
    'user_profiles',
    'an ended session revives itself',
    'refused',
    promote({ sessions_valid_after: null }),
    {
      actor: 'endedSession',
    },
  ),
  attack(
    'user_profiles',
    'a name and a role in one write',
    'refused',
    promote({ full_name: 'A', role: 'admin' }),
    {
      actor: 'user',
    },
  ),
  attack('user_profiles', 'a stranger makes their own profile', 'refused', profileOfStranger, {
    actor: 'stranger',
  }),
  attack(
    'user_profiles',
    'an admin makes a colleague admin',
    'refused',
    ({ at, client }) =>
      client.update(`user_profiles/colleague-${at.organization}`, { role: 'admin', updated_at: now }),
    { documents: existing("user_profiles, a colleague's") },
  ),
  attack('user_profiles', 'the last admin deletes their own profile', 'refused', ({ at, client }) =>
    client.delete(`user_profiles/${at.uid}`),
  ),
];
