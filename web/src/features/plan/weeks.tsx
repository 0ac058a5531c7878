import { Title } from '@mantine/core';
import type { Week } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { WeekTable } from '../../shared/ui/week-table.tsx';

/** Each week's conversations against what a steady pace asks. */
export const Weeks = ({ weeks }: { weeks: readonly Week[] }) => (
  <section>
    <Title order={2} size="h4" mb="xs">
      {t('pace.weeks.title')}
    </Title>
    <WeekTable
      names={{
        week: t('pace.weeks.week'),
        planned: t('pace.weeks.needed'),
        reached: t('pace.weeks.reached'),
        bar: t('pace.weeks.bar'),
      }}
      weeks={weeks.map(({ from, needed, reached, is }) => ({ week: from, planned: needed, reached, is }))}
      show={showNumber}
    />
  </section>
);
