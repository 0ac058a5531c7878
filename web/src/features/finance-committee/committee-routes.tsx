import { Navigate, Route, Routes } from 'react-router-dom';
import { committeePath } from '../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { CommitteePage } from './committee-page.tsx';
import { GuestListPage } from './guest-list-page.tsx';
import { MemberPage } from './member-page.tsx';

/** The finance committee, and one of its members. */
export default function Committee() {
  if (!useMember().can('donations.read'))
    return (
      <Page title={t('nav.fundraising')}>
        <Tabs />
        <NoPermission />
      </Page>
    );
  return (
    <Routes>
      <Route index element={<CommitteePage />} />
      <Route path=":id" element={<MemberPage />} />
      <Route path=":id/guests/:event" element={<GuestListPage />} />
      <Route path="*" element={<Navigate to={committeePath} replace />} />
    </Routes>
  );
}
