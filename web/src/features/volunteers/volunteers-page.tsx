import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { VolunteerList } from './volunteer-list.tsx';

/** Details and forms carry the telephone numbers' library, which the list does not need. */
const loadRecords = () => import('./volunteer-records.tsx');

export default function VolunteersPage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<VolunteerList />} />
    </AreaRoutes>
  );
}
