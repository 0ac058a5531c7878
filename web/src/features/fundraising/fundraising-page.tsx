import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fetchPage, LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { DonationList } from './donations/donation-list.tsx';
import { DonorList } from './donors/donor-list.tsx';

/** Details and forms carry the telephone numbers' library, which no list needs. */
const loadRecords = () => import('./fundraising-records.tsx');

/** Donors and what they give. */
export default function FundraisingPage() {
  useEffect(() => {
    // Ahead of the first click. A failure is met, and told, when a record is opened.
    fetchPage(loadRecords).catch(() => undefined);
  }, []);
  return (
    <Routes>
      <Route index element={<DonorList />} />
      <Route path="donations" element={<DonationList />} />
      <Route path="*" element={<LazyPart load={loadRecords} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
