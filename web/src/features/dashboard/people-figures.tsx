import { Skeleton } from '@mantine/core';
import { type Access, hasCapability } from '#shared/access.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow, type RowFigure } from '../../shared/ui/figures/figure-row.tsx';
import type { Rollup } from './data.ts';
import { type Figure, figuresOf } from './figure-texts.ts';

const labels = ['donors', 'average', 'recurring', 'volunteers', 'hours'] as const;

/** The numbers behind the money: who gives, who helps. Each leads to its list, for those who may open it. */
export function Figures({ numbers, access }: { numbers: Rollup | null; access: Access }) {
  const known = numbers && figuresOf(numbers);
  const figures = labels.map(
    (name): RowFigure => ({
      label: t(`dashboard.figures.${name}`),
      ...(known ? drawn(known[name], access) : { value: <Waiting />, hint: '\u00a0' }),
    }),
  );
  return (
    <div data-tour="figures">
      <FigureRow title={t('dashboard.figures.title')} figures={figures} />
    </div>
  );
}

const drawn = ({ value, hint, leads }: Figure, access: Access) => ({
  value,
  hint,
  to: leads && hasCapability(access, leads.needs) ? leads.to : undefined,
});

const Waiting = () => <Skeleton component="span" display="inline-block" height={22} width={64} />;
