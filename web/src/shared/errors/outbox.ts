import * as z from 'zod/mini';
import { type DeviceError, deviceError } from '#shared/api/errors-api.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { forget, recall, remember } from '../local-storage.ts';

/** Reports that wait on this device, and whose they are: another member of this browser does not send them. */
const key = 'errorReports';
const storedReports = z.object({ user: z.string(), reports: z.array(deviceError) });

/** The oldest first. */
export function waiting(user: string): DeviceError[] {
  try {
    const found = storedReports.parse(JSON.parse(recall(key) ?? 'null'));
    return found.user === user ? found.reports : [];
  } catch {
    return [];
  }
}

function write(user: string, reports: readonly DeviceError[]): void {
  if (reports.length === 0) forget(key);
  else remember(key, JSON.stringify({ user, reports: reports.slice(-errorLimits.waiting) }));
}

/** The oldest go where there are too many. */
export const putIn = (user: string, report: DeviceError): void => write(user, [...waiting(user), report]);

/** Those that were sent, or never will be. */
export function takeOut(user: string, ids: readonly string[]): void {
  write(
    user,
    waiting(user).filter(({ id }) => !ids.includes(id)),
  );
}
