import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { percentOf, perHour } from '../list/call-rates.ts';
import styles from './mine.module.css';
import type { CallSession } from './use-call-session.ts';

/** What the caller did since they began, and the way to take the last result back. */
export function OwnCalls({
  calling: { session, totals, last, busy, undo, unsent },
}: {
  calling: CallSession;
}) {
  const now = useNow();
  const { calls, reached, since } = session;
  const rate = perHour(calls, now - since);
  const figures = [
    { label: t('calls.mine.calls'), value: showNumber(calls) },
    { label: t('calls.mine.reached'), value: showNumber(reached) },
    { label: t('calls.mine.rate'), value: calls === 0 ? '–' : `${percentOf(reached, calls)}%` },
    { label: t('calls.mine.perHour'), value: rate === null ? '–' : showNumber(Math.round(rate)) },
  ];
  return (
    <section className={styles.mine} aria-label={t('calls.mine.title')}>
      <dl className={styles.counts}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.mineEnd}>
        {totals && totals.calls > calls && (
          <Text size="sm" c="var(--ink-soft)">
            {t('calls.mine.list', { count: totals.calls })}
          </Text>
        )}
        {unsent > 0 && (
          <Text size="sm" c="var(--goal)" role="status">
            {t('calls.call.unsent', { count: unsent })}
          </Text>
        )}
        {last && (
          <Button
            variant="default"
            className={styles.undo ?? ''}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={busy}
            aria-keyshortcuts="u"
            onClick={() => void undo()}
          >
            {t('common.undo')}: {last.call.target.name}
          </Button>
        )}
      </div>
    </section>
  );
}
