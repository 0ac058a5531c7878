import '../text/fundraising/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { areaPaths } from '../area/area.ts';
import { t } from '../text/index.ts';
import { showMoney } from '../ui/format.ts';

export type Donor = Stored<typeof donors>;
export type Donation = Stored<typeof donations>;

/** People who give or may give. */
export const donorArea = {
  collection: donors,
  texts: 'fundraising.donors',
  paths: areaPaths('/fundraising', '/fundraising/donors'),
  nameOf: ({ name }: Donor) => name,
  viewed: 'donor',
} as const;

/** Their gifts. */
export const donationArea = {
  collection: donations,
  texts: 'fundraising.donations',
  paths: areaPaths('/fundraising/donations'),
  nameOf: ({ amount, donor_name }: Donation) =>
    t('fundraising.donations.from', { amount: showMoney(amount), name: donor_name }),
  viewed: 'donation',
} as const;

/** The gifts of one donor, and the form of another. */
export const donationsOf = (donor: string) => `${donationArea.paths.list}?donor=${encodeURIComponent(donor)}`;
export const newDonationOf = (donor: string) =>
  `${donationArea.paths.new}?donor=${encodeURIComponent(donor)}`;

/** The form of a gift that pays a pledge. */
export const newGiftFor = (donor: string, pledge: string) =>
  `${newDonationOf(donor)}&pledge=${encodeURIComponent(pledge)}`;

export const pledgesPath = '/fundraising/pledges';
export const batchesPath = '/fundraising/batches';
export const committeePath = '/fundraising/committee';
export const appealsPath = '/fundraising/appeals';
/** The gifts that came by one code. */
export const giftsOfCode = (code: string) => `${appealsPath}/gifts?code=${encodeURIComponent(code)}`;
export const goalsPath = '/fundraising/goals';
export const limitsPath = '/fundraising/limits';
/** Money above limits. */
export const heldPath = '/fundraising/held';
export const thanksPath = '/fundraising/thank-yous';
export const informationPath = '/fundraising/missing-information';
export const rolodexPath = '/fundraising/rolodex';
export const lettersPath = '/fundraising/letters';
