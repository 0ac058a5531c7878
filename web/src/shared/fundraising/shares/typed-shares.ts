import { giftSharesMax } from '#shared/domain/gifts/gift-ids.ts';
import { equalShares } from '#shared/domain/gifts/shared-gift.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { nameKeys } from '#shared/domain/name-keys.ts';
import type { GiftShare } from '../../data/journal/index.ts';
import { t } from '../../text/index.ts';
import { showMoney } from '../../ui/format.ts';

/** Who gives a part of a gift; a new donor is added with it. */
export type ShareDonor = { id: string; name: string; isNew?: boolean };
/** Another person's part as typed; an empty amount is an equal share. */
export type TypedShare = { donor: ShareDonor | null; amount: string };

const centsOf = (amount: string): number | null => (amount.trim() === '' ? null : parseMoney(amount));

/** Cents of each, the donor's own first. An amount that cannot be read is one that was left empty. */
export const sharesOf = (amount: number, others: readonly TypedShare[]): number[] =>
  equalShares(amount, [null, ...others.map((other) => centsOf(other.amount))]);

type Gift = { donor: ShareDonor; amount: number; status: string };

/** What is wrong with how a gift is shared, in words; null where nothing is. */
export function sharesProblem({ donor, amount, status }: Gift, others: readonly TypedShare[]): string | null {
  if (others.length === 0) return null;
  if (status !== 'completed') return t('fundraising.shares.notThrough');
  if (others.length >= giftSharesMax) return t('fundraising.shares.many', { most: giftSharesMax });
  if (others.some((other) => other.donor === null)) return t('fundraising.shares.choose');
  const ids = [donor.id, ...others.map((other) => other.donor?.id)];
  if (new Set(ids).size < ids.length) return t('fundraising.shares.twice');
  const isRead = ({ amount: typed }: TypedShare) => typed.trim() === '' || (centsOf(typed) ?? 0) > 0;
  if (!others.every(isRead)) return t('fundraising.shares.unclear');
  const cents = sharesOf(amount, others);
  if (cents.every((one) => one > 0)) return null;
  const [, ...rest] = cents;
  return t('fundraising.shares.tooMuch', {
    ...{ name: donor.name, amount: showMoney(amount) },
    others: showMoney(rest.reduce((sum, one) => sum + one, 0)),
  });
}

/** How the gift of a donor is shared, as it is recorded; nothing where it is theirs alone. */
export function givenShares(
  { donor, amount }: Omit<Gift, 'status'>,
  others: readonly TypedShare[],
): readonly GiftShare[] {
  if (others.length === 0) return [];
  const cents = sharesOf(amount, others);
  return [donor, ...others.map((other) => other.donor)].flatMap((person, at) =>
    person
      ? {
          ...{ donor_id: person.id, donor_name: person.name, donor_key: nameKeys(person.name).name_key },
          cents: cents[at] ?? 0,
        }
      : [],
  );
}
