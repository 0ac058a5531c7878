import { Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Live } from '../data/live.ts';
import { t } from '../text/index.ts';
import { FailedState, UnseenState } from './States.tsx';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];
const LoadingLines = () => (
  <Stack gap="sm" py="md" role="status" aria-label={t('common.loading')}>
    {lines.map((line) => (
      <Skeleton key={line} height={36} radius="sm" />
    ))}
  </Stack>
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
    return part ? <Text c="var(--ink-soft)">{t('inside.unseen.title')}</Text> : <UnseenState />;
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
