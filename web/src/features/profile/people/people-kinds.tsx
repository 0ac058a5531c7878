import { useMemo } from 'react';
import {
  addDonorToProfile,
  addVolunteerToProfile,
  syncDonorsToProfile,
  syncVolunteersToProfile,
} from '../../../shared/profile/service.ts';
import { paths } from '../profile-paths.ts';
import { useCarried } from './data.ts';
import { donorColumns, volunteerColumns } from './people-columns.ts';
import { PeopleOf } from './people-of.tsx';

const none: readonly string[] = [];

export function Donors() {
  const live = useCarried('donors');
  const added = (live.is === 'ready' && live.value?.added) || none;
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
  const added = (live.is === 'ready' && live.value?.added) || none;
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
