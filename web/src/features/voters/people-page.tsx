import { Button, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { useOffered } from '../../shared/voters/use-offered.ts';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { OfflineNote, VoterFileView } from '../../shared/voters/voter-file-view.tsx';
import { paths } from '../../shared/voters/voter-paths.ts';
import { ExportPeople } from './list/export-people.tsx';
import { useQuestion } from './use-voter-question.ts';
import { Explorer } from './voter-explorer.tsx';

/** Everybody in the voter file, searched and narrowed. `unsentImport`: the offer to go on with an import, if there is one. */
export function PeoplePage({ unsentImport }: { unsentImport: ReactNode }) {
  const { voterFile } = useVoters();
  const { can } = useMember();
  const question = useQuestion();
  const begun = useOffered(({ offered }) => offered);
  const isReady = voterFile.is === 'ready';
  return (
    <Page
      title={t('nav.voters')}
      actions={
        isReady && (
          <>
            {can('data.export') && (
              <ExportPeople
                query={question.query}
                sort={question.sort}
                name={question.name}
                race={voterFile.facts.race.length > 0}
              />
            )}
            {can('voters.write') && (
              <Button
                component={Link}
                to={paths.import}
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden />}
              >
                {t('voters.importNewer')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="md">
        {voterFile.is !== 'none' && <AreaTabs />}
        <OfflineNote />
        {unsentImport}
        <VoterFileView voterFile={voterFile} begun={begun}>
          {(facts) => <Explorer facts={facts} question={question} />}
        </VoterFileView>
      </Stack>
    </Page>
  );
}
