import { zonesOf } from '../phonebank/calling-hours.ts';
import { stateCode } from '../voters/us-states.ts';
import { isTimeZone } from './zoned-time.ts';

/** The zone in which most of a state lives, where that is not the first of its zones. */
const mainZones: Readonly<Record<string, string>> = {
  AZ: 'America/Phoenix',
  NV: 'America/Los_Angeles',
  OR: 'America/Los_Angeles',
  TN: 'America/Chicago',
};

/** The zone of a member: their own, else that of the campaign's state, as its profile has it, else the capital's. */
export function zoneOf(preferred: string | null, state: string | null): string {
  if (preferred !== null && isTimeZone(preferred)) return preferred;
  const code = stateCode(state ?? '');
  return mainZones[code] ?? zonesOf(code)[0] ?? 'America/New_York';
}
