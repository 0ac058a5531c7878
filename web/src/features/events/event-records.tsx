import type { ReactNode } from 'react';
import { RecordRoutes, recordRoutes } from '../../shared/area/area-routes.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { paths } from './event-area.ts';
import { EventPage } from './event-page.tsx';
import { EditEventPage } from './form/edit-event-page.tsx';
import { NewEventPage } from './form/new-event-page.tsx';

/** One event: looked at, added, edited. */
export default function EventRecords() {
  return (
    <RecordRoutes list={paths.list}>
      {recordRoutes('', {
        form: (
          <ForWriters>
            <NewEventPage />
          </ForWriters>
        ),
        detail: <EventPage />,
        edit: (
          <ForWriters>
            <EditEventPage />
          </ForWriters>
        ),
      })}
    </RecordRoutes>
  );
}

/** Forms are for whoever may write events. */
function ForWriters({ children }: { children: ReactNode }) {
  if (useMember().can('events.write')) return children;
  return (
    <Page title={t('events.one')}>
      <NoPermission />
    </Page>
  );
}
