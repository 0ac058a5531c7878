/**
 * A key by which texts with numbers lie as people count: `2` before `10`, `12` before `12 1/2` before `12A`. Compared with
 * `<`: total, and the same on every device, which an `Intl.Collator` is not. Equal for texts that differ only in case.
 */
export const naturalKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'));

export type Compare<T> = (one: T, other: T) => number;
export const compareText: Compare<string> = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
export const compareNatural: Compare<string> = (one, other) =>
  compareText(naturalKey(one), naturalKey(other));

/** What a unit is called without the word before it: `Apt 2`, `#2` and `Unit 02` are one. */
export const unitKey = (unit: string): string =>
  naturalKey(
    unit.replace(/^(?:apartment|apt|unit|ste|suite|rm|room|lot|trlr|no|fl|floor|bldg)\b\.?|#/gi, ''),
  );

/**
 * The number by which a house stands on its side of the street: of `12`, `12A` and `12 1/2` it is 12; of Queens' `12-34`
 * the last. Null where it has none.
 */
export function houseNumber(house: string): number | null {
  const [, first, last] = /^\D*(\d+)(?:\s*-\s*(\d+))?/.exec(house) ?? [];
  const digits = last ?? first;
  return digits === undefined ? null : Number(digits);
}

/** 0: the odd side, 1: the even side, 2: no number tells. */
const sideOf = (house: string): number => {
  const number = houseNumber(house);
  return number === null ? 2 : number % 2 === 0 ? 1 : 0;
};

/** Houses of one street as somebody walks them: the odd side up, then the even side down. */
export const walkHouses: Compare<string> = (one, other) => {
  const side = sideOf(one);
  if (side !== sideOf(other)) return side - sideOf(other);
  return side === 1 ? compareNatural(other, one) : compareNatural(one, other);
};

export type Stop = { precinct: string; city: string; street: string; house: string; unit: string };

/** Doors as a walk list has them: precinct, street, odd side up and even side down, units in natural order. */
export const compareWalkOrder: Compare<Stop> = (one, other) =>
  compareNatural(one.precinct, other.precinct) ||
  compareNatural(one.city, other.city) ||
  compareNatural(one.street, other.street) ||
  walkHouses(one.house, other.house) ||
  compareText(unitKey(one.unit), unitKey(other.unit));

/**
 * For each value its place among all of them, from 0; values that compare as equal share one. With these a million rows are
 * compared as numbers, and each text only with the few others of its column.
 */
export function ranksOf(values: readonly string[], compare: Compare<string>): Uint32Array {
  const order = Array.from(values, (_, at) => at);
  const value = (at: number | undefined) => (at === undefined ? '' : (values[at] ?? ''));
  order.sort((one, other) => compare(value(one), value(other)));
  const ranks = new Uint32Array(values.length);
  let rank = 0;
  for (const [place, at] of order.entries()) {
    if (place > 0 && compare(value(order[place - 1]), value(at)) !== 0) rank += 1;
    ranks[at] = rank;
  }
  return ranks;
}

/** The same by a key that is made once for each value, which is many times faster where making it costs. */
export function ranksByKey(values: readonly string[], key: (value: string) => string): Uint32Array {
  const keys = values.map(key);
  return ranksOf(keys, compareText);
}
