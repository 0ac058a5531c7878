import { Button, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Fetched } from '../../shared/ui/fetched.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { HeldView, OfflineNote } from '../../shared/voters/HeldView.tsx';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { AreaTabs } from './AreaTabs.tsx';
import { Explorer } from './Explorer.tsx';
import { useOffered } from './import/unsent/offered.ts';
import { ExportPeople } from './list/ExportPeople.tsx';
import { paths } from './paths.ts';
import { useQuestion } from './use-question.ts';

/** An import that a closed tab left in the middle. */
const loadUnsent = () => import('./import/unsent/UnsentImport.tsx');

/** Everybody in the voter file, searched and narrowed. */
export function PeoplePage() {
  const { held } = useVoters();
  const { can } = useMember();
  const question = useQuestion();
  const begun = useOffered(({ offered }) => offered);
  const there = held.is === 'ready';
  return (
    <Page
      title={t('nav.voters')}
      actions={
        there && (
          <>
            {can('data.export') && (
              <ExportPeople asked={question.asked} sort={question.sort} name={question.name} />
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
        {held.is !== 'none' && <AreaTabs />}
        <OfflineNote />
        <Fetched load={loadUnsent} />
        <HeldView held={held} begun={begun}>
          {(facts) => <Explorer facts={facts} question={question} />}
        </HeldView>
      </Stack>
    </Page>
  );
}
