import { Navigate, Route, Routes } from 'react-router-dom';
import { DonationDetail } from './donations/donation-detail.tsx';
import { DonationEdit } from './donations/donation-edit.tsx';
import { DonationNew } from './donations/donation-new.tsx';
import { DonorDetail } from './donors/donor-detail.tsx';
import { DonorEdit } from './donors/donor-edit.tsx';
import { DonorNew } from './donors/donor-new.tsx';
import { paths } from './fundraising-paths.ts';

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
