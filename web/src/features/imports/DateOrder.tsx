import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { DayOrder } from '#shared/rules/days.ts';
import type { OrderFound } from '#shared/rules/import/day-order.ts';
import { t } from '../../shared/text/index.ts';
import styles from './DateOrder.module.css';
import { checkRows } from './wizard/check.ts';
import { choose } from './wizard/file.ts';

const orders: readonly DayOrder[] = ['month first', 'day first'];

/** How dates such as 3/9/2026 were read, to be changed where it is wrong. */
export function DateOrder(props: { dates: OrderFound; chosen: DayOrder | null; busy: boolean }) {
  const { dates, chosen, busy } = props;
  const label = useId();
  if (dates.why === 'plain') return null;
  const labels = { 'month first': t('imports.dates.month'), 'day first': t('imports.dates.day') };
  const take = (value: string) => {
    const dayOrder = orders.find((order) => order === value);
    if (!dayOrder) return;
    choose({ dayOrder });
    void checkRows();
  };
  return (
    <div className={styles.order}>
      <span id={label} className={styles.label}>
        {t('imports.dates.label')}
      </span>
      <SegmentedControl
        aria-labelledby={label}
        data={orders.map((value) => ({ value, label: labels[value] }))}
        value={chosen ?? dates.order}
        onChange={take}
        disabled={busy}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t(`imports.dates.${chosen ? 'chosen' : dates.why}`)}
      </Text>
    </div>
  );
}
