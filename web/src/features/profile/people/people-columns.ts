import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { alignedHours } from '../../../shared/ui/hours.ts';
import type { Column } from '../../../shared/ui/list/list-columns.ts';
import type { CarriedDonor, CarriedVolunteer } from './data.ts';

const day = (date: string | null): string => (date === null ? t('history.people.never') : showDay(date));

const named = (added: readonly string[]): Column<CarriedDonor | CarriedVolunteer>[] => [
  {
    key: 'name',
    header: 'history.people.name',
    width: 'minmax(0, 3fr)',
    cell: ({ name }) => name,
    line: 'title',
  },
  {
    key: 'added',
    header: 'history.people.why',
    width: '112px',
    cell: ({ id }) => (added.includes(id) ? t('history.people.added') : ''),
    wideOnly: true,
    line: 'detail',
  },
];

/** `added`: who was put on the list by somebody. */
export const donorColumns = (added: readonly string[]): readonly Column<CarriedDonor>[] => [
  ...named(added),
  {
    key: 'gifts',
    header: 'history.people.gifts',
    width: '88px',
    cell: ({ donationCount }) => showNumber(donationCount),
    numeric: true,
  },
  {
    key: 'total',
    header: 'history.people.total',
    width: '132px',
    cell: ({ totalDonated }) => showMoney(totalDonated),
    numeric: true,
    line: 'value',
  },
  {
    key: 'last',
    header: 'history.people.lastGift',
    width: '120px',
    quiet: ({ lastDonationDate }) => lastDonationDate === null,
    cell: ({ lastDonationDate }) => day(lastDonationDate),
    numeric: true,
    line: 'note',
  },
];

export const volunteerColumns = (added: readonly string[]): readonly Column<CarriedVolunteer>[] => [
  ...named(added),
  {
    key: 'skills',
    header: 'history.people.skills',
    width: 'minmax(0, 2fr)',
    cell: ({ skills }) => skills.join(', '),
    wideOnly: true,
  },
  {
    key: 'hours',
    header: 'history.people.hours',
    width: '88px',
    cell: ({ totalHours }) => alignedHours(totalHours),
    numeric: true,
    line: 'value',
  },
  {
    key: 'last',
    header: 'history.people.lastActive',
    width: '120px',
    quiet: ({ lastActiveDate }) => lastActiveDate === null,
    cell: ({ lastActiveDate }) => day(lastActiveDate),
    numeric: true,
    line: 'note',
  },
];
