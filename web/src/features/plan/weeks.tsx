import { Title } from '@mantine/core';
import type { Week } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showNumber } from '../../shared/ui/format.ts';
import styles from './pace.module.css';

/** Each week's conversations against what a steady pace asks, with a bar for those who see better than they read. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ needed, reached }) => Math.max(needed, reached)));
  const percent = (count: number) => `${(count * 100) / most}%`;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('pace.weeks.title')}
      </Title>
      <table className={styles.weeks}>
        <thead>
          <tr>
            <th scope="col">{t('pace.weeks.week')}</th>
            <th scope="col" className={styles.number}>
              {t('pace.weeks.needed')}
            </th>
            <th scope="col" className={styles.number}>
              {t('pace.weeks.reached')}
            </th>
            <th scope="col" className={styles.wide}>
              <span className="visually-hidden">{t('pace.weeks.bar')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="figures">
          {weeks.map(({ from, needed, reached, is }) => (
            <tr key={from} data-is={is} aria-current={is === 'now' ? 'date' : undefined}>
              <th scope="row">{showDay(from)}</th>
              <td className={styles.number}>{showNumber(needed)}</td>
              <td className={styles.number}>{is === 'ahead' ? '–' : showNumber(reached)}</td>
              <td className={styles.wide} aria-hidden>
                <span className={styles.bar} data-short={is === 'past' && reached < needed}>
                  <span className={styles.done} style={{ inlineSize: percent(reached) }} />
                  <span className={styles.mark} style={{ insetInlineStart: percent(needed) }} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
