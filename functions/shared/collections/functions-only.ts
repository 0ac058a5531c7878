// Collections that no member reads or writes.
export { analytics } from './analytics.ts';
export { audiences } from './audiences.ts';
export { calendarFeeds } from './calendar-feeds.ts';
export { callClaims } from './call-claims.ts';
export { callResults } from './call-results.ts';
export { callTallies } from './call-states.ts';
export { calltimeLists, calltimePacks, calltimePeople, calltimeStates } from './calltime-lists.ts';
export { contactEvents } from './contact-events.ts';
export { contactPoints } from './contact-points.ts';
export { contactSalts } from './contact-salts.ts';
export { due } from './due.ts';
export { importChanges } from './import-changes.ts';
export { importChunks } from './import-chunks.ts';
export { importRemovals } from './import-removals.ts';
export { journalKeys } from './journal-keys.ts';
export { localMail } from './local-mail.ts';
export { mergeMoves, merges } from './merges.ts';
export { outbox } from './outbox.ts';
export { peopleOpenings, peoplePackChanges, peoplePackParts } from './people-packs.ts';
export { personKeys } from './person-keys.ts';
export { signUps } from './sign-ups.ts';
export {
  twoFactorAttempts,
  twoFactorBackupCodes,
  twoFactorDeviceSecrets,
  twoFactorSecrets,
  twoFactorTickets,
} from './two-factor.ts';
export { voterCompaction } from './voter-compaction.ts';
