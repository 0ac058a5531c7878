import type { GivingByCode } from '#shared/domain/giving/appeal-results.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import styles from './appeals.module.css';

/** What sums by code can't know, and what has no code of its own. */
export function FigureNotes({ given: { without, others } }: { given: GivingByCode }) {
  return (
    <Section title={t('appeals.known.title')}>
      <ul className={styles.notes}>
        <li>{t('appeals.known.counted')}</li>
        <li>{t('appeals.known.response')}</li>
        <li>{t('appeals.known.older')}</li>
        {without.gifts > 0 && (
          <li>
            {t('appeals.known.without', {
              amount: showMoney(without.cents, true),
              count: without.gifts,
              shown: showNumber(without.gifts),
            })}
          </li>
        )}
        {others.gifts > 0 && <li>{t('appeals.known.others', { amount: showMoney(others.cents, true) })}</li>}
      </ul>
    </Section>
  );
}
