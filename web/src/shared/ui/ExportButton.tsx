import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { exportCall } from '#shared/calls/exports.ts';
import { today } from '#shared/rules/days.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { post } from '../data/api.ts';
import { wordsFor } from '../data/errors.ts';
import { useMember } from '../session/member.ts';
import { gaveUp, withProof } from '../session/proof.ts';
import { t } from '../text/index.ts';
import { download } from './download.ts';
import { showBytes } from './format.ts';
import { toast } from './toasts.tsx';

/** Reads an answer to its end, saying after each piece how many bytes have come. */
async function collect(answer: Response, came: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    came(bytes);
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}

/** Everything of one kind as a CSV file, for members who may take data out. */
export function ExportButton({ kind }: { kind: ImportKind }) {
  const { can } = useMember();
  /** Bytes that have come; null when nothing is on its way. */
  const [bytes, setBytes] = useState<number | null>(null);
  const leave = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leave.current = here;
    return () => here.abort();
  }, []);
  if (!can('data.export')) return null;

  const run = async () => {
    const { signal } = leave.current;
    setBytes(0);
    try {
      const file = await collect(await withProof(() => post(exportCall.path, { kind }, signal)), setBytes);
      download(file, t('imports.export.fileName', { kind, day: today(new Date()) }));
      toast('success', t('imports.export.done'));
    } catch (error) {
      // A stream that breaks off is a TypeError without a code.
      const why = error instanceof TypeError ? t('errors.network') : wordsFor(error);
      if (!signal.aborted && !gaveUp(error)) toast('error', t('imports.export.failed'), why);
    }
    if (!signal.aborted) setBytes(null);
  };

  const running = bytes !== null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      onClick={run}
      disabled={running}
    >
      {running ? t('imports.export.running', { size: showBytes(bytes) }) : t('imports.export.action')}
    </Button>
  );
}
