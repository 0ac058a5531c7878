import type { NumberFormat } from './number-formats.ts';

const dayMs = 86_400_000;
const daySeconds = 86_400;
/** 9999-12-31, by days since 1900. */
const lastSerial = 2_958_465;

/** A number without the noise of binary fractions, as spreadsheets show it: 15 digits. Whole numbers keep all of theirs. */
export function numberText(written: string): string {
  if (/^\d+$/.test(written)) return written;
  const value = Number(written);
  return written.trim() === '' || !Number.isFinite(value)
    ? written
    : String(Number(value.toPrecision(15)) + 0);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as `36:30`, with the seconds only where there are some. */
function clock(seconds: number, hourDigits: number): string {
  const rest = seconds % 60;
  const hours = String(Math.floor(seconds / 3600)).padStart(hourDigits, '0');
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}${rest > 0 ? `:${two(rest)}` : ''}`;
}

/** Excel takes 1900 for a leap year: day 60 is a day that never was. */
function isoDay(day: number, is1904: boolean): string {
  if (!is1904 && day === 60) return '1900-02-29';
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day > 60 ? 30 : 31);
  return new Date(first + day * dayMs).toISOString().slice(0, 10);
}

/** A day by its number, with the time of day where there is one. No time zone takes part. */
export function serialText(written: string, is1904: boolean): string {
  const serial = Number(written);
  if (!(serial >= 0) || serial > lastSerial + 1) return numberText(written);
  const seconds = Math.round(serial * daySeconds);
  const day = Math.floor(seconds / daySeconds);
  const rest = seconds % daySeconds;
  if (day > lastSerial - (is1904 ? 1462 : 0)) return numberText(written);
  if (day === 0 && !is1904) return clock(rest, 1);
  return rest === 0 ? isoDay(day, is1904) : `${isoDay(day, is1904)} ${clock(rest, 2)}`;
}

/** Digits put into a format's places, from the right; more digits than places go before them. */
function inPattern(digits: string, pattern: string): string {
  let places = pattern.replace(/[^0]/g, '').length;
  const all = digits.padStart(places, '0');
  let next = all.length - places;
  places = next;
  const text = pattern.replace(/0/g, () => all[next++] ?? '');
  return all.slice(0, places) + text.trim();
}

/** A cell's number as its format means it. */
export function formattedText(written: string, format: NumberFormat | undefined, is1904: boolean): string {
  switch (format?.is) {
    case 'date':
      return serialText(written, is1904);
    case 'time': {
      const seconds = Math.round(Number(written) * daySeconds);
      return seconds >= 0 ? clock(seconds, 1) : numberText(written);
    }
    case 'digits': {
      const text = numberText(written);
      return /^\d+$/.test(text) ? inPattern(text, format.pattern) : text;
    }
    case 'currency':
      return `${format.mark} ${numberText(written)}`;
    default:
      return numberText(written);
  }
}

/** A cell that holds a date as ISO text. */
export function isoText(written: string): string {
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?/.exec(written) ?? [];
  if (!day) return written;
  return /[1-9]/.test(time) ? `${day} ${time.replace(/:00$/, '')}` : day;
}

/** Excel writes characters that XML does not allow as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
