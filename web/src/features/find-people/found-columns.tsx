import { people } from '#shared/collections/people.ts';
import type { PeopleColumn, PeopleSort } from '#shared/domain/people/audience/audience-view.ts';
import { showStored } from '../../shared/area/area.ts';
import { showSegment } from '../../shared/people/pack/format-segment.ts';
import type { FoundPerson } from '../../shared/people/pack/people-answers.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { showHours } from '../../shared/ui/hours.ts';
import type { Column } from '../../shared/ui/list/list-columns.ts';

const day = (number: number): string => {
  const text = String(number);
  return number > 0 ? showDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : '';
};

type Found = Omit<Column<FoundPerson, PeopleSort>, 'key'>;
type Stored = Exclude<PeopleColumn, 'assigned'>;

/** All but the member to whom people are assigned, whose name the screen knows. */
export const foundColumns: Record<Stored, Found> = {
  city: {
    header: 'audiences.columns.city',
    width: 'minmax(0, 2fr)',
    cell: ({ city }) => city,
    sort: { by: 'city', direction: 'ascending' },
    line: 'detail',
  },
  zip: {
    header: 'audiences.columns.zip',
    width: '90px',
    cell: ({ zip }) => zip,
    sort: { by: 'zip', direction: 'ascending' },
    wideOnly: true,
  },
  tags: {
    header: 'audiences.columns.tags',
    width: 'minmax(0, 3fr)',
    cell: ({ tags }) => tags.join(', '),
    sort: { by: 'tags', direction: 'ascending' },
    line: 'note',
  },
  language: {
    header: 'audiences.columns.language',
    width: '110px',
    cell: ({ language }) => (language === '' ? '' : String(showStored(people, 'language', language))),
    sort: { by: 'language', direction: 'ascending' },
    wideOnly: true,
  },
  source: {
    header: 'audiences.columns.source',
    width: 'minmax(0, 2fr)',
    cell: ({ source }) => source,
    sort: { by: 'source', direction: 'ascending' },
    wideOnly: true,
  },
  segments: {
    header: 'audiences.columns.segments',
    width: 'minmax(0, 3fr)',
    cell: ({ segments }) => segments.map(showSegment).join(', '),
    sort: { by: 'segments', direction: 'ascending' },
    wideOnly: true,
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
  added: {
    header: 'audiences.columns.added',
    width: '140px',
    cell: ({ added }) => day(added),
    sort: { by: 'added', direction: 'descending' },
    wideOnly: true,
  },
  phone: {
    header: 'audiences.columns.phone',
    width: '100px',
    cell: ({ last4 }) => (last4 === '' ? '' : `•••${last4}`),
    sort: { by: 'phone', direction: 'ascending' },
    wideOnly: true,
  },
};

/** `members`: names by accounts' ids; null until they are known. */
export const assignedColumn = (members: Readonly<Record<string, string>> | null): Found => ({
  header: 'audiences.columns.assigned',
  width: 'minmax(0, 2fr)',
  cell: ({ assigned }) =>
    assigned === '' || members === null ? '' : (members[assigned] ?? t('audiences.group.formerMember')),
  sort: { by: 'assigned', direction: 'ascending' },
  wideOnly: true,
});
