import type { Case } from '../cases/rules-case.ts';
import { announcementAttacks } from './announcement-attacks.ts';
import { backups } from './backup-attacks.ts';
import { callEventAttacks, newPersonAttacks } from './call-event-attacks.ts';
import { committeeAttacks } from './committee-attacks.ts';
import { proposals } from './correction-attacks.ts';
import { donationAttacks } from './donation-attacks.ts';
import { doorEventAttacks } from './door-event-attacks.ts';
import { eventAttacks } from './event-attacks.ts';
import { quotaAttacks } from './event-quota-attacks.ts';
import { eventReadingAttacks } from './event-reading-attacks.ts';
import { givingAttacks } from './giving-attacks.ts';
import { lines } from './hidden-character-attacks.ts';
import { identityAttacks } from './identity-attacks.ts';
import { lateWorkAttacks } from './late-work-attacks.ts';
import { letters } from './letter-attacks.ts';
import { limits } from './limit-attacks.ts';
import { lists } from './list-attacks.ts';
import { membershipAttacks } from './membership-attacks.ts';
import { noteAttacks } from './note-attacks.ts';
import { values } from './odd-value-attacks.ts';
import { personAttacks } from './person-attacks.ts';
import { phoneBankAttacks } from './phone-bank-attacks.ts';
import { pledgeAttacks } from './pledge-attacks.ts';
import { policyAttacks } from './policy-attacks.ts';
import { preferences } from './preference-attacks.ts';
import { atOnce, claims, otherOrganization } from './revocation-attacks.ts';
import { roleAndGrantAttacks } from './role-and-grant-attacks.ts';
import { record } from './server-record-attacks.ts';
import { taskAttacks } from './task-attacks.ts';
import { turfAttacks } from './turf-attacks.ts';
import { turfEndAttacks } from './turf-end-attacks.ts';
import { undoAttacks } from './undo-attacks.ts';
import { missing, unfiltered } from './unfiltered-list-attacks.ts';
import { beyond } from './unknown-path-attacks.ts';
import { userProfileAttacks } from './user-profile-attacks.ts';
import { additions } from './voter-addition-attacks.ts';
import { voterEventAttacks } from './voter-event-attacks.ts';
import { voterFileAttacks } from './voter-file-attacks.ts';

/** Attacks that succeeded against the rules of other projects, each tried here. */
export const attacks: readonly Case[] = [
  ...lines,
  ...letters,
  ...limits,
  ...lists,
  ...unfiltered,
  ...missing,
  ...beyond,
  ...userProfileAttacks,
  ...values,
  ...preferences,
  ...record,
  ...backups,
  ...donationAttacks,
  ...givingAttacks,
  ...committeeAttacks,
  ...eventAttacks,
  ...otherOrganization,
  ...atOnce,
  ...claims,
  ...identityAttacks,
  ...membershipAttacks,
  ...voterEventAttacks,
  ...voterFileAttacks,
  ...turfAttacks,
  ...turfEndAttacks,
  ...phoneBankAttacks,
  ...pledgeAttacks,
  ...policyAttacks,
  ...quotaAttacks,
  ...doorEventAttacks,
  ...undoAttacks,
  ...lateWorkAttacks,
  ...newPersonAttacks,
  ...callEventAttacks,
  ...eventReadingAttacks,
  ...roleAndGrantAttacks,
  ...additions,
  ...proposals,
  ...taskAttacks,
  ...noteAttacks,
  ...announcementAttacks,
  ...personAttacks,
];
