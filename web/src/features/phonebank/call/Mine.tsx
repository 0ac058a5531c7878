import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { percentOf, perHour } from '../list/figures.ts';
import styles from './mine.module.css';
import type { Calling } from './use-calling.ts';

/** What the caller did since they began, and the way to take the last result back. */
export function Mine({ calling: { session, mine, last, busy, undo, unsent } }: { calling: Calling }) {
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
        {mine && mine.calls > calls && (
          <Text size="sm" c="var(--ink-soft)">
            {t('calls.mine.list', { count: mine.calls })}
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
            {t('common.undo')}: {last.given.target.name}
          </Button>
        )}
      </div>
    </section>
  );
}
