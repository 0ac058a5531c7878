import { useEffect, useRef, useState } from 'react';
import type { ExportKind } from '#shared/api/exports-api.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { DownloadAction } from './download-action.tsx';
import { exportFile, type Progress } from './export-file.ts';
import { showNumber } from './format.ts';

const action = (kind: ExportKind): string =>
  kind === 'summary' ? t('exports.summary') : t('exports.action');

const progressOf = (progress: Progress): string =>
  progress
    ? t('exports.running', { done: showNumber(progress.done), total: showNumber(progress.total) })
    : t('exports.beginning');

/** Everything of one kind, or the campaign in figures, as a CSV file, for members who may take data out. */
export function ExportButton({ kind }: { kind: ExportKind }) {
  const { can } = useMember();
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress>(null);
  const abortController = useRef<AbortController>(null);
  useEffect(() => () => abortController.current?.abort(), []);
  if (!can('data.export')) return null;

  const run = async () => {
    if (running) return;
    const leave = new AbortController();
    const { signal } = leave;
    abortController.current = leave;
    setProgress(null);
    setRunning(true);
    await exportFile(kind, setProgress, signal);
    if (!signal.aborted) setRunning(false);
  };
  const cancel = () => {
    abortController.current?.abort();
    setRunning(false);
  };

  return (
    <DownloadAction running={running} run={run} cancel={cancel}>
      {running ? progressOf(progress) : action(kind)}
    </DownloadAction>
  );
}
