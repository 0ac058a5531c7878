import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow, type RowFigure } from '../../shared/ui/figures/figure-row.tsx';
import type { Rollup } from './data.ts';
import { figuresOf } from './insight-figure-texts.ts';
import { Counting } from './not-counted-yet.tsx';

const labels = ['conversion', 'average', 'raised', 'donors', 'recurring'] as const;

/** The campaign's rates and totals. Each leads to the people behind it, for those who may see them. */
export function Figures({ numbers }: { numbers: Rollup | null }) {
  const { can } = useMember();
  const known = numbers && figuresOf(numbers);
  const figures = labels.map((name): RowFigure => {
    const figure = known?.[name];
    const value = figure?.value ?? null;
    return {
      label: t(`insights.figures.${name}`),
      value: value ?? <Counting />,
      hint: figure?.hint,
      to: figure && value !== null && can(figure.needs) ? figure.to : undefined,
    };
  });
  return <FigureRow title={t('insights.figures.title')} figures={figures} lead />;
}
