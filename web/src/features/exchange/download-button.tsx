import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import {
  type ExchangePart,
  type ExchangePeriod,
  type ExchangeSeen,
  exchangeExportCall,
} from '#shared/api/exchange-api.ts';
import { post, timeoutAsCallError } from '../../shared/data/api.ts';
import { CallError, messageFor } from '../../shared/data/error-messages.ts';
import { isProofCancelled, withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { type ReceivedLines, receivedLines } from './received-lines.ts';

type Props = {
  period: ExchangePeriod;
  seen: ExchangeSeen;
  part: ExchangePart;
  /** Rows below the header, as the preview counted them. */
  total: number;
  /** Something has changed since it was counted. */
  outdated: () => void;
};

/** One of the two files. A download that is canceled or breaks off goes on behind the lines that came. */
export function DownloadButton({ period, seen, part, total, outdated }: Props) {
  const [received, setReceived] = useState<ReceivedLines | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const running = done !== null;

  const run = async () => {
    if (running) return;
    const leave = new AbortController();
    controller.current = leave;
    const lines = received ?? receivedLines();
    setReceived(lines);
    const rows = () => Math.max(0, lines.lines() - 1);
    setDone(rows());
    try {
      await fetchLines({ period, seen, part }, lines, leave.signal, () => setDone(rows()));
      if (rows() !== total) throw new CallError('unavailable', t('errors.network'));
      const [name, days] = [period.system, { from: period.from, to: period.to }];
      download(
        lines.file(),
        t(part === 'left' ? 'exchange.leftName' : 'exchange.fileName', { system: name, ...days }),
      );
      toast('success', t('exports.done'));
      setReceived(null);
    } catch (error) {
      lines.breakOff();
      if (lines.lines() === 0) setReceived(null);
      // A stream that breaks off is a TypeError without a code.
      const why = error instanceof TypeError ? t('errors.network') : messageFor(timeoutAsCallError(error));
      if (!leave.signal.aborted && !isProofCancelled(error)) toast('error', t('exports.failed'), why);
      if (error instanceof CallError && error.key === 'exchange.changed') outdated();
    }
    setDone(null);
  };
  const cancel = () => {
    controller.current?.abort();
    button.current?.focus();
  };
  const label = () => {
    if (done !== null) return t('exchange.running', { done: showNumber(done), total: showNumber(total) });
    if (received) return t('exchange.resume', { done: showNumber(Math.max(1, received.lines())) });
    return t(part === 'left' ? 'exchange.downloadLeft' : 'exchange.download');
  };
  return (
    <Button.Group>
      <Button
        ref={button}
        variant={part === 'left' || running ? 'default' : 'filled'}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        aria-disabled={running}
        onClick={run}
      >
        {label()}
      </Button>
      {running && (
        <Button variant="default" px={0} w={44} aria-label={t('exports.cancel')} onClick={cancel}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </Button>
      )}
    </Button.Group>
  );
}

async function fetchLines(
  { period, seen, part }: Pick<Props, 'period' | 'seen' | 'part'>,
  lines: ReceivedLines,
  signal: AbortSignal,
  came: () => void,
): Promise<void> {
  const answer = await withProof(() =>
    post(exchangeExportCall, { ...period, seen, part, skip: lines.lines() }, signal),
  );
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    signal.throwIfAborted();
    lines.add(piece.value);
    came();
  }
}
