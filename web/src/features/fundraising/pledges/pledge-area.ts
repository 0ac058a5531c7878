import '../../../shared/text/pledges/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { areaPaths } from '../../../shared/area/area.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';

export type Pledge = Stored<typeof pledges>;

/** What donors have promised. */
export const pledgeArea = {
  collection: pledges,
  texts: 'pledges',
  paths: areaPaths('/fundraising/pledges'),
  nameOf: ({ amount, donor_name }: Pledge) =>
    t('pledges.from', { amount: dollars(amount), name: donor_name }),
} as const;

export const forecastPath = `${pledgeArea.paths.list}/forecast`;
/** The pledges of one donor, and the form of another. */
export const pledgesOf = (donor: string) => `${pledgeArea.paths.list}?donor=${encodeURIComponent(donor)}`;
export const newPledgeOf = (donor: string) => `${pledgeArea.paths.new}?donor=${encodeURIComponent(donor)}`;

/** Without cents where there are none. */
export const dollars = (cents: number): string => showMoney(cents, cents % 100 === 0);
