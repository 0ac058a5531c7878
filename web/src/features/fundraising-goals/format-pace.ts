import type { Pace } from '#shared/domain/goal-pace.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';

type Verdict = { text: string; mood: 'good' | 'bad' | 'plain' };

/** How the plan stands, in one sentence. */
export function verdictOf(pace: Pace): Verdict {
  switch (pace.is) {
    case 'reached':
      return { text: t('giving.goals.verdict.reached'), mood: 'good' };
    case 'overdue':
      return { text: t('giving.goals.verdict.overdue', { left: showMoney(pace.left, true) }), mood: 'bad' };
    case 'waiting':
      return { text: t('giving.goals.verdict.waiting', { day: showDay(pace.begins) }), mood: 'plain' };
    case 'begun':
      return { text: t('giving.goals.verdict.begun'), mood: 'plain' };
    case 'stalled':
      return { text: t(`giving.goals.verdict.${pace.reached > 0 ? 'slow' : 'stalled'}`), mood: 'bad' };
    case 'late':
      return {
        text: t('giving.goals.verdict.late', { count: pace.by, day: showDay(pace.finish) }),
        mood: 'bad',
      };
    case 'ahead':
      return {
        text: t('giving.goals.verdict.ahead', { count: pace.by, day: showDay(pace.finish) }),
        mood: 'good',
      };
    case 'on pace':
      return { text: t('giving.goals.verdict.onPace', { day: showDay(pace.finish) }), mood: 'good' };
  }
}

/** What each week that is left must bring; null where nothing is left, or it is too late. */
export function adviceOf(pace: Pace, until: string): string | null {
  if (pace.is === 'reached' || pace.is === 'overdue') return null;
  const perWeek = Math.min(pace.left, Math.ceil((pace.left * 7) / Math.max(1, pace.daysLeft)));
  return t('giving.goals.advice', { perWeek: showMoney(perWeek, true), day: showDay(until) });
}
