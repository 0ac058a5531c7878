import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { t } from '../text/index.ts';
import { notifyIfFailed, offerUndo } from '../ui/toasts.tsx';
import type { RosterRow } from './roster-row.ts';
import { type Sent, sendRsvpChange } from './send-roster.ts';

/** Ends the offer of the check-in before this one: three of them would lie over the row that is pressed next. */
let endLast: () => void = () => undefined;

type Changed = Pick<RosterRow, 'id' | 'name' | 'checkedInAt' | 'minutes'>;

/** Changes one sign-up or several, and offers to take all of it back. `changeOf`: where each has a change of their own. */
export async function act<R extends Changed>(
  rows: readonly R[],
  change: RsvpCommand,
  changeOf: (row: R) => RsvpCommand = () => change,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const sent: Sent[] = [];
  const isSaved = await notifyIfFailed(
    (async () => {
      for (const row of rows) sent.push(await sendRsvpChange(row, changeOf(row)));
    })(),
  );
  if (!isSaved && sent.length === 0) return;
  const name = rows.length === 1 ? first.name : t('roster.people', { count: rows.length });
  const takeBack = () => void notifyIfFailed(Promise.all(sent.map(({ undo }) => undo())));
  const texts = { title: t(`roster.done.${change.is}`), name };
  if (change.is === 'check_in') endLast();
  const end = offerUndo(`${change.is} ${first.id} ${rows.length}`, texts, takeBack);
  // Its row can take it back as well.
  if (change.is === 'check_in') endLast = end;
}
