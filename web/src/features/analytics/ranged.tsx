import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Range } from '#shared/domain/buckets.ts';
import { t } from '../../shared/text/index.ts';
import { RangeSwitch } from './range-switch.tsx';
import styles from './use-range.module.css';

const views = ['charts', 'table'] as const;
export type View = (typeof views)[number];

type Props = {
  title: string;
  range: Range;
  choose: (range: Range) => void;
  view: View;
  show: (view: View) => void;
  children: ReactNode;
};

/** What there was in a range of time, and how it is shown. */
export function Ranged({ title, range, choose, view, show, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <div className={styles.choices}>
          <RangeSwitch value={range} onChange={choose} />
          <SegmentedControl
            aria-label={t('analytics.campaign.show')}
            value={view}
            onChange={show}
            data={views.map((value) => ({ value, label: t(`analytics.campaign.${value}`) }))}
          />
        </div>
      </div>
      {children}
    </section>
  );
}
