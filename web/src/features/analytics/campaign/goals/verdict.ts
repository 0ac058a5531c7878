import type { Pace } from '#shared/rules/pace.ts';
import { t } from '../../../../shared/text/index.ts';
import { showDay } from '../../../../shared/ui/format.ts';

/** How a goal stands, in one sentence, and whether that is good. */
export function verdictOn(pace: Pace): { words: string; mood: 'good' | 'bad' | 'plain' } {
  switch (pace.is) {
    case 'reached':
      return { words: t('analytics.goals.verdict.reached'), mood: 'good' };
    case 'overdue':
      return { words: t('analytics.goals.verdict.overdue', { count: pace.by }), mood: 'bad' };
    case 'waiting':
      return { words: t('analytics.goals.verdict.waiting', { day: showDay(pace.begins) }), mood: 'plain' };
    case 'begun':
      return { words: t('analytics.goals.verdict.begun'), mood: 'plain' };
    case 'stalled':
      return { words: t('analytics.goals.verdict.stalled'), mood: 'bad' };
    case 'late':
      return { words: t('analytics.goals.verdict.late', { count: pace.by }), mood: 'bad' };
    case 'ahead':
      return { words: t('analytics.goals.verdict.ahead', { count: pace.by }), mood: 'good' };
    case 'on pace':
      return { words: t('analytics.goals.verdict.onPace'), mood: 'good' };
  }
}
