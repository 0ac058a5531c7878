import type { Range } from '#shared/domain/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { comparedWith, type Series, showAmount } from './number-series.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** How much more or less than in the time before. */
export function Change({ range, series, total }: { range: Range; series: Series; total: number }) {
  const { measure, before } = series;
  const compared = comparedWith(before, total);
  const share = 'share' in compared ? percent.format(compared.share) : '';
  const times = compared.is === 'times' ? showNumber(compared.times) : '';
  return (
    <>
      <span data-change={compared.is}>
        {t(`analytics.campaign.compared.${compared.is}`, {
          share,
          times,
          range: t(`analytics.range.words.${range}`),
        })}
      </span>
      {before > 0 && compared.is !== 'same' && (
        <span>{t('analytics.campaign.compared.amount', { amount: showAmount(measure, before) })}</span>
      )}
    </>
  );
}
