import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Fetched, fetchPage } from '../../shared/ui/fetched.tsx';
import { ScreenWaiting } from '../../shared/ui/ScreenWaiting.tsx';
import { DonationList } from './donations/DonationList.tsx';
import { DonorList } from './donors/DonorList.tsx';

/** Details and forms carry the telephone numbers' library, which no list needs. */
const loadRecords = () => import('./Records.tsx');

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
      <Route path="*" element={<Fetched load={loadRecords} waiting={<ScreenWaiting />} />} />
    </Routes>
  );
}
