import type { Shape } from '../../collections/define.ts';
import { donors } from '../../collections/donors.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { byName } from '../../collections/registry.ts';
import * as written from '../../collections/written.ts';
import { referencesTo } from '../../collections/written-marks.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads, Source } from '../store.ts';

const sources: Readonly<Record<string, Source<Shape>>> = byName(written);
const references = referencesTo(donors.name).flatMap(({ table, field }) => {
  const source = sources[table];
  return source ? [{ source, field }] : [];
});

/**
 * Refuses where a record refers to a donor. Inside a transaction, a gift that is created meanwhile makes it look again.
 * `mergedIds`: whoever was merged into the donor, for entries keep the donor whom they were written for.
 */
export async function requireNoGifts(
  reads: Reads,
  donorId: string,
  mergedIds: readonly string[],
): Promise<void> {
  const found = await Promise.all([
    // A partner's part of a partnership's gift is no gift of theirs, and counts for them.
    reads.find(giftEntries, {
      where: [['donor_id', 'in', [donorId, ...mergedIds]]],
      select: ['donor_id'],
      limit: 1,
    }),
    ...references.map(({ source, field }) =>
      reads.find(source, { where: [[field, '==', donorId]], select: [field], limit: 1 }),
    ),
  ]);
  if (found.some((rows) => rows.length > 0)) throw new RefusedError('donors.hasGifts');
}
