import { IconHeartHandshake } from '@tabler/icons-react';
import { AreaList, areaColumns, useAreaList } from '../../../shared/area/area-list.tsx';
import { donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../../shared/fundraising/fundraising-tabs.tsx';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';

const columns = areaColumns(donorArea, [
  { field: 'name', width: 'minmax(0, 3fr)', sort: 'name', line: 'title' },
  { field: 'email', width: 'minmax(0, 3fr)', wideOnly: true },
  {
    field: 'capacity',
    width: 'minmax(0, 1.5fr)',
    quiet: ({ capacity }) => capacity === 'unknown',
    line: 'detail',
  },
  {
    field: 'donationCount',
    header: 'fundraising.fields.gifts',
    width: '88px',
    quiet: ({ donationCount }) => donationCount === 0,
    cell: ({ donationCount }) => showNumber(donationCount),
    numeric: true,
    wideOnly: true,
  },
  {
    field: 'totalDonated',
    header: 'fundraising.fields.total',
    width: '128px',
    quiet: ({ totalDonated }) => totalDonated === 0,
    cell: ({ totalDonated }) => showMoney(totalDonated),
    numeric: true,
    sort: 'total',
    line: 'value',
  },
  {
    field: 'lastDonationDate',
    header: 'fundraising.fields.lastGift',
    width: '120px',
    quiet: ({ lastDonationDate }) => lastDonationDate === null,
    cell: ({ lastDonationDate }) =>
      lastDonationDate === null ? t('fundraising.donors.never') : showDay(lastDonationDate),
    numeric: true,
    sort: 'last',
    line: 'note',
  },
]);

/** Everyone who gives or may give. */
export const DonorList = () => (
  <AreaList
    area={donorArea}
    list={useAreaList(donorArea)}
    columns={columns}
    icon={IconHeartHandshake}
    title={t('nav.fundraising')}
    above={<Tabs />}
    total={({ donor_count }) => donor_count}
    any={{ capacity: 'fundraising.donors.anyCapacity' }}
  />
);
