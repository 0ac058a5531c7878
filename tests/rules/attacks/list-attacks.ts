import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, collectionOf } from './attack.ts';

const listed = [
  'announcement_receipts',
  'announcements',
  'audit',
  'call_callers, own',
  'call_lists',
  'call_progress',
  'campaign_achievements',
  'correction_proposals',
  "directory, a colleague's",
  'donations',
  'donors',
  'duplicate_decisions',
  'elections',
  'error_groups',
  'error_reports',
  'goals',
  'imports',
  'invitations',
  'issues',
  'letter_templates',
  'limit_rules',
  'committee_members',
  'appeals',
  'giving_quarters',
  'pledges',
  'events',
  'appointments',
  'schedule_months',
  'event_months',
  'pledge_months',
  'affiliations',
  'gift_letters',
  'gift_partners',
  'pledge_payments',
  "memberships, a colleague's",
  'metric_rollups',
  'notes',
  'people',
  'performance_metrics',
  'position_drafts',
  'position_uses',
  'position_versions',
  'positions',
  'profile_backups, own',
  'profile_changes',
  'scripts',
  'shift_marks',
  'tags',
  'tasks',
  'turfs',
  'two_factor_trusted_devices, own',
  'volunteer_skills',
  'volunteers',
  'voter_additions',
  'voter_events',
  'voter_files',
  'voter_lists',
  'voter_segments',
] as const;

/** A collection has one condition for all kinds of lists: two of them try every kind, the others those of their own limit. */
const triedWithAll = ['donors', 'activity'];

/** Dumps of a whole collection, and reads past the organization. */
export const lists: readonly Case[] = [...listed, 'activity' as const].flatMap((name) => {
  const query = (at: Place): Query => fixtureOf(name).query('admin', at);
  const options = { onlyInFullRun: !triedWithAll.includes(name) };
  const list = (how: string, expected: Answer, limits: (original: Query) => Query, inEveryRun = false) =>
    attack(
      name,
      `${name}: ${how}`,
      expected,
      ({ at, client }) => client.list(collectionOf(name, at), limits(query(at))),
      inEveryRun ? {} : options,
    );
  const count = (how: string, limits: (original: Query) => Query) =>
    attack(
      name,
      `${name}: ${how}`,
      'refused',
      ({ at, client }) => client.count(collectionOf(name, at), limits(query(at))),
      options,
    );
  const unlimited = ({ limit: _, ...rest }: Query): Query => rest;
  return [
    list('a list of 100', 'allowed', (original) => ({ ...original, limit: 100 })),
    list('a list of 101', 'refused', (original) => ({ ...original, limit: 101 }), true),
    list('a list without a limit', 'refused', unlimited, true),
    list('a list of everything, by the largest number', 'refused', (original) => ({
      ...original,
      limit: 2 ** 31 - 1,
    })),
    count('a count without a limit', unlimited),
    count('a count of 101', (original) => ({ ...original, limit: 101 })),
    attack(
      name,
      `${name}: the collection group`,
      'refused',
      ({ at, client }) =>
        client.list(collectionOf(name, at).split('/').at(-1) ?? '', { limit: 1, group: true }),
      options,
    ),
    attack(
      name,
      `${name}: a plain listing of 300`,
      'refused',
      ({ at, client }) => client.browse(collectionOf(name, at), '?pageSize=300'),
      options,
    ),
  ];
});
