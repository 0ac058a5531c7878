import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donors } from '#shared/collections/index.ts';
import { countedDonor, donorMetrics } from '#shared/domain/rollups/donor-metrics.ts';
import { changedMetrics } from '#shared/domain/rollups/metric-definition.ts';
import { writeCreatedLine } from '../activity/line.ts';
import { peopleDropper } from '../candidate-profile/drop-people.ts';
import { type Change, parseOrNull } from '../document-change.ts';
import { settleIsDonor } from '../people/settle-is-donor.ts';
import { settleKeys } from '../people/settle-keys.ts';
import { differing, keysOf } from '../people/stored-person.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import { renameGifts } from './rename-gifts.ts';

const { name, name_key, created_by } = donors.schema.shape;
const watched = z.object({ name, name_key, created_by, ...countedDonor.shape });

/**
 * Keeps what follows from a donor: contact keys, the volunteers' `is_donor`, the name on their gifts, the feed,
 * their place beside the candidate profile and those parts of the rollup that it changes. Totals, which functions write, call for nothing else. A donor that
 * an import creates comes with all of it.
 */
export function donorWritten({ db, rollup }: { db: Firestore; rollup: Pick<RollupScheduler, 'ask'> }) {
  const drop = peopleDropper(db, 'donors');
  return async ({ organization, id, before, after, changedAt }: Change): Promise<void> => {
    const was = parseOrNull(watched, before);
    const is = parseOrNull(watched, after);
    if (!was && (!is || is.import_id)) return;
    const renamed = was && is && (was.name !== is.name || was.name_key !== is.name_key);
    await Promise.all([
      settleKeys(db, organization, 'donor', differing(keysOf(before), keysOf(after))),
      was?.email === is?.email ? null : settleIsDonor(db, organization, [was?.email, is?.email]),
      renamed ? renameGifts(db, organization, id) : null,
      !was && is ? writeCreatedLine(db, organization, donors, id, is) : null,
      is ? null : drop(organization, id),
      rollup.ask(organization, changedMetrics(donorMetrics, was, is, changedAt), changedAt),
    ]);
  };
}
