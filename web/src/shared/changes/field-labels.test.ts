import '../text/register-members.ts';
import '../text/register-pending.ts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { Table } from '../data/journal/index.ts';
import { collections } from '../data/journal/stored-fields.ts';
import { choiceOf } from './choice-labels.ts';
import { labelOf } from './field-labels.ts';
import { formatValue } from './format-change.ts';

/** Stamps, ids and what is packed or follows from other fields: what nobody typed, and nobody is shown. */
const untyped = new Set(
  `created_at created_by updated_at updated_by by received_at happened_at opened_at last_used_at
  user_id organization_id device_fingerprint donor_id donor_key family_key file_id import_id list_id matched_to name_key
  script_id turf_id voter_ids walked_by worker assigned_to holders beside undoes cut_id
  body outline packed packets profile_data question script targets voters goal goal_question order buildings phones
  no_number suppressed totalDonated donationCount lastDonationDate is_recurring has_donations is_donor onboarding_step
  role grants two_factor_trusted_devices.expires_at two_factor_enabled two_factor_required sessions_valid_after voters_open_until
  deletion_requested_at carries_demo closes given_back
  push_notifications sms_notifications notification_frequency dashboard_layout recently_viewed communication_channels
  activity_tracking beta_features feature_flags custom_settings import_flagged import_flags import_extra`.split(
    /\s+/,
  ),
);

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniNullable ||
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniOptional
    ? bare(schema.def.innerType)
    : schema;

const fields = Object.entries(collections).flatMap(([table, { schema }]) =>
  Object.entries(schema.shape).map(([field, of]) => ({ table: table as Table, field, of: bare(of) })),
);

describe('a field of a change', () => {
  it('goes by its name in the catalogue, or is one that nobody typed', () =>
    expect(
      fields
        .filter(
          ({ table, field }) =>
            (labelOf(table, field) === null) !== (untyped.has(field) || untyped.has(`${table}.${field}`)),
        )
        .map(({ table, field }) => `${table}.${field}`),
    ).toEqual([]));

  it('has words for each of its choices', () =>
    expect(
      fields.flatMap(({ table, field, of }) =>
        labelOf(table, field) !== null && of instanceof z.ZodMiniEnum
          ? of.options
              .map(String)
              .filter((one) => choiceOf(table, field, one) === null)
              .map((one) => `${table}.${field}.${one}`)
          : [],
      ),
    ).toEqual([]));
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
