/** What stands for "as on this device" in a list of names. */
export const deviceZone = 'device';

/** The time zone of this device, such as `America/New_York`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone that this browser knows; `UTC` is among them everywhere, and so is the one that is `chosen`. */
export function zones(chosen: string | null): string[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  known.add('UTC');
  if (chosen) known.add(chosen);
  return [...known].sort();
}
