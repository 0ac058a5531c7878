import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type ExportKind, exportCall, exportRowsHeader } from '#shared/calls/exports.ts';
import { today } from '#shared/rules/days.ts';
import { post } from '../data/api.ts';
import { wordsFor } from '../data/errors.ts';
import { measure } from '../metrics/measure.ts';
import { useMember } from '../session/member.ts';
import { gaveUp, withProof } from '../session/proof.ts';
import { t } from '../text/index.ts';
import { csvRows } from './csv-rows.ts';
import { download } from './download.ts';
import { showNumber } from './format.ts';
import { toast } from './toasts.tsx';

/** Rows that have come, and how many there are; null before the server has said so. */
type Progress = { done: number; total: number } | null;

/** Reads an answer to its end, saying after each piece how far it is. */
async function collect(answer: Response, came: (progress: Progress) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const total = Number(answer.headers.get(exportRowsHeader));
  const rowsIn = csvRows();
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    const done = rowsIn(piece.value);
    // Rows that were added meanwhile come too.
    if (total > 0) came({ done, total: Math.max(done, total) });
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}

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
  const here = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => here.current?.abort(), []);
  if (!can('data.export')) return null;

  const run = async () => {
    if (running) return;
    const leave = new AbortController();
    const { signal } = leave;
    here.current = leave;
    setProgress(null);
    setRunning(true);
    const since = performance.now();
    try {
      const answer = await withProof(() => post(exportCall.path, { kind }, signal));
      const file = await collect(answer, setProgress);
      const value = performance.now() - since;
      measure({ metric_type: 'user_action', metric_name: `export ${kind}`, value, unit: 'ms' });
      download(file, t('exports.fileName', { kind, day: today(new Date()) }));
      toast('success', t('exports.done'));
    } catch (error) {
      // A stream that breaks off is a TypeError without a code.
      const why = error instanceof TypeError ? t('errors.network') : wordsFor(error);
      if (!signal.aborted && !gaveUp(error)) toast('error', t('exports.failed'), why);
    }
    if (!signal.aborted) setRunning(false);
  };
  const cancel = () => {
    here.current?.abort();
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
