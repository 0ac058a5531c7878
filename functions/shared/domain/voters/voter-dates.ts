import { type DayOrder, parseDay } from '../days.ts';

/** A day as a voter's row holds it: `YYYYMMDD` with 00 for what is not said, 0 for none, null where it cannot be read. */
type Day = number | null;

/** What registrars write where they do not know. */
const unknown = /^(?:19000101|18000101|18500101|17000101|17760704|18880101|10101|99991231|11111111)$/;
const numberOf = (day: string): number => Number(day.replaceAll('-', ''));

/** Eight digits that begin with no year: `05221967`. */
const bare = (text: string): string =>
  /^\d{8}$/.test(text) && !/^(?:1[789]|20)\d\d/.test(text)
    ? `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`
    : text;

function partly(text: string): number | null {
  if (/^\d{4}(?:\.0)?$/.test(text)) return Number(text.slice(0, 4)) * 10_000;
  const [, year, month] = /^(\d{4})-?(\d{2})(?:-?00)?$/.exec(text) ?? [];
  if (year && month) return Number(month) <= 12 ? Number(year) * 10_000 + Number(month) * 100 : null;
  const [, first, then] = /^(\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  return first && then && Number(first) <= 12 ? Number(then) * 10_000 + Number(first) * 100 : null;
}

/**
 * A day as files write it, also only a year or a month of one. `latest` (`YYYYMMDD`): of two digits for a year the
 * century that is not after it is meant. A day that fits only the other order is read so.
 */
export function dayNumber(cell: string, order: DayOrder, latest: number): Day {
  const text = bare(cell.trim());
  if (/^[0\W]*$/.test(text)) return 0;
  const other = order === 'month first' ? 'day first' : 'month first';
  const day = parseDay(text, order) ?? parseDay(text, other);
  const found =
    day === null ? (partly(text) ?? (unknown.test(cell.replace(/\D/g, '')) ? 0 : null)) : numberOf(day);
  if (found === null) return null;
  if (found === 0 || unknown.test(String(found))) return 0;
  const two = /^\d{1,2}[-/.](?:\d{1,2}|[a-z]{3,9})[-/.]\d{2}$/i.test(text);
  const meant = two && found > latest ? found - 1_000_000 : found;
  return meant >= 18_500_000 && meant <= latest ? meant : null;
}
