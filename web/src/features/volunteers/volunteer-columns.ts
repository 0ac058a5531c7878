import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { alignedHours } from '../../shared/ui/hours.ts';
import type { Column } from '../../shared/ui/list/list-columns.ts';
import type { Volunteer, volunteerLists } from './data.ts';

export const columns: readonly Column<Volunteer, (typeof volunteerLists.sorts)[number]>[] = [
  {
    key: 'name',
    header: 'volunteers.fields.name',
    width: 'minmax(0, 3fr)',
    cell: ({ name }) => name,
    sort: { by: 'name', direction: 'ascending' },
    line: 'title',
  },
  {
    key: 'skills',
    header: 'volunteers.fields.skills',
    width: 'minmax(0, 4fr)',
    cell: ({ skills }) => skills.join(', '),
    line: 'detail',
  },
  {
    key: 'email',
    header: 'volunteers.fields.email',
    width: 'minmax(0, 3fr)',
    cell: ({ email }) => email ?? '',
    wideOnly: true,
  },
  {
    key: 'hours',
    header: 'volunteers.fields.hours',
    width: '80px',
    quiet: ({ totalHours }) => totalHours === 0,
    cell: ({ totalHours }) => alignedHours(totalHours),
    numeric: true,
    sort: { by: 'hours', direction: 'descending' },
    line: 'value',
  },
  {
    key: 'last',
    header: 'volunteers.fields.last',
    width: '120px',
    quiet: ({ lastActiveDate }) => lastActiveDate === null,
    cell: ({ lastActiveDate }) => (lastActiveDate === null ? t('volunteers.never') : showDay(lastActiveDate)),
    numeric: true,
    sort: { by: 'last', direction: 'descending' },
    line: 'note',
  },
];
