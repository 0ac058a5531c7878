import '../../../shared/text/scripts.ts';
import '../../../shared/text/voters.ts';
import { Stack, Text } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { useQuestions } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import { Page } from '../../../shared/ui/Page.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { Column, Columns } from '../../../shared/ui/record/Parts.tsx';
import { ScreenWaiting } from '../../../shared/ui/ScreenWaiting.tsx';
import { EmptyState, FailedState } from '../../../shared/ui/States.tsx';
import type { Facts, Person } from '../../../shared/voters/engine.ts';
import { HeldView, OfflineNote } from '../../../shared/voters/HeldView.tsx';
import { useTimeline } from '../../../shared/voters/log/timeline.ts';
import { partySaid, personName } from '../../../shared/voters/names.ts';
import { paths } from '../../../shared/voters/paths.ts';
import { useAnswer, useVoters } from '../../../shared/voters/use-voters.ts';
import { Answers } from './Answers.tsx';
import { AtDoor } from './AtDoor.tsx';
import { FromFile } from './FromFile.tsx';
import { Reach } from './Reach.tsx';
import { Standing } from './Standing.tsx';
import { Timeline } from './Timeline.tsx';
import { Votes } from './Votes.tsx';
import { WhatWeKnow } from './WhatWeKnow.tsx';

/** `/voters/:id`: one voter, what the file says and what the campaign learned. */
export default function VoterPage() {
  const { id = '' } = useParams();
  const { held } = useVoters();
  const { value, why } = useAnswer(`voter ${id}`, async (engine) => ({
    of: id,
    person: await engine.voter(id),
  }));
  const person = value?.of === id ? value.person : null;
  const asked = value?.of === id;
  return (
    <Page
      title={person ? personName(person) : t('voters.one')}
      above={<BackLink list={paths.people} name={t('voters.back')} />}
      hint={person && <Line person={person} />}
    >
      <Stack gap="md">
        <OfflineNote />
        <HeldView held={held}>
          {(facts) => {
            if (why !== null && !person) return <FailedState why={why} />;
            if (!asked) return <ScreenWaiting />;
            return person ? <Drawn person={person} facts={facts} /> : <Gone id={id} />;
          }}
        </HeldView>
      </Stack>
    </Page>
  );
}

/** Who they are, in a line. */
const Line = ({ person: { party, age, gender } }: { person: Person }) => (
  <>
    {[
      partySaid(party),
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
        <Standing person={person} />
        <Reach person={person} />
        <WhatWeKnow person={person} facts={facts} />
      </Column>
      <Column>
        <Answers person={person} timeline={timeline} questions={questions} />
        <Votes person={person} elections={facts.elections} />
        <AtDoor person={person} />
        <Timeline of={timeline} questions={questions} />
        <FromFile person={person} />
      </Column>
    </Columns>
  );
}

/** What was learned of somebody outlasts the file that named them. */
const Gone = ({ id }: { id: string }) => (
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
