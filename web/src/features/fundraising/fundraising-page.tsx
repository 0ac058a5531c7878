import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../shared/area/area-routes.tsx';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { DonationList } from './donations/donation-list.tsx';
import { DonorList } from './donors/donor-list.tsx';

/** Details and forms carry the telephone numbers' library, which no list needs. */
const loadRecords = () => import('./fundraising-records.tsx');
const loadPledges = () => import('./pledges/pledges-page.tsx');
/** Checks, which no list needs. */
const loadBatches = () => import('./batches/batches-routes.tsx');
/** The rules of the law, which no list needs. */
const loadLimits = () => import('./limits/limits-page.tsx');
/** The words of letters and of their form. */
const loadLetters = () => import('./letters/letters-page.tsx');
/** Who has to be thanked. */
const loadThanks = () => import('./thanks/thanks-page.tsx');

/** Donors and what they give. */
export default function FundraisingPage() {
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<DonorList />} />
      <Route path="donations" element={<DonationList />} />
      <Route path="batches/*" element={<LazyPart load={loadBatches} waiting={<ScreenWaiting />} />} />
      <Route path="thank-yous" element={<LazyPart load={loadThanks} waiting={<ScreenWaiting />} />} />
      <Route path="letters/*" element={<LazyPart load={loadLetters} waiting={<ScreenWaiting />} />} />
      <Route path="pledges/*" element={<LazyPart load={loadPledges} waiting={<ScreenWaiting />} />} />
      <Route path="limits" element={<LazyPart load={loadLimits} waiting={<ScreenWaiting />} />} />
    </AreaRoutes>
  );
}
