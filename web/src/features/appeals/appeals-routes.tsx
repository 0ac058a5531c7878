import { Navigate, Route, Routes } from 'react-router-dom';
import { appealsPath } from '../../shared/fundraising/fundraising-areas.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { AppealEdit, AppealNew } from './appeal-edit.tsx';
import { AppealPage } from './appeal-page.tsx';
import { AppealsPage } from './appeals-page.tsx';
import { GiftsOfCode } from './gifts-of-code.tsx';

/** Appeals with their codes, and one of them. */
export default function Appeals() {
  const { can } = useMember();
  if (!can('donations.read'))
    return (
      <Page title={t('nav.fundraising')}>
        <Tabs />
        <NoPermission />
      </Page>
    );
  return (
    <Routes>
      <Route index element={<AppealsPage />} />
      {can('donations.write') && <Route path="new" element={<AppealNew />} />}
      {can('donations.write') && <Route path=":id/edit" element={<AppealEdit />} />}
      <Route path="gifts" element={<GiftsOfCode />} />
      <Route path=":id" element={<AppealPage />} />
      <Route path="*" element={<Navigate to={appealsPath} replace />} />
    </Routes>
  );
}
