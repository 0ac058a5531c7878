import { Text } from '@mantine/core';
import type { KnownQuestion } from '#shared/domain/surveys/questions.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Live } from '../../../shared/data/live.ts';
import { answerFormatter } from '../../../shared/scripts/format-answer.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { ActivityItem, ActivityList, Part } from '../../../shared/ui/record/record-parts.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { formatAuthor, formatEvent } from '../../../shared/voters/log/format-event.ts';
import { useNames } from '../../../shared/voters/use-member-names.ts';

type Props = { of: Live<readonly Learned[]>; questions: ReadonlyMap<string, KnownQuestion> };

/** What was learned of one voter, newest first. */
export function Timeline({ of: timeline, questions }: Props) {
  const nameOf = useNames();
  const answered = answerFormatter(questions);
  return (
    <Part title={t('voters.voter.timeline')}>
      <StaleNote of={timeline} />
      <LiveView of={timeline} part>
        {(events) =>
          events.length === 0 ? (
            <Text c="var(--ink-soft)">{t('voters.voter.noTimeline')}</Text>
          ) : (
            <ActivityList>
              {events.map((event) => (
                <Event
                  key={event.id}
                  event={event}
                  by={formatAuthor(event, nameOf)}
                  text={formatEvent(event, answered)}
                />
              ))}
            </ActivityList>
          )
        }
      </LiveView>
    </Part>
  );
}

function Event({ event, by, text: description }: { event: Learned; by: string; text: string }) {
  const { kind, text, source, happened_at, received_at } = event;
  const about = [
    t(`voterCodes.sources.${source}`),
    by,
    showMoment(happened_at),
    received_at === null ? t('voterCodes.events.waiting') : '',
  ];
  return (
    <ActivityItem note={kind === 'note' ? text : null} about={about}>
      <Text size="sm" fw={550}>
        {description}
      </Text>
    </ActivityItem>
  );
}
