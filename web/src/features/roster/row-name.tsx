import { usePersonName } from '../../shared/people/person-picker.tsx';
import type { RosterRow } from '../../shared/roster/roster-row.ts';
import { t } from '../../shared/text/index.ts';

/** A row's name; of somebody whom this device has just added by their card, that of the card. */
export const RowName = ({ row: { name, person } }: { row: RosterRow }) =>
  name === '' ? <CardName person={person} /> : name;

const CardName = ({ person }: { person: string | null }) => usePersonName(person) ?? t('roster.former');
