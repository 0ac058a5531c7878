// Collections whose documents members write: the journal, the demo, carry-over and pending changes follow from this list.
// Only definitions are exported, so that a device does not fetch what only functions use.
export { callLists } from './call-lists.ts';
export { callPackets } from './call-packets.ts';
export { callPlans } from './call-plans.ts';
export { candidateProfiles } from './candidate-profiles.ts';
export { correctionProposals } from './correction-proposals.ts';
export { donations } from './donations.ts';
export { donors } from './donors.ts';
export { fieldPlans } from './field-plans.ts';
export { goals } from './goals.ts';
export { issues } from './issues.ts';
export { organizations } from './organizations.ts';
export { positionDrafts } from './position-drafts.ts';
export { positionUses } from './position-uses.ts';
export { profileBackups } from './profile-backups.ts';
export { scripts } from './scripts.ts';
export { shiftMarks } from './shift-marks.ts';
export { turfPackets, turfs } from './turfs.ts';
export { twoFactorTrustedDevices } from './two-factor.ts';
export { userPreferences } from './user-preferences.ts';
export { userProfiles } from './user-profiles.ts';
export { volunteers } from './volunteers.ts';
export { voterAdditions } from './voter-additions.ts';
export { voterEvents } from './voter-events.ts';
export { voterLists, voterListVoters } from './voter-lists.ts';
export { voterSegments } from './voter-segments.ts';
