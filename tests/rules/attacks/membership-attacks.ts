import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { now } from '../harness/field-values.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, collectionOf, existing } from './attack.ts';

const own = fixtureOf('memberships, own');
/** The campaign that the member belongs to, too; another one is active. */
const other = (at: Place): Place => ({ ...at, organization: 'another' });
const inBoth = {
  documents: (at: Place) => ({ ...existing('memberships, own')(at), ...existing('donors')(other(at)) }),
};
const donor = (at: Place) => fixtureOf('donors').path(other(at));
const colleaguesElsewhere = (at: Place) => `memberships/colleague-${at.organization}_another`;

/** A member of several campaigns, of which one is active: it alone is open. */
export const membershipAttacks: readonly Case[] = [
  attack(
    'donors',
    'one of another campaign of their own',
    'refused',
    ({ at, client }) => client.get(donor(at)),
    inBoth,
  ),
  attack(
    'donors',
    'all of another campaign of their own',
    'refused',
    ({ at, client }) =>
      client.list(collectionOf('donors', other(at)), fixtureOf('donors').query('admin', other(at))),
    inBoth,
  ),
  attack(
    'donors',
    'written into another campaign of their own',
    'refused',
    ({ at, client }) => client.set(`${donor(at)}-sent`, fixtureOf('donors').document(other(at))),
    inBoth,
  ),
  attack(
    'donors',
    'of the former campaign, by a session that was in it before the switch',
    'refused',
    async ({ at, client, owner }) => {
      await owner.update(`user_profiles/${at.uid}`, { organization_id: 'another', updated_at: now });
      return client.get(fixtureOf('donors').path(at));
    },
    { documents: existing('donors') },
  ),
  attack(
    'donors',
    'by a suspended member, whose membership stays',
    'refused',
    async ({ at, client, owner }) => {
      await owner.delete(`user_profiles/${at.uid}`);
      return client.get(fixtureOf('donors').path(at));
    },
    { documents: (at) => ({ ...existing('donors')(at), ...existing('memberships, own')(at) }) },
  ),
  ...[
    { role: 'admin' },
    { state: 'active' },
    { organization_id: 'elsewhere' },
    { grants: ['profile.write'] },
  ].map((fields) =>
    attack(
      'memberships',
      `an own membership with ${JSON.stringify(fields)}`,
      'refused',
      ({ at, client }) => client.update(own.path(at), { ...fields, updated_at: now }),
      { ...inBoth, actor: 'user' },
    ),
  ),
  attack('memberships', 'a place in a campaign that is not theirs', 'refused', ({ at, client }) =>
    client.set(`memberships/${at.uid}_elsewhere`, { ...own.document(at), organization_id: 'elsewhere' }),
  ),
  attack('memberships', "everybody's", 'refused', ({ client }) => client.list('memberships', { limit: 10 })),
  attack(
    'memberships',
    'those of another campaign of their own, as an admin of the active one',
    'refused',
    ({ client }) =>
      client.list('memberships', { where: [['organization_id', 'EQUAL', 'another']], limit: 10 }),
    inBoth,
  ),
  attack(
    'memberships',
    'where else a colleague is a member',
    'refused',
    ({ at, client }) => client.get(colleaguesElsewhere(at)),
    {
      documents: (at) => ({
        [colleaguesElsewhere(at)]: { ...own.document(at), user_id: `colleague-${at.organization}` },
      }),
    },
  ),
  attack(
    'memberships',
    'all campaigns of a colleague',
    'refused',
    ({ at, client }) =>
      client.list('memberships', {
        where: [['user_id', 'EQUAL', `colleague-${at.organization}`]],
        limit: 10,
      }),
    { documents: existing("memberships, a colleague's") },
  ),
];
