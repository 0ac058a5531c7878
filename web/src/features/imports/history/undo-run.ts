import { create } from 'zustand';
import { type ImportItem, importUndoCall } from '#shared/api/import-history-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { backoff, pause } from '../../../shared/data/backoff.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { openSequentialRun, type Run } from '../../../shared/data/sequential-run.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

type Undo = NonNullable<ImportItem['undo']>;
export type UndoRun = {
  importId: string;
  /** How far the server says it has come. */
  undo: Undo | null;
  moving: 'running' | 'waiting' | 'stopped' | 'done';
  why: string | null;
};

/** The undo of this tab. It lives outside the screens, so that it goes on while its member looks at others. */
export const useUndoRun = create<{ run: UndoRun | null }>(() => ({ run: null }));
let current: Run | null = null;

const isMoving = (run: UndoRun | null): boolean => run?.moving === 'running' || run?.moving === 'waiting';

export const undoFigures = ({ removed, gifts, remaining }: Undo) => ({
  removed: showNumber(removed),
  gifts: showNumber(gifts),
  remaining: showNumber(remaining),
});

/** Undoes page after page, from wherever the server has come to. One at a time. */
export async function runUndo(importId: string, stop: boolean): Promise<void> {
  if (isMoving(useUndoRun.getState().run)) return;
  let isDone = false;
  let undo: Undo | null = null;
  const show = (moving: UndoRun['moving'], why: string | null = null) =>
    useUndoRun.setState({ run: { importId, undo, moving, why } });
  const run = openSequentialRun({
    ...{ backoff, pause, more: () => !isDone },
    send: async () => {
      const answer = await callEndpoint(importUndoCall, { importId, stop });
      if (current !== run) return;
      isDone = answer.isDone;
      undo = answer.undo;
      show('running');
    },
    onWaiting: () => show('waiting'),
  });
  current = run;
  show('running');
  const outcome = await run.go();
  if (current !== run) return;
  current = null;
  if (outcome.is === 'stopped') show('stopped', messageFor(outcome.error));
  if (outcome.is !== 'finished' || undo === null) return;
  show('done');
  toast('success', t('importHistory.undo.doneTitle'), t('importHistory.undo.done', undoFigures(undo)));
}

const memberIn = (session: ReturnType<typeof useSession.getState>['session']): string | null =>
  'member' in session ? `${session.member.organization}/${session.member.uid}` : null;

/** One member's undo never goes on as another's. */
useSession.subscribe(({ session }, before) => {
  const was = memberIn(before.session);
  if (was === null || was === memberIn(session)) return;
  current?.cancel();
  current = null;
  useUndoRun.setState({ run: null });
});
