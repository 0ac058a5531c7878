import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow, type RowFigure } from '../../shared/ui/figures/FigureRow.tsx';
import { Counting } from './Counting.tsx';
import type { Rollup } from './data.ts';
import { figuresOf } from './figures.ts';

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
