import { Button, Menu } from '@mantine/core';
import {
  IconDeviceTablet,
  IconDots,
  IconDownload,
  IconKeyboard,
  IconPhone,
  IconPrinter,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { exportRosterCall } from '#shared/api/rsvps-api.ts';
import { post } from '../../../shared/data/api.ts';
import { rosterPaths } from '../../../shared/roster/roster-paths.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { shiftNow } from '../../../shared/roster/roster-shift.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { saveExport } from '../../../shared/ui/export-file.ts';

/** What else there is of a roster: on paper, as a file, on a tablet at the door. */
export function RosterMenu({ event }: { event: RosterEvent }) {
  const { can } = useMember();
  const { id } = event;
  const shift = shiftNow(event, Date.now());
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const exportAll = () =>
    saveExport((leave) => post(exportRosterCall, { event: id }, leave), {
      ...{ name: t('roster.exportFile'), format: 'csv' },
    });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" px={0} w={44} aria-label={t('roster.more')}>
          <IconDots {...icon} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={rosterPaths.sheet(id, shift)} leftSection={<IconPrinter {...icon} />}>
          {t('roster.sheet.action')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={rosterPaths.enter(id, shift)}
          leftSection={<IconKeyboard {...icon} />}
        >
          {t('roster.enter.action')}
        </Menu.Item>
        <Menu.Item component={Link} to={rosterPaths.missing(id)} leftSection={<IconPhone {...icon} />}>
          {t('roster.missing.action')}
        </Menu.Item>
        <Menu.Item component={Link} to={rosterPaths.kiosk(id)} leftSection={<IconDeviceTablet {...icon} />}>
          {t('roster.kiosk')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={rosterPaths.report(id)}
          leftSection={<IconReportAnalytics {...icon} />}
        >
          {t('roster.report')}
        </Menu.Item>
        {can('data.export') && can('rosters.work') && (
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => void exportAll()}>
            {t('roster.export')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
