import { t } from '../../shared/text/index.ts';
import { isAssigned, isOverdue } from '../../shared/turfs/due-date.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { showMomentDay } from '../../shared/ui/format.ts';

/** Where a turf stands, in words: open for taking counts as a state of its own. */
export const stateName = ({ state, open }: Pick<Turf, 'state' | 'open'>): string =>
  open && (state === 'unassigned' || state === 'returned')
    ? t('turfs.states.open')
    : t(`turfs.states.${state}`);

/** Who has it; '' for nobody. */
export const holderName = ({ assigned_to, assigned_name }: Turf): string =>
  assigned_to === null ? '' : (assigned_name ?? t('turfs.unnamed'));

/** Until when; '' where nobody has it or there is no end. */
export function dueName(turf: Turf, now: number): string {
  if (!isAssigned(turf) || turf.expires_at === null) return '';
  const day = showMomentDay(turf.expires_at);
  return isOverdue(turf, now) ? t('turfs.overdueSince', { day }) : day;
}
