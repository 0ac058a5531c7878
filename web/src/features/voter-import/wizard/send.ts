import { fileRefusals } from '#shared/rules/voters/receiving.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { pause } from '../../../shared/data/patience.ts';
import { t } from '../../../shared/text/index.ts';
import { bringPart, cancelFile, finish, start } from '../data.ts';
import type { KeptImport } from '../worker/protocol.ts';
import { forgetImport } from '../worker/scratch.ts';
import { alone } from './alone.ts';
import { LostPart } from './lost-part.ts';
import { isFinal, saidSo, sendingPatience } from './refusals.ts';
import { type Arrived, openSender } from './sender.ts';
import { at, type Moving, newLife, type Sending, show, stepNow } from './state.ts';

const sending = (): Sending | null => {
  const step = stepNow();
  return step.is === 'sending' ? step : null;
};

const stopped = (why: string, final: boolean): void => {
  const now = sending();
  if (now) show({ ...now, moving: { is: 'stopped', why, final } });
};

function wordsOf(error: unknown): string {
  if (error instanceof LostPart) return t('voterImport.send.lost');
  return saidSo(error, fileRefusals.outrun) ? t('voterImport.send.outOfDate') : wordsFor(error);
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
export async function sendKept(kept: KeptImport): Promise<void> {
  const signal = newLife();
  show({ is: 'sending', kept, done: null, begun: 0, moving: { is: 'running' }, since: performance.now() });
  at.sender = openSender(kept, {
    start,
    bring: bringPart,
    finish,
    patience: sendingPatience,
    pause,
    onChange: (done, waiting) => {
      if (!signal.aborted) arrived(done, waiting);
    },
  });
  await go(kept, signal);
}

/** Runs until the end, a stop, or something that more attempts cannot help. */
async function go(kept: KeptImport, signal: AbortSignal): Promise<void> {
  const { sender } = at;
  if (!sender) return;
  const ended = await alone(() => sender.go());
  if (signal.aborted) return;
  if (ended === 'elsewhere') return stopped(t('voterImport.send.elsewhere'), false);
  if (ended.is === 'cancelled') return giveUp(kept);
  if (ended.is === 'finished') {
    show({ is: 'done', kept, outcome: 'finished' });
    return forgetImport(kept.fileId);
  }
  // Somebody else gave it up.
  if (saidSo(ended.error, fileRefusals.over)) return over(kept);
  stopped(wordsOf(ended.error), isFinal(ended.error));
}

async function over(kept: KeptImport): Promise<void> {
  show({ is: 'done', kept, outcome: 'cancelled' });
  await forgetImport(kept.fileId);
}

/** Goes on after something that had to be mended first. */
export function carryOn(): void {
  const now = sending();
  if (now?.moving.is !== 'stopped') return;
  void sendKept(now.kept);
}

/** Lets the server delete what has come, then what is packed here goes too. */
export async function discard(kept: KeptImport): Promise<void> {
  try {
    await cancelFile(kept.fileId);
  } catch (error) {
    // It was never announced.
    if (!saidSo(error, fileRefusals.gone)) throw error;
  }
  await forgetImport(kept.fileId);
}

async function giveUp(kept: KeptImport): Promise<void> {
  const { signal } = at.life;
  try {
    await discard(kept);
    if (!signal.aborted) show({ is: 'done', kept, outcome: 'cancelled' });
  } catch (error) {
    if (!signal.aborted) stopped(wordsFor(error), false);
  }
}

/** Gives the import up: after the part on its way, or at once where nothing is. */
export function cancel(): void {
  const now = sending();
  if (!now || !at.sender) return;
  show({ ...now, moving: { is: 'stopping' } });
  if (now.moving.is === 'stopped') void giveUp(now.kept);
  else at.sender.cancel();
}

/** The newer file is not wanted after all: nothing of it has been sent. */
export async function keepPresent(): Promise<void> {
  const step = stepNow();
  if (step.is !== 'changes') return;
  show({ is: 'done', kept: step.kept, outcome: 'cancelled' });
  await forgetImport(step.kept.fileId);
}
