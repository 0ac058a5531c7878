import { Button, Stack, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import type { KnownQuestion } from '#shared/domain/surveys/questions.ts';
import { historyIn } from '#shared/domain/surveys/response-history.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Live } from '../../../shared/data/live.ts';
import { formatAnswers } from '../../../shared/scripts/format-answer.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { scoreName } from '../../../shared/voters/format-voter.ts';
import { formatAuthor } from '../../../shared/voters/log/format-event.ts';
import { useNames } from '../../../shared/voters/use-member-names.ts';
import { AskScript } from './ask-script.tsx';
import styles from './voter.module.css';

type Props = {
  person: Person;
  timeline: Live<readonly Learned[]>;
  questions: ReadonlyMap<string, KnownQuestion>;
  /** Whether they may be asked more here. */
  asks?: boolean;
};

const dayOf = (millis: number): string => localDay(new Date(millis));
const ofAnswer = (question: string): string => `answer ${question}`;

/** What they answered to each question, today and before, and a script to ask them more. */
export function Answers({ person, timeline, questions, asks = true }: Props) {
  const writes = useMember().can('voters.write');
  const [asking, setAsking] = useState(false);
  const events = timeline.is === 'ready' ? timeline.value : [];
  const history = historyIn(events, dayOf);
  const { answers, support } = person.known;
  // In the order in which scripts ask; what no script asks any more comes after it.
  const answered = Object.keys(answers);
  const shown = [...new Set([...[...questions.keys()].filter((id) => answered.includes(id)), ...answered])];
  const nothing = shown.length === 0 && !support;
  return (
    <Part title={t('voters.voter.answers')}>
      <Stack gap="sm" align="stretch">
        {nothing && <Text c="var(--ink-soft)">{t('voters.voter.noAnswers')}</Text>}
        {!nothing && (
          <dl className={styles.answers}>
            {support && (
              <Responses
                name={t('voters.voter.support')}
                latest={scoreName(support.score)}
                events={history.get('support') ?? []}
                format={({ score }) => scoreName(score ?? 0)}
              />
            )}
            {shown.map((id) => (
              <Responses
                key={id}
                name={questions.get(id)?.short ?? t('voters.voter.goneQuestion')}
                latest={formatAnswers(questions.get(id), answers[id] ?? [])}
                events={history.get(ofAnswer(id)) ?? []}
                format={(event) => formatAnswers(questions.get(id), event.answers ?? [])}
              />
            ))}
          </dl>
        )}
        {writes && asks && !asking && (
          <Button
            variant="default"
            className={`${styles.tap ?? ''} ${styles.begin ?? ''}`}
            leftSection={<IconMessages size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('voters.voter.askScript')}
          </Button>
        )}
        {asking && <AskScript person={person} timeline={timeline} close={() => setAsking(false)} />}
      </Stack>
    </Part>
  );
}

type ResponsesProps = {
  name: string;
  /** What stands: the events may be older than those that are read. */
  latest: string;
  /** Newest first. */
  events: readonly Learned[];
  format: (event: Learned) => string;
};

/** One question, what stands, and who heard which answer when. */
function Responses({ name, latest, events, format }: ResponsesProps) {
  const nameOf = useNames();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {latest}
        {events.length > 0 && (
          <ol>
            {events.map((event) => {
              const about = [
                showMomentDay(event.happened_at),
                t(`voterCodes.sources.${event.source}`),
                formatAuthor(event, nameOf),
                event.received_at === null ? t('voterCodes.events.waiting') : '',
              ];
              return (
                <li key={event.id} className={styles.soft}>
                  {events.length > 1 && <strong>{format(event)}</strong>}
                  {events.length > 1 && ' · '}
                  {about.filter(Boolean).join(' · ')}
                </li>
              );
            })}
          </ol>
        )}
      </dd>
    </div>
  );
}
