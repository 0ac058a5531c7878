import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { DonationList } from './donations/donation-list.tsx';
import { DonorList } from './donors/donor-list.tsx';

/** Details and forms carry the telephone numbers' library, which no list needs. */
const loadRecords = () => import('./fundraising-records.tsx');
const loadRefunds = () => import('./refunds/refunds-page.tsx');
const loadPledges = () => import('./pledges/pledges-page.tsx');

/** Donors and what they give. */
export default function FundraisingPage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<DonorList />} />
      <Route path="donations" element={<DonationList />} />
      <Route path="refunds" element={<LazyPart load={loadRefunds} waiting={<ScreenWaiting />} />} />
      <Route path="pledges/*" element={<LazyPart load={loadPledges} waiting={<ScreenWaiting />} />} />
    </AreaRoutes>
  );
}
