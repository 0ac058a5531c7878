import * as z from 'zod/mini';
import { type Reported, reported } from '#shared/calls/errors.ts';
import { errorLimits } from '#shared/error_limits.ts';
import { forget, recall, remember } from '../remembered.ts';

/** Reports that wait on this device, and whose they are: another member of this browser does not send them. */
const key = 'errorReports';
const kept = z.object({ user: z.string(), reports: z.array(reported) });

/** The oldest first. */
export function waiting(user: string): Reported[] {
  try {
    const found = kept.parse(JSON.parse(recall(key) ?? 'null'));
    return found.user === user ? found.reports : [];
  } catch {
    return [];
  }
}

function write(user: string, reports: readonly Reported[]): void {
  if (reports.length === 0) forget(key);
  else remember(key, JSON.stringify({ user, reports: reports.slice(-errorLimits.waiting) }));
}

/** The oldest go where there are too many. */
export const putIn = (user: string, report: Reported): void => write(user, [...waiting(user), report]);

/** Those that were sent, or never will be. */
export function takeOut(user: string, ids: readonly string[]): void {
  write(
    user,
    waiting(user).filter(({ id }) => !ids.includes(id)),
  );
}
