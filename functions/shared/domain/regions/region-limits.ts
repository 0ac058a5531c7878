/** A time of day as a clock shows it, `HH:MM`. */
export const isClockTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
