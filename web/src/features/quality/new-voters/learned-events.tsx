import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { formatEvent } from '../../../shared/voters/log/format-event.ts';
import { useTimeline } from '../../../shared/voters/log/timeline.ts';
import styles from './met.module.css';

/** What was learned of somebody who was met. A read for each event, and only while somebody looks. */
export function LearnedEvents({ id }: { id: string }) {
  const timeline = useTimeline(id);
  return (
    <LiveView of={timeline} part>
      {(events) =>
        events.length === 0 ? (
          <Text size="sm" c="var(--ink-soft)">
            {t('turfMet.nothing')}
          </Text>
        ) : (
          <ul className={styles.said}>
            {events.map((event) => (
              <li key={event.id}>
                {formatEvent(event)}
                {event.kind === 'note' && event.text !== null && `: ${event.text}`}
                <span className={styles.soft}> · {showMoment(event.happened_at)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </LiveView>
  );
}
