import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { alignedHours } from '../../../shared/ui/hours.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Volunteer } from '../data.ts';
import { actionsColumn } from './actions-column.tsx';
import { Ask } from './add-donor-link.tsx';
import { Reach } from './contact-actions.tsx';
import { nameAndContact } from './person-columns.ts';

const facts: readonly Column<Volunteer>[] = [
  ...nameAndContact,
  {
    key: 'hours',
    header: 'insights.people.hours',
    width: '88px',
    cell: ({ totalHours }) => alignedHours(totalHours),
    numeric: true,
    line: 'value',
  },
  {
    key: 'last',
    header: 'insights.people.lastActive',
    width: '120px',
    quiet: ({ lastActiveDate }) => lastActiveDate === null,
    cell: ({ lastActiveDate }) =>
      lastActiveDate === null ? t('insights.people.never') : showDay(lastActiveDate),
    numeric: true,
    line: 'note',
  },
];

export const volunteerColumns: readonly Column<Volunteer>[] = [
  ...facts,
  actionsColumn('64px', (person) => <Reach {...person} />),
];

/** With the way to make a donor of each, for those who may. */
export const askingColumns: readonly Column<Volunteer>[] = [
  ...facts,
  actionsColumn('224px', (person) => (
    <>
      <Reach one {...person} />
      <Ask {...person} />
    </>
  )),
];
