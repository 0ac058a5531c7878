import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { DonationList } from './donations/donation-list.tsx';
import { DonorList } from './donors/donor-list.tsx';

/** Details and forms carry the telephone numbers' library, which no list needs. */
const loadRecords = () => import('./fundraising-records.tsx');

/** Donors and what they give. */
export default function FundraisingPage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<DonorList />} />
      <Route path="donations" element={<DonationList />} />
    </AreaRoutes>
  );
}
