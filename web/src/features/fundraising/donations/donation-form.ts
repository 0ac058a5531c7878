import * as z from 'zod/mini';
import { donations } from '#shared/collections/donations.ts';
import { isGiftDay } from '#shared/domain/gift-day.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { dayField, moneyField, noteField } from '../../../shared/ui/form/form-fields.ts';
import type { Donation } from '../data.ts';

/** The donor as a gift names them. */
export type GiftDonor = { id: string; name: string; name_key: string };

const { status, type } = donations.schema.shape;
const noteMax = 500;

const donorField = z.pipe(
  z.nullable(z.object({ id: z.string(), name: z.string(), name_key: z.string() })),
  z.transform((donor: GiftDonor | null, context) => {
    if (donor !== null) return donor;
    context.issues.push({ code: 'custom', message: t('fundraising.donations.chooseDonor'), input: donor });
    return z.NEVER;
  }),
);

/** `today` is the member's own: money that has come cannot be dated after it. */
export const donationForm = (today: string) =>
  z
    .object({ donor: donorField, amount: moneyField, date: dayField, status, type, note: noteField(noteMax) })
    .check(
      z.refine((gift) => isGiftDay(gift.date, today), { path: ['date'], error: () => t('form.day.range') }),
      z.refine((gift) => gift.status !== 'completed' || gift.date <= today, {
        path: ['date'],
        error: () => t('form.day.future'),
      }),
    );
export type DonationInput = z.output<ReturnType<typeof donationForm>>;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** What the form shows first, for a record or a new one. */
export const donationValues = (donation: Donation | null, donor: GiftDonor | null, now: Date) => ({
  donor: donation
    ? { id: donation.donor_id, name: donation.donor_name, name_key: donation.donor_key }
    : donor,
  amount: donation ? dollars(donation.amount) : '',
  date: donation?.date ?? localDay(now),
  status: donation?.status ?? 'completed',
  type: donation?.type ?? 'one_time',
  note: donation?.note ?? '',
});

/** A new gift as it is stored: the donor's name goes with it, so that a list costs no second read. */
export const newGift = ({ donor, ...gift }: DonationInput) => ({
  ...gift,
  donor_id: donor.id,
  donor_name: donor.name,
  donor_key: donor.name_key,
});
