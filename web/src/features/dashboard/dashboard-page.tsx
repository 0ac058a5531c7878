import { Navigate } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { addresses } from './dashboard-links.ts';
import { Overview } from './overview.tsx';

/** The campaign's numbers, for those who may read them; who only walks and calls begins with their turfs. */
export default function DashboardPage() {
  const member = useMember();
  if (!member.can('dashboard.read')) return <Navigate to={addresses.turfs} replace />;
  return <Overview member={member} />;
}
