import '../../../shared/text/scripts/en.ts';
import '../../../shared/text/voters/en.ts';
import { Stack, Text } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { useQuestions } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { Column, Columns } from '../../../shared/ui/record/record-parts.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx';
import type { Engine, Facts, Person } from '../../../shared/voters/engine.ts';
import { formatParty, personName } from '../../../shared/voters/format-voter.ts';
import { useTimeline } from '../../../shared/voters/log/timeline.ts';
import { useAnswer, useVoters } from '../../../shared/voters/use-voters.ts';
import { OfflineNote, VoterFileView } from '../../../shared/voters/voter-file-view.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { Answers } from './answers.tsx';
import { AtDoor } from './at-door.tsx';
import { Reach } from './contact-details.tsx';
import { ContactStatus } from './contact-status.tsx';
import { FromFile } from './from-file.tsx';
import { GoneVoter } from './gone-voter.tsx';
import { LearnedFacts } from './learned-facts.tsx';
import { LinkedPerson } from './linked-person.tsx';
import { Votes } from './vote-history.tsx';
import { Timeline } from './voter-timeline.tsx';

/** `/voters/:id`: one voter, what the file says and what the campaign learned. */
export default function VoterPage() {
  const { id = '' } = useParams();
  const { voterFile } = useVoters();
  const { value, why } = useAnswer(`voter ${id}`, async (engine) => ({
    of: id,
    ...(await findVoter(engine, id)),
  }));
  const person = value?.of === id ? value.person : null;
  const isLoaded = value?.of === id;
  return (
    <Page
      title={person ? personName(person) : t('voters.one')}
      above={<BackLink list={paths.people} name={t('voters.back')} />}
      hint={person && <Line person={person} />}
    >
      <Stack gap="md">
        <OfflineNote />
        <VoterFileView voterFile={voterFile}>
          {(facts) => {
            if (why !== null && !person) return <FailedState why={why} />;
            if (!isLoaded) return <ScreenWaiting />;
            if (!person) return <VoterNotFound id={id} />;
            return value?.isGone ? <GoneVoter person={person} /> : <Drawn person={person} facts={facts} />;
          }}
        </VoterFileView>
      </Stack>
    </Page>
  );
}

/** A voter of the file, or one whom an earlier file had. */
async function findVoter(engine: Engine, id: string): Promise<{ person: Person | null; isGone: boolean }> {
  const person = await engine.voter(id);
  return person ? { person, isGone: false } : { person: await engine.gone.voter(id), isGone: true };
}

/** Who they are, in a line. */
const Line = ({ person: { party, age, gender } }: { person: Person }) => (
  <>
    {[
      formatParty(party),
      age === null ? null : t('voters.voter.years', { count: age }),
      gender === '' ? null : t(`voterSearch.genders.${gender}`),
    ]
      .filter(Boolean)
      .join(' · ')}
  </>
);

function Drawn({ person, facts }: { person: Person; facts: Facts }) {
  const timeline = useTimeline(person.id);
  const questions = useQuestions(Object.keys(person.known.answers).length === 0);
  return (
    <Columns>
      <Column>
        <ContactStatus person={person} />
        <Reach person={person} />
        <LinkedPerson person={person} />
        <LearnedFacts person={person} facts={facts} />
      </Column>
      <Column>
        <Answers person={person} timeline={timeline} questions={questions} />
        <Votes person={person} elections={facts.elections} />
        <AtDoor person={person} />
        <Timeline of={timeline} questions={questions} />
        <FromFile person={person} own={facts.data} />
      </Column>
    </Columns>
  );
}

/** What was learned of somebody outlasts the file that named them. */
const VoterNotFound = ({ id }: { id: string }) => (
  <>
    <EmptyState
      icon={IconFileUnknown}
      title={t('voters.voter.gone.title')}
      hint={t('voters.voter.gone.hint')}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('voters.voter.id')}: {id}
      </Text>
    </EmptyState>
    <Remembered id={id} />
  </>
);

function Remembered({ id }: { id: string }) {
  const timeline = useTimeline(id);
  const answered = timeline.is === 'ready' && timeline.value.some(({ kind }) => kind === 'answer');
  return <Timeline of={timeline} questions={useQuestions(!answered)} />;
}
