import * as z from 'zod/mini';
import { donors } from '#shared/collections/index.ts';
import { insightLimits } from '#shared/constants.ts';
import { isActiveDonor, isEngagedDonor, recentFrom } from '#shared/rules/insights.ts';
import { isOwn, own, type Row } from './row.ts';

const { email, donationCount, lastDonationDate, is_recurring, import_id } = donors.schema.shape;
/** What of a donor the rollup is made of. */
export const countedDonor = z.object({ email, donationCount, lastDonationDate, is_recurring, import_id });

export const donorRows = [
  {
    part: 'donors',
    reads: [
      { count: 'donor_count' },
      { where: [['is_recurring', '==', true]], count: 'recurring_donor_count' },
    ],
    share: ({ is_recurring: recurs }) => (recurs ? 'recurring' : 'once'),
  },
  {
    part: 'engaged_donors',
    reads: [{ where: [['donationCount', '>', insightLimits.engagedGifts]], count: 'engaged_donor_count' }],
    share: isEngagedDonor,
  },
  {
    part: 'active_donors',
    reads: (day) => [{ where: [['lastDonationDate', '>=', recentFrom(day)]], count: 'active_donor_count' }],
    share: isActiveDonor,
  },
  { part: 'earned:donors', reads: [{ where: [own], count: 'earned.donors' }], share: isOwn },
] as const satisfies readonly Row<z.output<typeof countedDonor>>[];
