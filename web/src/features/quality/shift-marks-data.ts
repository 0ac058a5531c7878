import type { Stored } from '#shared/collections/define.ts';
import { shiftEventsMax, shiftMarks } from '#shared/collections/shift-marks.ts';
import type { Shift } from '#shared/domain/field/shift-quality.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitAll, type Operation } from '../../shared/data/journal/index.ts';
import { useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed, offerUndo, toast } from '../../shared/ui/toasts.tsx';

export type Mark = Stored<typeof shiftMarks>;
const none: readonly Mark[] = [];
/** Shifts that are marked within the days that can be looked at: as many as the rules let anybody list. */
const marksMax = 100;

/** Shifts of a day and later (`YYYY-MM-DD`) that were looked at and found right. One read each, and none while it is known. */
export function useMarks(since: string): readonly Mark[] {
  const path = shiftMarks.path(useMember().organization);
  const list = { path, conditions: [{ field: 'day', is: '>=', value: since } as const] };
  const live = useLiveQuery(shiftMarks, JSON.stringify(list), () =>
    firstOf(inOrder(list, { field: 'day', direction: 'desc' }), marksMax),
  );
  return live.is === 'ready' ? live.value : none;
}

type Marked = Pick<Shift, 'by' | 'list_id' | 'day' | 'events'>;
const eventsIn = ({ events }: Marked): number => Math.min(events.length, shiftEventsMax);

/** Who said that a shift is right, the last first. Not of what came in after they looked. */
export const marksOf = (marks: readonly Mark[], shift: Marked): readonly Mark[] =>
  marks
    .filter(
      ({ worker, list_id, day, events }) =>
        worker === shift.by && list_id === shift.list_id && day === shift.day && events >= eventsIn(shift),
    )
    .sort((one, other) => other.created_at.toMillis() - one.created_at.toMillis());

const create = (shift: Marked): Operation => ({
  operation: 'create',
  table: 'shift_marks',
  id: crypto.randomUUID(),
  data: { worker: shift.by, list_id: shift.list_id, day: shift.day, events: eventsIn(shift) },
});
const remove = ({ id }: { id: string }): Operation => ({ operation: 'delete', table: 'shift_marks', id });

async function write(operations: readonly Operation[]): Promise<boolean> {
  const work = commitAll(operations);
  if (!(await notifyIfFailed(work))) return false;
  const failed = (error: unknown) => toast('error', t('common.failedToSave'), messageFor(error));
  Promise.all(await work).catch(failed);
  return true;
}

/** Says that a shift is right, and offers to take that back. Never rejects. */
export async function markRight(shift: Marked, name: string): Promise<void> {
  const mark = create(shift);
  if (await write([mark]))
    offerUndo(mark.id, { title: t('quality.mark.done'), name }, () => void write([remove(mark)]));
}

/** The shift is to be looked at again, and offers to take that back. Never rejects. */
export async function markAgain(shift: Marked, marks: readonly Mark[], name: string): Promise<void> {
  if (await write(marks.map(remove)))
    offerUndo(
      crypto.randomUUID(),
      { title: t('quality.mark.undone'), name },
      () => void write([create(shift)]),
    );
}
