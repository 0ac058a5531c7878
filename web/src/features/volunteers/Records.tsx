import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from './paths.ts';
import { VolunteerDetail } from './VolunteerDetail.tsx';
import { VolunteerEdit } from './VolunteerEdit.tsx';
import { VolunteerNew } from './VolunteerNew.tsx';

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
