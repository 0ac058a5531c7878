import '../../../shared/text/events/en.ts';
import { Button, Group } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import type { EventReport } from '#shared/domain/events/event-report.ts';
import { reportTable } from '#shared/domain/events/report-table.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { type ExportFormat, saveTable } from '../../../shared/ui/export-file.ts';
import { useEventCost } from './use-event-cost.ts';

/** The report as a file, for whoever takes data out, or on paper. It names nobody. */
export function ReportFiles({ event, report }: { event: RosterEvent; report: EventReport }) {
  const { can } = useMember();
  const cost = useEventCost(event.id);
  const save = (format: ExportFormat) => {
    const about = { title: event.title, day: event.day, type: t(`events.type.${event.type}`) };
    const table = reportTable(about, report, cost, (source) => t(`roster.source.${source}`));
    void saveTable(table, { name: t('eventReport.fileName', { day: event.day }), format });
  };
  return (
    <Group gap="xs">
      {can('data.export') && (
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => save('csv')}
          >
            {t('exports.action')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => save('xlsx')}
          >
            {t('exports.workbook')}
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('eventReport.print')}
      </Button>
    </Group>
  );
}
