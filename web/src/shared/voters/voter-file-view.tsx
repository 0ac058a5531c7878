import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { IconCloudOff, IconFileImport, IconUserSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConnectivity } from '../data/connectivity.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { showMoment } from '../ui/format.ts';
import { EmptyState, FailedState, UnseenState } from '../ui/states.tsx';
import { useLasting } from '../ui/use-lasting.ts';
import type { Progress as Done, Facts, VoterFileState } from './engine.ts';
import { paths } from './voter-paths.ts';

/** Before the first file: what belongs here, and the way to begin, unless one that was begun is to be gone on with. */
function NoFile({ begun }: { begun: boolean }) {
  const writes = useMember().can('voters.write');
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t('voters.empty.title')}
      hint={writes ? t('voters.empty.hint') : t('voters.empty.reader')}
    >
      {writes && (
        <Button
          component={Link}
          to={paths.import}
          mt="xs"
          variant={begun ? 'default' : 'filled'}
          leftSection={<IconFileImport size={16} aria-hidden />}
        >
          {t('voters.empty.import')}
        </Button>
      )}
    </EmptyState>
  );
}

/** A file that is on this device opens at once; one that has to be fetched takes a while, and says so. */
function Fetching({ progress: { done, of } }: { progress: Done }) {
  const percent = of === 0 ? 0 : Math.floor((done / of) * 100);
  const slow = useLasting(true, 300);
  if (!slow) return <div role="status" aria-label={t('common.loading')} style={{ minBlockSize: 240 }} />;
  return (
    <Stack gap="xs" py={56} maw={420} mx="auto" w="100%">
      <Title order={2} size="h4">
        {t('voters.fetching.title')}
      </Title>
      <Progress value={percent} aria-label={t('voters.fetching.title')} />
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="var(--ink-soft)">
          {t('voters.fetching.hint')}
        </Text>
        <Text size="sm" className="figures">
          {t('voters.fetching.done', { percent })}
        </Text>
      </Group>
    </Stack>
  );
}

type Props = { voterFile: VoterFileState; begun?: boolean; children: (facts: Facts) => ReactNode };

/** What this device holds of the voters, in each of its states. `begun`: the screen offers to go on with an import. */
export function VoterFileView({ voterFile, begun = false, children }: Props) {
  if (voterFile.is === 'none') return <NoFile begun={begun} />;
  if (voterFile.is === 'unseen') return <UnseenState />;
  if (voterFile.is === 'fetching') return <Fetching progress={voterFile.progress} />;
  if (voterFile.is === 'failed') return <FailedState why={voterFile.why} retry={voterFile.retry} />;
  return (
    <>
      {voterFile.warning !== null && (
        <Text size="sm" c="var(--ink-soft)" role="status">
          {voterFile.warning}
        </Text>
      )}
      {children(voterFile.facts)}
    </>
  );
}

/** Said above what this device shows of its own while the server cannot be reached. */
export function OfflineNote() {
  const { online, since } = useConnectivity();
  if (online) return null;
  return (
    <Group gap={6} wrap="nowrap" role="status">
      <IconCloudOff size={16} color="var(--goal)" aria-hidden />
      <Text size="sm" c="var(--ink-soft)">
        {t('voters.offline', { time: showMoment(since) })}
      </Text>
    </Group>
  );
}
