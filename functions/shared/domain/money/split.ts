import type { AppliedLimit, MeterLine } from './meter.ts';

/** Where an amount would go: to open elections in turn, and between the two of a couple. Nothing is written by a proposal. */

/** A part for an election; null: for none in particular. */
export type Part = { election: string | null; cents: number };
export type Spread = { parts: Part[]; above: number };

/** Limits of an election are its own; one of a cycle or a year is shared by all lines. */
const keyOf = ({ rule }: AppliedLimit, { election }: MeterLine): string =>
  rule.period === 'election' ? `${rule.id} ${election?.code ?? ''}` : rule.id;

/** As much of an amount as the lines take, the first line first, and what is above all limits. */
export function spread(cents: number, lines: readonly MeterLine[]): Spread {
  const used = new Map<string, number>();
  const parts: Part[] = [];
  let rest = cents;
  for (const line of lines) {
    const rooms = line.limits.map((one) =>
      one.left === null ? Number.POSITIVE_INFINITY : one.left - (used.get(keyOf(one, line)) ?? 0),
    );
    const taken = Math.max(0, Math.min(rest, ...rooms));
    if (taken === 0) continue;
    for (const one of line.limits) used.set(keyOf(one, line), (used.get(keyOf(one, line)) ?? 0) + taken);
    parts.push({ election: line.election?.code ?? null, cents: taken });
    rest -= taken;
  }
  return { parts, above: rest };
}

/** What somebody can give over all open elections; null: no limit. */
export function roomOf(lines: readonly MeterLine[]): number | null {
  if (lines.some(({ left }) => left === null)) return null;
  // More than all limits together.
  const ceiling = lines.reduce((total, { left }) => total + (left ?? 0), 0);
  return ceiling - spread(ceiling, lines).above;
}

export type CoupleSplit = {
  one: Part[];
  other: Part[];
  above: number;
  /** Equal shares are what the law takes a joint check for; others must be written by the couple. */
  isEqual: boolean;
};

const total = (parts: readonly Part[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * An amount of a couple that both sign for: in equal shares, the odd cent to the first. What one of them cannot give any more
 * goes to the other.
 */
export function splitCouple(
  cents: number,
  one: readonly MeterLine[],
  other: readonly MeterLine[],
): CoupleSplit {
  const half = Math.ceil(cents / 2);
  const shares = [half, cents - half] as const;
  const [first, second] = [spread(shares[0], one), spread(shares[1], other)];
  const wide = {
    one: spread(shares[0] - first.above + second.above, one),
    other: spread(shares[1] - second.above + first.above, other),
  };
  const given = total(wide.one.parts) + total(wide.other.parts);
  return {
    one: wide.one.parts,
    other: wide.other.parts,
    above: cents - given,
    isEqual: total(wide.one.parts) === shares[0] && total(wide.other.parts) === shares[1],
  };
}

/** The two of a couple side by side, election by election. */
export const sideBySide = (one: readonly MeterLine[], other: readonly MeterLine[]) =>
  one.map((line) => {
    const paired = other.find(({ election }) => election?.code === line.election?.code) ?? null;
    const isOpen = line.left === null || paired?.left === null;
    return { one: line, other: paired, left: isOpen ? null : (line.left ?? 0) + (paired?.left ?? 0) };
  });
