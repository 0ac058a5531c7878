import '../../../shared/text/voter-files/en.ts';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { useVoterFiles } from '../data.ts';
import { FileList } from './file-list.tsx';
import { RaceBlock } from './race-block.tsx';

/** The files that were imported: what stands below the area's heading and tabs at `/voters/file`. */
export default function FilesPage() {
  const { organization, can } = useMember();
  const files = useVoterFiles(organization);
  const writes = can('voters.write');
  return (
    <LiveView of={files}>
      {(all) =>
        all.length === 0 ? (
          <>
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
            <RaceBlock current={undefined} writes={writes} />
          </>
        ) : (
          <div>
            <StaleNote of={files} />
            <FileList files={all} writes={writes} />
            <RaceBlock current={all.find(({ state }) => state === 'current')} writes={writes} />
          </div>
        )
      }
    </LiveView>
  );
}
