import type { Capability } from '#shared/access.ts';
import { averageDonation } from '#shared/domain/insight-rules.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { addresses } from './dashboard-links.ts';
import type { Rollup } from './data.ts';
import { showShare } from './format-month.ts';
import { shareOf } from './giving-by-month.ts';

export type Figure = { value: string; hint: string; leads?: { to: string; needs: Capability } };

const toDonors = { to: addresses.donors, needs: 'donors.read' } as const;
const toVolunteers = { to: addresses.volunteers, needs: 'volunteers.read' } as const;

/** The campaign's numbers in words, each with what it is to be compared with. */
export function figuresOf(numbers: Rollup) {
  const average = averageDonation(numbers.total_raised, numbers.donor_count);
  const recurring = shareOf(numbers.recurring_donor_count, numbers.donor_count);
  const hours = shareOf(numbers.volunteer_hours, numbers.volunteer_count);

  return {
    donors: {
      value: showNumber(numbers.donor_count),
      hint: t('dashboard.figures.donorsHint', { count: numbers.donation_count }),
      leads: toDonors,
    },
    average: {
      value: average === null ? t('dashboard.figures.nothing') : showMoney(average),
      hint: t('dashboard.figures.averageHint'),
    },
    recurring: {
      value: showNumber(numbers.recurring_donor_count),
      hint: recurring === null ? '' : t('dashboard.figures.recurringHint', { share: showShare(recurring) }),
    },
    volunteers: {
      value: showNumber(numbers.volunteer_count),
      hint: hours === null ? '' : t('dashboard.figures.volunteersHint', { hours: showNumber(hours) }),
      leads: toVolunteers,
    },
    hours: { value: showNumber(numbers.volunteer_hours), hint: t('dashboard.figures.hoursHint') },
  } satisfies Record<string, Figure>;
}
