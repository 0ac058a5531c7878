import { actors, profileOf } from '../../kit/actors.ts';
import type { Scene } from '../../kit/stage.ts';
import { type Fields, now } from '../../kit/values.ts';
import type { Case } from '../case.ts';
import { hole, one } from './hole.ts';

const promote = (fields: Fields) => (scene: Scene) =>
  scene.asker.update(`user_profiles/${scene.at.uid}`, { ...fields, updated_at: now });
const profileOfStranger = ({ at, asker }: Scene) =>
  asker.set(`user_profiles/${at.uid}`, profileOf(at.uid, { ...actors.admin, organization: at.organization }));

/** Nobody decides their own role, organization or second factor. */
export const selfPromotion: readonly Case[] = [
  hole('user_profiles', 'a user makes themself admin', 'refused', promote({ role: 'admin' }), {
    who: 'user',
  }),
  hole(
    'user_profiles',
    'a user joins another organization',
    'refused',
    promote({ organization_id: 'other' }),
    {
      who: 'user',
    },
  ),
  hole(
    'user_profiles',
    'a member turns the second factor off',
    'refused',
    promote({ two_factor_enabled: false }),
    {
      who: 'verified',
    },
  ),
  ...(['mustEnrol', 'staleClaim'] as const).map((who) =>
    hole(
      'user_profiles',
      `a member lifts the demand for a second factor: ${who}`,
      'refused',
      promote({ two_factor_required: false }),
      { who },
    ),
  ),
  hole(
    'user_profiles',
    'an ended session revives itself',
    'refused',
    promote({ sessions_valid_after: null }),
    {
      who: 'endedSession',
    },
  ),
  hole(
    'user_profiles',
    'a name and a role in one write',
    'refused',
    promote({ full_name: 'A', role: 'admin' }),
    {
      who: 'user',
    },
  ),
  hole('user_profiles', 'a stranger makes their own profile', 'refused', profileOfStranger, {
    who: 'stranger',
  }),
  hole(
    'user_profiles',
    'an admin makes a colleague admin',
    'refused',
    ({ at, asker }) =>
      asker.update(`user_profiles/colleague-${at.organization}`, { role: 'admin', updated_at: now }),
    { documents: one("user_profiles, a colleague's") },
  ),
  hole('user_profiles', 'the last admin deletes their own profile', 'refused', ({ at, asker }) =>
    asker.delete(`user_profiles/${at.uid}`),
  ),
];
