import { Text } from '@mantine/core';
import type { KnownQuestion } from '#shared/rules/surveys/questions.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Live } from '../../../shared/data/live.ts';
import { answeredWords } from '../../../shared/scripts/words.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Happening, Happenings, Part } from '../../../shared/ui/record/Parts.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { byWords, eventWords } from '../../../shared/voters/log/words.ts';
import { useNames } from '../../../shared/voters/member-names.ts';

type Props = { of: Live<readonly Learned[]>; questions: ReadonlyMap<string, KnownQuestion> };

/** What was learned of one voter, newest first. */
export function Timeline({ of: timeline, questions }: Props) {
  const nameOf = useNames();
  const answered = answeredWords(questions);
  return (
    <Part title={t('voters.voter.timeline')}>
      <StaleNote of={timeline} />
      <LiveView of={timeline} part>
        {(events) =>
          events.length === 0 ? (
            <Text c="var(--ink-soft)">{t('voters.voter.noTimeline')}</Text>
          ) : (
            <Happenings>
              {events.map((event) => (
                <Event
                  key={event.id}
                  event={event}
                  by={byWords(event, nameOf)}
                  words={eventWords(event, answered)}
                />
              ))}
            </Happenings>
          )
        }
      </LiveView>
    </Part>
  );
}

function Event({ event, by, words }: { event: Learned; by: string; words: string }) {
  const { kind, text, source, happened_at, received_at } = event;
  const about = [
    t(`voterCodes.sources.${source}`),
    by,
    showMoment(happened_at),
    received_at === null ? t('voterCodes.events.waiting') : '',
  ];
  return (
    <Happening note={kind === 'note' ? text : null} about={about}>
      <Text size="sm" fw={550}>
        {words}
      </Text>
    </Happening>
  );
}
