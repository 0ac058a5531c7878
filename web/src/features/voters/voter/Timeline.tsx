import { Text } from '@mantine/core';
import { channels } from '#shared/rules/voters/results.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { closedBy } from '#shared/rules/voters/suppression.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { useTimeline } from '../../../shared/voters/log/timeline.ts';
import { useNames } from '../import/files/names.ts';
import { resultName, scoreName } from '../names.ts';
import { correctionName } from './corrections.ts';
import { Part } from './Part.tsx';
import styles from './voter.module.css';

/** What was learned of one voter, newest first. */
export function Timeline({ id }: { id: string }) {
  const timeline = useTimeline(id);
  const nameOf = useNames();
  return (
    <Part title={t('voters.voter.timeline')}>
      <StaleNote of={timeline} />
      <LiveView of={timeline} part>
        {(events) =>
          events.length === 0 ? (
            <Text c="var(--ink-soft)">{t('voters.voter.noTimeline')}</Text>
          ) : (
            <ol className={styles.events}>
              {events.map((event) => (
                <Happened key={event.id} event={event} by={nameOf(event.by)} />
              ))}
            </ol>
          )
        }
      </LiveView>
    </Part>
  );
}

function Happened({ event, by }: { event: Learned; by: string }) {
  const { kind, text, source, happened_at, received_at } = event;
  const about = [
    t(`voterCodes.sources.${source}`),
    by,
    showMoment(happened_at),
    received_at === null ? t('voterCodes.events.waiting') : '',
  ];
  return (
    <li className={styles.event}>
      <Text size="sm" fw={550}>
        {wordsOf(event)}
      </Text>
      {kind === 'note' && text !== null && <p>{text}</p>}
      <span className={styles.soft}>{about.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

/** What an event says, or that it takes another back. */
function wordsOf(event: Learned): string {
  const { kind, outcome, score, tag, is_on, answers, text, field } = event;
  switch (kind) {
    case 'attempt':
      return outcome === null ? t('voterCodes.events.attemptBack') : resultName(outcome);
    case 'support':
      return score === null
        ? t('voterCodes.events.supportBack')
        : t('voterCodes.events.support', { score: scoreName(score) });
    case 'tag':
      if (is_on === null) return t('voterCodes.events.tagBack', { tag: tag ?? '' });
      return t(is_on ? 'voterCodes.events.tagOn' : 'voterCodes.events.tagOff', { tag: tag ?? '' });
    case 'answer':
      return answers === null
        ? t('voterCodes.events.answerBack')
        : t('voterCodes.events.answer', { values: answers.join(', ') });
    case 'note':
      return t(text === null ? 'voterCodes.events.noteBack' : 'voterCodes.events.note');
    case 'correction': {
      const name = correctionName(field);
      if (text === null) return t('voterCodes.events.correctionBack', { field: name });
      return text === ''
        ? t('voterCodes.events.correctionEmpty', { field: name })
        : t('voterCodes.events.correction', { field: name, value: text });
    }
    case 'suppression':
      return suppressionWords(event);
  }
}

function suppressionWords({ reason, channels: named, until, is_on }: Learned): string {
  const closed = named ?? (reason === null ? channels : closedBy[reason]);
  const where =
    closed.length === channels.length
      ? t('voterCodes.events.everyChannel')
      : closed.map((channel) => t(`voterSearch.channels.${channel}`)).join(', ');
  const said = { channels: where, reason: reason === null ? '' : t(`voterCodes.reasons.${reason}`) };
  if (is_on === null) return t('voterCodes.events.suppressionBack', said);
  if (!is_on) return t('voterCodes.events.suppressionOff', said);
  return until === null
    ? t('voterCodes.events.suppressionOn', said)
    : t('voterCodes.events.suppressionUntil', { ...said, day: showDay(until) });
}
