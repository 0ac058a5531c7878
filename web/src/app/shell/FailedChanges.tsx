import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { discard, retry, useJournal } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { showAgo } from '../../shared/ui/format.ts';
import { nameOf } from './change.ts';

type Entry = Parameters<typeof retry>[0];

/** One change, why it was refused, and the two ways to settle it. */
function FailedChange({ entry }: { entry: Entry }) {
  const [busy, setBusy] = useState(false);
  const { operation, table } = entry.operation;
  const name = nameOf(entry.operation);
  const what = t(`common.changes.${operation}`, { table: t(`common.changes.tables.${table}`) });
  const again = () => {
    setBusy(true);
    // A second refusal stands in the list again, with its reason.
    retry(entry).catch(() => setBusy(false));
  };
  return (
    <Group component="li" justify="space-between" align="flex-start" py="sm" gap="sm">
      <Stack gap={2} flex="1 1 240px">
        <Text fw={600}>{name ? t('common.changes.named', { what, name }) : what}</Text>
        <Text size="sm" c="var(--bad)">
          {entry.state.is === 'failed' ? entry.state.why : t('common.saving')}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {showAgo(entry.timestamp, Date.now())}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button size="sm" loading={busy} onClick={again}>
          {t('common.changes.retry')}
        </Button>
        <Button size="sm" variant="default" disabled={busy} onClick={() => void discard(entry)}>
          {t('common.changes.discard')}
        </Button>
      </Group>
    </Group>
  );
}

/** What could not be saved, oldest first. */
export function FailedChanges({ close }: { close: () => void }) {
  const entries = useJournal((journal) => journal.entries);
  const [shown] = useState(
    () => new Set(entries.filter(({ state }) => state.is === 'failed').map(({ id }) => id)),
  );
  const listed = entries
    .filter(({ id, state }) => state.is === 'failed' || shown.has(id))
    .sort((one, other) => one.timestamp - other.timestamp);
  return (
    <Dialog title={t('common.changes.title')} close={close}>
      <Text size="sm" c="var(--ink-soft)">
        {t(listed.length > 0 ? 'common.changes.kept' : 'common.changes.nothing')}
      </Text>
      <Stack component="ul" gap={0} p={0} m={0} mt="sm">
        {listed.map((entry) => (
          <FailedChange key={entry.id} entry={entry} />
        ))}
      </Stack>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={close}>
          {t('common.close')}
        </Button>
      </Group>
    </Dialog>
  );
}
