import * as z from 'zod/mini';
import {
  batchAccountMax,
  batchGiftsMax,
  batchNoteMax,
  giftBatches,
} from '#shared/collections/gift-batches.ts';
import { isTooEarly } from '#shared/domain/gift-day.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { t } from '../../shared/text/index.ts';
import { dayField, noteField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';
import type { Batch } from './batch-data.ts';

const { account, expected_count, expected_total } = giftBatches.schema.shape;

const readCount = (written: string): number | Problem => {
  const count = Number(written.trim());
  return written.trim() !== '' && expected_count.safeParse(count).success
    ? count
    : new Problem(t('giftBatches.form.problems.count', { most: batchGiftsMax }));
};
const readTotal = (written: string): number | Problem => {
  const cents = parseMoney(written);
  if (cents === null)
    return new Problem(t(written.trim() === '' ? 'form.money.missing' : 'form.money.unclear'));
  return expected_total.safeParse(cents).success ? cents : new Problem(t('form.money.positive'));
};
const readAccount = (written: string): string | null | Problem => {
  const line = cleanLine(written).replace(/\s+/g, ' ');
  if (line.length > batchAccountMax) return new Problem(t('form.tooLong', { count: batchAccountMax }));
  return line === '' ? null : line;
};

/** A batch as typed. `today` is the member's own: what has come cannot be dated after it. */
export const batchForm = (today: string) =>
  z
    .object({
      received_on: dayField,
      expected_count: z.pipe(typed(readCount), expected_count),
      expected_total: z.pipe(typed(readTotal), expected_total),
      account: z.pipe(typed(readAccount), account),
      note: noteField(batchNoteMax),
    })
    .check(
      z.refine(({ received_on }) => received_on <= today && !isTooEarly(received_on), {
        path: ['received_on'],
        error: () => t('form.day.range'),
      }),
    );
export type BatchInput = z.output<ReturnType<typeof batchForm>>;

/** What the form shows first. `account`: that of the last batch. */
export const batchValues = (batch: Batch | null, today: string, account: string | null) => ({
  received_on: batch?.received_on ?? today,
  expected_count: batch ? String(batch.expected_count) : '',
  expected_total: batch ? (batch.expected_total / 100).toFixed(2) : '',
  account: (batch ? batch.account : account) ?? '',
  note: batch?.note ?? '',
});
