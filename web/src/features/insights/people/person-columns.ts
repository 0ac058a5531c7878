import type { Column } from '../../../shared/ui/list/list-columns.ts';
import { contactOf, type Person } from './contact-actions.tsx';

/** What every list of people begins with. */
export const nameAndContact: readonly Column<Person>[] = [
  {
    key: 'name',
    header: 'insights.people.name',
    width: 'minmax(0, 3fr)',
    cell: ({ name }) => name,
    line: 'title',
  },
  {
    key: 'contact',
    header: 'insights.people.contact',
    width: 'minmax(0, 3fr)',
    cell: contactOf,
    wideOnly: true,
    line: 'detail',
  },
];
