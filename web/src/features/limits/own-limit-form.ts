import * as z from 'zod/mini';
import { limitReasonMax, limitRules } from '#shared/collections/limit-rules.ts';
import { secureLink } from '#shared/collections/position-uses.ts';
import { donationMaxCents } from '#shared/constants.ts';
import { collides } from '#shared/domain/money/limit-rules.ts';
import { parseMoney } from '#shared/domain/money.ts';
import type { OwnLimit } from '../../shared/fundraising/campaign-race.ts';
import { t } from '../../shared/text/index.ts';
import { dayField, lineField, optionalDayField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';
import { showMoney } from '../../shared/ui/format.ts';

const { donor_kind, period, max_cents } = limitRules.schema.shape;

/** Dollars as typed; 0 is an answer, too. */
const readLimit = (written: string): number | Problem => {
  if (written.trim() === '') return new Problem(t('limits.own.form.problems.missing'));
  const cents = parseMoney(written);
  if (cents === null || cents < 0) return new Problem(t('form.money.unclear'));
  const max = showMoney(donationMaxCents, true);
  return cents > donationMaxCents ? new Problem(t('form.money.large', { max })) : cents;
};
const readLink = (written: string): string | null | Problem => {
  const address = written.trim();
  if (address === '') return null;
  return secureLink.safeParse(address).success ? address : new Problem(t('limits.own.form.linkHint'));
};

/** A limit as typed. Two for the same donors on one day would contradict each other. */
export const ownLimitForm = (others: readonly OwnLimit[]) =>
  z
    .object({
      donor_kind,
      period,
      max_cents: z.pipe(typed(readLimit), max_cents),
      effective_from: dayField,
      effective_to: optionalDayField,
      reason: lineField(limitReasonMax, t('limits.own.form.problems.reason')),
      source_url: z.pipe(typed(readLink), z.nullable(secureLink)),
      reviewed_on: dayField,
    })
    .check(
      z.refine((limit) => limit.effective_to === null || limit.effective_from <= limit.effective_to, {
        path: ['effective_to'],
        error: () => t('limits.own.form.problems.to'),
      }),
      z.refine((limit) => !others.some((other) => collides(limit, other)), {
        path: ['effective_from'],
        error: () => t('limits.own.form.problems.collides'),
      }),
    );
export type OwnLimitInput = z.output<ReturnType<typeof ownLimitForm>>;

/** What the form shows first. A new limit is for individuals, and begins today. */
export const ownLimitValues = (limit: OwnLimit | null, today: string) => ({
  donor_kind: limit?.donor_kind ?? 'individual',
  period: limit?.period ?? 'election',
  max_cents: limit ? (limit.max_cents / 100).toFixed(2).replace(/\.00$/, '') : '',
  effective_from: limit?.effective_from ?? today,
  effective_to: limit?.effective_to ?? '',
  reason: limit?.reason ?? '',
  source_url: limit?.source_url ?? '',
  reviewed_on: limit?.reviewed_on ?? today,
});
