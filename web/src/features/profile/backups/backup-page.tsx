import { Stack, Text } from '@mantine/core';
import { IconStackPop } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useOpenProfile } from '../data.ts';
import { DownloadBackup } from '../export/download.tsx';
import { filledOf } from '../export/profile-file.ts';
import { paths } from '../profile-paths.ts';
import styles from './backups.module.css';
import { compare } from './compare-profiles.ts';
import { Comparison } from './comparison.tsx';
import { type Backup, useBackup } from './data.ts';
import { Unfit } from './invalid-fields.tsx';

/** One backup beside the present profile. */
export default function BackupPage() {
  const { id = '' } = useParams();
  const live = useBackup(id);
  return (
    <Stack gap="md">
      <BackLink list={paths.backups} name={t('history.backups.tab')} />
      <StaleNote of={live} />
      <LiveView of={live}>
        {(backup) => (backup ? <BackupView backup={backup} /> : <BackupNotFound />)}
      </LiveView>
    </Stack>
  );
}

function BackupView({ backup }: { backup: Backup }) {
  const { profile } = useOpenProfile();
  const writes = useMember().can('profile.write');
  const { read, percent, reason } = backup;
  const at = showMoment(backup.created_at.toMillis());
  return (
    <>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>{t('history.backups.of', { at })}</h2>
          <Text c="var(--ink-soft)">
            {t(`history.backups.reasons.${reason}`)}
            {percent !== null && ` · ${t('history.backups.full', { percent })}`}
          </Text>
        </div>
        <DownloadBackup backup={backup} />
      </div>
      {read.is === 'profile' ? (
        <>
          <Unfit file={read} />
          <Comparison
            fields={compare(read.values, filledOf(profile))}
            reason={writes ? 'before_restore' : null}
          />
        </>
      ) : (
        <Broken />
      )}
    </>
  );
}

const Broken = () => (
  <EmptyState
    icon={IconStackPop}
    title={t('history.backups.broken.title')}
    hint={t('history.backups.broken.hint')}
  />
);

const BackupNotFound = () => (
  <EmptyState
    icon={IconStackPop}
    title={t('history.backups.gone.title')}
    hint={t('history.backups.gone.hint')}
  />
);
