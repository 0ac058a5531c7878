import { Stack, Text, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/AreaTabs.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { StaleNote } from '../../shared/ui/StaleNote.tsx';
import { EmptyState, FailedState, UnseenState } from '../../shared/ui/States.tsx';
import styles from './cards.module.css';
import { useMyTurfs } from './data.ts';
import { type Listed, listedOf } from './listed.ts';
import { TurfCard } from './TurfCard.tsx';
import { type KeptHere, useKeptHere } from './use-kept.ts';
import { Refused } from './walk/Refused.tsx';
import { SyncBadge } from './walk/SyncBadge.tsx';

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
  const { here } = useKeptHere();
  const online = useConnectivity((state) => state.online);
  if (here === null || (live.is === 'loading' && here.length === 0)) return <ScreenWaiting />;
  if (live.is === 'failed' && here.length === 0) return <FailedState why={live.why} retry={live.retry} />;
  if (live.is === 'unseen' && here.length === 0) return <UnseenState />;
  const turfs = live.is === 'ready' ? live.value : [];
  const heard = live.is === 'ready' && !live.stale && online;
  const { mine, open } = listedOf(
    turfs,
    here.map(({ turf }) => turf),
    { uid, heard, now: Date.now() },
  );
  if (mine.length + open.length === 0)
    return <EmptyState icon={IconMapPin} title={t('canvass.empty.title')} hint={t('canvass.empty.hint')} />;
  return (
    <Stack gap="xl">
      <StaleNote of={live} />
      <Cards title={t('canvass.mine')} turfs={mine} here={here} />
      <Cards title={t('canvass.open')} hint={t('canvass.openHint')} turfs={open} here={here} />
    </Stack>
  );
}

type Props = { title: string; hint?: string; turfs: readonly Listed[]; here: readonly KeptHere[] };

function Cards({ title, hint, turfs, here }: Props) {
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
          <TurfCard key={listed.id} listed={listed} here={here.find(({ turf }) => turf.id === listed.id)} />
        ))}
      </ul>
    </section>
  );
}
