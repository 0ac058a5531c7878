import { callTimeBlockLimits, openTurfLimits, turfNewsLimits, voterOpenLimits } from '../constants.ts';
import type { Limit } from '../domain/second-factor/attempt-limits.ts';

/** One count of attempts, and what it may come to. */
export type Bucket = {
  id: string;
  limits: readonly Limit[];
  /** What an account may come to all the same while this bucket is full; absent where that is nothing. */
  spared?: readonly Limit[];
};

/** Of the times that a member asked to open a campaign's voter file. */
export const voterOpenBucket = (organization: string, uid: string): Bucket => ({
  id: `voters-open-${organization}-${uid}`,
  limits: voterOpenLimits,
});
/** Of the open turfs that a member took of a campaign. */
export const openTurfsBucket = (organization: string, uid: string): Bucket => ({
  id: `turfs-${organization}-${uid}`,
  limits: openTurfLimits,
});
/** Of the times that a member heard what became of turfs of a campaign. */
export const turfNewsBucket = (organization: string, uid: string): Bucket => ({
  id: `turf-news-${organization}-${uid}`,
  limits: turfNewsLimits,
});
/** Of the times that a member asked to open a campaign's packs of people. */
export const peopleOpenBucket = (organization: string, uid: string): Bucket => ({
  id: `people-open-${organization}-${uid}`,
  limits: voterOpenLimits,
});
/** Of the blocks of donors that a caller took in call time. */
export const callTimeBucket = (organization: string, uid: string): Bucket => ({
  id: `call-time-${organization}-${uid}`,
  limits: callTimeBlockLimits,
});
