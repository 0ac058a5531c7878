import { lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { VolunteerList } from './VolunteerList.tsx';

/** Details and forms carry the telephone numbers' library, which the list does not need. */
const loadRecords = () => import('./Records.tsx');
const Records = lazy(loadRecords);

/** People who give their time. */
export default function VolunteersPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a record is opened.
    loadRecords().catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<VolunteerList />} />
      <Route path="*" element={<Records />} />
    </Routes>
  );
}
