import '../../shared/text/labels/en.ts';
import '../../shared/text/research/en.ts';
import { Button, Progress, Text } from '@mantine/core';
import { decideResearchCall } from '#shared/api/research-api.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { LegalNote } from '../../shared/research/legal-note.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { FailedState } from '../../shared/ui/states.tsx';
import { ChooseFiles } from './choose-files.tsx';
import styles from './donor-research.module.css';
import { clearResearch, isOwnReading, useResearchReading } from './research-reading.ts';
import { Review } from './review.tsx';

/** Public contributions of people whom the campaign knows, from a file of the FEC: compared on this device, one decision at a time. */
export default function ResearchPage() {
  const { can } = useMember();
  return (
    <Page title={t('nav.fundraising')} hint={t('research.hint')}>
      <Tabs />
      <LegalNote />
      {can(decideResearchCall.guard.capability ?? 'donors.write') && can('people.write') ? (
        <Research />
      ) : (
        <NoPermission />
      )}
    </Page>
  );
}

function Research() {
  const owner = useMember();
  const state = useResearchReading();
  if (!isOwnReading(state, owner) || state.is === 'idle') return <ChooseFiles problem={null} />;
  if (state.is === 'problem') return <ChooseFiles problem={state} />;
  if (state.is === 'failed') return <FailedState why={state.why} retry={clearResearch} />;
  if (state.is === 'ready') return <Review read={state} />;
  const done = state.is === 'reading' && state.total > 0 ? state.bytes / state.total : 0;
  return (
    <div className={styles.working}>
      <Text role="status">
        {state.is === 'people'
          ? t('research.reading.people')
          : t('research.reading.rows', { count: state.rows, shown: showNumber(state.rows) })}
      </Text>
      <Progress value={2 + done * 98} animated aria-label={t('research.reading.label')} />
      <Button variant="default" w="fit-content" onClick={clearResearch}>
        {t('research.reading.stop')}
      </Button>
    </div>
  );
}
