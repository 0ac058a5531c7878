import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Value } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';
import { merged } from './merged-people.ts';

const name = 'people';
const fixture = fixtureOf(name);
const texts = (count: number) => Array.from({ length: count }, (_, at) => `Tag ${at}`);

const reachBy = (state: string) => ({ call: { state, until: null } });

/** Members of this campaign and of another one, as their directories have them. */
const team = (at: Place): Documents => ({
  [inOrganization(at, 'directory/canvasser-colleague')]: { full_name: 'Ben', role: 'canvasser' },
  'organizations/theirs/directory/foreign-member': { full_name: 'Cy', role: 'admin' },
});
const assigned = (to: Value, expected: Answer, before: Value = null): readonly Case[] => [
  attack(
    name,
    `a new person assigned to ${JSON.stringify(to)}`,
    expected,
    ({ at, client }) => client.set(fixture.path(at), { ...fixture.document(at), assigned_to: to }),
    { documents: team },
  ),
  attack(
    name,
    `a person of ${JSON.stringify(before)} assigned to ${JSON.stringify(to)}`,
    expected,
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), assigned_to: to }),
    {
      documents: (at) => ({
        ...team(at),
        [fixture.path(at)]: { ...fixture.document(at), assigned_to: before },
      }),
    },
  ),
];

/** Cards with far more than a form would send. */
export const personAttacks: readonly Case[] = [
  ...assigned('canvasser-colleague', 'allowed'),
  ...assigned(null, 'allowed', 'canvasser-colleague'),
  ...assigned('foreign-member', 'refused'),
  ...assigned('nobody-at-all', 'refused', 'canvasser-colleague'),
  ...assigned('../../theirs/directory/foreign-member', 'refused'),
  ...assigned(7, 'refused'),
  attack(name, 'a new person assigned to whoever adds them', 'allowed', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), assigned_to: at.uid }),
  ),
  attack(name, 'a new person without a key of their name', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), name_key: '' }),
  ),
  attack(
    name,
    'a change that takes back a merge',
    'refused',
    ({ at, client }) =>
      client.update(inOrganization(at, 'people/ann'), { ...fixture.change(at), merged_into: null }),
    { documents: merged },
  ),
  attack(
    name,
    'a change of a card that was merged into another',
    'refused',
    ({ at, client }) => client.update(inOrganization(at, 'people/ann'), fixture.change(at)),
    { documents: merged },
  ),
  attack(
    name,
    'a person who stays assigned to a member who left',
    'allowed',
    ({ at, client }) => client.update(fixture.path(at), fixture.change(at)),
    {
      documents: (at) => ({ [fixture.path(at)]: { ...fixture.document(at), assigned_to: 'left-long-ago' } }),
    },
  ),
  attack(name, 'a person with 30 tags', 'allowed', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), tags: texts(30) }),
  ),
  attack(name, 'a person with 10,000 tags', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), tags: texts(10_000) }),
  ),
  attack(name, 'a new card that says how its person can be reached', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), reach: reachBy('open') }),
  ),
  attack(
    name,
    'a member who opens the closed calls of a card',
    'refused',
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), reach: reachBy('open') }),
    { documents: (at) => ({ [fixture.path(at)]: { ...fixture.document(at), reach: reachBy('closed') } }) },
  ),
  attack(name, 'search keys that a member writes', 'refused', ({ at, client }) =>
    client.set(fixture.path(at), { ...fixture.document(at), search_keys: ['ana'] }),
  ),
  attack(
    name,
    'search keys that a member changes',
    'refused',
    ({ at, client }) => client.update(fixture.path(at), { ...fixture.change(at), search_keys: ['ana'] }),
    { documents: (at) => ({ [fixture.path(at)]: fixture.document(at) }) },
  ),
  attack('duplicate_decisions', 'a decision about a pair under an odd id', 'refused', ({ at, client }) =>
    client.set(
      inOrganization(at, 'duplicate_decisions/-pair'),
      fixtureOf('duplicate_decisions').document(at),
    ),
  ),
  attack(name, 'a tag that a member writes past the functions', 'refused', ({ at, client }) =>
    client.set(fixture.path(at).replace('/people/', '/tags/'), {
      ...{ name: 'Host', name_key: 'host', color: 'blue', description: null },
    }),
  ),
];
