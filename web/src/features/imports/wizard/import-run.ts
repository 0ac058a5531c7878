import {
  type Outcome,
  openSequentialRun as openSender,
  type Waiting,
} from '../../../shared/data/sequential-run.ts';
import type { ServerRefusal } from '../worker/listed-rows.ts';

/** What one chunk came to. */
export type ChunkAnswer = {
  created: number;
  updated: number;
  unchanged: number;
  createdCents: number;
  unchangedCents: number;
  refused: ServerRefusal[];
  /** Created people who may be somebody who was there; lines of evidence; consents without a source. */
  review?: number;
  consents?: number;
  unsourced?: number;
  /** Rows about money that went back: on gifts by now, or waiting for one. */
  refunds?: number;
  refundCents?: number;
  waiting?: number;
  waitingCents?: number;
  /** Rows of gifts that say that a part went back, and not how much. */
  unsaid?: number;
};
/** What has become of the rows so far. Every number is the server's own. */
export type Tally = Required<ChunkAnswer> & { done: number };

type Setup = Waiting & {
  total: number;
  /** Rows in one request. */
  chunk: number;
  /** `rows`: how many were sent; a chunk may take fewer than it was asked for. */
  send: (from: number, count: number) => Promise<ChunkAnswer & { rows?: number }>;
  onChange: (tally: Tally, waiting: boolean) => void;
};

export const emptyTally: Tally = {
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  createdCents: 0,
  unchangedCents: 0,
  review: 0,
  consents: 0,
  unsourced: 0,
  ...{ refunds: 0, refundCents: 0, waiting: 0, waitingCents: 0, unsaid: 0 },
  refused: [],
};

const added = (tally: Tally, rows: number, answer: ChunkAnswer): Tally => ({
  done: tally.done + rows,
  created: tally.created + answer.created,
  updated: tally.updated + answer.updated,
  unchanged: tally.unchanged + answer.unchanged,
  createdCents: tally.createdCents + answer.createdCents,
  unchangedCents: tally.unchangedCents + answer.unchangedCents,
  review: tally.review + (answer.review ?? 0),
  consents: tally.consents + (answer.consents ?? 0),
  unsourced: tally.unsourced + (answer.unsourced ?? 0),
  refunds: tally.refunds + (answer.refunds ?? 0),
  refundCents: tally.refundCents + (answer.refundCents ?? 0),
  waiting: tally.waiting + (answer.waiting ?? 0),
  waitingCents: tally.waitingCents + (answer.waitingCents ?? 0),
  unsaid: tally.unsaid + (answer.unsaid ?? 0),
  refused: [...tally.refused, ...answer.refused],
});

/**
 * Sends a file's rows in chunks, one after the other: all of them write the import's own record, so two at a
 * time wait for each other's locks (4,000 rows took four times as long).
 */
export function openRun({ total, chunk, send, onChange, backoff, pause }: Setup): Run {
  let tally = emptyTally;
  const sender = openSender({
    backoff,
    pause,
    more: () => tally.done < total,
    send: async () => {
      const rows = Math.min(chunk, total - tally.done);
      const answer = await send(tally.done, rows);
      tally = added(tally, answer.rows ?? rows, answer);
      onChange(tally, false);
    },
    onWaiting: () => onChange(tally, true),
  });
  return { ...sender, tally: () => tally };
}
export type Run = { go: () => Promise<Outcome>; cancel: () => void; tally: () => Tally };
