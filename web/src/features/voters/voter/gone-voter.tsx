import { Stack } from '@mantine/core';
import { useQuestions } from '../../../shared/scripts/use-scripts.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { Column, Columns, Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { useTimeline } from '../../../shared/voters/log/timeline.ts';
import { sinceOf } from '../gone/gone-list.tsx';
import { Note } from './add-note.tsx';
import { Answers } from './answers.tsx';
import { Results } from './contact-results.tsx';
import { ContactStatus } from './contact-status.tsx';
import { FromFile } from './from-file.tsx';
import { LinkedPerson } from './linked-person.tsx';
import { Support } from './support.tsx';
import { Suppress } from './suppress.tsx';
import { Tags } from './tags.tsx';
import { Timeline } from './voter-timeline.tsx';

/**
 * Somebody whom the voter file has no more: what the campaign learned, and what may still be written down of them. Nobody asks
 * them anything, and nothing reaches them.
 */
export function GoneVoter({ person }: { person: Person }) {
  const timeline = useTimeline(person.id);
  const questions = useQuestions(Object.keys(person.known.answers).length === 0);
  const writes = useMember().can('voters.write');
  return (
    <Stack gap="md">
      <Notice title={t('voters.gone.one.title')}>
        {t('voters.gone.one.hint', { day: sinceOf(person) })}
      </Notice>
      <Columns>
        <Column>
          <ContactStatus person={person} />
          <LinkedPerson person={person} />
          <Part title={t('voters.voter.known')}>
            <Stack gap="lg">
              <Support person={person} writes={false} />
              <Results person={person} writes={false} />
              <Tags person={person} known={[]} writes={false} />
              {writes && <Note person={person} />}
              {writes && <Suppress person={person} />}
            </Stack>
          </Part>
        </Column>
        <Column>
          <Answers person={person} timeline={timeline} questions={questions} asks={false} />
          <Timeline of={timeline} questions={questions} />
          <FromFile person={person} own={[]} />
        </Column>
      </Columns>
    </Stack>
  );
}
