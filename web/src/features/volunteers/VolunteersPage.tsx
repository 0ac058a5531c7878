import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Fetched, fetchPage } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { VolunteerList } from './VolunteerList.tsx';

/** Details and forms carry the telephone numbers' library, which the list does not need. */
const loadRecords = () => import('./Records.tsx');

/** People who give their time. */
export default function VolunteersPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a record is opened.
    fetchPage(loadRecords).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<VolunteerList />} />
      <Route path="*" element={<Fetched load={loadRecords} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
