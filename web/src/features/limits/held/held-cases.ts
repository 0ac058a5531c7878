import type { Stored } from '#shared/collections/define.ts';
import type { donors } from '#shared/collections/donors.ts';
import { type HeldPart, heldParts } from '#shared/domain/money/held.ts';
import type { DonorKind } from '#shared/domain/money/limit-kinds.ts';
import { type MeterLine, meterOf } from '#shared/domain/money/meter.ts';
import { type Affiliate, meterEntries, type StoredEntry } from '#shared/domain/money/person-meter.ts';
import type { MeterContext } from '#shared/domain/money/windows.ts';

type Donor = Stored<typeof donors>;
export type HeldCase = HeldPart & {
  donor: Pick<Donor, 'id' | 'name' | 'name_key'>;
  /** What the donor could still give on the day of the gift, after all that counts by now, without what is pledged. */
  lines: MeterLine[];
};

/** A donor's cases, by what they count as. An election that was ahead on the day of the gift can still be left once it is over. */
export function casesOf(
  donor: HeldCase['donor'],
  kind: DonorKind,
  entries: readonly StoredEntry[],
  context: MeterContext,
  others: readonly Affiliate[] = [],
): HeldCase[] {
  const { id, name, name_key } = donor;
  const counted = meterEntries({ kind, entries, pledges: [], others }, context);
  return heldParts({ kind, entries, others }, context).map((part) => ({
    ...{ ...part, donor: { id, name, name_key } },
    lines: meterOf(counted, kind, context, part.day),
  }));
}
