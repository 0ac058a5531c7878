import type { DayOrder } from '#shared/domain/days.ts';
import type { OrderFound } from '#shared/domain/import/day-order.ts';
import { t } from '../../shared/text/index.ts';
import { DateOrder as Choice } from '../../shared/ui/import/date-order.tsx';
import { checkRows } from './wizard/check-rows.ts';
import { choose } from './wizard/choose-file.ts';

/** How dates such as 3/9/2026 were read. A file whose dates are plain has nothing to choose. */
export function DateOrder(props: { dates: OrderFound; chosen: DayOrder | null; busy: boolean }) {
  const { dates, chosen, busy } = props;
  if (dates.why === 'plain') return null;
  return (
    <Choice
      label={t('importing.dates.label')}
      order={chosen ?? dates.order}
      why={t(`importing.dates.${chosen ? 'chosen' : dates.why}`)}
      busy={busy}
      take={(dayOrder) => {
        choose({ dayOrder });
        void checkRows();
      }}
    />
  );
}
