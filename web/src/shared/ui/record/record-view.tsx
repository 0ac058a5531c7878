import { Skeleton, Stack } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Viewed } from '#shared/collections/user-preferences.ts';
import type { Live } from '../../data/live.ts';
import { useViewed } from '../../session/viewed.ts';
import { t } from '../../text/index.ts';
import { LiveView } from '../live-view.tsx';
import { Page } from '../page.tsx';
import { StaleNote } from '../stale-note.tsx';
import { EmptyState, UnseenState } from '../states.tsx';

type Props<T> = {
  of: Live<T | null>;
  /** What the record is, while its name is unknown. */
  kind: string;
  title: (record: T) => string;
  above: ReactNode;
  /** Which record it is, where looking at it is remembered. */
  viewed?: Pick<Viewed, 'id' | 'type'>;
  /** As wide as a list. */
  wide?: boolean;
  actions?: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
};

/** One record in each of its states. The title stays one element through all of them: the focus rests on it. */
export function RecordView<T>({ of, kind, title, above, viewed, wide, actions, children }: Props<T>) {
  const record = of.is === 'ready' ? of.value : null;
  useViewed(record === null ? null : (viewed ?? null));
  const silent = of.is === 'ready' && of.stale;
  return (
    <Page
      title={record === null ? kind : title(record)}
      above={above}
      actions={record !== null && actions?.(record)}
      {...(!wide && { width: 800 })}
    >
      {record !== null && <StaleNote of={of} />}
      <LiveView of={of} loading={<LoadingRecord />}>
        {(found) => (found === null ? silent ? <UnseenState /> : <Missing /> : children(found))}
      </LiveView>
    </Page>
  );
}

const Missing = () => (
  <EmptyState icon={IconFileUnknown} title={t('list.missing.title')} hint={t('list.missing.hint')} />
);

const LoadingRecord = () => (
  <Stack gap="md" role="status" aria-label={t('common.loading')}>
    <Skeleton height={72} radius="md" />
    <Skeleton height={128} radius="md" />
  </Stack>
);
