import { importChunkRows } from '#shared/constants.ts';
import { backoff, pause } from '../../../shared/data/backoff.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { setImporting } from '../../../shared/session/sign-out.ts';
import { finish, sendBatch, start } from '../data.ts';
import { emptyTally, openRun, type Run } from './import-run.ts';
import {
  at,
  type Importing,
  type Moving,
  newLife,
  type Presence,
  show,
  useWizard,
  type Work,
} from './wizard-state.ts';

/** The step of a running import, or null when it is over or has been let go. */
const importing = (): Importing | null => {
  const { step } = useWizard.getState();
  return step.is === 'importing' ? step : null;
};

/** Asks before the tab is closed while rows are on their way; not once the import has been let go. */
function warn(event: BeforeUnloadEvent): void {
  if (importing()) event.preventDefault();
}

/** Sends the rows. What is already there is recognised by the server, so nothing is doubled. */
export async function importRows(): Promise<void> {
  const { kind, step } = useWizard.getState();
  const { work } = at;
  if (!work || step.is !== 'preview') return;
  const { chosen, preview, presence } = step;
  const signal = newLife();
  show({ is: 'starting', chosen, preview, presence });
  try {
    const importId = await start(kind, chosen.facts.name, preview.ready);
    if (signal.aborted) return;
    const run = runOf(work, importId, chosen.replace, preview.ready, signal);
    work.running = { run, importId };
    const since = performance.now();
    show({ is: 'importing', chosen, preview, tally: emptyTally, moving: { is: 'running' }, since });
    await go();
  } catch (error) {
    if (!signal.aborted) show({ ...step, presence: interrupted(presence, error), why: messageFor(error) });
  }
}

/** A search that was broken off for an import that did not start can be taken up again. */
const interrupted = (presence: Presence, error: unknown): Presence =>
  presence.is === 'looking' ? { is: 'failed', checked: presence.checked, why: messageFor(error) } : presence;

function runOf(work: Work, importId: string, replace: boolean, total: number, signal: AbortSignal): Run {
  return openRun({
    total,
    chunk: importChunkRows,
    send: async (from, count) => {
      const batch = await work.reader.rows(from, count);
      return { ...(await sendBatch(importId, replace, batch)), rows: batch.rows.length };
    },
    backoff,
    pause,
    onChange: (tally, waiting) => {
      const now = importing();
      if (!now || signal.aborted) return;
      const moving: Moving =
        now.moving.is === 'stopping' ? now.moving : { is: waiting ? 'waiting' : 'running' };
      show({ ...now, tally, moving });
    },
  });
}

/** Runs until the end, a stop, or something that more attempts cannot help. */
async function go(): Promise<void> {
  const running = at.work?.running;
  const { signal } = at.life;
  if (!running) return;
  window.addEventListener('beforeunload', warn);
  setImporting(true);
  const outcome = await running.run.go();
  setImporting(false);
  window.removeEventListener('beforeunload', warn);
  if (signal.aborted) return;
  if (outcome.is !== 'stopped') return close(running.importId, outcome.is === 'cancelled');
  const now = importing();
  if (now) show({ ...now, moving: { is: 'stopped', why: messageFor(outcome.error) } });
}

/**
 * Shows what the import came to, and closes its own record behind that: the server brings its totals up to
 * date first, which takes seconds in a large campaign.
 */
function close(importId: string, cancelled: boolean): void {
  const { signal } = at.life;
  const now = importing();
  if (!now) return;
  const { chosen, preview, tally } = now;
  show({ is: 'done', chosen, preview, tally, cancelled, unclosed: null });
  finish(importId, cancelled ? 'cancelled' : 'finished').catch((error: unknown) => {
    const { step } = useWizard.getState();
    if (step.is === 'done' && !signal.aborted) show({ ...step, unclosed: messageFor(error) });
  });
}

/** Goes on after something that had to be mended first. */
export function carryOn(): void {
  const now = importing();
  if (now?.moving.is !== 'stopped') return;
  show({ ...now, moving: { is: 'running' } });
  void go();
}

/** Stops: after the chunk on its way, or at once where nothing is. */
export function cancel(): void {
  const now = importing();
  const running = at.work?.running;
  if (!now || !running) return;
  show({ ...now, moving: { is: 'stopping' } });
  running.run.cancel();
  if (now.moving.is === 'stopped') close(running.importId, true);
}
