import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { type ExportFormat, saveTable } from '../../../shared/ui/export-file.ts';
import { type NightRow, nightFigures } from './night-rows.ts';

/** What the table shows, as a file. */
export const nightTable = (rows: readonly NightRow[], ahead: readonly string[]): string =>
  [byteOrderMark, ...nightLines(rows, ahead).map(csvLine)].join('');

const nightLines = (rows: readonly NightRow[], ahead: readonly string[]): string[][] => [
  [
    t('organizing.region'),
    ...nightFigures.map((figure) => t(`organizing.nights.figures.${figure}`)),
    ...ahead,
    t('organizing.nights.week'),
    t('organizing.nights.goal'),
  ],
  ...rows.map((row) => [
    row.name ?? t('organizing.noRegion'),
    ...[...nightFigures.map((figure) => row[figure]), ...row.ahead, row.week, row.goal].map(String),
  ]),
];

/** A night as a file, for whoever takes data out, or on paper. It names nobody. */
export function NightFiles({
  day,
  rows,
  ahead,
}: {
  day: string;
  rows: readonly NightRow[];
  ahead: readonly string[];
}) {
  const { can } = useMember();
  const save = (format: ExportFormat) =>
    void saveTable(nightTable(rows, ahead), { name: t('organizing.nights.fileName', { day }), format });
  return (
    <>
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
        {t('organizing.nights.print')}
      </Button>
    </>
  );
}
