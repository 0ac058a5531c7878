import { showShiftOf } from '../roster/roster-shift.ts';
import { t } from '../text/index.ts';
import type { Turf } from '../turfs/stored-turf.ts';
import type { CampaignEvent } from './launch-event.ts';

/** What a turf's shift may be: anybody's, or one of the event's. None where the event has one shift. */
export const shiftChoices = (event: CampaignEvent): { value: string; label: string }[] =>
  event.shifts.length < 2
    ? []
    : [
        { value: '', label: t('launch.turfs.anyShift') },
        ...event.shifts.map((shift) => ({ value: shift.id, label: showShiftOf(event, shift) })),
      ];

/** The turf's name, with the shift that it is for. */
export function turfLabel({ name, shift_id }: Turf, event: CampaignEvent): string {
  const shift = event.shifts.find(({ id }) => id === shift_id);
  return shift ? `${name} · ${shift.label ?? showShiftOf(event, shift)}` : name;
}
