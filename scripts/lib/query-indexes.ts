import type * as z from 'zod/mini';
import type { Direction, Shape } from '../../functions/shared/collections/define.ts';
import type * as collections from '../../functions/shared/collections/index.ts';

type Defined = Extract<(typeof collections)[keyof typeof collections], { name: string; schema: Shape }>;
type FieldOf<Name> = keyof z.output<Extract<Defined, { name: Name }>['schema']> & string;
type Part<Name> = `${FieldOf<Name>} ${Direction | 'contains'}`;
/** An index of one field, or of several in this order. */
type Entry<Name> = Part<Name> | readonly [Part<Name>, Part<Name>, ...Part<Name>[]];

/**
 * Indexes of queries that no `list` of a definition sends: `npm run indexes:write` makes `firestore.indexes.json` of both.
 * They are not in the definitions, because those are in the first load of the web app. tests/indexes holds each of them to
 * a recorded query.
 */
export const queryIndexes: { readonly [Name in Defined['name']]?: readonly Entry<Name>[] } = {
  activity: [
    ['capability asc', 'at desc'],
    ['actor_id asc', 'at desc'],
  ],
  announcement_receipts: [
    ['uid asc', 'is_read asc', 'sent_at desc'],
    ['announcement_id asc', 'author_id asc'],
  ],
  announcements: ['sent_at desc', ['recipients contains', 'sent_at desc'], ['author_id asc', 'sent_at desc']],
  audit: [
    'at desc',
    ['type asc', 'at desc'],
    ['actor_id asc', 'at desc'],
    ['type asc', 'actor_id asc', 'at desc'],
  ],
  call_callers: ['list_id asc', 'uid asc', ['uid asc', 'last_at asc'], ['list_id asc', 'has_until asc']],
  call_lists: ['created_at desc', 'state asc'],
  call_packets: ['list_id asc'],
  calltime_blocks: [['by asc', 'is_open asc', 'until asc']],
  calltime_lists: ['created_at desc', 'callers contains', 'state asc'],
  calltime_outcomes: ['list_id asc', ['list_id asc', 'at desc'], ['person_id asc', 'at desc']],
  calltime_sessions: [['list_id asc', 'started_at desc']],
  call_progress: ['as_of desc'],
  call_states: ['list_id asc', ['list_id asc', 'next_at asc'], ['list_id asc', 'changed_at asc']],
  campaign_achievements: ['unlocked_at desc'],
  contact_events: ['person_id asc', 'point asc', ['point asc', 'at desc']],
  contact_points: ['filters contains', ['filters contains', 'order desc']],
  correction_proposals: [
    ['state asc', 'created_at asc'],
    ['created_by asc', 'list_id asc', 'created_at desc'],
  ],
  directory: ['full_name asc'],
  due: ['at asc', 'organization_id asc'],
  donations: [
    'donor_id asc',
    'pledge_id asc',
    'import_id asc',
    ['status asc', 'counted asc'],
    ['status asc', 'date asc', 'counted asc'],
    ['status asc', 'created_at asc', 'counted asc'],
    ['import_id asc', 'status asc', 'counted asc'],
    ['batch_id asc', 'created_at desc'],
    ['donor_id asc', 'check_number asc'],
    ['import_id asc', 'status asc', 'type asc'],
  ],
  donors: [
    'created_at asc',
    'donationCount asc',
    'donationCount desc',
    'import_id asc',
    'is_recurring asc',
    'lastDonationDate asc',
    ['is_recurring asc', 'totalDonated desc'],
  ],
  elections: ['day asc', 'code asc'],
  error_groups: ['last_seen desc', 'found_by asc', ['status asc', 'last_seen desc']],
  error_reports: [
    ['fingerprint asc', 'received_at desc'],
    ['user_id asc', 'received_at desc'],
  ],
  gift_batches: ['received_on desc'],
  gift_entries: ['gift_id asc', 'donor_id asc'],
  goals: ['due_date asc'],
  import_changes: ['import_id asc'],
  import_chunks: ['import_id asc'],
  import_removals: ['ids contains'],
  imports: [['kind asc', 'started_at desc']],
  issues: ['updated_at desc', 'name_key asc'],
  letter_templates: ['name asc'],
  limit_rules: ['effective_from asc'],
  invitations: ['created_at desc', 'email asc', 'status asc'],
  memberships: ['user_id asc', 'organization_id asc', 'role asc', ['organization_id asc', 'full_name asc']],
  merges: ['survivor_id asc', 'party_ids contains'],
  notes: ['person_id asc', ['person_id asc', 'created_at desc'], ['mentions contains', 'created_at desc']],
  outbox: ['organization_id asc', 'uid asc'],
  people: [
    'import_id asc',
    'tags contains',
    'emails contains',
    'phones contains',
    'search_keys contains',
    'voter_id asc',
    'merged_into asc',
  ],
  performance_metrics: ['received_at asc', ['user_id asc', 'received_at desc']],
  pledges: ['donor_id asc', ['donor_id asc', 'stage asc']],
  pledge_months: ['month asc'],
  position_drafts: ['state asc', 'updated_at desc'],
  position_uses: ['issue_id asc', ['issue_id asc', 'used_on desc']],
  position_versions: [['issue_id asc', 'number desc']],
  positions: ['updated_at desc'],
  profile_backups: ['created_at desc', 'organization_id asc', ['organization_id asc', 'created_at desc']],
  profile_changes: ['at desc', ['field asc', 'at desc']],
  scripts: ['created_at desc'],
  shift_marks: ['day desc'],
  tags: ['name_key asc'],
  thank_yous: [['state asc', 'since asc']],
  tasks: [
    'person_id asc',
    ['state asc', 'due_key asc'],
    ['state asc', 'done_at desc'],
    ['assigned_to asc', 'state asc', 'due_key asc'],
    ['assigned_to asc', 'state asc', 'done_at desc'],
    ['person_id asc', 'created_at desc'],
  ],
  turfs: [
    'assigned_to asc',
    'updated_at asc',
    'updated_at desc',
    'open asc',
    ['state asc', 'created_at desc'],
    ['cut_id asc', 'state asc', 'created_at desc'],
    ['state asc', 'assigned_to asc', 'created_at desc'],
    ['cut_id asc', 'state asc', 'assigned_to asc', 'created_at desc'],
  ],
  two_factor_device_secrets: ['user_id asc'],
  two_factor_tickets: ['user_id asc'],
  two_factor_trusted_devices: ['user_id asc', ['user_id asc', 'last_used_at desc']],
  user_profiles: ['organization_id asc'],
  volunteer_skills: ['count desc'],
  volunteers: [
    'created_at asc',
    'totalHours asc',
    'import_id asc',
    'is_donor asc',
    'lastActiveDate asc',
    'skills contains',
    ['import_id asc', 'totalHours asc'],
    ['is_donor asc', 'totalHours asc'],
    ['is_donor asc', 'totalHours desc'],
    ['on_leaderboard asc', 'totalHours desc'],
    ['on_leaderboard asc', 'totalHours desc', 'lastActiveDate desc'],
  ],
  voter_additions: ['turf_id asc', ['state asc', 'created_at desc']],
  voter_chunks: ['file_id asc'],
  voter_events: [
    'received_at asc',
    'received_at desc',
    ['voter_id asc', 'received_at desc'],
    ['list_id asc', 'received_at desc'],
    ['by asc', 'received_at desc'],
    ['walked_by asc', 'received_at desc'],
    ['voter_id asc', 'closes asc', 'received_at desc'],
    ['closes asc', 'received_at desc'],
  ],
  voter_files: ['state asc', 'started_at desc'],
  voter_lists: ['created_at desc'],
  voter_segments: ['created_at desc'],
};

/** Those of queries that ask every collection of the name, whatever the organization. */
export const groupIndexes: typeof queryIndexes = {
  error_groups: ['last_seen asc'],
  error_reports: ['received_at asc'],
  metric_rollups: ['over_at asc'],
  performance_metrics: ['received_at asc'],
  voter_events: ['received_at asc'],
  voter_files: ['state asc'],
};

/** The database deletes a document after the time in this field. */
export const expiries: { readonly [Name in Defined['name']]?: FieldOf<Name> } = {
  call_claims: 'expires_at',
  call_results: 'expires_at',
  due: 'expires_at',
  import_removals: 'expires_at',
  outbox: 'expires_at',
  sign_ups: 'expires_at',
  two_factor_attempts: 'expires_at',
  two_factor_device_secrets: 'expires_at',
  two_factor_tickets: 'expires_at',
  two_factor_trusted_devices: 'expires_at',
};
