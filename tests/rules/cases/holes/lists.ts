import type { Answer, Query } from '../../kit/client.ts';
import type { Place } from '../../kit/stage.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { collectionOf, hole } from './hole.ts';

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
  const query = (at: Place): Query => subjectOf(name).query('admin', at);
  const ask = (how: string, right: Answer, limits: (asked: Query) => Query, counted = false) =>
    hole(name, `${name}: ${how}`, right, ({ at, asker }) =>
      (counted ? asker.count : asker.list)(collectionOf(name, at), limits(query(at))),
    );
  const unlimited = ({ limit: _, ...rest }: Query): Query => rest;
  return [
    ask('a list of 100', 'allowed', (asked) => ({ ...asked, limit: 100 })),
    ask('a list of 101', 'refused', (asked) => ({ ...asked, limit: 101 })),
    ask('a list without a limit', 'refused', unlimited),
    ask('a list of everything, by the largest number', 'refused', (asked) => ({
      ...asked,
      limit: 2 ** 31 - 1,
    })),
    ask('a count without a limit', 'refused', unlimited, true),
    ask('a count of 101', 'refused', (asked) => ({ ...asked, limit: 101 }), true),
    hole(name, `${name}: the collection group`, 'refused', ({ at, asker }) =>
      asker.list(collectionOf(name, at).split('/').at(-1) ?? '', { limit: 1, group: true }),
    ),
    hole(name, `${name}: a plain listing of 300`, 'refused', ({ at, asker }) =>
      asker.browse(collectionOf(name, at), '?pageSize=300'),
    ),
  ];
});
