import '../../text/giving/en.ts';
import { equalCredit, isDivided } from '#shared/domain/giving/credit-shares.ts';
import { t } from '../../text/index.ts';

/** Who is credited with a gift, as a form has it. `percents`: by member where the credit is divided; null: each has all of it. */
export type TypedCredit = {
  members: readonly string[];
  percents: Readonly<Record<string, string>> | null;
};
export const noCredit: TypedCredit = { members: [], percents: null };

/** Hundredths of a percent; null where it cannot be read. */
export function readPercent(typed: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** `60` or `33.34`. */
export const typedPercent = (share: number): string => String(share / 100);

/** Equal parts for each of these members. */
export function equalPercents(members: readonly string[]): Record<string, string> {
  const shares = equalCredit(members.length);
  return Object.fromEntries(members.map((id, at) => [id, typedPercent(shares[at] ?? 0)]));
}

/** What a divided credit is stored as, by member. Nothing where each has all of it. */
export const sharesIn = ({ members, percents }: TypedCredit): number[] =>
  percents === null || members.length < 2 ? [] : members.map((id) => readPercent(percents[id] ?? '') ?? 0);

/** What is wrong with a division, in words; null where nothing is. */
export function creditProblem(credit: TypedCredit): string | null {
  const shares = sharesIn(credit);
  if (shares.length === 0 || isDivided(credit.members.length, shares)) return null;
  return t('giving.gift.wholeProblem');
}
