import '../../shared/text/settings.ts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMember } from '../../shared/session/member.ts';
import { AuditList } from './audit/AuditList.tsx';
import { InvitationList } from './invitations/InvitationList.tsx';
import { MemberList } from './members/MemberList.tsx';
import { paths } from './paths.ts';
import { Permissions } from './permissions/Permissions.tsx';

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
