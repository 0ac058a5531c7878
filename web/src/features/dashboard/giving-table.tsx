import { t } from '../../shared/text/index.ts';
import { ChartTable } from '../../shared/ui/chart/chart-table.tsx';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { showMonthAndYear } from './format-month.ts';
import type { givingByMonth } from './giving-by-month.ts';

type Props = { months: ReturnType<typeof givingByMonth>; shown: boolean };

export const GivingTable = ({ months, shown }: Props) => (
  <ChartTable
    caption={t('dashboard.giving.title')}
    heads={[t('dashboard.giving.month'), t('dashboard.giving.amount'), t('dashboard.giving.gifts')]}
    rows={months.map(({ month, amount, count }) => ({
      key: month,
      cells: [showMonthAndYear(month), showMoney(amount), showNumber(count)],
    }))}
    shown={shown}
  />
);
