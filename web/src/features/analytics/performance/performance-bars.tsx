import { health } from '#shared/constants.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumberShort } from '../../../shared/ui/axis.ts';
import { BucketBars, type BucketBarsProps } from '../bucket-bars.tsx';
import { showMsShort, showValue } from './format-measure.ts';
import type { Measure } from './performance-measures.ts';

const limits: Partial<Record<Measure, number>> = {
  page_load: health.pageLoadMs,
  api_response: health.apiResponseMs,
};
function lineOf(measure: Measure): Pick<BucketBarsProps, 'line'> {
  const at = limits[measure];
  return at === undefined ? {} : { line: { at, label: t('health.threshold', { limit: showMsShort(at) }) } };
}

type Props = { measure: Measure; range: Range; from: number; values: readonly number[] };

export default function Bars({ measure, range, from, values }: Props) {
  const whole = t(measure === 'errors' ? 'health.table.errors' : 'health.table.average');
  return (
    <BucketBars
      range={range}
      from={from}
      counts={values}
      names={{ whole, soFar: t('health.soFar', { name: whole }) }}
      show={(value) => showValue(measure, value)}
      short={measure === 'errors' ? showNumberShort : showMsShort}
      {...lineOf(measure)}
    />
  );
}
