/** A donation as far as totals care. */
export type Gift = { counted: number; date: string; status: string; type: string };

export type DonorTotals = {
  totalDonated: number;
  donationCount: number;
  lastDonationDate: string | null;
  is_recurring: boolean;
  has_donations: boolean;
};

export const noGifts: DonorTotals = {
  totalDonated: 0,
  donationCount: 0,
  lastDonationDate: null,
  is_recurring: false,
  has_donations: false,
};

/** One more gift. Only completed ones count; any gift at all keeps its donor from being deleted. */
export function addGift(totals: DonorTotals, gift: Gift): DonorTotals {
  if (gift.status !== 'completed') return { ...totals, has_donations: true };
  const last = totals.lastDonationDate;
  return {
    totalDonated: totals.totalDonated + gift.counted,
    donationCount: totals.donationCount + 1,
    lastDonationDate: last && last > gift.date ? last : gift.date,
    is_recurring: totals.is_recurring || gift.type === 'recurring',
    has_donations: true,
  };
}

/** What a donor's record says of all their gifts. */
export const donorTotals = (gifts: readonly Gift[]): DonorTotals => gifts.reduce(addGift, noGifts);
