// Collections that members read and only functions write: with `written.ts`, all that a device may keep. `voterAdditionCounts`
// is no change of its own: the journal writes it beside an addition.
export { activity } from './activity.ts';
export { announcementReceipts, announcements } from './announcements.ts';
export { audit } from './audit.ts';
export { callCallers } from './call-callers.ts';
export { callProgress, callStates } from './call-states.ts';
export { campaignAchievements } from './campaign-achievements.ts';
export { campaignCards } from './campaign-cards.ts';
export { directory } from './directory.ts';
export { errorGroups } from './error-groups.ts';
export { errorReports } from './error-reports.ts';
export { imports } from './imports.ts';
export { invitations } from './invitations.ts';
export { memberships } from './memberships.ts';
export { metricRollups } from './metric-rollups.ts';
export { peoplePackState } from './people-packs.ts';
export { performanceMetrics } from './performance-metrics.ts';
export { positions, positionVersions } from './positions.ts';
export { profileChanges } from './profile-changes.ts';
export { profilePeople } from './profile-people.ts';
export { rollups } from './rollups.ts';
export { tags } from './tags.ts';
export { twoFactorSettings } from './two-factor.ts';
export { volunteerSkills } from './volunteer-skills.ts';
export { voterAdditionCounts } from './voter-addition-counts.ts';
export { voterChunks } from './voter-chunks.ts';
export { voterFiles } from './voter-files.ts';
export { voterFolds, voterOverlays } from './voter-overlays.ts';
