import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const leaderboardPeriods = ['7d', '30d', 'all'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

const row = z.strictObject({
  /** Null where the member goes by an alias: who it is stays theirs. */
  uid: z.nullable(z.string()),
  /** Their alias where they chose one. */
  name: z.string(),
  /** Whether this is who asks. */
  you: z.boolean(),
  /** Lines of the activity feed that they caused. */
  count: z.int(),
});

/** Members by what they entered in a period, most first; who opted out is not in it. */
export const teamActivityCall = endpoint({
  path: '/api/leaderboard/activity',
  guard: { level: 'member', capability: 'dashboard.read' },
  request: z.strictObject({ period: z.enum(leaderboardPeriods) }),
  response: z.strictObject({ rows: z.array(row), total: z.int() }),
});
