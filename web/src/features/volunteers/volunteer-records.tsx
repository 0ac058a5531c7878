import { Navigate, Route, Routes } from 'react-router-dom';
import { VolunteerDetail } from './volunteer-detail.tsx';
import { VolunteerEdit } from './volunteer-edit.tsx';
import { VolunteerNew } from './volunteer-new.tsx';
import { paths } from './volunteer-paths.ts';

/** One volunteer: looked at, added, edited. */
export default function Records() {
  return (
    <Routes>
      <Route path="new" element={<VolunteerNew />} />
      <Route path=":id" element={<VolunteerDetail />} />
      <Route path=":id/edit" element={<VolunteerEdit />} />
      <Route path="*" element={<Navigate to={paths.list} replace />} />
    </Routes>
  );
}
