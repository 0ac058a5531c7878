import { fieldPlanId, fieldPlans } from '#shared/collections/field-plans.ts';
import { shiftsAWeek } from '#shared/domain/field/plan.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { FigureRow } from '../../../shared/ui/figures/figure-row.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import type { ChosenRegion } from '../region-choice.tsx';
import type { WeekDay } from './week-days.ts';

/** What this week asks for, by the regions' goals, the events' places and the field plan, beside what is filled. */
export function Needs({
  days,
  region,
  today,
}: {
  days: readonly WeekDay[];
  region: ChosenRegion;
  today: string;
}) {
  const plan = useCachedDocument(fieldPlans, useMember().organization, fieldPlanId);
  const sum = (of: (day: WeekDay) => number) => days.reduce((all, day) => all + of(day), 0);
  const goal = region.regions
    .filter(({ id }) => region.has(id))
    .reduce((all, one) => all + one.weekly_shifts, 0);
  const planned = plan.is === 'ready' && plan.value ? shiftsAWeek(plan.value, today) : null;
  const figures = [
    {
      label: t('organizing.week.filled'),
      value: showNumber(sum(({ taken }) => taken)),
      hint: t('organizing.week.filledHint'),
    },
    {
      label: t('organizing.week.gap'),
      value: showNumber(sum(({ gap }) => gap)),
      hint: t('organizing.week.gapHint', { places: showNumber(sum(({ places }) => places)) }),
    },
    {
      label: t('organizing.week.goal'),
      value: showNumber(goal),
      hint: t('organizing.week.goalHint'),
      to: paths.regions,
    },
    ...(planned === null
      ? []
      : [
          {
            label: t('organizing.week.plan'),
            value: showNumber(planned),
            hint: t('organizing.week.planHint'),
            to: paths.pace,
          },
        ]),
  ];
  return <FigureRow title={t('organizing.week.needs')} figures={figures} />;
}
