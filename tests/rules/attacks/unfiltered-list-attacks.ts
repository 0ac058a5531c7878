import type { Case } from '../cases/rules-case.ts';
import { attack, inOrganization } from './attack.ts';

/** Queries of a member that lack the filter which makes them their own. */
export const unfiltered: readonly Case[] = [
  attack('user_profiles', 'profiles of whatever organization', 'refused', ({ client }) =>
    client.list('user_profiles', { limit: 10 }),
  ),
  attack('user_profiles', "another organization's profiles", 'refused', ({ client }) =>
    client.list('user_profiles', { where: [['organization_id', 'EQUAL', 'campaign-other']], limit: 10 }),
  ),
  attack('user_profiles', 'profiles of ours and of another organization', 'refused', ({ at, client }) =>
    client.list('user_profiles', {
      where: [['organization_id', 'IN', [at.organization, 'campaign-other']]],
      limit: 10,
    }),
  ),
  attack(
    'activity',
    'the whole feed, by who may read a part',
    'refused',
    ({ at, client }) =>
      client.list(inOrganization(at, 'activity'), { orderBy: [['at', 'DESCENDING']], limit: 12 }),
    { actor: 'field' },
  ),
  attack(
    'activity',
    'one capability more in the feed than the role holds',
    'refused',
    ({ at, client }) =>
      client.list(inOrganization(at, 'activity'), {
        where: [['capability', 'IN', ['dashboard.read', 'volunteers.read', 'donors.read']]],
        limit: 12,
      }),
    { actor: 'field' },
  ),
  attack(
    'imports',
    'imports of every kind, by who may import one',
    'refused',
    ({ at, client }) => client.list(inOrganization(at, 'imports'), { limit: 10 }),
    { actor: 'finance' },
  ),
  attack('organizations', 'all organizations', 'refused', ({ client }) =>
    client.list('organizations', { limit: 10 }),
  ),
  attack('organizations', "an organization's collections by name", 'refused', ({ at, client }) =>
    client.collections(`organizations/${at.organization}`),
  ),
];

/** A document that is not there gives nothing away. */
export const missing: readonly Case[] = [
  attack('donors', 'a donor that is not there is no error', 'allowed', ({ at, client }) =>
    client.get(inOrganization(at, 'donors/none')),
  ),
  attack('activity', 'a missing line of the feed has no capability to hold', 'refused', ({ at, client }) =>
    client.get(inOrganization(at, 'activity/none')),
  ),
  attack('imports', 'a missing import has no kind', 'refused', ({ at, client }) =>
    client.get(inOrganization(at, 'imports/none')),
  ),
  attack('user_profiles', 'whether an account exists', 'refused', ({ client }) =>
    client.get('user_profiles/somebody'),
  ),
  attack(
    'user_profiles',
    'whether an own profile exists, before the address is confirmed',
    'refused',
    ({ client, at, owner }) =>
      owner.delete(`user_profiles/${at.uid}`).then(() => client.get(`user_profiles/${at.uid}`)),
    { actor: 'unconfirmed' },
  ),
];
