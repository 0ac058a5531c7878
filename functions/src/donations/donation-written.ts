import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donations } from '#shared/collections/index.ts';
import { createdLineId } from '#shared/collections/written-marks.ts';
import { countedDonation, metricsOfGift } from '#shared/domain/rollups/donation-metrics.ts';
import { line, lineReference } from '../activity/line.ts';
import { coalesce } from '../coalesce.ts';
import { createOnce } from '../create-once.ts';
import { type Change, parseOrNull } from '../document-change.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { settleTotals } from './settle-totals.ts';

const { donor_id, donor_name, created_by } = donations.schema.shape;
const watched = z.object({ donor_id, donor_name, created_by, ...countedDonation.shape });
type Gift = z.output<typeof watched>;

/**
 * Keeps what follows from a donation: its donor's totals, the feed and the rollup. A new name of its donor, which
 * a function writes, calls for nothing. A donation that an import creates comes with all of it.
 */
export function donationWritten({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'ask'> }) {
  const settle = coalesce((donor) => {
    const [organization = '', id = ''] = donor.split('/');
    return settleTotals(db, organization, id);
  });
  return async ({ organization, id, before, after, changedAt }: Change): Promise<void> => {
    const was = parseOrNull(watched, before);
    const is = parseOrNull(watched, after);
    if (!was && is?.import_id) return;
    if (sameGift(was, is)) return;
    const givers = new Set([was, is].flatMap((gift) => (gift ? [gift.donor_id] : [])));
    await Promise.all([
      ...[...givers].map((donor) => settle(`${organization}/${donor}`)),
      !was && is?.status === 'completed' ? tell(db, organization, id, is) : null,
      rollup.ask(organization, metricsOfGift(was, is), changedAt),
    ]);
  };
}

const compared = ['donor_id', 'amount', 'date', 'status', 'type'] as const;
const sameGift = (was: Gift | null, is: Gift | null): boolean =>
  compared.every((field) => was?.[field] === is?.[field]);

const tell = (db: Firestore, organization: string, id: string, gift: Gift) =>
  createOnce(
    lineReference(db, organization, createdLineId(donations.name, id)),
    line({
      type: 'donation_received',
      capability: 'donations.read',
      actor_id: gift.created_by,
      subject_collection: 'donors',
      subject_id: gift.donor_id,
      subject_name: gift.donor_name,
      amount: gift.amount,
    }),
  );
