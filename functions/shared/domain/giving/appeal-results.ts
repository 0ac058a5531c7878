import { type Appeal, type CodeBook, codeKey } from './appeals.ts';
import { type Cells, cellNamed, otherCodes } from './giving-cells.ts';

/** What came by one code, however it was written: cents and gifts that count, and the newest week of one. */
export type CodeSum = { code: string; cents: number; gifts: number; week: string };

/** Sums by `codeKey`; gifts without a code, and those of codes for which a quarter had no room, apart. */
export type GivingByCode = {
  codes: ReadonlyMap<string, CodeSum>;
  without: CodeSum;
  others: CodeSum;
};

const nothing = (code: string): CodeSum => ({ code, cents: 0, gifts: 0, week: '' });

/** Adds up cells: the reads are those of the quarters, whatever the number of gifts. */
export function givingByCode(quarters: readonly { cells: Cells }[]): GivingByCode {
  const codes = new Map<string, CodeSum>();
  const without = nothing('');
  const others = nothing(otherCodes);
  const sumOf = (code: string | null): CodeSum => {
    if (code === null) return without;
    if (code === otherCodes) return others;
    const sum = codes.get(codeKey(code)) ?? nothing(code);
    codes.set(codeKey(code), sum);
    return sum;
  };
  for (const { cells } of quarters)
    for (const [name, { cents, count }] of Object.entries(cells)) {
      const { code, week } = cellNamed(name);
      const sum = sumOf(code);
      sum.cents += cents;
      sum.gifts += count;
      if (week > sum.week) sum.week = week;
    }
  return { codes, without, others };
}

/** What something brought, and what it took. */
export type Result = {
  cents: number;
  gifts: number;
  /** The mean gift, which several people may give together; null without gifts. */
  average: number | null;
  cost: number;
  /** Cents that each dollar took, with fractions; null where either is missing. */
  costPerDollar: number | null;
  /** Pieces that were sent, of codes of which that is known; 0: of none. */
  quantity: number;
  /** Gifts of these codes for each piece, 0.012 for 1.2 %; null where no quantity is known. */
  response: number | null;
};

/** Of what nothing is known yet. */
export const bareResult: Result = {
  ...{ cents: 0, gifts: 0, average: null, cost: 0, costPerDollar: null, quantity: 0, response: null },
};

export const averageOf = (cents: number, gifts: number): number | null =>
  gifts > 0 ? Math.round(cents / gifts) : null;

type Counted = { cents: number; gifts: number; cost: number; quantity: number; answered: number };

function resultOf({ cents, gifts, cost, quantity, answered }: Counted): Result {
  return {
    ...{ cents, gifts, cost, quantity },
    average: averageOf(cents, gifts),
    costPerDollar: cost > 0 && cents > 0 ? (cost * 100) / cents : null,
    response: quantity > 0 ? answered / quantity : null,
  };
}

const added = (all: readonly Counted[], cost = 0): Counted =>
  all.reduce<Counted>(
    (sum, one) => ({
      cents: sum.cents + one.cents,
      gifts: sum.gifts + one.gifts,
      cost: sum.cost + one.cost,
      quantity: sum.quantity + one.quantity,
      answered: sum.answered + one.answered,
    }),
    { cents: 0, gifts: 0, cost, quantity: 0, answered: 0 },
  );

export type PackageResult = { id: string; result: Result; codes: Result[] };
export type AppealResult = { result: Result; packages: PackageResult[] };

/** What an appeal brought, with its packages and codes in their order. */
export function appealResult(
  { cost, packages }: Pick<Appeal, 'cost' | 'packages'>,
  given: GivingByCode,
): AppealResult {
  const counted = packages.map(({ id, codes }) => {
    const each = codes.map(({ code, quantity, cost }): Counted => {
      const { cents = 0, gifts = 0 } = given.codes.get(codeKey(code)) ?? {};
      return { cents, gifts, cost, quantity, answered: quantity > 0 ? gifts : 0 };
    });
    return { id, each, all: added(each) };
  });
  return {
    result: resultOf(
      added(
        counted.map(({ all }) => all),
        cost,
      ),
    ),
    packages: counted.map(({ id, each, all }) => ({
      ...{ id, result: resultOf(all), codes: each.map(resultOf) },
    })),
  };
}

/** Codes of gifts that are nobody's, those that brought the most first. */
export const unknownCodes = ({ codes }: GivingByCode, book: CodeBook): CodeSum[] =>
  [...codes]
    .flatMap(([key, sum]) => (book.has(key) ? [] : [sum]))
    .toSorted((one, other) => other.cents - one.cents || (one.code < other.code ? -1 : 1));
