import '../../shared/text/settings/en.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMember } from '../../shared/session/session-store.ts';
import { AuditList } from './audit/audit-list.tsx';
import { InvitationList } from './invitations/invitation-list.tsx';
import { MemberList } from './members/member-list.tsx';
import { Permissions } from './permissions/permissions.tsx';
import { paths } from './team-paths.ts';

/** Who is on the campaign; for admins also who is invited and what happened. A role lost while here closes those. */
export default function TeamPage() {
  const manages = useMember().can('members.write');
  return (
    <Routes>
      <Route index element={<MemberList />} />
      <Route path="permissions" element={<Permissions />} />
      {manages && <Route path="invitations" element={<InvitationList />} />}
      {manages && <Route path="audit" element={<AuditList />} />}
      <Route path="*" element={<Navigate to={paths.members} replace />} />
    </Routes>
  );
}
