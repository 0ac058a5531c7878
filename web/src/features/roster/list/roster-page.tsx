import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rosterPaths } from '../../../shared/roster/roster-paths.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { AddDialog } from '../add/add-dialog.tsx';
import { RosterView } from '../roster-view.tsx';
import { RosterList } from './roster-list.tsx';
import { RosterMenu } from './roster-menu.tsx';

/** `/events/:id/roster`: who signed up for an event, and what becomes of each. */
export function RosterPage() {
  const [adding, add] = useState(false);
  return (
    <RosterView
      title={({ title }) => t('roster.titleOf', { name: title })}
      actions={(event) => <Actions event={event} add={() => add(true)} />}
    >
      {({ event, rows }) => (
        <>
          <RosterList event={event} rows={rows} add={() => add(true)} />
          {adding && <AddDialog event={event} rows={rows} close={() => add(false)} />}
        </>
      )}
    </RosterView>
  );
}

function Actions({ event, add }: { event: RosterEvent; add: () => void }) {
  return (
    <>
      <Button
        component={Link}
        to={rosterPaths.checkIn(event.id)}
        leftSection={<IconChecklist size={16} aria-hidden />}
      >
        {t('roster.checkIn')}
      </Button>
      <Button variant="default" onClick={add} disabled={event.state === 'cancelled'}>
        {t('roster.add.action')}
      </Button>
      <RosterMenu event={event} />
    </>
  );
}
