import { useMember } from '../../../shared/session/session-store.ts';
import { useVolunteersOf, type Volunteer } from '../data.ts';
import type { VolunteerGroup } from '../group-queries.ts';
import { paths } from '../insight-paths.ts';
import { askingColumns, volunteerColumns } from './insight-volunteer-columns.tsx';
import { PeopleList, useToday } from './people-list.tsx';

const hrefOf = ({ id }: Volunteer) => paths.volunteer(id);

/** The volunteers of one group. */
export function Volunteers({ group }: { group: VolunteerGroup }) {
  const records = useVolunteersOf(group, useToday());
  const canAddDonors = useMember().can('donors.write') && group === 'opportunities';
  const columns = canAddDonors ? askingColumns : volunteerColumns;
  return <PeopleList kind="volunteers" records={records} columns={columns} hrefOf={hrefOf} />;
}
