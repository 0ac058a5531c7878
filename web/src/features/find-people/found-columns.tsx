import type { PeopleColumn, PeopleSort } from '#shared/domain/people/audience/audience-view.ts';
import type { FoundPerson } from '../../shared/people/pack/people-answers.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { showHours } from '../../shared/ui/hours.ts';
import type { Column } from '../../shared/ui/list/list-columns.ts';

const day = (number: number): string => {
  const text = String(number);
  return number > 0 ? showDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : '';
};

export const foundColumns: Record<PeopleColumn, Omit<Column<FoundPerson, PeopleSort>, 'key'>> = {
  city: {
    header: 'audiences.columns.city',
    width: 'minmax(0, 2fr)',
    cell: ({ city }) => city,
    sort: { by: 'city', direction: 'ascending' },
    line: 'detail',
  },
  tags: {
    header: 'audiences.columns.tags',
    width: 'minmax(0, 3fr)',
    cell: ({ tags }) => tags.join(', '),
    line: 'note',
  },
  total: {
    header: 'audiences.columns.total',
    width: '120px',
    cell: ({ total }) => (total > 0 ? showMoney(total, true) : ''),
    numeric: true,
    sort: { by: 'total', direction: 'descending' },
    line: 'value',
  },
  last: {
    header: 'audiences.columns.last',
    width: '140px',
    cell: ({ last }) => day(last),
    sort: { by: 'last', direction: 'descending' },
    wideOnly: true,
  },
  hours: {
    header: 'audiences.columns.hours',
    width: '100px',
    cell: ({ hours }) => (hours > 0 ? showHours(hours) : ''),
    numeric: true,
    sort: { by: 'hours', direction: 'descending' },
    wideOnly: true,
  },
  phone: {
    header: 'audiences.columns.phone',
    width: '100px',
    cell: ({ last4 }) => (last4 === '' ? '' : `•••${last4}`),
    wideOnly: true,
  },
};
