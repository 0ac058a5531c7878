import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#shared/collections/define.ts';
import { ruleRight } from '../../../scripts/lib/rules-blocks.ts';
import { fieldsOf, type Sample } from '../fields/field-samples.ts';
import { type FixtureName, fixtureNames, fixtureOf } from '../fixtures/index.ts';
import { signedInAt } from '../harness/actors.ts';
import { type Fields, now, type Value } from '../harness/field-values.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { plainDefinitionOf, serverFieldsOf } from './plain-definitions.ts';
import { type Case, collectionNameOf } from './rules-case.ts';

const plainNames = fixtureNames.filter((name) => plainDefinitionOf(name));
/** Fixtures of generated blocks by which members write. */
const plainWith = (operation: Operation): FixtureName[] =>
  plainNames.filter((name) => {
    const definition = plainDefinitionOf(name);
    return definition && ruleRight(definition, operation) !== null;
  });
const specialStamped: readonly FixtureName[] = [
  'call_lists',
  'candidate_profiles',
  'correction_proposals',
  'issues',
  'notes',
  'position_drafts',
  'tasks',
  'turf_packets',
  'turfs',
  'voter_additions',
];
const stampedOnCreate = [...specialStamped, ...plainWith('create')];
const stamped = [...specialStamped, ...plainWith('update')];
/** Written with the server's clock; a moment ahead is refused by the same comparison as one in the past. */
const future = new Date('2099-01-01T00:00:00.000Z');

/** The writer does not choose who wrote and when. */
const forgeries: readonly (readonly [field: string, value: Value])[] = [
  ['created_by', 'somebody-else'],
  ['updated_by', 'somebody-else'],
  ['created_at', signedInAt],
  ['updated_at', signedInAt],
  ['created_at', future],
  ['updated_at', future],
];

/** Fields that only functions write, each with a value that its schema would take. */
const serverOwned: readonly (readonly [FixtureName, string, Value])[] = [
  ['call_lists', 'opened_at', signedInAt],
  ...plainWith('create').flatMap((name) => others(name, serverFieldsOf(name))),
];

/** Fields that stay as they were created. */
const fixed: readonly (readonly [FixtureName, string, Value])[] = [
  ...stamped.map((name) => [name, 'created_at', now] as const),
  ...stamped.map((name) => [name, 'created_by', 'somebody-else'] as const),
  ...plainWith('update').flatMap((name) => others(name, fixtureOf(name).fixed)),
  ['issues', 'profile_field', 'policy_tech'],
  ['notes', 'person_id', 'another'],
  ['organizations', 'created_at', now],
  ['organizations', 'require_two_factor', true],
  ['user_preferences, own', 'created_at', now],
  ['user_preferences, own', 'user_id', 'somebody-else'],
  ['user_preferences, own', 'organization_id', 'theirs'],
  ['user_profiles, own', 'created_at', now],
  ['user_profiles, own', 'user_id', 'somebody-else'],
  ['user_profiles, own', 'organization_id', 'theirs'],
  ['user_profiles, own', 'role', 'manager'],
  ['user_profiles, own', 'grants', ['profile.write']],
  ['user_profiles, own', 'two_factor_enabled', true],
  ['user_profiles, own', 'two_factor_required', true],
  ['user_profiles, own', 'sessions_valid_after', signedInAt],
  ['tasks', 'state', 'done'],
  ['tasks', 'done_at', now],
  ['tasks', 'done_by', 'somebody-else'],
  ['tasks', 'next_id', 'another'],
  ['turfs', 'cut_id', 'another'],
  ['turfs', 'cut_name', 'Ward 2'],
  ['turfs', 'number', 4],
  ['turfs', 'question', '{"steps":[1]}'],
  ['turfs', 'doors', 3],
  ['turfs', 'people', 3],
  ['turfs', 'buildings', 1],
  ['turfs', 'order', 'zigzag'],
  ['turfs', 'outline', '[1]'],
  ['turfs', 'voter_ids', ['V1', 'V3']],
  ['correction_proposals', 'voter_id', 'V2'],
  ['correction_proposals', 'list_id', 'another'],
  ['correction_proposals', 'source', 'phone'],
  ['correction_proposals', 'field', 'city'],
  ['correction_proposals', 'text', 'Elm St'],
  ['voter_additions', 'turf_id', 'another'],
  ['voter_additions', 'beside', 'V2'],
  ['voter_additions', 'house', '14'],
  ['voter_additions', 'street', 'Oak St'],
  ['voter_additions', 'city', 'Southgate'],
  ['voter_additions', 'zip', '45000'],
];

/** Every write carries the server's time; without it the last writer's time and name would stay. */
const unstamped: readonly (readonly [FixtureName, string])[] = [
  ...stamped.flatMap((name) => [[name, 'updated_at'] as const, [name, 'updated_by'] as const]),
  ['organizations', 'updated_at'],
  ['user_preferences, own', 'updated_at'],
  ['user_profiles, own', 'updated_at'],
];

/** Each field with a value that its schema takes and the fixture's document does not have. */
function others(name: FixtureName, fields: readonly string[]): (readonly [FixtureName, string, Value])[] {
  const { schema, document } = fixtureOf(name);
  const before = document({ organization: 'campaign', uid: 'ada' });
  return fieldsOf(schema)
    .filter((field) => fields.includes(field.name))
    .map((field) => {
      const isOther = ({ value }: Sample) => value != null && !isDeepStrictEqual(value, before[field.name]);
      const other = field.good.find(isOther);
      if (!other) throw new Error(`no other value of ${field.name} in ${name}`);
      return [name, field.name, other.value] as const;
    });
}

function create(name: FixtureName, field: string, value: Value): Case {
  const fixture = fixtureOf(name);
  return refused(name, `created with ${field} ${format(value)}`, value, async (sandbox) => {
    const { at, client } = await sandbox.prepare('admin', (place) => ({ ...fixture.related?.(place) }));
    return client.set(fixture.path(at), { ...fixture.document(at), [field]: value });
  });
}

function update(name: FixtureName, field: string, value: Value): Case {
  return refused(name, `updated with ${field} ${format(value)}`, value, (sandbox) =>
    change(sandbox, name, (honest) => ({ ...honest, [field]: value })),
  );
}

function unstampedUpdate(name: FixtureName, field: string): Case {
  return refused(name, `updated without ${field}`, undefined, (sandbox) =>
    change(sandbox, name, (honest) =>
      Object.fromEntries(Object.entries(honest).filter(([other]) => other !== field)),
    ),
  );
}

/** A change of a document that someone else wrote before. */
async function change(sandbox: Sandbox, name: FixtureName, alter: (honest: Fields) => Fields) {
  const fixture = fixtureOf(name);
  const earlier = stamped.includes(name)
    ? { created_by: 'earlier-writer', updated_by: 'earlier-writer' }
    : {};
  const { at, client } = await sandbox.prepare('admin', (place) => ({
    ...fixture.related?.(place),
    [fixture.path(place)]: { ...fixture.document(place), ...earlier },
  }));
  return client.update(fixture.path(at), alter(fixture.change(at)));
}

const refused = (name: FixtureName, how: string, value: Value | undefined, send: Case['send']): Case => ({
  collection: collectionNameOf(name),
  group: `protected ${name} ${how}`,
  name: `${name} ${how}`,
  expected: 'refused',
  onlyInFullRun: value === future,
  send,
});

const format = (value: Value): string =>
  value === now ? 'of this request' : value instanceof Date ? value.toISOString() : JSON.stringify(value);

export const protectedFieldCases: readonly Case[] = [
  ...stamped.map(
    (name): Case => ({
      collection: collectionNameOf(name),
      group: `protected ${name} updated_by`,
      name: `${name} of someone else updated honestly`,
      expected: 'allowed',
      send: (sandbox) => change(sandbox, name, (honest) => honest),
    }),
  ),
  ...stampedOnCreate.flatMap((name) => forgeries.map(([field, value]) => create(name, field, value))),
  ...serverOwned.map(([name, field, value]) => create(name, field, value)),
  ...unstamped.flatMap(([name, field]) =>
    field === 'updated_by'
      ? [update(name, field, 'somebody-else')]
      : [update(name, field, signedInAt), update(name, field, future)],
  ),
  ...[...serverOwned, ...fixed].map(([name, field, value]) => update(name, field, value)),
  ...unstamped.map(([name, field]) => unstampedUpdate(name, field)),
];
