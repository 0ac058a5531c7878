import { type Donor, useDonorsOf } from '../data.ts';
import type { DonorGroup } from '../group-queries.ts';
import { paths } from '../insight-paths.ts';
import { donorColumns } from './insight-donor-columns.tsx';
import { PeopleList, useToday } from './people-list.tsx';

const hrefOf = ({ id }: Donor) => paths.donor(id);

/** The donors of one group. */
export function Donors({ group }: { group: DonorGroup }) {
  const records = useDonorsOf(group, useToday());
  return <PeopleList kind="donors" records={records} columns={donorColumns[group]} hrefOf={hrefOf} />;
}
