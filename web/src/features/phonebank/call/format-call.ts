/** `7:40 AM` */
export const formatTime = (hour: number, minute: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hour, minute),
  );
/** `8 AM` */
export const formatHour = (hour: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2000, 0, 1, hour));

/** `(555) 010-0200` of a North American number; another as it is. */
export function formatPhone(number: string): string {
  const [, area, first, last] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area ? `(${area}) ${first}-${last}` : number;
}

const pad = (value: number) => String(value).padStart(2, '0');
/** What a field for a day and a time takes, in the device's own zone. */
export const fieldOf = (at: number): string => {
  const moment = new Date(at);
  const day = [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-');
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
};
/** Milliseconds since 1970; null where the field is empty or no moment. */
export const momentIn = (field: string): number | null => {
  const at = new Date(field).getTime();
  return Number.isNaN(at) ? null : at;
};

/** Six in the evening today; null where that is over. */
export function eveningOf(now: number): number | null {
  const at = new Date(now);
  at.setHours(18, 0, 0, 0);
  return at.getTime() > now ? at.getTime() : null;
}
