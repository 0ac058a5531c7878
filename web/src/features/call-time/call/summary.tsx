import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { callsAnHour, raisedIn, type SessionCounts } from '#shared/domain/call-time/session.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney, showNumber } from '../../../shared/ui/format.ts';
import { useTakesFocus } from '../../../shared/ui/use-takes-focus.ts';
import { callTimePaths } from '../call-time-paths.ts';
import type { Session } from '../data.ts';
import styles from './call.module.css';
import { useUnsent } from './use-calling.ts';

type Props = { counts: SessionCounts; session: Session | null; block: string };

/** What the session came to. */
export function Summary({ counts, session, block }: Props) {
  const unsent = useUnsent(block).changes.length;
  const heading = useTakesFocus<HTMLHeadingElement>('summary');
  const pace = session ? callsAnHour(counts, Date.now() - session.started_at.toMillis()) : null;
  const figures: [string, string][] = [
    [t('callTime.summary.calls'), showNumber(counts.calls)],
    [t('callTime.summary.reached'), showNumber(counts.reached)],
    [t('callTime.bar.pledged'), showMoney(counts.pledged)],
    [t('callTime.summary.promised'), showMoney(counts.promised)],
    ...(pace === null
      ? []
      : [[t('callTime.bar.pace'), t('callTime.bar.anHour', { count: pace })] as [string, string]]),
  ];
  const goal = session?.goal_cents ?? 0;
  return (
    <div className={styles.finished}>
      <h1 ref={heading} tabIndex={-1}>
        {goal > 0
          ? t('callTime.summary.titleOf', { raised: showMoney(raisedIn(counts)), goal: showMoney(goal) })
          : t('callTime.summary.title', { raised: showMoney(raisedIn(counts)) })}
      </h1>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unsent > 0 && <p role="status">{t('callTime.summary.unsent', { count: unsent })}</p>}
      <Button component={Link} to={callTimePaths.lists}>
        {t('callTime.summary.done')}
      </Button>
    </div>
  );
}
