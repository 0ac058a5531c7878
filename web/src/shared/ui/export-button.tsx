import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ExportKind } from '#shared/api/exports-api.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { DownloadAction } from './download-action.tsx';
import { type ExportFormat, exportFile, type Progress } from './export-file.ts';
import { showNumber } from './format.ts';

const action = (kind: ExportKind): string =>
  kind === 'summary' ? t('exports.summary') : t('exports.action');

function progressOf(progress: Progress): string {
  if (progress === 'packing') return t('exports.packing');
  return progress
    ? t('exports.running', { done: showNumber(progress.done), total: showNumber(progress.total) })
    : t('exports.beginning');
}

/** Everything of one kind, or the campaign in figures, as a CSV file or a workbook, for members who may take data out. */
export function ExportButton({
  kind,
  code,
}: {
  kind: ExportKind /** Gifts of this source code alone. */;
  code?: string;
}) {
  const { can } = useMember();
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress>(null);
  const abortController = useRef<AbortController>(null);
  useEffect(() => () => abortController.current?.abort(), []);
  if (!can('data.export')) return null;

  const run = async (format: ExportFormat) => {
    if (running) return;
    const leave = new AbortController();
    const { signal } = leave;
    abortController.current = leave;
    setProgress(null);
    setRunning(true);
    await exportFile(kind, { format, ...(code !== undefined && { code }), came: setProgress, leave: signal });
    if (!signal.aborted) setRunning(false);
  };
  const cancel = () => {
    abortController.current?.abort();
    setRunning(false);
  };

  return (
    <DownloadAction
      running={running}
      run={() => run('csv')}
      cancel={cancel}
      other={
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" px={0} w={44} aria-label={t('exports.formats')}>
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconFileSpreadsheet size={16} stroke={1.75} aria-hidden />}
              onClick={() => void run('xlsx')}
            >
              {t('exports.workbook')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      }
    >
      {running ? progressOf(progress) : action(kind)}
    </DownloadAction>
  );
}
