import { t } from '../../shared/text/index.ts';
import { showMoneyShort } from '../../shared/ui/axis.ts';
import { GrowingBars } from '../../shared/ui/chart/growing-bars.tsx';
import { showMoney, showMonth } from '../../shared/ui/format.ts';
import type { givingByMonth } from './giving-by-month.ts';

type Months = ReturnType<typeof givingByMonth>;

/** January carries its year, so that two Novembers are told apart. */
const labelOf = (month: string) =>
  month.endsWith('-01') ? `${showMonth(month)} ’${month.slice(2, 4)}` : showMonth(month);

export default function GivingBars({ months }: { months: Months }) {
  return (
    <GrowingBars
      bars={months.map(({ month, amount }) => ({ at: labelOf(month), value: amount }))}
      names={{ whole: t('dashboard.giving.series'), soFar: t('dashboard.giving.soFar') }}
      show={(cents) => showMoney(cents, true)}
      short={showMoneyShort}
      unit={100}
      widest={40}
      below={{ interval: 'equidistantPreserveEnd', minTickGap: 6 }}
    />
  );
}
