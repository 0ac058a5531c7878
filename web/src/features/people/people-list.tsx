import { IconAddressBook } from '@tabler/icons-react';
import { AreaList, areaColumns, Filters, useAreaList } from '../../shared/area/area-list.tsx';
import { t } from '../../shared/text/index.ts';
import { showPhone } from '../../shared/ui/record/contact.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { area } from './person-area.ts';

const columns = areaColumns(area, [
  { field: 'name', width: 'minmax(0, 3fr)', sort: 'name', line: 'title' },
  {
    field: 'emails',
    header: 'people.columns.email',
    width: 'minmax(0, 3fr)',
    cell: ({ emails }) => emails[0] ?? '',
    line: 'detail',
  },
  {
    field: 'phones',
    header: 'people.columns.phone',
    width: '150px',
    cell: ({ phones: [first] }) => (first ? showPhone(first) : ''),
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
