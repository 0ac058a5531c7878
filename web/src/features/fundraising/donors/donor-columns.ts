import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Donor, donorLists } from '../data.ts';

export const columns: readonly Column<Donor, (typeof donorLists.sorts)[number]>[] = [
  {
    key: 'name',
    header: 'fundraising.fields.name',
    width: 'minmax(0, 3fr)',
    cell: ({ name }) => name,
    sort: { by: 'name', direction: 'ascending' },
    line: 'title',
  },
  {
    key: 'email',
    header: 'fundraising.fields.email',
    width: 'minmax(0, 3fr)',
    cell: ({ email }) => email ?? '',
    wideOnly: true,
  },
  {
    key: 'capacity',
    header: 'fundraising.fields.capacity',
    width: 'minmax(0, 1.5fr)',
    quiet: ({ capacity }) => capacity === 'unknown',
    cell: ({ capacity }) => t(`fundraising.capacity.${capacity}`),
    line: 'detail',
  },
  {
    key: 'gifts',
    header: 'fundraising.fields.gifts',
    width: '88px',
    quiet: ({ donationCount }) => donationCount === 0,
    cell: ({ donationCount }) => showNumber(donationCount),
    numeric: true,
    wideOnly: true,
  },
  {
    key: 'total',
    header: 'fundraising.fields.total',
    width: '128px',
    quiet: ({ totalDonated }) => totalDonated === 0,
    cell: ({ totalDonated }) => showMoney(totalDonated),
    numeric: true,
    sort: { by: 'total', direction: 'descending' },
    line: 'value',
  },
  {
    key: 'last',
    header: 'fundraising.fields.lastGift',
    width: '120px',
    quiet: ({ lastDonationDate }) => lastDonationDate === null,
    cell: ({ lastDonationDate }) =>
      lastDonationDate === null ? t('fundraising.donors.never') : showDay(lastDonationDate),
    numeric: true,
    sort: { by: 'last', direction: 'descending' },
    line: 'note',
  },
];
