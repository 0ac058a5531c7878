import type { FieldPace } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow } from '../../shared/ui/figures/figure-row.tsx';
import { VerdictLine } from '../../shared/ui/figures/verdict-line.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { adviceOf, verdictOf } from './format-verdict.ts';

/** The sentence that matters, what would change it, and the numbers behind it. */
export function Verdict({ of, supporters }: { of: FieldPace; supporters: number | null }) {
  const { text, mood } = verdictOf(of);
  const advice = adviceOf(of);
  const { pace, chain, tried, reached, ownRate, shiftsSoFar, shiftsNeeded } = of;
  const week = of.weeks.find(({ is }) => is === 'now');
  const figures = [
    {
      label: t('pace.figures.conversations'),
      value: showNumber(reached),
      hint: t('pace.figures.ofAll', {
        all: showNumber(chain.conversations),
        expected: showNumber(Math.round(pace.expected)),
      }),
    },
    {
      label: t('pace.figures.week'),
      value: week ? showNumber(week.reached) : '–',
      hint: week
        ? t('pace.figures.weekNeeded', { needed: showNumber(week.needed) })
        : t('pace.figures.noWeek'),
    },
    {
      label: t('pace.figures.rate'),
      value: ownRate === null ? '–' : t('pace.figures.percent', { percent: showNumber(Math.round(ownRate)) }),
      hint: t('pace.figures.tried', { count: tried, tried: showNumber(tried) }),
    },
    {
      label: t('pace.figures.shifts'),
      value: shiftsSoFar === null ? '–' : showNumber(Math.round(shiftsSoFar * 10) / 10),
      hint:
        shiftsNeeded === null
          ? t('pace.figures.noShifts')
          : t('pace.figures.shiftsNeeded', { needed: showNumber(shiftsNeeded) }),
    },
    {
      label: t('pace.figures.supporters'),
      value: supporters === null ? '–' : showNumber(supporters),
      hint: t('pace.figures.supportersOf', { all: showNumber(chain.supporters) }),
    },
  ];
  return (
    <>
      <VerdictLine text={text} mood={mood} advice={advice} role="status" />
      <FigureRow title={t('pace.figures.title')} figures={figures} />
    </>
  );
}
