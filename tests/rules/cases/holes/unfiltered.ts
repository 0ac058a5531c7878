import type { Case } from '../case.ts';
import { hole, inOurs } from './hole.ts';

/** Queries of a member that lack the filter which makes them their own. */
export const unfiltered: readonly Case[] = [
  hole('user_profiles', 'profiles of whatever organization', 'refused', ({ asker }) =>
    asker.list('user_profiles', { limit: 10 }),
  ),
  hole('user_profiles', "another organization's profiles", 'refused', ({ asker }) =>
    asker.list('user_profiles', { where: [['organization_id', 'EQUAL', 'campaign-other']], limit: 10 }),
  ),
  hole('user_profiles', 'profiles of ours and of another organization', 'refused', ({ at, asker }) =>
    asker.list('user_profiles', {
      where: [['organization_id', 'IN', [at.organization, 'campaign-other']]],
      limit: 10,
    }),
  ),
  hole(
    'activity',
    'the whole feed, by who may read a part',
    'refused',
    ({ at, asker }) => asker.list(inOurs(at, 'activity'), { orderBy: [['at', 'DESCENDING']], limit: 12 }),
    { who: 'field' },
  ),
  hole(
    'activity',
    'one capability more in the feed than the role holds',
    'refused',
    ({ at, asker }) =>
      asker.list(inOurs(at, 'activity'), {
        where: [['capability', 'IN', ['dashboard.read', 'volunteers.read', 'donors.read']]],
        limit: 12,
      }),
    { who: 'field' },
  ),
  hole(
    'imports',
    'imports of every kind, by who may import one',
    'refused',
    ({ at, asker }) => asker.list(inOurs(at, 'imports'), { limit: 10 }),
    { who: 'finance' },
  ),
  hole('organizations', 'all organizations', 'refused', ({ asker }) =>
    asker.list('organizations', { limit: 10 }),
  ),
  hole('organizations', "an organization's collections by name", 'refused', ({ at, asker }) =>
    asker.collections(`organizations/${at.organization}`),
  ),
];

/** A document that is not there gives nothing away. */
export const missing: readonly Case[] = [
  hole('donors', 'a donor that is not there is no error', 'allowed', ({ at, asker }) =>
    asker.get(inOurs(at, 'donors/none')),
  ),
  hole('activity', 'a missing line of the feed has no capability to hold', 'refused', ({ at, asker }) =>
    asker.get(inOurs(at, 'activity/none')),
  ),
  hole('imports', 'a missing import has no kind', 'refused', ({ at, asker }) =>
    asker.get(inOurs(at, 'imports/none')),
  ),
  hole('user_profiles', 'whether an account exists', 'refused', ({ asker }) =>
    asker.get('user_profiles/somebody'),
  ),
  hole(
    'user_profiles',
    'whether an own profile exists, before the address is confirmed',
    'refused',
    ({ asker, at, owner }) =>
      owner.delete(`user_profiles/${at.uid}`).then(() => asker.get(`user_profiles/${at.uid}`)),
    { who: 'unconfirmed' },
  ),
];
