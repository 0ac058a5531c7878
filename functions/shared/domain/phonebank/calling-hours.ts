/**
 * Hours in which telephones are left alone, by the clock of whoever is called. Data, not law: 8 am to 9 pm is what the
 * federal rule for telemarketing says (47 CFR 64.1200(c)(1)), which campaigns keep to; some states want less.
 */
export const callingHours = { from: 8, to: 21 } as const;

/**
 * Which states lie in a time zone, in whole or in part, by 49 CFR Part 71 and the time zone database. In part also: Arizona,
 * where the Navajo Nation keeps daylight saving time; Nevada, where West Wendover keeps Mountain time; and Oregon, by its
 * county of Malheur. What only custom has moved, as Phenix City in Alabama, is not in it.
 */
const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  'America/Chicago': 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'AZ CO ID KS MT ND NE NM NV OR SD TX UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'America/Adak': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** The time zones of a state by its two letters; none where it is not known. */
export const zonesOf = (state: string): readonly string[] =>
  Object.entries(zones).flatMap(([zone, states]) => (states.split(' ').includes(state) ? [zone] : []));

/** The clock in a zone: hours from 0 to 23, and minutes. */
function clockIn(zone: string, at: number): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: number('hour'), minute: number('minute') };
}

/** The clock where it is too early or too late; `part`: it is so in a part of the state, and nobody knows whether in theirs. */
export type Quiet = { zone: string; hour: number; minute: number; part: boolean };

/**
 * Whether it is too early or too late where somebody lives; null where it is not, or nobody knows. A state of two zones is
 * quiet as soon as it is in one of them: an area code tells where a number was given out and not where its owner is, and a
 * caller is not told a ZIP code.
 */
export function quietHoursIn(state: string, at: number): Quiet | null {
  const clocks = zonesOf(state).map((zone) => ({ zone, ...clockIn(zone, at) }));
  const quiet = clocks.filter(({ hour }) => hour < callingHours.from || hour >= callingHours.to);
  return quiet[0] ? { ...quiet[0], part: quiet.length < clocks.length } : null;
}
