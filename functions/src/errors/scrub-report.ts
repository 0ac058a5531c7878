import type { DeviceError } from '#shared/api/errors-api.ts';
import { fingerprintOf } from '#shared/domain/fingerprint.ts';
import { screenOf, scrubTo } from '#shared/domain/scrub.ts';
import { errorLimits } from '#shared/error-limits.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../http/guard.ts';

/** A report as it is kept: scrubbed once more, for whoever can call us need not be our own app. */
export type StoredReport = DeviceError & {
  /** 32 hex digits: the group's id. */
  fingerprint: string;
  uid: string;
  /** 16 hex digits for the member, good for counting people in this organization and for nothing else. */
  person: string;
};

export function scrubReport(report: DeviceError, { uid, organization }: Member): StoredReport {
  const message = scrubTo(report.message, errorLimits.message);
  const stack = scrubTo(report.stack, errorLimits.stack);
  const code = scrubTo(report.code, 128);
  return {
    ...report,
    message,
    stack,
    code,
    context: scrubTo(report.context, 200),
    screen: screenOf(report.screen),
    release: scrubTo(report.release, 64).trim(),
    agent: scrubTo(report.agent, 64),
    breadcrumbs: report.breadcrumbs.map((crumb) => ({ ...crumb, message: scrubTo(crumb.message, 200) })),
    fingerprint: sha256(fingerprintOf({ code, message, stack })).slice(0, 32),
    uid,
    person: sha256(`${organization} ${uid}`).slice(0, 16),
  };
}
