import * as z from 'zod/mini';
import { donors } from '../../collections/donors.ts';
import { insightLimits } from '../../constants.ts';
import { isActiveDonor, isEngagedDonor, recentFrom } from '../insight-rules.ts';
import { enteredByHand, isEnteredByHand, type MetricDefinition } from './metric-definition.ts';

const { email, donationCount, lastDonationDate, is_recurring, import_id } = donors.schema.shape;
/** What of a donor the rollup is made of. */
export const countedDonor = z.object({ email, donationCount, lastDonationDate, is_recurring, import_id });

export const donorMetrics = [
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
  {
    part: 'earned:donors',
    reads: [{ where: [enteredByHand], count: 'earned.donors' }],
    share: isEnteredByHand,
  },
] as const satisfies readonly MetricDefinition<z.output<typeof countedDonor>>[];
