import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import type { CampaignEvent } from '../event-area.ts';
import { showRule } from '../format-event.ts';
import styles from './event-page.module.css';

/** What an event is, before anything else: a draft, cancelled and why, one of a series. */
export function EventMarks({ event }: { event: CampaignEvent }) {
  const { type, state, cancelled, series_rule, is_exception } = event;
  return (
    <div>
      <p className={styles.marks}>
        <span className={styles.mark}>{t(`events.type.${type}`)}</span>
        {state !== 'published' && (
          <span className={styles.mark} data-state={state}>
            {t(`events.state.${state}`)}
          </span>
        )}
        {series_rule !== null && <span>{showRule(series_rule)}</span>}
      </p>
      {cancelled?.note && (
        <Text size="sm" c="var(--bad)">
          {t('events.fact.note')}: {cancelled.note}
        </Text>
      )}
      {is_exception && (
        <Text size="sm" c="var(--ink-soft)">
          {t('events.exception')}
        </Text>
      )}
    </div>
  );
}
