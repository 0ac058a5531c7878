import { useEffect, useRef, useState } from 'react';
import {
  type ExchangePart,
  type ExchangePeriod,
  type ExchangeSeen,
  exchangeExportCall,
} from '#shared/api/exchange-api.ts';
import { post } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { DownloadAction } from '../../shared/ui/download-action.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { showExportFailure } from '../../shared/ui/show-export-failure.ts';
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
      const { system, from, to } = period;
      const name = t(part === 'left' ? 'exchange.leftName' : 'exchange.fileName', { system, from, to });
      download(lines.file(), name);
      toast('success', t('exports.done'));
      setReceived(null);
    } catch (error) {
      lines.breakOff();
      if (lines.lines() === 0) setReceived(null);
      showExportFailure(error, leave.signal);
      if (error instanceof CallError && error.key === 'exchange.changed') outdated();
    }
    setDone(null);
  };
  const label = () => {
    if (done !== null) return t('exchange.running', { done: showNumber(done), total: showNumber(total) });
    if (received) return t('exchange.resume', { done: showNumber(Math.max(1, received.lines())) });
    return t(part === 'left' ? 'exchange.downloadLeft' : 'exchange.download');
  };
  return (
    <DownloadAction
      running={running}
      isMain={part === 'upload'}
      run={run}
      cancel={() => controller.current?.abort()}
    >
      {label()}
    </DownloadAction>
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
