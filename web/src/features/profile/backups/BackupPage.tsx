import { Stack, Text } from '@mantine/core';
import { IconStackPop } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { useOpenProfile } from '../data.ts';
import { DownloadBackup } from '../export/Download.tsx';
import { filledOf } from '../export/file.ts';
import { paths } from '../paths.ts';
import styles from './backups.module.css';
import { Comparison } from './Comparison.tsx';
import { compare } from './compare.ts';
import { type Backup, useBackup } from './data.ts';
import { Unfit } from './Unfit.tsx';

/** One backup beside the present profile. */
export default function BackupPage() {
  const { id = '' } = useParams();
  const live = useBackup(id);
  return (
    <Stack gap="md">
      <BackLink list={paths.backups} name={t('history.backups.tab')} />
      <StaleNote of={live} />
      <LiveView of={live}>{(backup) => (backup ? <Kept backup={backup} /> : <Gone />)}</LiveView>
    </Stack>
  );
}

function Kept({ backup }: { backup: Backup }) {
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

const Gone = () => (
  <EmptyState
    icon={IconStackPop}
    title={t('history.backups.gone.title')}
    hint={t('history.backups.gone.hint')}
  />
);
