import '../../../shared/text/voter-files.ts';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { paths } from '../../../shared/voters/paths.ts';
import { useVoterFiles } from '../data.ts';
import { FileList } from './FileList.tsx';

/** The files that were imported: what stands below the area's heading and tabs at `/voters/file`. */
export default function FilesPage() {
  const { organization, can } = useMember();
  const files = useVoterFiles(organization);
  const writes = can('voters.write');
  return (
    <LiveView of={files}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={IconFileSpreadsheet}
            title={t('voterFiles.none.title')}
            hint={t('voterFiles.none.hint')}
          >
            {writes && (
              <Button component={Link} to={paths.import}>
                {t('voterFiles.import')}
              </Button>
            )}
          </EmptyState>
        ) : (
          <div>
            <StaleNote of={files} />
            <FileList files={all} writes={writes} />
          </div>
        )
      }
    </LiveView>
  );
}
