import { longDay, showTimes } from '../../shared/calendar/show-times.ts';
import type { Appointment } from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';

type Answered = Pick<
  Appointment,
  'title' | 'state' | 'decision' | 'requester' | 'requester_email' | 'from' | 'to' | 'day'
>;

/** The answer to whoever asked, in the member's own mail program; null where nothing is decided or nobody left an address. */
export function answerLink(one: Answered): string | null {
  const { state, requester_email, decision, title: name } = one;
  if (requester_email === null) return null;
  if (state !== 'accepted' && state !== 'declined' && state !== 'surrogate') return null;
  const body = t(`schedule.answer.${state}`, {
    ...{ who: one.requester ?? '', name, day: longDay(one.day), times: showTimes(one) },
    ...{ reason: decision?.reason ?? '', surrogate: decision?.surrogate ?? '' },
  });
  const query = [`subject=${encodeURIComponent(t('schedule.answer.subject', { name }))}`];
  query.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${encodeURIComponent(requester_email)}?${query.join('&')}`;
}
