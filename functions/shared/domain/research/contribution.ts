/** How the FEC's files describe a contribution: `memo` rows repeat money of another row, `passed` ones went through a conduit. */
export const contributionKinds = ['gift', 'refund', 'memo', 'passed'] as const;

/** One contribution of the public record. Refunds are negative. */
export type FecContribution = {
  id: string;
  committee_id: string;
  committee: string | null;
  on: string;
  cents: number;
  kind: (typeof contributionKinds)[number];
  /** For which election, as `P2024`; null where the report does not say. */
  election: string | null;
  /** The page of the report. */
  image: string | null;
};
/** Who a report says gave. */
export type Contributor = {
  name: string;
  city: string | null;
  state: string | null;
  zip: string | null;
  employer: string | null;
  occupation: string | null;
};

/** Contributions that are stored of one contributor: the newest. */
export const contributionsMax = 300;
/** Contributors of the files that one person was compared with by a member. */
export const decisionsMax = 40;
/** The largest known contributions of individuals are below a billion dollars. */
export const contributionCentsMax = 100_000_000_000;

const newestFirst = (one: FecContribution, other: FecContribution): number =>
  other.on.localeCompare(one.on) || one.id.localeCompare(other.id);

/** Contributions of several files, each once, the newest first. */
export const joinContributions = (all: readonly FecContribution[]): FecContribution[] =>
  [...new Map(all.map((one) => [one.id, one])).values()].toSorted(newestFirst).slice(0, contributionsMax);

/** Days within which both sides of a conduit report the same money. */
const conduitDays = 45;
const dayAt = (day: string): number => Date.parse(day) / 86_400_000;

/**
 * Rows of conduits whose money the committee that got it reports as well: summed together, it would count twice. Each row of
 * a committee stands for one row of a conduit.
 */
export function doubledRows(contributions: readonly FecContribution[]): ReadonlySet<string> {
  const received = contributions.filter(({ kind }) => kind === 'gift');
  const used = new Set<string>();
  return new Set(
    contributions.flatMap((row) => {
      if (row.kind !== 'passed') return [];
      const twin = received.find(
        ({ id, committee_id, cents, on }) =>
          !used.has(id) &&
          committee_id === row.committee_id &&
          cents === row.cents &&
          Math.abs(dayAt(on) - dayAt(row.on)) <= conduitDays,
      );
      if (!twin) return [];
      used.add(twin.id);
      return [row.id];
    }),
  );
}

/** What counts of contributions, each once: no memo rows, and no row of a conduit that is doubled. */
export function countedContributions(contributions: readonly FecContribution[]): FecContribution[] {
  const doubled = doubledRows(contributions);
  return contributions.filter(({ id, kind }) => kind !== 'memo' && !doubled.has(id));
}

export const sumOf = (contributions: readonly FecContribution[]): number =>
  countedContributions(contributions).reduce((sum, { cents }) => sum + cents, 0);
