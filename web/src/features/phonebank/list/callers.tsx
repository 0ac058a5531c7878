import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showNumber } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import shared from '../calls.module.css';
import type { Caller } from '../data.ts';
import { latestFirst, percentOf, perHour } from './call-rates.ts';
import styles from './callers.module.css';

/** Who calls on a list, and how it goes. On a phone each is a block of their own. */
export function Callers({ callers }: { callers: readonly Caller[] }) {
  const now = useNow();
  if (callers.length === 0) return <Text c="var(--ink-soft)">{t('callPlan.list.noCallers')}</Text>;
  const rateOf = ({ calls, active_ms }: Caller) => {
    const rate = perHour(calls, active_ms);
    return rate === null ? '–' : showNumber(Math.round(rate));
  };
  return (
    <table className={styles.callers}>
      <thead>
        <tr>
          <th scope="col">{t('callPlan.list.caller')}</th>
          <th scope="col">{t('callPlan.list.calls')}</th>
          <th scope="col">{t('callPlan.list.contacts')}</th>
          <th scope="col">{t('callPlan.list.perHour')}</th>
          <th scope="col">{t('callPlan.list.last')}</th>
        </tr>
      </thead>
      <tbody>
        {latestFirst(callers).map((caller) => (
          <tr key={caller.id}>
            <th scope="row">{caller.name}</th>
            <td data-label={t('callPlan.list.calls')} className="figures">
              {showNumber(caller.calls)}
            </td>
            <td data-label={t('callPlan.list.contacts')} className="figures">
              {showNumber(caller.reached)}
              {caller.calls > 0 && (
                <span className={shared.soft}> ({percentOf(caller.reached, caller.calls)}%)</span>
              )}
            </td>
            <td data-label={t('callPlan.list.perHour')} className="figures">
              {rateOf(caller)}
            </td>
            <td data-label={t('callPlan.list.last')}>
              {caller.has_until > now ? (
                <span className={styles.live}>{t('callPlan.list.now')}</span>
              ) : (
                showAgo(caller.last_at, now)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
