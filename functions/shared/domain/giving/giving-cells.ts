import { addDays } from '../days.ts';

/** What of a gift decides where it is counted. */
export type TalliedGift = {
  counted: number;
  date: string;
  method: string | null;
  source_code: string | null;
  /** Members of the finance committee who are credited with it by hand. */
  solicitors: readonly string[];
  /** What part of the credit each of them has (`credit-shares.ts`); none: each is credited with the whole. */
  solicitor_shares?: readonly number[];
};
/** Where a gift is counted, and with how much; its header carries it. */
export type Tally = { cell: string; cents: number };
/** What all gifts of one cell count. */
export type CellSum = { cents: number; count: number };
export type Cells = Readonly<Record<string, CellSum>>;

/** One kind of gift in one week: each gift is in exactly one cell. */
export type Cell = {
  /** The week's Monday. */
  week: string;
  method: string | null;
  code: string | null;
  solicitors: readonly string[];
  /** As of a gift. */
  solicitor_shares?: readonly number[];
};

/** Members who are credited with one gift by hand. */
export const solicitorsMax = 5;
/** Stands for all codes that a quarter has no room for. */
export const otherCodes = '*';

/** The Monday of a day's week. */
export const weekOf = (day: string): string =>
  addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));

/** The quarter that a week begins in, `2026-Q4`. */
export const quarterOf = (week: string): string =>
  `${week.slice(0, 4)}-Q${Math.ceil(Number(week.slice(5, 7)) / 3)}`;

/** A cell's name, in which a code may have every character; of a member's part of the credit it is `member:6000`. */
export const cellName = ({ week, method, code, solicitors, solicitor_shares: shares = [] }: Cell): string =>
  [
    week,
    method ?? '',
    solicitors.map((id, at) => (shares.length > 0 ? `${id}:${shares[at] ?? 0}` : id)).join(','),
    code ?? '',
  ].join('|');

export function cellNamed(name: string): Cell {
  const [week = '', method = '', names = '', ...code] = name.split('|');
  const named = names === '' ? [] : names.split(',').map((one) => one.split(':'));
  return {
    ...{ week, method: method || null, code: code.join('|') || null },
    solicitors: named.map(([id = '']) => id),
    ...(named.some(([, share]) => share !== undefined) && {
      solicitor_shares: named.map(([, share]) => Number(share ?? 0)),
    }),
  };
}

/** Where a gift is to be counted; null where nothing of it counts. */
export function tallyOf(gift: TalliedGift): Tally | null {
  const { counted, date, method, source_code, solicitors, solicitor_shares: shares = [] } = gift;
  if (counted <= 0) return null;
  const named = solicitors
    .map((id, at) => ({ id, share: shares[at] ?? 0 }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const cell = {
    ...{ week: weekOf(date), method, code: source_code },
    solicitors: named.map(({ id }) => id),
    ...(shares.length > 0 && { solicitor_shares: named.map(({ share }) => share) }),
  };
  return { cell: cellName(cell), cents: counted };
}

export const isSameTally = (one: Tally | null, other: Tally | null): boolean =>
  one?.cell === other?.cell && one?.cents === other?.cents;

/** The quarter of a cell. */
export const quarterOfCell = (cell: string): string => quarterOf(cellNamed(cell).week);
