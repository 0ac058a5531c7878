import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { DayOrder } from '#shared/domain/days.ts';
import { t } from '../../text/index.ts';
import styles from './date-order.module.css';

const orders: readonly DayOrder[] = ['month first', 'day first'];

type Props = {
  label: string;
  order: DayOrder;
  /** How it is known, in words. */
  why: string;
  busy: boolean;
  take: (order: DayOrder) => void;
};

/** How dates such as 3/9/2026 are read, to be changed where it is wrong. Reads the texts of the import. */
export function DateOrder({ label, order, why, busy, take }: Props) {
  const id = useId();
  const labels = { 'month first': t('importing.dates.month'), 'day first': t('importing.dates.day') };
  const changed = (value: string) => {
    const selected = orders.find((one) => one === value);
    if (selected) take(selected);
  };
  return (
    <div className={styles.order}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        data={orders.map((value) => ({ value, label: labels[value] }))}
        value={order}
        onChange={changed}
        disabled={busy}
      />
      <Text size="sm" c="var(--ink-soft)">
        {why}
      </Text>
    </div>
  );
}
