import { Navigate, Route, Routes } from 'react-router-dom';
import { batchesPath } from '../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchPage } from './batch-page.tsx';
import { DepositSlip } from './deposit-slip.tsx';

/** Batches of checks: all of them, one of them, and its deposit slip. */
export default function Batches() {
  if (!useMember().can('donations.read')) return <NoPermission />;
  return (
    <Routes>
      <Route index element={<BatchList />} />
      <Route path=":id" element={<BatchPage />} />
      <Route path=":id/slip" element={<DepositSlip />} />
      <Route path="*" element={<Navigate to={batchesPath} replace />} />
    </Routes>
  );
}
