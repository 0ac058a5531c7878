import { act } from '../../../shared/roster/act-on-rows.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { t } from '../../../shared/text/index.ts';
import { showClock } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

/** That somebody is there already, and since when. */
export const alreadyThere = ({ checkedInAt }: RosterRow): string =>
  t('roster.door.already', { time: checkedInAt === null ? '' : showClock(checkedInAt) });

/** Checks somebody in; whoever is there already stays as they are, and is said to be. */
export async function checkIn(row: RosterRow): Promise<void> {
  if (row.state === 'attended') return toast('info', alreadyThere(row), row.name);
  if (row.state === 'blocked') return toast('warning', t('roster.door.blocked'), row.name);
  await act([row], { is: 'check_in', at: Date.now() });
}
