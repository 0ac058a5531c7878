import { SegmentedControl } from '@mantine/core';
import { type Range, ranges } from '#shared/domain/buckets.ts';
import { t } from '../../shared/text/index.ts';
import styles from './use-range.module.css';

type Props = { value: Range; onChange: (range: Range) => void };

/** How far back a screen of analytics looks. */
export const RangeSwitch = ({ value, onChange }: Props) => (
  <SegmentedControl
    className={styles.ranges ?? ''}
    aria-label={t('analytics.range.label')}
    value={value}
    onChange={onChange}
    data={ranges.map((range) => ({ value: range, label: t(`analytics.range.${range}`) }))}
  />
);
