import * as z from 'zod/mini';
import { type DeviceError, deviceError } from '#shared/api/errors-api.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { forget, recall, remember } from '../local-storage.ts';

/**
 * Reports that wait on this device, whose they are, and in which campaign each happened: another member of this browser does
 * not send them, and none goes to another campaign.
 */
const key = 'errorReports';
const storedReports = z.object({
  user: z.string(),
  reports: z.array(z.object({ organization: z.string(), report: deviceError })),
});
type StoredReport = z.output<typeof storedReports>['reports'][number];

/** Whose reports, of which campaign. */
export type ReportOwner = { user: string; organization: string };

function storedOf(user: string): StoredReport[] {
  try {
    const found = storedReports.parse(JSON.parse(recall(key) ?? 'null'));
    return found.user === user ? found.reports : [];
  } catch {
    return [];
  }
}

/** The oldest first. */
export const waiting = ({ user, organization }: ReportOwner): DeviceError[] =>
  storedOf(user).flatMap((one) => (one.organization === organization ? [one.report] : []));

function write(user: string, reports: readonly StoredReport[]): void {
  if (reports.length === 0) forget(key);
  else remember(key, JSON.stringify({ user, reports: reports.slice(-errorLimits.waiting) }));
}

/** The oldest go where there are too many. */
export const putIn = ({ user, organization }: ReportOwner, report: DeviceError): void =>
  write(user, [...storedOf(user), { organization, report }]);

/** Those that were sent, or never will be. */
export function takeOut({ user }: ReportOwner, ids: readonly string[]): void {
  write(
    user,
    storedOf(user).filter(({ report }) => !ids.includes(report.id)),
  );
}
