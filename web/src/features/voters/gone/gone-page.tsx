import '../../../shared/text/voters/en.ts';
import { Stack, Text } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { Facts } from '../../../shared/voters/engine.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { OfflineNote, VoterFileView } from '../../../shared/voters/voter-file-view.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { ExportPeople } from '../list/export-people.tsx';
import { ClearGone } from './clear-gone.tsx';
import { GoneList } from './gone-list.tsx';
import { useGoneQuestion } from './use-gone-question.ts';

/** `/voters/gone`: whom an earlier voter file had and the one in use lacks. */
export default function GonePage() {
  const { voterFile } = useVoters();
  const { can } = useMember();
  const question = useGoneQuestion();
  const hasRows = voterFile.is === 'ready' && voterFile.facts.gone.listed > 0;
  return (
    <Page
      title={t('voters.gone.title')}
      above={<BackLink list={paths.file} name={t('voters.tabs.file')} />}
      hint={hasRows && t('voters.gone.hint')}
      actions={
        hasRows && (
          <>
            {can('data.export') && (
              <ExportPeople
                query={question.query}
                sort={question.sort}
                name={t('voters.gone.title')}
                race={false}
                source="gone"
              />
            )}
            {can('organization.write') && <ClearGone />}
          </>
        )
      }
    >
      <Stack gap="md">
        <OfflineNote />
        <VoterFileView voterFile={voterFile}>
          {({ gone }) => <Found gone={gone} question={question} />}
        </VoterFileView>
      </Stack>
    </Page>
  );
}

type FoundProps = { gone: Facts['gone']; question: ReturnType<typeof useGoneQuestion> };

function Found({ gone: { voters, listed }, question }: FoundProps) {
  if (voters === 0)
    return (
      <EmptyState icon={IconUserOff} title={t('voters.gone.none.title')} hint={t('voters.gone.none.hint')} />
    );
  const count = { count: voters, shown: showNumber(voters) };
  if (listed === 0)
    return (
      <EmptyState
        icon={IconUserOff}
        title={t('voters.gone.unlisted.title')}
        hint={t('voters.gone.unlisted.hint', count)}
      />
    );
  return (
    <>
      {voters > listed && (
        <Text size="sm" role="status">
          {`${t('voters.gone.count', count)}. ${t('voters.gone.listed', { shown: showNumber(listed), rest: showNumber(voters - listed) })}`}
        </Text>
      )}
      <GoneList question={question} />
    </>
  );
}
