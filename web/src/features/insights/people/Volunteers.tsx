import { useMember } from '../../../shared/session/member.ts';
import { useVolunteersOf, type Volunteer } from '../data.ts';
import type { VolunteerGroup } from '../groups.ts';
import { paths } from '../paths.ts';
import { PeopleList, useToday } from './PeopleList.tsx';
import { askingColumns, volunteerColumns } from './volunteer-columns.tsx';

const hrefOf = ({ id }: Volunteer) => paths.volunteer(id);

/** The volunteers of one group. */
export function Volunteers({ group }: { group: VolunteerGroup }) {
  const records = useVolunteersOf(group, useToday());
  const asks = useMember().can('donors.write') && group === 'opportunities';
  const columns = asks ? askingColumns : volunteerColumns;
  return <PeopleList kind="volunteers" records={records} columns={columns} hrefOf={hrefOf} />;
}
