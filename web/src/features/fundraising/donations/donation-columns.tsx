import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Donation, donationLists } from '../data.ts';
import { StatusMark } from './status-mark.tsx';

export const columns: readonly Column<Donation, (typeof donationLists.sorts)[number]>[] = [
  {
    key: 'donor',
    header: 'fundraising.fields.donor',
    width: 'minmax(0, 3fr)',
    cell: ({ donor_name }) => donor_name,
    sort: { by: 'donor', direction: 'ascending' },
    line: 'title',
  },
  {
    key: 'type',
    header: 'fundraising.fields.type',
    width: 'minmax(0, 1fr)',
    cell: ({ type }) => t(`fundraising.type.${type}`),
    wideOnly: true,
  },
  {
    key: 'status',
    header: 'fundraising.fields.status',
    width: 'minmax(0, 1fr)',
    cell: ({ status }) => <StatusMark status={status} />,
    line: 'detail',
  },
  {
    key: 'amount',
    header: 'fundraising.fields.amount',
    width: '128px',
    cell: ({ amount }) => showMoney(amount),
    numeric: true,
    sort: { by: 'amount', direction: 'descending' },
    line: 'value',
  },
  {
    key: 'date',
    header: 'fundraising.fields.date',
    width: '120px',
    cell: ({ date }) => showDay(date),
    numeric: true,
    sort: { by: 'date', direction: 'descending' },
    line: 'note',
  },
];
