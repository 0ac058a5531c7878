import { IconAddressBook } from '@tabler/icons-react';
import { AreaList, areaColumns, Filters, useAreaList } from '../../shared/area/area-list.tsx';
import { PeopleTabs } from '../../shared/people/people-tabs.tsx';
import { t } from '../../shared/text/index.ts';
import { showPhone } from '../../shared/ui/record/contact.tsx';
import { closedChannels, type HeaderChannel } from './consent/format-consent.ts';
import { area, type Person } from './person-area.ts';

/** An address or a number, and whether it must not be used. */
const marked = (shown: string, person: Person, channel: HeaderChannel): string =>
  shown !== '' && closedChannels(person, Date.now()).has(channel)
    ? t('consent.marked', { address: shown })
    : shown;

const columns = areaColumns(area, [
  { field: 'name', width: 'minmax(0, 3fr)', sort: 'name', line: 'title' },
  {
    field: 'emails',
    header: 'people.columns.email',
    width: 'minmax(0, 3fr)',
    cell: (person) => marked(person.emails[0] ?? '', person, 'email'),
    line: 'detail',
  },
  {
    field: 'phones',
    header: 'people.columns.phone',
    width: '190px',
    cell: (person) => marked(person.phones[0] ? showPhone(person.phones[0]) : '', person, 'call'),
    wideOnly: true,
  },
  { field: 'city', width: 'minmax(0, 2fr)', wideOnly: true },
  { field: 'tags', width: 'minmax(0, 3fr)', cell: ({ tags }) => tags.join(', '), line: 'note' },
]);

/** Everyone the campaign deals with. */
export function PeopleList() {
  const list = useAreaList(area);
  return (
    <AreaList
      area={area}
      list={list}
      columns={columns}
      icon={IconAddressBook}
      any={{ kind: 'people.anyKind' }}
      filters={<Filters area={area} list={list} any={{ kind: 'people.anyKind' }} />}
      title={t('nav.people')}
      above={<PeopleTabs />}
    />
  );
}
