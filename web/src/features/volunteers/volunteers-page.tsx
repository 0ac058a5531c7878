import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { VolunteerList } from './volunteer-list.tsx';

/** Details and forms carry the telephone numbers' library, which the list does not need. */
const loadRecords = () => import('./volunteer-records.tsx');

/** People who give their time. */
export default function VolunteersPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a record is opened.
    fetchPage(loadRecords).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<VolunteerList />} />
      <Route path="*" element={<LazyPart load={loadRecords} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
