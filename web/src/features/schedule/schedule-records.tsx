import { Route } from 'react-router-dom';
import { RecordRoutes, recordRoutes } from '../../shared/area/area-routes.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { EditAppointmentPage, NewAppointmentPage } from './appointment-form.tsx';
import { AppointmentPage } from './appointment-page.tsx';
import { ProtectPage } from './protect-page.tsx';
import { paths } from './schedule-area.ts';

/** One appointment, looked at, added, edited; and the hours that are kept for calls. */
export default function ScheduleRecords() {
  const writes = useMember().can('schedule.write');
  const refused = (
    <Page title={t('schedule.callTime')}>
      <NoPermission />
    </Page>
  );
  return (
    <RecordRoutes list={paths.list}>
      <Route path="call-time" element={writes ? <ProtectPage /> : refused} />
      {recordRoutes('', {
        form: <NewAppointmentPage />,
        detail: <AppointmentPage />,
        edit: <EditAppointmentPage />,
      })}
    </RecordRoutes>
  );
}
