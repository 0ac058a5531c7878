import { Button, Stack } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/AreaTabs.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { HeldView, OfflineNote } from '../../shared/voters/HeldView.tsx';
import { useOffered } from '../../shared/voters/offered.ts';
import { paths } from '../../shared/voters/paths.ts';
import { useVoters } from '../../shared/voters/use-voters.ts';
import { Explorer } from './Explorer.tsx';
import { ExportPeople } from './list/ExportPeople.tsx';
import { useQuestion } from './use-question.ts';

/** Everybody in the voter file, searched and narrowed. `unsentImport`: the offer to go on with an import, if there is one. */
export function PeoplePage({ unsentImport }: { unsentImport: ReactNode }) {
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
        {unsentImport}
        <HeldView held={held} begun={begun}>
          {(facts) => <Explorer facts={facts} question={question} />}
        </HeldView>
      </Stack>
    </Page>
  );
}
