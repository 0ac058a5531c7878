import { Route } from 'react-router-dom';
import { AreaRoutes } from '../../../shared/area/area-routes.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LazyPart } from '../../../shared/ui/lazy-page.tsx';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { PledgeList } from './pledge-list.tsx';

/** Forms carry the telephone numbers' library, which no list needs. */
const loadRecords = () => import('./pledge-records.tsx');
const loadForecast = () => import('./forecast-page.tsx');

/** What donors have promised, one pledge, and what is due by month. */
export default function PledgesPage() {
  if (!useMember().can('donations.read'))
    return (
      <Page title={t('nav.fundraising')}>
        <NoPermission />
      </Page>
    );
  return (
    <AreaRoutes loadRecords={loadRecords}>
      <Route index element={<PledgeList />} />
      <Route path="forecast" element={<LazyPart load={loadForecast} waiting={<ScreenWaiting />} />} />
    </AreaRoutes>
  );
}
