import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ExportKind } from '#shared/api/exports-api.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { exportFile, type Progress } from './export-file.ts';
import { showNumber } from './format.ts';

const action = (kind: ExportKind): string =>
  kind === 'summary' ? t('exports.summary') : t('exports.action');

const progressOf = (progress: Progress): string =>
  progress
    ? t('exports.running', { done: showNumber(progress.done), total: showNumber(progress.total) })
    : t('exports.beginning');

const progressStyle = {
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  cursor: 'default',
  color: 'var(--ink-soft)',
  background: 'var(--ground-sunk)',
};

/** Everything of one kind, or the campaign in figures, as a CSV file, for members who may take data out. */
export function ExportButton({ kind }: { kind: ExportKind }) {
  const { can } = useMember();
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress>(null);
  const abortController = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    // The cross that had the focus goes.
    button.current?.focus();
  };

  return (
    <Button.Group>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        // Not `disabled`, which would take the focus away and make the figures too faint to read.
        aria-disabled={running}
        onClick={run}
        style={running ? progressStyle : undefined}
      >
        {running ? progressOf(progress) : action(kind)}
      </Button>
      {running && (
        <Button variant="default" px={0} w={44} aria-label={t('exports.cancel')} onClick={cancel}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </Button>
      )}
    </Button.Group>
  );
}
