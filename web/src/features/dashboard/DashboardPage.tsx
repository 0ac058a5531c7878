import { useMember } from '../../shared/session/member.ts';
import { Assigned } from './Assigned.tsx';
import { Overview } from './Overview.tsx';

/** The campaign's numbers, for those whose role reads them. */
export default function DashboardPage() {
  const member = useMember();
  if (!member.can('dashboard.read')) return <Assigned />;
  return <Overview organization={member.organization} role={member.role} />;
}
