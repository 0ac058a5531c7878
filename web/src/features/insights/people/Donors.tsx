import { type Donor, useDonorsOf } from '../data.ts';
import type { DonorGroup } from '../groups.ts';
import { paths } from '../paths.ts';
import { donorColumns } from './donor-columns.tsx';
import { PeopleList, useToday } from './PeopleList.tsx';

const hrefOf = ({ id }: Donor) => paths.donor(id);

/** The donors of one group. */
export function Donors({ group }: { group: DonorGroup }) {
  const records = useDonorsOf(group, useToday());
  return <PeopleList kind="donors" records={records} columns={donorColumns[group]} hrefOf={hrefOf} />;
}
