import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { Answer, Query } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, collectionOf } from './attack.ts';

const listed = [
  'audit',
  'call_callers, own',
  'call_lists',
  'call_progress',
  'campaign_achievements',
  'correction_proposals',
  "directory, a colleague's",
  'donations',
  'donors',
  'error_groups',
  'error_reports',
  'goals',
  'imports',
  'invitations',
  'metric_rollups',
  'performance_metrics',
  'profile_backups, own',
  'profile_changes',
  'scripts',
  'shift_marks',
  'turfs',
  'two_factor_trusted_devices, own',
  'volunteer_skills',
  'volunteers',
  'voter_additions',
  'voter_events',
  'voter_files',
  'voter_lists',
  'voter_segments',
  "user_profiles, a colleague's",
] as const;

/** Dumps of a whole collection, and reads past the organization. */
export const lists: readonly Case[] = [...listed, 'activity' as const].flatMap((name) => {
  const query = (at: Place): Query => fixtureOf(name).query('admin', at);
  const ask = (how: string, expected: Answer, limits: (original: Query) => Query, counted = false) =>
    attack(name, `${name}: ${how}`, expected, ({ at, client }) =>
      (counted ? client.count : client.list)(collectionOf(name, at), limits(query(at))),
    );
  const unlimited = ({ limit: _, ...rest }: Query): Query => rest;
  return [
    ask('a list of 100', 'allowed', (original) => ({ ...original, limit: 100 })),
    ask('a list of 101', 'refused', (original) => ({ ...original, limit: 101 })),
    ask('a list without a limit', 'refused', unlimited),
    ask('a list of everything, by the largest number', 'refused', (original) => ({
      ...original,
      limit: 2 ** 31 - 1,
    })),
    ask('a count without a limit', 'refused', unlimited, true),
    ask('a count of 101', 'refused', (original) => ({ ...original, limit: 101 }), true),
    attack(name, `${name}: the collection group`, 'refused', ({ at, client }) =>
      client.list(collectionOf(name, at).split('/').at(-1) ?? '', { limit: 1, group: true }),
    ),
    attack(name, `${name}: a plain listing of 300`, 'refused', ({ at, client }) =>
      client.browse(collectionOf(name, at), '?pageSize=300'),
    ),
  ];
});
