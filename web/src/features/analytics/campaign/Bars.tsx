import type { CampaignMeasure } from '#shared/calls/analytics.ts';
import type { Range } from '#shared/rules/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoneyShort, showNumberShort } from '../../../shared/ui/axis.ts';
import { BucketBars } from '../BucketBars.tsx';
import { showAmount } from './numbers.ts';

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
