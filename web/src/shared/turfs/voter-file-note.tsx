import { Button, Group, Text } from '@mantine/core';
import { t } from '../text/index.ts';
import { useVoters } from '../voters/use-voters.ts';

/** Said where figures are missing: they are counted by what this device holds of the voters. */
export function VoterFileNote() {
  const { voterFile } = useVoters();
  if (voterFile.is === 'ready') return null;
  if (voterFile.is === 'fetching') {
    const { done, of } = voterFile.progress;
    return (
      <Text size="sm" c="var(--ink-soft)" role="status">
        {t('turfs.held.fetching', { percent: of === 0 ? 0 : Math.floor((done / of) * 100) })}
      </Text>
    );
  }
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="var(--ink-soft)">
        {voterFile.is === 'failed'
          ? voterFile.why
          : t(voterFile.is === 'none' ? 'turfs.held.none' : 'turfs.held.unseen')}
      </Text>
      {voterFile.is === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={voterFile.retry}>
          {t('errors.tryAgain')}
        </Button>
      )}
    </Group>
  );
}
