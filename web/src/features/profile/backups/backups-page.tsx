import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileImport, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { profileBackupsMax } from '#shared/constants.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { RecordList } from '../../../shared/ui/list/record-list.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { backUp } from '../create-backup.ts';
import { whole } from '../data.ts';
import { paths } from '../profile-paths.ts';
import { backupColumns } from './backup-columns.ts';
import { Waiting } from './backup-waiting.tsx';
import styles from './backups.module.css';
import { useBackups } from './data.ts';

/** One order, and nothing to search by. */
const list = { sorts: ['newest'], filters: {} } as const;

/** The profile as this member kept it, and the ways to keep it and to bring it back. */
export default function BackupsPage() {
  const { live, older } = useBackups();
  const writes = useMember().can('profile.write');
  return (
    <Stack gap="md">
      <div className={styles.top}>
        <Text c="var(--ink-soft)" maw={620}>
          {t('history.backups.hint', { count: profileBackupsMax })}
        </Text>
        <Group gap="xs">
          {writes && (
            <Button
              component={Link}
              to={paths.file}
              variant="default"
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              {t('history.file.open')}
            </Button>
          )}
          <Keep />
        </Group>
      </div>
      <Waiting />
      <RecordList
        fixed
        label={t('history.backups.title')}
        records={whole(live)}
        columns={backupColumns}
        hrefOf={({ id }) => paths.backup(id)}
        controls={useListState<string, never>(list)}
        sorts={[]}
        total={null}
        count={(count, shown) => (older ? '' : t('history.backups.count', { count, shown }))}
        empty={null}
        nothing={
          <EmptyState
            icon={IconStack2}
            title={t('history.backups.none.title')}
            hint={t('history.backups.none.hint')}
          />
        }
      />
      {older && (
        <Button variant="default" className={styles.older ?? ''} onClick={older}>
          {t('history.backups.older')}
        </Button>
      )}
    </Stack>
  );
}

function Keep() {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const { error } = await backUp('manual');
    setBusy(false);
    if (error) toast('error', t('history.backups.failed'), messageFor(error));
    else toast('success', t('history.backups.kept'));
  };
  return (
    <Button loading={busy} onClick={() => void keep()}>
      {t('history.backups.keep')}
    </Button>
  );
}
