import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { CalendarPage } from './calendar/calendar-page.tsx';

/** Pages and forms of single events, which the calendar does not need. */
const loadRecords = () => import('./event-records.tsx');

/** `/events`: what is on the campaign's calendar. */
export default function EventsPage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<CalendarPage />} />
    </AreaRoutes>
  );
}
