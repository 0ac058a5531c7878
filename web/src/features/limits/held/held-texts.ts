import { daysLeft } from '#shared/domain/money/held.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { t } from '../../../shared/text/index.ts';
import type { HeldCase } from './held-cases.ts';

/** `12 days left`, or how late it is. */
export function daysText(held: Pick<HeldCase, 'by' | 'isWithinLaw'>, today: string): string {
  const left = daysLeft(held, today);
  if (left === null) return t(held.isWithinLaw ? 'held.onlyOwn' : 'held.noDay');
  if (left === 0) return t('held.today');
  return left > 0 ? t('held.days', { count: left }) : t('held.late', { count: -left });
}

export const nameOfElection = (code: string | null): string =>
  code === null ? t('held.noElection') : electionName(code);

/** Whether it came from somebody who may give nothing at all. */
export const isForbidden = ({ rules }: Pick<HeldCase, 'rules'>): boolean =>
  rules.some(({ max_cents }) => max_cents === 0);
