import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { BriefingPage } from './briefing-page.tsx';
import { DayPage } from './day-page.tsx';
import { RequestsPage } from './requests-page.tsx';

/** Pages and forms of single appointments, which the day does not need. */
const loadRecords = () => import('./schedule-records.tsx');

/** `/schedule`: the candidate's day, what is asked of it, and its briefing. */
export default function SchedulePage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<DayPage />} />
      <Route path="requests" element={<RequestsPage />} />
      <Route path="briefing" element={<BriefingPage />} />
    </AreaRoutes>
  );
}
