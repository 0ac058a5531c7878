import { correctable } from '#shared/collections/voter-events.ts';
import { closedBy } from '#shared/domain/voters/closing-results.ts';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { nameWithoutAccount } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { t } from '../../text/index.ts';
import { showDay } from '../../ui/format.ts';
import { resultName, scoreName } from '../format-voter.ts';

/** What an answer says, where its question is known: the words of its options instead of their ids. */
export type Answered = (question: string | null, answers: readonly string[]) => string;
const asStored: Answered = (_, answers) => answers.join(', ');

const correctionName = (field: string | null): string => {
  const known = correctable.find((one) => one === field);
  return known ? t(`voterCodes.corrections.${known}`) : (field ?? '');
};

/** Who did it; of what was typed in from paper who walked, and who typed it in where that was somebody else. */
export function formatAuthor(
  { by, walked_by }: Pick<Learned, 'by' | 'walked_by'>,
  nameOf: (uid: string) => string,
): string {
  if (walked_by === null) return nameOf(by);
  const who = nameWithoutAccount(walked_by) ?? nameOf(walked_by);
  return walked_by === by
    ? t('voterCodes.events.fromPaper', { who })
    : t('voterCodes.events.typed', { who, by: nameOf(by) });
}

/** What an event says, or that it takes another back. */
export function formatEvent(event: Learned, answered: Answered = asStored): string {
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
        : t('voterCodes.events.answer', { values: answered(event.question, answers) });
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
      return formatSuppression(event);
  }
}

function formatSuppression({ reason, channels: named, until, is_on }: Learned): string {
  const closed = named ?? (reason === null ? channels : closedBy[reason]);
  const where =
    closed.length === channels.length
      ? t('voterCodes.events.everyChannel')
      : closed.map((channel) => t(`voterSearch.channels.${channel}`)).join(', ');
  const params = { channels: where, reason: reason === null ? '' : t(`voterCodes.reasons.${reason}`) };
  if (is_on === null) return t('voterCodes.events.suppressionBack', params);
  if (!is_on) return t('voterCodes.events.suppressionOff', params);
  return until === null
    ? t('voterCodes.events.suppressionOn', params)
    : t('voterCodes.events.suppressionUntil', { ...params, day: showDay(until) });
}
