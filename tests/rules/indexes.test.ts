import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as collections from '#shared/collections/index.ts';

const file = z
  .strictObject({
    indexes: z.array(
      z.strictObject({
        collectionGroup: z.string(),
        queryScope: z.literal('COLLECTION'),
        fields: z.array(
          z.union([
            z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
            z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
          ]),
        ),
      }),
    ),
    fieldOverrides: z.array(
      z.strictObject({
        collectionGroup: z.string(),
        /** `*` is every field that has no line of its own. */
        fieldPath: z.string(),
        /** The database deletes a document once this moment of it has passed. */
        ttl: z.optional(z.literal(true)),
        /** What there is instead of the automatic ones: none, or what a query of a field that only grows needs. */
        indexes: z.array(
          z.strictObject({
            order: z.enum(['ASCENDING', 'DESCENDING']),
            queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
          }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8')));

const composite = file.indexes.map(({ collectionGroup, fields: indexed }) => {
  const said = indexed.map((field) =>
    'order' in field
      ? `${field.fieldPath}${field.order === 'DESCENDING' ? ' desc' : ''}`
      : `${field.fieldPath} contains`,
  );
  return [collectionGroup, ...said].join(', ');
});

/** Every field of every collection. */
const fields = Object.values(collections).flatMap((one) =>
  typeof one === 'object' && 'schema' in one
    ? Object.keys(one.schema.shape).map((field) => `${one.name}, ${field}`)
    : [],
);

const overridden = file.fieldOverrides.map(
  ({ collectionGroup, fieldPath }) => `${collectionGroup}, ${fieldPath}`,
);
const without = file.fieldOverrides.filter(({ indexes }) => indexes.length === 0);
const exempt = without.flatMap(({ collectionGroup, fieldPath }) =>
  fieldPath === '*'
    ? fields.filter((field) => field.startsWith(`${collectionGroup}, `) && !overridden.includes(field))
    : [`${collectionGroup}, ${fieldPath}`],
);

/** What stands instead of the automatic indexes of a field, as queries are said; those over all organizations with `all` before. */
const instead = file.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
  indexes.map(
    ({ order, queryScope }) =>
      `${queryScope === 'COLLECTION' ? '' : 'all '}${collectionGroup}, ${fieldPath}${order === 'DESCENDING' ? ' desc' : ''}`,
  ),
);
/** The queries over all organizations: of what a schedule prunes, folds or cancels. No automatic index serves one. */
const everywhere = [
  'all error_groups, last_seen',
  'all error_reports, received_at',
  'all metric_rollups, over_at',
  'all performance_metrics, received_at',
  'all voter_events, received_at',
  'all voter_files, state',
];

/**
 * Every query of the product that filters or orders, as `collection, equal fields…, order`. The emulator asks for no
 * index, so a missing one would show only in production.
 */
const queries = [
  'activity, capability, at desc',
  // A member's own lines, in the copy of their data.
  'activity, actor_id, at desc',
  ...['error_reports', 'performance_metrics'].map((name) => `${name}, user_id, received_at desc`),
  'voter_events, by, received_at desc',
  'voter_events, walked_by, received_at desc',
  ...['', 'type, ', 'actor_id, ', 'type, actor_id, '].map((filter) => `audit, ${filter}at desc`),
  ...['', 'capacity, '].flatMap((filter) =>
    ['name_key', 'family_key', 'totalDonated desc', 'lastDonationDate desc'].map(
      (order) => `donors, ${filter}${order}`,
    ),
  ),
  ...['', 'status, ', 'type, ', 'status, type, '].flatMap((filter) =>
    ['date desc', 'amount desc', 'donor_key'].map((order) => `donations, ${filter}${order}`),
  ),
  'donations, donor_id, date desc',
  // What was imported without some cells.
  ...['donations, import_flagged, date desc', 'donors, import_flagged, name_key'],
  'volunteers, import_flagged, name_key',
  ...['', 'skills contains, '].flatMap((filter) =>
    ['name_key', 'family_key', 'totalHours desc', 'lastActiveDate desc'].map(
      (order) => `volunteers, ${filter}${order}`,
    ),
  ),
  'invitations, created_at desc',
  'local_mail, at desc',
  'two_factor_trusted_devices, user_id, last_used_at desc',
  'user_profiles, organization_id, full_name',
  'directory, full_name',
  // The wall of achievements, the profile's history and a member's backups of it.
  'campaign_achievements, unlocked_at desc',
  ...['', 'field, '].map((filter) => `profile_changes, ${filter}at desc`),
  ...['', 'organization_id, '].map((filter) => `profile_backups, ${filter}created_at desc`),
  'profile_backups, organization_id',
  // The leaderboard, in all and since a day.
  'volunteers, on_leaderboard, totalHours desc',
  'volunteers, on_leaderboard, totalHours desc, lastActiveDate desc',
  // The people behind an insight.
  ...[
    'donors, donationCount desc',
    'donors, is_recurring, totalDonated desc',
    'volunteer_skills, count desc',
  ],
  'volunteers, is_donor, totalHours desc',
  // The errors of a campaign's devices: groups, and the reports of one.
  ...['', 'status, '].map((filter) => `error_groups, ${filter}last_seen desc`),
  'error_reports, fingerprint, received_at desc',
  // How many of them one member was the first to meet.
  'error_groups, found_by',
  // By one value: the form's "already there?", the keepers of names and flags, a closing import.
  ...['donors, email', 'donors, phone', 'volunteers, email', 'volunteers, phone', 'donations, donor_id'],
  'import_chunks, import_id',
  // Whether an address is invited, how many invitations are open, what a reset of the factor takes away.
  ...['invitations, email', 'invitations, status'],
  ...['trusted_devices', 'device_secrets', 'tickets'].map((name) => `two_factor_${name}, user_id`),
  // The admins of an organization: automatic indexes are merged where a query only compares for equality.
  ...['user_profiles, organization_id', 'user_profiles, role'],
  // The rollup's counts and sums. A sum needs its field in the index too.
  'donations, status, amount',
  'donations, status, date, amount',
  ...['donations, import_id, status, amount', 'donations, import_id, status, type'],
  ...['donors, is_recurring', 'donors, donationCount', 'donors, lastDonationDate', 'donors, import_id'],
  ...['volunteers, totalHours', 'volunteers, lastActiveDate', 'volunteers, skills contains'],
  ...['volunteers, is_donor', 'volunteers, is_donor, totalHours'],
  ...['volunteers, import_id', 'volunteers, import_id, totalHours'],
  // What was learned since a moment, and of one voter.
  ...['', 'voter_id, '].map((filter) => `voter_events, ${filter}received_at desc`),
  'voter_events, received_at',
  // What closes or opens a channel, before somebody is spoken to at the door.
  'voter_events, voter_id, closes, received_at desc',
  // The oldest measurements.
  'performance_metrics, received_at',
  'goals, due_date',
  // The voter file, its chunks, and the searches and lists that members keep.
  ...['voter_files, state', 'voter_files, started_at desc', 'voter_chunks, file_id'],
  ...['voter_segments, created_at desc', 'voter_lists, created_at desc'],
  // Turfs as the organizer looks for them, and as who walks them; who was met at their doors; what happened in one.
  'scripts, created_at desc',
  'shift_marks, day desc',
  ...['state, ', 'cut_id, state, '].flatMap((filter) =>
    ['', 'assigned_to, '].map((whose) => `turfs, ${filter}${whose}created_at desc`),
  ),
  ...['turfs, assigned_to', 'turfs, open', 'voter_additions, turf_id'],
  // What changed since a device heard of them.
  ...['turfs, updated_at', 'turfs, updated_at desc'],
  'voter_additions, state, created_at desc',
  // Corrections that wait for a decision, and what a canvasser proposed in a turf.
  ...[
    'correction_proposals, state, created_at',
    'correction_proposals, created_by, list_id, created_at desc',
  ],
  'voter_events, list_id, received_at desc',
  // A member's calls, in the copy of their data.
  'call_callers, uid',
  // The phone bank: lists, who of one can be called, who calls, and what changed since it was counted.
  ...[
    'call_lists, created_at desc',
    'call_progress, as_of desc',
    'call_packets, list_id',
    'call_states, list_id',
    'call_callers, list_id',
  ],
  ...[
    'call_states, list_id, next_at',
    'call_states, list_id, changed_at',
    'call_callers, list_id, has_until',
    'call_callers, uid, last_at',
  ],
  // What was entered when; the activity's lines by the feed's own index.
  ...['donations, status, created_at, amount', 'donors, created_at', 'volunteers, created_at'],
];

describe('indexes', () => {
  test.each(queries)('%s has its index', (query) => {
    const [collection = '', ...asked] = query.split(', ');
    const [only = ''] = asked;
    if (asked.length > 1) expect(composite).toContain(query);
    else if (overridden.includes(`${collection}, ${only.split(' ')[0]}`)) expect(instead).toContain(query);
    else expect(exempt).not.toContain(`${collection}, ${only.split(' ')[0]}`);
  });

  test('what a schedule prunes, folds or cancels is found by an index over all organizations, and nothing else has one', () => {
    expect(instead.filter((index) => index.startsWith('all ')).toSorted()).toEqual(everywhere);
  });

  test('no index and no exemption is there twice or for a field that does not exist', () => {
    const named = file.indexes.flatMap(({ collectionGroup, fields: indexed }) =>
      indexed.map(({ fieldPath }) => `${collectionGroup}, ${fieldPath}`),
    );
    expect([...named, ...exempt].filter((field) => !fields.includes(field))).toEqual([]);
    const covered = file.fieldOverrides.map(({ collectionGroup }) => `${collectionGroup}, `);
    expect(covered.filter((start) => !exempt.some((field) => field.startsWith(start)))).toEqual([]);
    expect(new Set(composite).size).toBe(composite.length);
    expect(new Set(exempt).size).toBe(exempt.length);
  });

  test('no composite index is there for nothing: each costs an entry for every document', () => {
    expect(composite.filter((index) => !queries.includes(index))).toEqual([]);
  });

  test('what is over after a time is deleted by the database, and nothing else is', () => {
    const over = file.fieldOverrides.flatMap((one) =>
      one.ttl ? [`${one.collectionGroup}, ${one.fieldPath}`] : [],
    );
    expect(over.toSorted()).toEqual([
      'call_claims, expires_at',
      'sign_ups, expires_at',
      'two_factor_attempts, expires_at',
      'two_factor_device_secrets, expires_at',
      'two_factor_tickets, expires_at',
      'two_factor_trusted_devices, expires_at',
    ]);
  });

  test('a new field is asked about: it is in a query, or exempt from automatic indexes', () => {
    // Kept for the team's screens.
    const kept = ['user_preferences, organization_id'];
    const inQueries = [...queries, ...everywhere].flatMap((query) => {
      const [collection, ...asked] = query.replace('all ', '').split(', ');
      return asked.map((field) => `${collection}, ${field.split(' ')[0]}`);
    });
    expect(fields.filter((field) => ![...inQueries, ...exempt, ...kept].includes(field))).toEqual([]);
  });
});
