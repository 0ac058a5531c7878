import type { ReactNode } from 'react';
import type { LimitRule } from '#shared/domain/money/limit-rules.ts';
import { limitAmount, periodName, showEffect } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import styles from './limits.module.css';

type Props = {
  name: string;
  rule: Pick<
    LimitRule,
    'period' | 'max_cents' | 'effective_from' | 'effective_to' | 'status' | 'source' | 'reviewed_on'
  >;
  /** What else is to say of it. */
  note?: string | null;
  menu?: ReactNode;
};

/** One rule: for whom, how much, since when, how sure, and where it is written. */
export const RuleLine = ({ name, rule, note = null, menu }: Props) => (
  <li className={styles.rule} data-menu={Boolean(menu)}>
    <div className={styles.who}>
      <strong>{name}</strong>
      {note && <p>{note}</p>}
    </div>
    <div className={`${styles.amount} figures`}>
      <strong>{limitAmount(rule.max_cents)}</strong>
      {rule.max_cents !== null && rule.max_cents > 0 && <p>{periodName(rule.period)}</p>}
    </div>
    <div className={styles.effect}>
      <p>{showEffect(rule)}</p>
      <p data-status={rule.status}>{t(`limits.rules.status.${rule.status}`)}</p>
    </div>
    <div className={styles.source}>
      <p>
        {rule.source.url === null ? (
          rule.source.name
        ) : (
          <a
            href={rule.source.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('limits.rules.newTab', { name: rule.source.name })}
          >
            {rule.source.name}
          </a>
        )}
      </p>
      <p>{t('limits.rules.reviewed', { day: showDay(rule.reviewed_on) })}</p>
    </div>
    {menu}
  </li>
);
