import { t } from '../../../shared/text/index.ts';
import { showMomentDay } from '../../../shared/ui/format.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { formatAddress, partyName, personName, scoreName } from '../../../shared/voters/format-voter.ts';
import { Tick } from './voter-checkbox.tsx';
import { headerSort, type SortName } from './voter-sorts.ts';

/** The columns of the list, with the headers of the order that holds. `marks`: whether people can be chosen. */
export function columnsFor(now: SortName, marks: boolean): readonly Column<Person, SortName>[] {
  const tick: Column<Person, SortName> = {
    key: 'tick',
    header: 'voters.fields.select',
    width: '24px',
    before: true,
    cell: (person) => <Tick id={person.id} name={personName(person)} />,
    line: 'action',
  };
  return [
    ...(marks ? [tick] : []),
    {
      key: 'name',
      header: 'voters.fields.name',
      width: 'minmax(0, 5fr)',
      cell: personName,
      sort: headerSort(now, 'name'),
      line: 'title',
    },
    {
      key: 'address',
      header: 'voters.fields.address',
      width: 'minmax(0, 7fr)',
      cell: formatAddress,
      line: 'detail',
    },
    {
      key: 'party',
      header: 'voters.fields.party',
      width: 'minmax(0, 3fr)',
      cell: ({ party }) => partyName(party),
      quiet: ({ party }) => party === '',
    },
    {
      key: 'age',
      header: 'voters.fields.age',
      width: '56px',
      cell: ({ age }) => (age === null ? '–' : String(age)),
      quiet: ({ age }) => age === null,
      numeric: true,
      sort: headerSort(now, 'age'),
      line: 'value',
    },
    {
      key: 'support',
      header: 'voters.fields.support',
      width: '112px',
      cell: ({ known }) => (known.support ? scoreName(known.support.score) : '–'),
      quiet: ({ known }) => known.support === null,
      sort: headerSort(now, 'support'),
      line: 'note',
    },
    {
      key: 'contact',
      header: 'voters.fields.contact',
      width: '112px',
      cell: ({ known }) => (known.last_contact ? showMomentDay(known.last_contact.at) : t('voters.notYet')),
      quiet: ({ known }) => known.last_contact === null,
      numeric: true,
      sort: headerSort(now, 'contactDown'),
      wideOnly: true,
    },
  ];
}
