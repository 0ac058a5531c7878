import { Navigate, Route, Routes } from 'react-router-dom';
import { DonationDetail } from './donations/DonationDetail.tsx';
import { DonationEdit } from './donations/DonationEdit.tsx';
import { DonationNew } from './donations/DonationNew.tsx';
import { DonorDetail } from './donors/DonorDetail.tsx';
import { DonorEdit } from './donors/DonorEdit.tsx';
import { DonorNew } from './donors/DonorNew.tsx';
import { paths } from './paths.ts';

/** One donor or donation: looked at, added, edited. */
export default function Records() {
  return (
    <Routes>
      <Route path="donors/new" element={<DonorNew />} />
      <Route path="donors/:id" element={<DonorDetail />} />
      <Route path="donors/:id/edit" element={<DonorEdit />} />
      <Route path="donations/new" element={<DonationNew />} />
      <Route path="donations/:id" element={<DonationDetail />} />
      <Route path="donations/:id/edit" element={<DonationEdit />} />
      <Route path="*" element={<Navigate to={paths.donors} replace />} />
    </Routes>
  );
}
