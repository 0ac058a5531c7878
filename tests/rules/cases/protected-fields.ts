import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import { signedInAt } from '../harness/actors.ts';
import { type Fields, now, type Value } from '../harness/field-values.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { type Case, collectionNameOf } from './rules-case.ts';

const stamped: readonly FixtureName[] = [
  'call_lists',
  'candidate_profiles',
  'correction_proposals',
  'donations',
  'donors',
  'field_plans',
  'goals',
  'issues',
  'position_drafts',
  'position_uses',
  'scripts',
  'turf_packets',
  'turfs',
  'volunteers',
  'voter_additions',
  'voter_lists',
  'voter_segments',
];
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
  ['donors', 'totalDonated', 1],
  ['donors', 'donationCount', 1],
  ['donors', 'lastDonationDate', '2026-10-31'],
  ['donors', 'is_recurring', true],
  ['donors', 'has_donations', true],
  ...(['donors', 'donations', 'volunteers'] as const).flatMap((name) => [
    [name, 'import_id', 'an-import'] as const,
    [name, 'import_flagged', true] as const,
    [name, 'import_flags', [{ field: 'phone', column: 'Phone', code: 'phone_bad', cell: 'none' }]] as const,
    [name, 'import_extra', { Employer: 'Acme' }] as const,
  ]),
  ['volunteers', 'is_donor', true],
];

/** Fields that stay as they were created. */
const fixed: readonly (readonly [FixtureName, string, Value])[] = [
  ...stamped.map((name) => [name, 'created_at', now] as const),
  ...stamped.map((name) => [name, 'created_by', 'somebody-else'] as const),
  ['donations', 'donor_id', 'another'],
  ['donations', 'donor_name', 'Another Name'],
  ['donations', 'donor_key', 'another name'],
  ['donations', 'external_id', 'AB-2002'],
  ['issues', 'profile_field', 'policy_tech'],
  ['position_uses', 'issue_id', 'another'],
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
  ['voter_lists', 'question', '{"steps":[1]}'],
  ['voter_lists', 'file_id', 'another'],
  ['voter_lists', 'people', 121],
  ['voter_lists', 'doors', 81],
];

/** Every write carries the server's time; without it the last writer's time and name would stay. */
const unstamped: readonly (readonly [FixtureName, string])[] = [
  ...stamped.flatMap((name) => [[name, 'updated_at'] as const, [name, 'updated_by'] as const]),
  ['organizations', 'updated_at'],
  ['user_preferences, own', 'updated_at'],
  ['user_profiles, own', 'updated_at'],
];

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
  ...stamped.flatMap((name) => forgeries.map(([field, value]) => create(name, field, value))),
  ...serverOwned.map(([name, field, value]) => create(name, field, value)),
  ...unstamped.flatMap(([name, field]) =>
    field === 'updated_by'
      ? [update(name, field, 'somebody-else')]
      : [update(name, field, signedInAt), update(name, field, future)],
  ),
  ...[...serverOwned, ...fixed].map(([name, field, value]) => update(name, field, value)),
  ...unstamped.map(([name, field]) => unstampedUpdate(name, field)),
];
