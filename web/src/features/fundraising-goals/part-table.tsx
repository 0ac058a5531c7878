import type { ReactNode } from 'react';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import styles from './part-table.module.css';

type Row = { name: ReactNode; target: number; raised: number; end: number | null };

/** Parts of a plan, each with what it is to bring, what came, and a bar for those who see better than they read. */
export function PartTable({
  name,
  parts,
  total,
}: {
  name: string;
  parts: readonly (Row & { id: string })[];
  total: Row | null;
}) {
  const most = Math.max(1, ...parts.map(({ target, raised }) => Math.max(target, raised)));
  const percent = (cents: number) => `${(cents * 100) / most}%`;
  const cents = (amount: number | null) => (amount === null || amount === 0 ? '–' : showMoney(amount, true));
  const cells = ({ target, raised, end }: Row) => (
    <>
      <td className={styles.number}>{cents(target)}</td>
      <td className={styles.number}>{showMoney(raised, true)}</td>
      <td className={`${styles.number} ${styles.end}`}>{cents(end)}</td>
    </>
  );
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className={styles.number}>
            {t('giving.goals.sources.goal')}
          </th>
          <th scope="col" className={styles.number}>
            {t('giving.goals.sources.raised')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.end}`}>
            {t('giving.goals.sources.end')}
          </th>
          <th scope="col" className={styles.wide}>
            <span className="visually-hidden">{t('giving.goals.sources.bar')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {parts.map((part) => (
          <tr key={part.id}>
            <th scope="row">{part.name}</th>
            {cells(part)}
            <td className={styles.wide} aria-hidden>
              <span className={styles.bar}>
                <span className={styles.done} style={{ inlineSize: percent(part.raised) }} />
                {part.target > 0 && (
                  <span className={styles.mark} style={{ insetInlineStart: percent(part.target) }} />
                )}
              </span>
            </td>
          </tr>
        ))}
        {total && (
          <tr className={styles.total}>
            <th scope="row">{total.name}</th>
            {cells(total)}
            <td className={styles.wide} />
          </tr>
        )}
      </tbody>
    </table>
  );
}
