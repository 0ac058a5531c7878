import { operations } from '../cases/permissions.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Fields } from '../harness/field-values.ts';
import type { Client } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, collectionOf, existing } from './attack.ts';

const elsewhere = (at: Place) => ({ ...at, organization: 'elsewhere' });
/** A write into a path that is another organization's. */
export const otherOrganization: readonly Case[] = (
  ['donations', 'donors', 'volunteers', 'candidate_profiles'] as const
).map((name) =>
  attack(name, `${name}: written into another organization`, 'refused', ({ at, client }) => {
    const fixture = fixtureOf(name);
    return client.set(fixture.path(elsewhere(at)), fixture.document(at));
  }),
);

type Decision = readonly [name: string, decide: (at: Place, owner: Client) => Promise<unknown>];
const changed = (fields: Fields) => (at: Place, owner: Client) =>
  owner.update(`user_profiles/${at.uid}`, fields);

const decisions: readonly Decision[] = [
  ['a removed member is out', (at, owner) => owner.delete(`user_profiles/${at.uid}`)],
  ['a lowered role counts', changed({ role: 'field' })],
  ['a moved member is out', changed({ organization_id: 'other' })],
  ['ended sessions are over', changed({ sessions_valid_after: new Date('2026-11-20T00:00:00.000Z') })],
  ['a second factor just turned on is asked for', changed({ two_factor_enabled: true })],
  [
    'a second factor that the organization just demanded is asked for',
    changed({ two_factor_required: true }),
  ],
];

/** What was decided about a member a moment ago counts now, whatever their token still says. */
export const atOnce: readonly Case[] = decisions.flatMap(([name, decide]) =>
  operations.map((operation) =>
    attack(
      'user_profiles',
      `${name} at once: ${operation}`,
      'refused',
      async ({ at, client, owner }) => {
        await decide(at, owner);
        return operate(operation, at, client);
      },
      { documents: existing('donors') },
    ),
  ),
);

/** The profile decides; what a token claims of a role does not. */
export const claims: readonly Case[] = operations.map((operation) =>
  attack(
    'user_profiles',
    `an admin by claim only: ${operation}`,
    'refused',
    ({ at, client }) => operate(operation, at, client),
    {
      actor: 'claimant',
      documents: existing('donors'),
    },
  ),
);

function operate(operation: (typeof operations)[number], at: Place, client: Client) {
  const donors = fixtureOf('donors');
  const path = donors.path(at);
  if (operation === 'get') return client.get(path);
  if (operation === 'list') return client.list(collectionOf('donors', at), donors.query('admin', at));
  if (operation === 'create') return client.set(`${path}-new`, donors.document(at));
  if (operation === 'update') return client.update(path, donors.change(at));
  return client.delete(path);
}
