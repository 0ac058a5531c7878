import '../../../shared/text/shared-limits/en.ts';
import { partnersMax } from '#shared/domain/gifts/gift-partners.ts';
import { dividedInto } from '#shared/domain/pledges/installments.ts';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import { t } from '../../../shared/text/index.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { showMoney } from '../../../shared/ui/format.ts';

export type NamedPartner = Pick<GiftDonor, 'id' | 'name'>;
/** One partner of a partnership's gift, as typed. */
export type TypedPartner = { key: number; donor: NamedPartner | null; typed: string };

export const typedAs = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = ({ typed }: TypedPartner): number | undefined => moneyField.safeParse(typed).data;

/** What is typed, in all. */
export const sumOfPartners = (rows: readonly TypedPartner[]): number =>
  rows.reduce((total, row) => total + (centsOf(row) ?? 0), 0);

/** Everybody who is named with what was theirs. */
export const namedPartners = (rows: readonly TypedPartner[]): { donorId: string; cents: number }[] =>
  rows.flatMap((row) => {
    const cents = centsOf(row);
    return row.donor && cents ? [{ donorId: row.donor.id, cents }] : [];
  });

/** Why partners cannot be named like this, in words; null where they can. Nobody at all is nobody yet. */
export function partnersProblem(rows: readonly TypedPartner[], amount: number): string | null {
  if (rows.length === 0) return null;
  const named = namedPartners(rows);
  if (named.length < rows.length) return t('partners.nameEach');
  if (new Set(named.map(({ donorId }) => donorId)).size < named.length) return t('partners.twice');
  return sumOfPartners(rows) === amount ? null : t('partners.mustAddUp', { amount: showMoney(amount) });
}

/** One more line. */
export const withPartner = (rows: readonly TypedPartner[]): TypedPartner[] =>
  rows.length >= partnersMax
    ? [...rows]
    : [...rows, { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), donor: null, typed: '' }];

/** The amount in equal parts. */
export function inEqualParts(rows: readonly TypedPartner[], amount: number): TypedPartner[] {
  const shares = dividedInto(amount, rows.length);
  return rows.map((row, at) => ({ ...row, typed: typedAs(shares[at] ?? 0) }));
}
