import '../text/members/en.ts';
import '../text/pending/en.ts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { stamps } from '#shared/collections/define.ts';
import type { Table } from '../data/journal/index.ts';
import { collections } from '../data/journal/written-collections.ts';
import { choices } from '../text/labels/choices/en.ts';
import { fields as labels } from '../text/labels/fields/en.ts';
import { choiceOf } from './choice-labels.ts';
import { labelOf } from './field-labels.ts';
import { formatValue } from './format-change.ts';

/** Fields that no pending change shows, by the reason. A field named alone is meant in every collection. */
const unlabeled = {
  'set by the server or by the device': `by received_at happened_at opened_at last_used_at walked_by given_back closes device_fingerprint
    role grants member_positions user_preferences.campaigns two_factor_enabled two_factor_required sessions_valid_after voters_open_until deletion_requested_at
    two_factor_trusted_devices.expires_at onboarding_step donors.giving`,
  'an id or a key': `user_id organization_id donor_id donor_key family_key name_key file_id import_id list_id batch_id matched_to
    script_id turf_id turfs.event_id turfs.shift_id turfs.region_id cut_id voter_ids worker turfs.assigned_to holders beside undoes issue_id profile_field due_key repeat_date authors base_version
    notes.mentions duplicate_decisions.one duplicate_decisions.other donations.counted
    donations.signers donations.solicitors donations.solicitor_shares donations.tallied committee_members.person_id appeals.revision`,
  'packed, shown by its own screen': `scripts.body proof questions outline packed packets profile_data question script targets voters call_lists.goal
    goal_question order buildings call_lists.phones appeals.packages notes.earlier no_number suppressed import_flagged import_flags import_extra`,
  'a setting without a field on any screen': `carries_demo push_notifications sms_notifications
    notification_frequency dashboard_layout recently_viewed communication_channels activity_tracking beta_features
    feature_flags custom_settings`,
};
const isUnlabeled = new Set(Object.values(unlabeled).flatMap((names) => names.split(/\s+/)));

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniNullable ||
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniOptional
    ? bare(schema.def.innerType)
    : schema;

const stored = Object.entries(collections).flatMap(([table, { schema, serverOwned }]) =>
  Object.entries(schema.shape)
    .filter(([field]) => !(field in stamps) && !(field in serverOwned))
    .map(([field, of]) => ({ table: table as Table, field, path: `${table}.${field}`, of: bare(of) })),
);

/** The values of an enumeration, or of a list of them. */
function valuesOf(of: z.core.$ZodType): string[] {
  if (of instanceof z.ZodMiniEnum) return of.options.map(String);
  return of instanceof z.ZodMiniArray ? valuesOf(bare(of.def.element)) : [];
}
const values = stored.flatMap(({ table, field, path, of }) =>
  valuesOf(of).map((value) => ({ table, field, value, path: `${path}.${value}` })),
);

describe('a stored field', () => {
  it('has a label, or a reason to have none', () =>
    expect(
      stored
        .filter(({ table, field, path }) => {
          const hasReason = isUnlabeled.has(field) || isUnlabeled.has(path);
          return (labelOf(table, field) === null) !== hasReason;
        })
        .map(({ path }) => path),
    ).toEqual([]));

  it('has a label for each of its values', () =>
    expect(
      values
        .filter(({ table, field, value }) => labelOf(table, field) && choiceOf(table, field, value) === null)
        .map(({ path }) => path),
    ).toEqual([]));

  it('is in the collection that a label names', () => {
    // Fields within a stored object have labels beside it.
    const within = stored.flatMap(({ table, of }) =>
      of instanceof z.ZodMiniObject ? Object.keys(of.shape).map((field) => `${table}.${field}`) : [],
    );
    // What the call of a gift takes beside its fields.
    const known = new Set([...stored.map(({ path }) => path), ...within, 'donations.shares']);
    const pathsOf = (tables: object) =>
      Object.entries(tables).flatMap(([table, names]) =>
        Object.keys(names).map((name) => `${table}.${name}`),
      );
    expect([...pathsOf(labels), ...pathsOf(choices)].filter((path) => !known.has(path))).toEqual([]);
  });

  it('can have each value that a label names', () => {
    const known = new Set(values.map(({ path }) => path));
    const named = Object.entries(choices).flatMap(([table, fields]) =>
      Object.entries(fields).flatMap(([field, texts]) =>
        Object.keys(texts).map((value) => `${table}.${field}.${value}`),
      ),
    );
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });
});

test.each<[Table, string, unknown, string | RegExp]>([
  ['user_preferences', 'default_view', '/voters', 'Voter Outreach'],
  ['user_preferences', 'pinned_features', ['/', '/gone'], 'Dashboard, /gone'],
  [
    'user_preferences',
    'notification_types',
    { campaign_updates: true, system_updates: true },
    /^[^:]+: Yes$/,
  ],
  ['voter_events', 'channels', ['walk', 'mail'], 'Doors, Mail'],
  ['turfs', 'expires_at', Date.UTC(2026, 10, 3, 12), /2026/],
])('%s.%s: %j is said in words', (table, field, value, expected) =>
  expect(formatValue({ table, id: 'x' }, field, value)).toMatch(expected),
);
