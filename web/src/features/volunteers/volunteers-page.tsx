import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { VolunteerList } from './volunteer-list.tsx';

/** Details and forms carry the telephone numbers' library, which the list does not need. */
const loadRecords = () => import('./volunteer-records.tsx');
const loadHours = () => import('./hours/hours-page.tsx');
const loadFollowUps = () => import('./follow-ups/follow-ups-page.tsx');

export default function VolunteersPage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<VolunteerList />} />
      <Route path="follow-ups" element={<LazyPart load={loadFollowUps} waiting={<ScreenWaiting />} />} />
      <Route path="hours" element={<LazyPart load={loadHours} waiting={<ScreenWaiting />} />} />
    </AreaRoutes>
  );
}
