import type { Result } from '#shared/domain/giving/appeal-results.ts';
import { type Appeal, appealState } from '#shared/domain/giving/appeals.ts';
import '../../shared/text/appeals/en.ts';
import type { StoredAppeal } from '../../shared/fundraising/giving-data.ts';
import { t } from '../../shared/text/index.ts';
import { locale } from '../../shared/text/language.ts';
import { showDay, showMoney, showNumber } from '../../shared/ui/format.ts';

/** Nothing known is a dash. */
export const none = '–';
export const formatCents = (cents: number | null): string =>
  cents === null || cents === 0 ? none : showMoney(cents, true);
/** Cents for each dollar: to the cent, or more where it is less than one. */
export const formatPerDollar = ({ costPerDollar }: Pick<Result, 'costPerDollar'>): string =>
  costPerDollar === null ? none : showMoney(Math.max(1, Math.round(costPerDollar)));

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
export const formatResponse = ({ response }: Pick<Result, 'response'>): string =>
  response === null ? none : percent.format(response);
export const formatQuantity = (quantity: number): string => (quantity === 0 ? none : showNumber(quantity));

/** Its days, as far as they are known. */
export function formatDays({ starts_on, ends_on }: Pick<StoredAppeal, 'starts_on' | 'ends_on'>): string {
  if (starts_on !== null && ends_on !== null)
    return t('appeals.days.both', { from: showDay(starts_on), until: showDay(ends_on) });
  if (starts_on !== null) return t('appeals.days.from', { from: showDay(starts_on) });
  return ends_on === null ? '' : t('appeals.days.until', { until: showDay(ends_on) });
}

/** Archived, or what it is today. */
export const formatState = (appeal: StoredAppeal, today: string): string =>
  appeal.archived ? t('appeals.archivedMark') : t(`appeals.state.${appealState(appeal, today)}`);

export const countCodes = ({ packages }: Pick<Appeal, 'packages'>): number =>
  packages.reduce((sum, { codes }) => sum + codes.length, 0);
