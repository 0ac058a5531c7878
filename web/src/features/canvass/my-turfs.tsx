import { Stack, Text, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState, FailedState, UnseenState } from '../../shared/ui/states.tsx';
import styles from './cards.module.css';
import { useMyTurfs, useReturningTurfs } from './data.ts';
import { type Listed, listedOf } from './listed-turfs.ts';
import { TurfCard } from './turf-card.tsx';
import { type TurfOnDevice, useStoredTurfs } from './use-stored-turfs.ts';
import { Refused } from './walk/refused-entries.tsx';
import { SyncBadge } from './walk/sync-badge.tsx';

/** The turfs of whoever looks: theirs, and those that they may take. */
export function MyTurfs() {
  return (
    <Page title={t('canvass.title')} hint={t('canvass.hint')} actions={<SyncBadge />} width={720}>
      <AreaTabs />
      <Refused />
      <Turfs />
    </Page>
  );
}

function Turfs() {
  const { uid } = useMember();
  const live = useMyTurfs();
  const returning = useReturningTurfs();
  const { stored } = useStoredTurfs();
  const online = useConnectivity((state) => state.online);
  if (stored === null || (live.is === 'loading' && stored.length === 0)) return <ScreenWaiting />;
  if (live.is === 'failed' && stored.length === 0) return <FailedState why={live.why} retry={live.retry} />;
  if (live.is === 'unseen' && stored.length === 0) return <UnseenState />;
  const turfs = live.is === 'ready' ? live.value.filter(({ id }) => !returning.includes(id)) : [];
  const isLive = live.is === 'ready' && !live.stale && online;
  const { own, open } = listedOf(
    turfs,
    stored.map(({ turf }) => turf),
    { uid, isLive, now: Date.now() },
  );
  if (own.length + open.length === 0)
    return <EmptyState icon={IconMapPin} title={t('canvass.empty.title')} hint={t('canvass.empty.hint')} />;
  return (
    <Stack gap="xl">
      <StaleNote of={live} />
      <Cards title={t('canvass.mine')} turfs={own} stored={stored} />
      <Cards title={t('canvass.open')} hint={t('canvass.openHint')} turfs={open} stored={stored} />
    </Stack>
  );
}

type Props = { title: string; hint?: string; turfs: readonly Listed[]; stored: readonly TurfOnDevice[] };

function Cards({ title, hint, turfs, stored }: Props) {
  if (turfs.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="var(--ink-soft)">
          {hint}
        </Text>
      )}
      <ul className={styles.cards}>
        {turfs.map((listed) => (
          <TurfCard
            key={listed.id}
            listed={listed}
            stored={stored.find(({ turf }) => turf.id === listed.id)}
          />
        ))}
      </ul>
    </section>
  );
}
