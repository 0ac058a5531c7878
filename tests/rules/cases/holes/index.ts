import type { Case } from '../case.ts';
import { additions } from './additions.ts';
import { atOnce, claims, otherOrganization } from './at_once.ts';
import { atTheDoors } from './at_the_doors.ts';
import { backups } from './backups.ts';
import { beyond } from './beyond.ts';
import { callingHoles } from './calling.ts';
import { gifts } from './gifts.ts';
import { identity } from './identity.ts';
import { lines } from './lines.ts';
import { lists } from './lists.ts';
import { preferences } from './preferences.ts';
import { selfPromotion } from './profiles.ts';
import { proposals } from './proposals.ts';
import { record } from './record.ts';
import { turfHoles } from './turfs.ts';
import { turfsOver } from './turfs_over.ts';
import { missing, unfiltered } from './unfiltered.ts';
import { values } from './values.ts';
import { voterLogHoles } from './voter_log.ts';
import { voterHoles } from './voters.ts';

/** Holes that were found open in other projects' rules, each tried on ours. */
export const holes: readonly Case[] = [
  ...lines,
  ...lists,
  ...unfiltered,
  ...missing,
  ...beyond,
  ...selfPromotion,
  ...values,
  ...preferences,
  ...record,
  ...backups,
  ...gifts,
  ...otherOrganization,
  ...atOnce,
  ...claims,
  ...identity,
  ...voterLogHoles,
  ...voterHoles,
  ...turfHoles,
  ...turfsOver,
  ...callingHoles,
  ...atTheDoors,
  ...additions,
  ...proposals,
];
