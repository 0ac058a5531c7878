import '../../../shared/text/roster/en.ts';
import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { rosterPaths } from '../../../shared/roster/roster-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { RosterView } from '../roster-view.tsx';
import { Door } from './door.tsx';

/** `/events/:id/check-in`: who has come, on a telephone at the door, with and without a connection. */
export default function CheckInPage() {
  return (
    <RosterView
      title={({ title }) => t('roster.door.title', { name: title })}
      actions={({ id }) => (
        <Button
          component={Link}
          to={rosterPaths.roster(id)}
          variant="default"
          leftSection={<IconList size={16} aria-hidden />}
        >
          {t('roster.open')}
        </Button>
      )}
    >
      {({ event, rows }) => <Door event={event} rows={rows} />}
    </RosterView>
  );
}
