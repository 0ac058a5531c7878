/** All credit of a gift, in hundredths of a percent. */
export const wholeCredit = 10_000;

/** Whether credit is divided: each of several members has a part, and together they have the whole. */
export const isDivided = (members: number, shares: readonly number[]): boolean =>
  members > 1 &&
  shares.length === members &&
  shares.every((share) => share > 0) &&
  shares.reduce((sum, share) => sum + share, 0) === wholeCredit;

/** What of an amount each share has: rounded down, with the cents that are left to those whose remainder is the largest. */
export function creditedCents(amount: number, shares: readonly number[]): number[] {
  const parts = shares.map((share) => {
    // Two of such numbers multiplied are more than a number holds.
    const exact = BigInt(amount) * BigInt(share);
    return { cents: Number(exact / BigInt(wholeCredit)), rest: Number(exact % BigInt(wholeCredit)) };
  });
  const left = amount - parts.reduce((sum, { cents }) => sum + cents, 0);
  const first = parts.map((_, at) => at).toSorted((one, other) => restOf(parts, other) - restOf(parts, one));
  const more = new Set(first.slice(0, left));
  return parts.map(({ cents }, at) => cents + (more.has(at) ? 1 : 0));
}

const restOf = (parts: readonly { rest: number }[], at: number): number => parts[at]?.rest ?? 0;

/** Equal shares of so many members, which together are the whole. */
export function equalCredit(members: number): number[] {
  const each = Math.floor(wholeCredit / members);
  const odd = wholeCredit - each * members;
  return Array.from({ length: members }, (_, at) => (at < odd ? each + 1 : each));
}
