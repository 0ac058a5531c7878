import type { FieldPace } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showNumber } from '../../shared/ui/format.ts';

export type Verdict = { text: string; mood: 'good' | 'bad' | 'plain' };

/** How the plan stands, in one sentence. */
export function verdictOf({ pace }: FieldPace): Verdict {
  switch (pace.is) {
    case 'reached':
      return { text: t('pace.verdict.reached'), mood: 'good' };
    case 'overdue':
      return {
        text: t('pace.verdict.overdue', { count: pace.left, left: showNumber(pace.left) }),
        mood: 'bad',
      };
    case 'waiting':
      return { text: t('pace.verdict.waiting', { day: showDay(pace.begins) }), mood: 'plain' };
    case 'begun':
      return { text: t('pace.verdict.begun'), mood: 'plain' };
    case 'stalled':
      return { text: t('pace.verdict.stalled'), mood: 'bad' };
    case 'late':
      return { text: t('pace.verdict.late', { count: pace.by, day: showDay(pace.finish) }), mood: 'bad' };
    case 'ahead':
      return { text: t('pace.verdict.ahead', { count: pace.by, day: showDay(pace.finish) }), mood: 'good' };
    case 'on pace':
      return { text: t('pace.verdict.onPace', { day: showDay(pace.finish) }), mood: 'good' };
  }
}

/** What would bring the plan home; null where nothing is left, or the pace will do. */
export function adviceOf({ pace, shiftsNeeded, shiftsSoFar, rateNeeded, ownRate }: FieldPace): string | null {
  if (shiftsNeeded === null || pace.is === 'ahead' || pace.is === 'on pace') return null;
  const needed = showNumber(shiftsNeeded);
  if (shiftsSoFar === null) return t('pace.advice.first', { count: shiftsNeeded, needed });
  const more = Math.max(1, Math.ceil(shiftsNeeded - shiftsSoFar));
  const added = t('pace.advice.more', { count: more, more: showNumber(more), needed });
  if (rateNeeded === null || ownRate === null) return t('pace.advice.alone', { added });
  return t('pace.advice.orRate', { added, rate: rateNeeded, own: Math.round(ownRate) });
}
