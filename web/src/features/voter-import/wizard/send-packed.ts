import { pause } from '../../../shared/data/backoff.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { forgetImport } from '../../../shared/voter-reading/packed-imports.ts';
import type { PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { cancelFile, finish, sendPart, start } from '../data.ts';
import { LostPart } from './lost-part.ts';
import { type Arrived, openSender } from './part-sender.ts';
import { isFinal, isRefusal, sendRetryDelay } from './send-refusals.ts';
import { at, type Moving, newLife, type Sending, show, stepNow } from './voter-wizard-state.ts';
import { alone } from './with-import-lock.ts';

const sending = (): Sending | null => {
  const step = stepNow();
  return step.is === 'sending' ? step : null;
};

const stopped = (why: string, final: boolean): void => {
  const now = sending();
  if (now) show({ ...now, moving: { is: 'stopped', why, final } });
};

function messageOf(error: unknown): string {
  if (error instanceof LostPart) return t('voterImport.send.lost');
  return isRefusal(error, 'voterFiles.outrun') ? t('voterImport.send.outOfDate') : messageFor(error);
}

function arrived(done: Arrived | null, waiting: boolean): void {
  const now = sending();
  if (!now) return;
  // The pace is that of this visit.
  const begun = now.done ? {} : { begun: done?.voters ?? 0, since: performance.now() };
  const moving: Moving = now.moving.is === 'stopping' ? now.moving : { is: waiting ? 'waiting' : 'running' };
  show({ ...now, ...begun, done, moving });
}

/** Sends what is packed on this device, from where it was left. */
export async function sendPacked(packed: PackedImport): Promise<void> {
  const signal = newLife();
  show({ is: 'sending', packed, done: null, begun: 0, moving: { is: 'running' }, since: performance.now() });
  at.sender = openSender(packed, {
    start,
    sendPart: sendPart,
    finish,
    backoff: sendRetryDelay,
    pause,
    onChange: (done, waiting) => {
      if (!signal.aborted) arrived(done, waiting);
    },
  });
  await go(packed, signal);
}

/** Runs until the end, a stop, or something that more attempts cannot help. */
async function go(packed: PackedImport, signal: AbortSignal): Promise<void> {
  const { sender } = at;
  if (!sender) return;
  const ended = await alone(() => sender.go());
  if (signal.aborted) return;
  if (ended === 'elsewhere') return stopped(t('voterImport.send.elsewhere'), false);
  if (ended.is === 'cancelled') return giveUp(packed);
  if (ended.is === 'finished') {
    show({ is: 'done', packed, outcome: 'finished' });
    return forgetImport(packed.fileId);
  }
  // Somebody else gave it up.
  if (isRefusal(ended.error, 'voterFiles.over')) return over(packed);
  stopped(messageOf(ended.error), isFinal(ended.error));
}

async function over(packed: PackedImport): Promise<void> {
  show({ is: 'done', packed, outcome: 'cancelled' });
  await forgetImport(packed.fileId);
}

/** Goes on after something that had to be mended first. */
export function carryOn(): void {
  const now = sending();
  if (now?.moving.is !== 'stopped') return;
  void sendPacked(now.packed);
}

/** Lets the server delete what has come, then what is packed here goes too. */
export async function discard(packed: PackedImport): Promise<void> {
  try {
    await cancelFile(packed.fileId);
  } catch (error) {
    // It was never announced.
    if (!isRefusal(error, 'voterFiles.notFound')) throw error;
  }
  await forgetImport(packed.fileId);
}

async function giveUp(packed: PackedImport): Promise<void> {
  const { signal } = at.life;
  try {
    await discard(packed);
    if (!signal.aborted) show({ is: 'done', packed, outcome: 'cancelled' });
  } catch (error) {
    if (!signal.aborted) stopped(messageFor(error), false);
  }
}

/** Gives the import up: after the part on its way, or at once where nothing is. */
export function cancel(): void {
  const now = sending();
  if (!now || !at.sender) return;
  show({ ...now, moving: { is: 'stopping' } });
  if (now.moving.is === 'stopped') void giveUp(now.packed);
  else at.sender.cancel();
}

/** The newer file is not wanted after all: nothing of it has been sent. */
export async function keepPresent(): Promise<void> {
  const step = stepNow();
  if (step.is !== 'changes') return;
  show({ is: 'done', packed: step.packed, outcome: 'cancelled' });
  await forgetImport(step.packed.fileId);
}
