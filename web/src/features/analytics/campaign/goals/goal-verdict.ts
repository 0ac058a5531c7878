import type { Pace } from '#shared/domain/goal-pace.ts';
import { t } from '../../../../shared/text/index.ts';
import { showDay } from '../../../../shared/ui/format.ts';

/** How a goal stands, in one sentence, and whether that is good. */
export function verdictOn(pace: Pace): { text: string; mood: 'good' | 'bad' | 'plain' } {
  switch (pace.is) {
    case 'reached':
      return { text: t('analytics.goals.verdict.reached'), mood: 'good' };
    case 'overdue':
      return { text: t('analytics.goals.verdict.overdue', { count: pace.by }), mood: 'bad' };
    case 'waiting':
      return { text: t('analytics.goals.verdict.waiting', { day: showDay(pace.begins) }), mood: 'plain' };
    case 'begun':
      return { text: t('analytics.goals.verdict.begun'), mood: 'plain' };
    case 'stalled':
      return { text: t('analytics.goals.verdict.stalled'), mood: 'bad' };
    case 'late':
      return { text: t('analytics.goals.verdict.late', { count: pace.by }), mood: 'bad' };
    case 'ahead':
      return { text: t('analytics.goals.verdict.ahead', { count: pace.by }), mood: 'good' };
    case 'on pace':
      return { text: t('analytics.goals.verdict.onPace'), mood: 'good' };
  }
}
