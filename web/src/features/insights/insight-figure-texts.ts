import type { Capability } from '#shared/access.ts';
import { insightLimits } from '#shared/constants.ts';
import { averageDonation, conversionRate } from '#shared/domain/insight-rules.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import type { Rollup } from './data.ts';
import { showShare } from './format-percent.ts';
import { paths } from './insight-paths.ts';
import { insightOf, shareOf } from './insight-values.ts';

/** A number, what it is to be compared with, and the people behind it. `value` is null until it was counted. */
export type Figure = { value: string | null; hint: string; to: string; needs: Capability };

const nothing = () => t('insights.nothing');

function conversionOf(numbers: Rollup): Figure {
  const leads = { to: paths.people('converted', 'volunteers'), needs: 'volunteers.read' } as const;
  const converted = insightOf(numbers, 'converted_count');
  const count = numbers.volunteer_count;
  if (count === 0) return { value: nothing(), hint: t('insights.figures.noVolunteers'), ...leads };
  if (converted === null) return { value: null, hint: '', ...leads };
  const rate = conversionRate(converted, count) ?? 0;
  const hint = t('insights.figures.conversionHint', { converted: showNumber(converted), count });
  return { value: showShare(rate / 100), hint, ...leads };
}

/** The campaign's conversion and giving in words. */
export function figuresOf(numbers: Rollup) {
  const average = averageDonation(numbers.total_raised, numbers.donor_count);
  const recurring = shareOf(numbers.recurring_donor_count, numbers.donor_count);
  const active = shareOf(insightOf(numbers, 'active_donor_count'), numbers.donor_count);
  return {
    conversion: conversionOf(numbers),
    average: {
      value: average === null ? nothing() : showMoney(average),
      hint: average === null ? t('insights.figures.noDonors') : t('insights.figures.averageHint'),
      to: paths.donors,
      needs: 'donors.read',
    },
    raised: {
      value: showMoney(numbers.total_raised, true),
      hint: t('insights.figures.raisedHint', { count: numbers.donation_count }),
      to: paths.donations,
      needs: 'donations.read',
    },
    donors: {
      value: showNumber(numbers.donor_count),
      hint:
        active === null
          ? ''
          : t('insights.figures.donorsHint', { share: showShare(active), days: insightLimits.recentDays }),
      to: paths.donors,
      needs: 'donors.read',
    },
    recurring: {
      value: showNumber(numbers.recurring_donor_count),
      hint: recurring === null ? '' : t('insights.figures.recurringHint', { share: showShare(recurring) }),
      to: paths.people('recurring', 'donors'),
      needs: 'donors.read',
    },
  } satisfies Record<string, Figure>;
}
