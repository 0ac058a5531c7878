import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { appeals } from '#shared/collections/appeals.ts';
import { showStored } from '../../shared/area/area.ts';
import { appealsPath } from '../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import styles from './appeals.module.css';
import {
  countCodes,
  formatCents,
  formatDays,
  formatPerDollar,
  formatResponse,
  formatState,
} from './format-result.ts';
import type { AppealRow } from './use-appeal-results.ts';

/** Each appeal with what it brought. */
export function AppealTable({ rows }: { rows: readonly AppealRow[] }) {
  const today = localDay(new Date(useNow()));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('appeals.list.appeal')}</th>
          <th scope="col" className={styles.number}>
            {t('appeals.list.raised')}
          </th>
          <th scope="col" className={styles.number}>
            {t('appeals.list.gifts')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.more}`}>
            {t('appeals.list.average')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.more}`}>
            {t('appeals.list.cost')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.more}`}>
            {t('appeals.list.perDollar')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.more}`}>
            {t('appeals.list.response')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ appeal, result }) => {
          const facts = [
            showStored(appeals, 'channel', appeal.channel),
            formatState(appeal, today),
            formatDays(appeal),
            t('appeals.codes', { count: countCodes(appeal) }),
          ];
          const { goal } = appeal;
          return (
            <tr key={appeal.id}>
              <th scope="row">
                <Anchor inherit component={Link} to={`${appealsPath}/${appeal.id}`}>
                  {appeal.name}
                </Anchor>
                <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
              </th>
              <td className={`${styles.number} figures`}>
                {showMoney(result.cents, true)}
                {goal > 0 && (
                  <span className={styles.quiet}>
                    {t('appeals.ofGoal', {
                      percent: Math.floor((result.cents * 100) / goal),
                      goal: showMoney(goal, true),
                    })}
                  </span>
                )}
              </td>
              <td className={`${styles.number} figures`}>{showNumber(result.gifts)}</td>
              <td className={`${styles.number} ${styles.more} figures`}>{formatCents(result.average)}</td>
              <td className={`${styles.number} ${styles.more} figures`}>{formatCents(result.cost)}</td>
              <td className={`${styles.number} ${styles.more} figures`}>{formatPerDollar(result)}</td>
              <td className={`${styles.number} ${styles.more} figures`}>{formatResponse(result)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
