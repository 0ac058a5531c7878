import { creditedCents } from './credit-shares.ts';
import { type Cell, type Cells, cellName, cellNamed } from './giving-cells.ts';

/** Where money comes from, as a campaign divides it: gifts with these codes, of committee members, or by these methods. */
export type GivingSource = {
  id: string;
  name: string;
  /** Cents that it is planned to bring; 0: none. */
  target: number;
  /** `WARD`, or `MAIL*` for every code that begins so. */
  codes: readonly string[];
  /** Whether it takes gifts with which a member of the finance committee is credited. */
  has_committee: boolean;
  methods: readonly string[];
};

/** A member of the finance committee as far as gifts are theirs. `others`: memberships of the same person. */
export type CreditedMember = {
  id: string;
  code: string | null;
  others?: readonly { id: string; code: string | null }[];
};

/** What belongs to none of a plan's sources. */
export const otherSource = 'other';

const isCode = (pattern: string, code: string): boolean => {
  const wanted = pattern.toUpperCase();
  const given = code.toUpperCase();
  return wanted.endsWith('*') ? given.startsWith(wanted.slice(0, -1)) : given === wanted;
};

type CreditedGift = Pick<Cell, 'code' | 'solicitors' | 'solicitor_shares'>;

/** A member's own memberships: whoever was merged has several. */
const membershipsOf = (member: CreditedMember) => [member, ...(member.others ?? [])];

/**
 * Members who are credited with the gifts of a cell: those who were named, and whose code the gifts carry. Where the credit
 * is divided, that says all of it, and whose code it is has no part by it.
 */
export const creditedWith = <Member extends CreditedMember>(
  { code, solicitors, solicitor_shares: shares = [] }: CreditedGift,
  members: readonly Member[],
): Member[] =>
  members.filter((member) =>
    membershipsOf(member).some(
      (one) =>
        solicitors.includes(one.id) ||
        (shares.length === 0 && code !== null && one.code !== null && isCode(one.code, code)),
    ),
  );

/** What part of the credit a member has of the gifts of a cell; null: it is not divided, and they have all of it. */
export function shareOf(
  { solicitors, solicitor_shares: shares = [] }: CreditedGift,
  member: CreditedMember,
): number | null {
  if (shares.length === 0) return null;
  const own = membershipsOf(member).map(({ id }) => id);
  return solicitors.reduce((sum, id, at) => (own.includes(id) ? sum + (shares[at] ?? 0) : sum), 0);
}

/**
 * The one source that a cell belongs to: the first that names its code, else the first that takes its committee's gifts, else
 * the first that takes its method. What a donor answered says more than how the money came.
 */
export function sourceOf(
  cell: Cell,
  sources: readonly GivingSource[],
  members: readonly CreditedMember[],
): string {
  const { code, method } = cell;
  const found =
    sources.find(({ codes }) => code !== null && codes.some((pattern) => isCode(pattern, code))) ??
    sources.find((source) => source.has_committee && creditedWith(cell, members).length > 0) ??
    sources.find(({ methods }) => method !== null && methods.includes(method));
  return found?.id ?? otherSource;
}

/** Cents by the week's Monday. */
export type WeeklyCents = ReadonlyMap<string, number>;
type Sums = Map<string, Map<string, number>>;

function add(sums: Sums, key: string, week: string, cents: number): void {
  const weeks = sums.get(key) ?? new Map<string, number>();
  weeks.set(week, (weeks.get(week) ?? 0) + cents);
  sums.set(key, weeks);
}

/** What came by week: in all, from each source, for each member, and for the committee, where a gift counts once. */
export type GivingByWeek = {
  all: WeeklyCents;
  gifts: WeeklyCents;
  committee: WeeklyCents;
  sources: ReadonlyMap<string, WeeklyCents>;
  members: ReadonlyMap<string, WeeklyCents>;
};

export function givingByWeek(
  quarters: readonly { cells: Cells }[],
  sources: readonly GivingSource[],
  members: readonly CreditedMember[],
): GivingByWeek {
  const bySource: Sums = new Map();
  const byMember: Sums = new Map();
  const totals: Sums = new Map();
  // The same kinds of gifts come week after week.
  const known = new Map<string, { source: string; credited: CreditedMember[] }>();
  const placeOf = (cell: Cell) => {
    const kind = cellName({ ...cell, week: '' });
    const place = known.get(kind) ?? {
      source: sourceOf(cell, sources, members),
      credited: creditedWith(cell, members),
    };
    known.set(kind, place);
    return place;
  };
  for (const { cells } of quarters)
    for (const [name, { cents, count }] of Object.entries(cells)) {
      const cell = cellNamed(name);
      add(totals, 'all', cell.week, cents);
      add(totals, 'gifts', cell.week, count);
      const { source, credited } = placeOf(cell);
      add(bySource, source, cell.week, cents);
      if (credited.length > 0) add(totals, 'committee', cell.week, cents);
      const parts = creditedCents(cents, cell.solicitor_shares ?? []);
      for (const member of credited) {
        const own = membershipsOf(member).map(({ id }) => id);
        const part = parts.reduce(
          (sum, one, at) => (own.includes(cell.solicitors[at] ?? '') ? sum + one : sum),
          0,
        );
        add(byMember, member.id, cell.week, parts.length > 0 ? part : cents);
      }
    }
  const total = (of: string): WeeklyCents => totals.get(of) ?? new Map();
  return {
    ...{ all: total('all'), gifts: total('gifts'), committee: total('committee') },
    ...{ sources: bySource, members: byMember },
  };
}

/** What came in weeks from one on, up to another. */
export const sumBetween = (weeks: WeeklyCents | undefined, from: string, until: string): number =>
  [...(weeks ?? [])].reduce((sum, [week, cents]) => (week >= from && week <= until ? sum + cents : sum), 0);
