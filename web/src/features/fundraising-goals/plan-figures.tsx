import { atThisPace } from '#shared/domain/giving/weekly-plan.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow } from '../../shared/ui/figures/figure-row.tsx';
import { VerdictLine } from '../../shared/ui/figures/verdict-line.tsx';
import { showDay, showMoney, showNumber } from '../../shared/ui/format.ts';
import { adviceOf, verdictOf } from './format-pace.ts';
import type { Progress } from './plan-progress-of.ts';

/** The sentence that matters, and the numbers behind it. */
export function PlanFigures({ progress }: { progress: Progress }) {
  const { plan, pace, planned, weeks, raised, gifts } = progress;
  const { text, mood } = verdictOf(pace);
  const advice = adviceOf(pace, plan.until);
  const week = weeks.find(({ is }) => is === 'now');
  const end = atThisPace(pace);
  const dollars = (cents: number) => showMoney(Math.round(cents), true);
  const figures = [
    {
      label: t('giving.goals.figures.raised'),
      value: dollars(raised),
      hint: t('giving.goals.figures.ofTarget', {
        target: dollars(plan.target),
        expected: dollars(planned),
      }),
    },
    {
      label: t('giving.goals.figures.left'),
      value: dollars(pace.left),
      hint: t('giving.goals.figures.daysLeft', { count: pace.daysLeft }),
    },
    {
      label: t('giving.goals.figures.week'),
      value: week ? dollars(week.raised) : '–',
      hint: week
        ? t('giving.goals.figures.weekGoal', { goal: dollars(week.goal) })
        : t('giving.goals.figures.noWeek'),
    },
    {
      label: t('giving.goals.figures.end'),
      value: end === null ? '–' : dollars(end),
      hint:
        end === null
          ? t('giving.goals.figures.noPace')
          : t('giving.goals.figures.endHint', { day: showDay(plan.until) }),
    },
    {
      label: t('giving.goals.figures.gifts'),
      value: showNumber(gifts),
      hint: t('giving.goals.figures.giftsHint', { day: showDay(plan.from) }),
    },
  ];
  return (
    <>
      <VerdictLine text={text} mood={mood} advice={advice} />
      <FigureRow title={t('giving.goals.figures.title')} figures={figures} />
    </>
  );
}
