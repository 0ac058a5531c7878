import type { ReactNode } from 'react';
import { showDay } from './format.ts';
import styles from './week-table.module.css';

/** One week against what was planned for it. */
export type ShownWeek = { week: string; planned: number; reached: number; is: 'past' | 'now' | 'ahead' };

type Props<Week extends ShownWeek> = {
  names: { week: string; planned: string; reached: string; bar: string; more?: string };
  weeks: readonly Week[];
  /** A number as it is read. */
  show: (value: number) => string;
  /** What stands for the plan of a week; else its number. */
  plan?: (week: Week) => ReactNode;
  /** One more figure of each week. */
  more?: (week: Week) => string;
};

/** Each week against its plan, with a bar for those who see better than they read. */
export function WeekTable<Week extends ShownWeek>({ names, weeks, show, plan, more }: Props<Week>) {
  const most = Math.max(1, ...weeks.map(({ planned, reached }) => Math.max(planned, reached)));
  const percent = (count: number) => `${(count * 100) / most}%`;
  return (
    <table className={styles.weeks}>
      <thead>
        <tr>
          <th scope="col">{names.week}</th>
          <th scope="col" className={styles.number}>
            {names.planned}
          </th>
          <th scope="col" className={styles.number}>
            {names.reached}
          </th>
          {names.more && (
            <th scope="col" className={`${styles.number} ${styles.more}`}>
              {names.more}
            </th>
          )}
          <th scope="col" className={styles.wide}>
            <span className="visually-hidden">{names.bar}</span>
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {weeks.map((one) => {
          const { week, planned, reached, is } = one;
          return (
            <tr key={week} data-is={is} aria-current={is === 'now' ? 'date' : undefined}>
              <th scope="row">{showDay(week)}</th>
              <td className={styles.number}>{plan ? plan(one) : show(planned)}</td>
              <td className={styles.number}>{is === 'ahead' && reached === 0 ? '–' : show(reached)}</td>
              {names.more && <td className={`${styles.number} ${styles.more}`}>{more?.(one)}</td>}
              <td className={styles.wide} aria-hidden>
                <span className={styles.bar} data-short={is === 'past' && reached < planned}>
                  <span className={styles.done} style={{ inlineSize: percent(reached) }} />
                  <span className={styles.mark} style={{ insetInlineStart: percent(planned) }} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
