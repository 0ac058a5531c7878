import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Donor } from '../data.ts';
import type { DonorGroup } from '../group-queries.ts';
import { actionsColumn } from './actions-column.tsx';
import { Reach } from './contact-actions.tsx';
import { nameAndContact } from './person-columns.ts';

const gifts: Column<Donor> = {
  key: 'gifts',
  header: 'insights.people.gifts',
  width: '88px',
  cell: ({ donationCount }) => showNumber(donationCount),
  numeric: true,
};
const giftCount: Column<Donor> = {
  ...gifts,
  cell: ({ donationCount }) => t('insights.people.giftsShort', { count: donationCount }),
  line: 'value',
};
const total: Column<Donor> = {
  key: 'total',
  header: 'insights.people.total',
  width: '128px',
  cell: ({ totalDonated }) => showMoney(totalDonated),
  numeric: true,
};
const totalInSight: Column<Donor> = { ...total, line: 'value' };
const last: Column<Donor> = {
  key: 'last',
  header: 'insights.people.lastGift',
  width: '120px',
  quiet: ({ lastDonationDate }) => lastDonationDate === null,
  cell: ({ lastDonationDate }) =>
    lastDonationDate === null ? t('insights.people.never') : showDay(lastDonationDate),
  numeric: true,
  line: 'note',
};
const actions = actionsColumn('64px', (person) => <Reach {...person} />);

/** The figure that a group is ordered by is the one that a phone shows. */
export const donorColumns: Record<DonorGroup, readonly Column<Donor>[]> = {
  engaged: [...nameAndContact, giftCount, total, last, actions],
  active: [...nameAndContact, gifts, totalInSight, last, actions],
  recurring: [...nameAndContact, gifts, totalInSight, last, actions],
};
