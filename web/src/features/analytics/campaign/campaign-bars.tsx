import type { CampaignMeasure } from '#shared/api/analytics-api.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoneyShort, showNumberShort } from '../../../shared/ui/axis.ts';
import { BucketBars } from '../bucket-bars.tsx';
import { showAmount } from './number-series.ts';

type Props = { range: Range; from: number; measure: CampaignMeasure; counts: readonly number[] };

export default function Bars({ range, from, measure, counts }: Props) {
  const money = measure === 'raised';
  return (
    <BucketBars
      range={range}
      from={from}
      counts={counts}
      names={{ whole: t('analytics.campaign.whole'), soFar: t('analytics.campaign.soFar') }}
      show={(amount) => showAmount(measure, amount)}
      short={money ? showMoneyShort : showNumberShort}
      unit={money ? 100 : 1}
    />
  );
}
