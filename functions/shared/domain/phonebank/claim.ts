import { cooldownHours, hourMs } from './list.ts';

/**
 * What every list of a campaign knows of one voter: who has them, and when they were called last. One document for a voter,
 * however many lists they are on.
 */
export type Claim = {
  /** The list that gave them out last. */
  list_id: string;
  /** Nobody else's before; 0: they were called, or put back. Milliseconds since 1970, as all below. */
  until: number;
  /** When they were called before they were given out this time; 0: nobody knows. */
  called_at: number;
  /** When it was reported what became of it; 0: it was not. */
  reported_at: number;
};

/** Milliseconds for which a claim is worth keeping: no list lets anybody rest longer. */
export const claimRetentionMs = cooldownHours.most * hourMs;

/** When a voter was called last, by whichever list; 0: nobody knows. */
export const lastCallOf = (claim: Claim | null): number =>
  claim ? Math.max(claim.called_at, claim.reported_at) : 0;

/** Until when somebody of another list has a voter; null: nobody. Within a list its packets say so. */
export const lockedElsewhereUntil = (claim: Claim | null, list: string, now: number): number | null =>
  claim && claim.list_id !== list && claim.until > now ? claim.until : null;

/** A list has given a voter out. */
export const claimed = (claim: Claim | null, list: string, until: number): Claim => ({
  ...{ list_id: list, until },
  ...{ called_at: lastCallOf(claim), reported_at: 0 },
});

/**
 * After a report that came when the lock was over: somebody of another list may have the voter by now, and keeps them; that
 * they were called stands all the same.
 */
export const calledLate = (claim: Claim | null, list: string, now: number): Claim =>
  claim && claim.list_id !== list
    ? { ...claim, called_at: Math.max(claim.called_at, now) }
    : { ...claimed(claim, list, 0), reported_at: now };

/** As before a report of a list, and its caller's again until `until`; `called_at` where another one was told meanwhile. */
export const reclaimed = (claim: Claim | null, list: string, until: number): Claim =>
  claim && claim.list_id === list ? { ...claim, until, reported_at: 0 } : claimed(claim, list, until);
