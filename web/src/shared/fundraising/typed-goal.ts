import { goalMax } from '#shared/constants.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { CallError } from '../data/error-messages.ts';
import { t } from '../text/index.ts';
import { showMoney } from '../ui/format.ts';

/** As both languages write amounts in the United States, and as `parseMoney` reads them. */
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Cents as they are typed again; nothing for none. */
export const typedGoal = (cents: number): string =>
  cents === 0 ? '' : dollars.format(cents / 100).replace(/\.00$/, '');

/** A goal as typed; null where nothing is. Throws with what is wrong with it. */
export function readGoal(typed: string): number | null {
  if (typed.trim() === '') return null;
  const cents = parseMoney(typed);
  if (cents === null || cents < 0) throw new CallError('invalid-argument', t('form.money.unclear'));
  if (cents > goalMax)
    throw new CallError('invalid-argument', t('form.money.large', { max: showMoney(goalMax, true) }));
  return cents;
}
