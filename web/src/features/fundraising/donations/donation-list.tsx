import { IconCoin } from '@tabler/icons-react';
import { AreaList, areaColumns, useAreaList } from '../../../shared/area/area-list.tsx';
import { donationArea, newDonationOf } from '../../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../../shared/fundraising/fundraising-tabs.tsx';
import { GiftAmount } from '../../../shared/fundraising/gift-amount.tsx';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { OneDonor } from './one-donor.tsx';
import { StatusMark } from './status-mark.tsx';

const columns = areaColumns(donationArea, [
  { field: 'donor_name', width: 'minmax(0, 3fr)', sort: 'donor', line: 'title' },
  { field: 'type', width: 'minmax(0, 1fr)', wideOnly: true },
  {
    field: 'status',
    width: 'minmax(0, 1fr)',
    cell: ({ status }) => <StatusMark status={status} />,
    line: 'detail',
  },
  {
    field: 'amount',
    width: '152px',
    cell: (gift) => <GiftAmount gift={gift} />,
    numeric: true,
    sort: 'amount',
    line: 'value',
  },
  {
    field: 'date',
    width: '120px',
    cell: ({ date }) => showDay(date),
    numeric: true,
    sort: 'date',
    line: 'note',
  },
]);

/** Every gift, or those of one donor. */
export function DonationList() {
  const list = useAreaList(donationArea);
  const { donor } = list.controls.filters;
  const { live } = list.records;
  const name = live.is === 'ready' ? live.value[0]?.donor_name : undefined;
  return (
    <AreaList
      area={donationArea}
      list={list}
      columns={columns}
      icon={IconCoin}
      title={t('nav.fundraising')}
      above={<Tabs />}
      total={({ donation_records }) => donation_records}
      any={{ status: 'fundraising.donations.anyStatus', type: 'fundraising.donations.anyType' }}
      {...(donor !== undefined && {
        addTo: newDonationOf(donor),
        filters: <OneDonor donor={donor} name={name} />,
        nothing: <NoneOfOne />,
      })}
    />
  );
}

const NoneOfOne = () => (
  <EmptyState
    icon={IconCoin}
    title={t('fundraising.donations.noneOf.title')}
    hint={t('fundraising.donations.noneOf.hint')}
  />
);
