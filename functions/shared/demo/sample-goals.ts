import { goals } from '../collections/goals.ts';
import { launchDay, type Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';

/** One that is ahead, one that is late, one that is reached, one that is close to its pace. */
const targets = { raised: 22_500_000, donors: 900, volunteers: 300, volunteer_hours: 8_000 } as const;

/** What the campaign set itself on its first day, for election day. */
export function goalDocuments(
  organization: string,
  electionDate: string,
  by: string,
  at: Moment,
  scale: number,
): Doc[] {
  const stamps = { created_at: at, created_by: by, updated_at: at, updated_by: by };
  return Object.entries(targets).map(([measure, target]) =>
    document(goals, organization, measure, {
      target: Math.round(target * scale),
      start_value: 0,
      start_date: launchDay,
      due_date: electionDate,
      ...stamps,
    }),
  );
}
