import { type AppointmentChange, decideAppointmentCall } from '#shared/api/schedule-api.ts';
import { undoMs } from '#shared/constants.ts';
import { type Appointment, sendAboutTime } from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed, offerUndo } from '../../shared/ui/toasts.tsx';

/** Decisions that a dialog asks about. */
export type Decision = Exclude<AppointmentChange['is'], 'reopen'>;

/** Decides, and offers to take that back before it is sent. */
export async function sendDecision(
  { id, title, state }: Pick<Appointment, 'id' | 'title' | 'state'>,
  change: AppointmentChange,
): Promise<void> {
  const receipt = await sendAboutTime(decideAppointmentCall, id, { id, seen: state, change }, undoMs);
  offerUndo(receipt.id, { title: t(`schedule.decide.done.${change.is}`), name: title }, () => {
    void receipt.undo();
  });
  void notifyIfFailed(receipt.synced);
}
