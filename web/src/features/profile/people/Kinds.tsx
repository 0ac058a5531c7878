import { useMemo } from 'react';
import {
  addDonorToProfile,
  addVolunteerToProfile,
  syncDonorsToProfile,
  syncVolunteersToProfile,
} from '../../../shared/profile/service.ts';
import { paths } from '../paths.ts';
import { donorColumns, volunteerColumns } from './columns.ts';
import { useCarried } from './data.ts';
import { PeopleOf } from './PeopleOf.tsx';

const nobody: readonly string[] = [];

export function Donors() {
  const live = useCarried('donors');
  const added = (live.is === 'ready' && live.value?.added) || nobody;
  const columns = useMemo(() => donorColumns(added), [added]);
  return (
    <PeopleOf
      kind="donors"
      live={live}
      peopleIn={({ donors }) => donors}
      columns={columns}
      hrefOf={({ id }) => paths.donor(id)}
      sync={syncDonorsToProfile}
      add={addDonorToProfile}
    />
  );
}

export function Volunteers() {
  const live = useCarried('volunteers');
  const added = (live.is === 'ready' && live.value?.added) || nobody;
  const columns = useMemo(() => volunteerColumns(added), [added]);
  return (
    <PeopleOf
      kind="volunteers"
      live={live}
      peopleIn={({ volunteers }) => volunteers}
      columns={columns}
      hrefOf={({ id }) => paths.volunteer(id)}
      sync={syncVolunteersToProfile}
      add={addVolunteerToProfile}
    />
  );
}
