import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Live } from '../data/live.ts';
import { t } from '../text/index.ts';
import styles from './live-view.module.css';
import { FailedState, UnseenState } from './states.tsx';

/** Percent of their line: no two of a list are of one length. */
const widths = [58, 42, 66, 50, 38, 61];
const LoadingLines = () => (
  <div className={styles.lines} role="status" aria-label={t('common.loading')}>
    {widths.map((width) => (
      <div key={width}>
        <Skeleton height={12} width={`${width}%`} radius="sm" />
      </div>
    ))}
  </div>
);

type Props<T> = {
  of: Live<T>;
  loading?: ReactNode;
  /** Part of a screen that is there: what is missing of it takes one line. */
  part?: boolean;
  children: (value: T) => ReactNode;
};

/** Draws live data in each of its states; the screen says only what it looks like when it is there. */
export function LiveView<T>({ of, loading, part, children }: Props<T>) {
  if (of.is === 'loading') return loading ?? <LoadingLines />;
  if (of.is === 'unseen')
    return part ? <Text c="var(--ink-soft)">{t('member.unseen.title')}</Text> : <UnseenState />;
  if (of.is === 'failed') return <FailedState why={of.why} retry={of.retry} />;
  return (
    <>
      {of.unreadable > 0 && (
        <Text size="sm" c="var(--bad)" role="status">
          {t('common.unreadable', { count: of.unreadable })}
        </Text>
      )}
      {children(of.value)}
    </>
  );
}
