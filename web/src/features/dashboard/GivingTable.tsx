import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { showMonthAndYear } from './format.ts';
import styles from './GivingTable.module.css';
import type { givingByMonth } from './numbers.ts';

type Props = { months: ReturnType<typeof givingByMonth>; shown: boolean };

/** The chart's figures. Always there for screen readers, for everybody on request. */
export const GivingTable = ({ months, shown }: Props) => (
  <table className={shown ? styles.table : 'visually-hidden'}>
    <caption className="visually-hidden">{t('dashboard.giving.title')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('dashboard.giving.month')}</th>
        <th scope="col">{t('dashboard.giving.amount')}</th>
        <th scope="col">{t('dashboard.giving.gifts')}</th>
      </tr>
    </thead>
    <tbody className="figures">
      {months.map(({ month, amount, count }) => (
        <tr key={month}>
          <th scope="row">{showMonthAndYear(month)}</th>
          <td>{showMoney(amount)}</td>
          <td>{showNumber(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
