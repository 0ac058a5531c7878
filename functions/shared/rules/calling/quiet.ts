/**
 * Hours in which telephones are left alone, by the clock of whoever is called. Data, not law: 8 am to 9 pm is what the
 * federal rule for telemarketing (TCPA) says, which campaigns keep to; some states want less.
 */
export const callingHours = { from: 8, to: 21 } as const;

const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV FL IN KY MI TN',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI FL KS KY MI ND NE SD TN TX IN',
  'America/Denver': 'CO MT NM UT WY ID KS ND NE SD TX OR',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA WA NV OR ID',
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

/**
 * Whether it is too early or too late where somebody lives, with the zone in which it is; null where it is not, or nobody
 * knows. A state of two zones is quiet as soon as it is in one of them.
 */
export function quietIn(state: string, at: number): { zone: string; hour: number; minute: number } | null {
  for (const zone of zonesOf(state)) {
    const clock = clockIn(zone, at);
    if (clock.hour < callingHours.from || clock.hour >= callingHours.to) return { zone, ...clock };
  }
  return null;
}
