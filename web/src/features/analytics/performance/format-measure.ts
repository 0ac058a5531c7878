import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Measure, Slow } from './performance-measures.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

export const showShare = (share: number): string => percent.format(share);
/** `840 ms`, `12.5 s`: whole milliseconds up to ten seconds. */
export const showMs = (value: number): string =>
  value < 10_000
    ? t('health.ms', { value: showNumber(Math.round(value)) })
    : t('health.s', { value: seconds.format(value / 1_000) });
/** Beside an axis. */
export const showMsShort = (value: number): string =>
  value < 1_000
    ? t('health.ms', { value: showNumber(value) })
    : t('health.s', { value: seconds.format(value / 1_000) });

export const showValue = (measure: Measure, value: number): string =>
  measure === 'errors' ? showNumber(value) : showMs(value);

const vitals = ['LCP', 'FCP', 'TTFB', 'INP'] as const;
const acts = ['create', 'update', 'delete', 'export'] as const;

const tables = [
  'activity',
  'candidate_profiles',
  'donations',
  'donors',
  'goals',
  'rollups',
  'user_preferences',
  'volunteers',
] as const;
function formatTable(name: string): string {
  const known = tables.find((one) => one === name);
  return known ? t(`health.tables.${known}`) : name.replaceAll('_', ' ');
}

/** A name as it is measured, in words where it is no address. */
export function formatName({ type, name }: Pick<Slow, 'type' | 'name'>): string {
  if (name === 'other') return t('health.slowest.other');
  const vital = vitals.find((one) => one === name);
  if (vital) return t(`health.vitals.${vital}`);
  const [act, table] = name.split(' ');
  const known = acts.find((one) => one === act);
  if (type === 'user_action' && known && table)
    return t(`health.acts.${known}`, { what: formatTable(table) });
  return type === 'database_query' ? formatTable(name) : name;
}
