import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import type { DeviceError, reportErrorsCall } from '#shared/api/errors-api.ts';
import { RefusedError } from '#shared/refusals.ts';
import { memberErrorsBucket, organizationErrorsBucket } from '../attempts/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../http/guard.ts';
import { type StoredReport, scrubReport } from './scrub-report.ts';
import type { Sink } from './sink.ts';
import { reportStore } from './store-reports.ts';

type Input = z.output<typeof reportErrorsCall.request>;
type Answer = z.output<typeof reportErrorsCall.response>;

/** Instants far from now are a device whose clock is wrong, or a forger's: they would sort before everything. */
const clockMs = 40 * 24 * 3_600_000;
const dated = (report: DeviceError, now: number): DeviceError => ({
  ...report,
  at: Math.abs(report.at - now) > clockMs ? now : report.at,
});

/**
 * Keeps what a member's device reports, as many as they and their organization may still report; refused with
 * `resource-exhausted` where some were too many. Each costs five reads and four writes, half of them to be counted.
 */
export function reportErrors({ db, sink }: { db: Firestore; sink: Sink }) {
  const count = attemptCounter(db);
  const keep = reportStore(db);
  return async (member: Member, { reports }: Input): Promise<Answer> => {
    const { organization, uid } = member;
    // The organization's first: by it they take turns, and forty members' devices do not contend for its count.
    const buckets = [organizationErrorsBucket(organization), memberErrorsBucket(uid)] as const;
    const counted = await Promise.allSettled(reports.map(() => count(...buckets)));
    const granted = reports.slice(0, counted.filter(({ status }) => status === 'fulfilled').length);
    const now = Date.now();
    const fresh = await keep(
      organization,
      granted.map((report) => scrubReport(dated(report, now), member)),
    );
    await sink(fresh.map((report) => sunk(report, organization)));
    if (fresh.length > 0)
      logger.warn('errors reported', {
        organization,
        errors: fresh.map(({ fingerprint, code, context }) => ({ fingerprint, code, context })),
      });
    const refused = counted.find((one) => one.status === 'rejected');
    if (refused) throw refused.reason instanceof RefusedError ? tooMany(refused.reason) : refused.reason;
    return { stored: fresh.length };
  };
}

/** Without the words of an attempt: nobody reads them. */
const tooMany = ({ retryAfterMs }: RefusedError): RefusedError =>
  new RefusedError('errors.tooMany', {}, { retryAfterMs });

const sunk = ({ uid: _, ...report }: StoredReport, organization: string) => ({
  ...report,
  id: report.id.replaceAll('-', '').toLowerCase(),
  campaign: sha256(organization).slice(0, 16),
});
