/** Numbers of the product, each once and with its unit. Source: the product specification, §9, unless said. */

/** Rows fetched at a time by a list. */
export const pageSize = 50;
/** The most documents one query may ask for; the security rules refuse more. */
export const listLimit = 100;
/** The most documents that a search reads. */
export const searchLimit = 16;
/** Lines of the dashboard's activity feed. */
export const activityShown = 12;
/** Months on the dashboard's giving chart. */
export const givingMonths = 12;

/** Milliseconds a toast stays. */
export const toastMs = 5_000;
/** Milliseconds in which a delete can be taken back. */
export const undoMs = 7_000;

/** A visitor without an account: what the demo gives before it asks to sign up. */
export const demoLimits = { aiMessages: 3, dashboardViews: 5 } as const;

/** Characters; the specification's floor for a password. */
export const passwordMin = 6;
/** Characters; longer ones are refused by Firebase Auth. */
export const passwordMax = 4_096;

/** Authenticator codes: digits of one, seconds it stands for, steps of tolerance either side. */
export const totp = { digits: 6, periodSeconds: 30, steps: 1 } as const;
/** Bytes of an authenticator's secret: 160 bits, as RFC 4226 recommends. */
export const totpSecretBytes = 20;
/** Backup codes of one set, and the characters of each. */
export const backupCodes = { count: 10, length: 8 } as const;
/** Failed second factors after which an account waits, by the length of the window in milliseconds. */
export const attemptLimits = [
  { windowMs: 15 * 60_000, failures: 5 },
  { windowMs: 24 * 3_600_000, failures: 50 },
] as const;
/** The same for one network address, which a whole office may share. */
export const addressLimits = [
  { windowMs: 15 * 60_000, failures: 50 },
  { windowMs: 24 * 3_600_000, failures: 500 },
] as const;
/** What an account may fail all the same where its network address has failed too often. */
export const sparedLimits = [{ windowMs: 15 * 60_000, failures: 2 }] as const;
/** Milliseconds between the right password and the code. */
export const ticketMs = 5 * 60_000;
/** Milliseconds for which a password or a second factor proves who asks for something sensitive. */
export const recentProofMs = 15 * 60_000;
/** Milliseconds a device stays trusted, and how many one account may have. */
export const trustedDeviceMs = 30 * 24 * 3_600_000;
export const trustedDevicesMax = 20;
/** Characters of a device's description. */
export const deviceNameLength = 50;

/** Milliseconds the organization's name of a sign-up waits for its address to be confirmed. */
export const signUpMs = 30 * 24 * 3_600_000;

/** Milliseconds an invitation's link is good for. */
export const invitationMs = 7 * 24 * 3_600_000;
/** Invitations of one organization that may be open at once. */
export const openInvitationsMax = 100;
/** Invitations that one organization may have mailed; revoking one does not make room for the next. */
export const invitationMailLimits = [
  { windowMs: 15 * 60_000, failures: 50 },
  { windowMs: 24 * 3_600_000, failures: 200 },
] as const;
/** Open turfs that one member may take: far more than anybody walks, and far from reading names and addresses of all. */
export const openTurfLimits = [{ windowMs: 24 * 3_600_000, failures: 12 }] as const;
/** How many blocks of donors one caller takes: nobody calls more, and one account would read everybody on a list. */
export const callTimeBlockLimits = [
  { windowMs: 4 * 3_600_000, failures: 8 },
  { windowMs: 24 * 3_600_000, failures: 20 },
] as const;
/** How often one member hears what became of turfs: each time may read thousands of events, and who walks needs a fraction. */
export const turfNewsLimits = [
  { windowMs: 15 * 60_000, failures: 60 },
  { windowMs: 24 * 3_600_000, failures: 500 },
] as const;
/** Milliseconds for which a member may fetch the voter file after opening it, which the audit log records. */
export const voterOpenMs = 12 * 3_600_000;
/** With less than this left, opening it again starts a new period: a fetch that has begun then finishes. */
export const voterOpenMarginMs = 5 * 60_000;
/** How often one member asks to open the voter file: once a period is enough, and each tab may ask. */
export const voterOpenLimits = [{ windowMs: 15 * 60_000, failures: 60 }] as const;
/** Days of one file for another system, and events that are read for it. */
export const exchangeDaysMax = 366;
export const exchangeEventsMax = 100_000;
/** Milliseconds for which a preview stands: what was taken back since would be in its file all the same. */
export const exchangeSeenMs = 24 * 3_600_000;
/** How often one member asks for such a file, or what it would have: each reads the log. */
export const exchangeLimits = [{ windowMs: 15 * 60_000, failures: 40 }] as const;
/** Milliseconds for which the answer of a call stands, for a device that was offline since it sent it. */
export const callResultRetentionMs = 400 * 24 * 3_600_000;
/** How often one account fetches the key of its unsent changes: once a sign-in, from any number of devices. */
export const journalKeyLimits = [
  { windowMs: 15 * 60_000, failures: 60 },
  { windowMs: 24 * 3_600_000, failures: 300 },
] as const;
/** How often one network address opens or presses links to leave, and how often one link is: mail programs press once. */
export const leaveAddressLimits = [
  { windowMs: 15 * 60_000, failures: 120 },
  { windowMs: 24 * 3_600_000, failures: 1_000 },
] as const;
export const leaveLinkLimits = [
  { windowMs: 15 * 60_000, failures: 60 },
  { windowMs: 24 * 3_600_000, failures: 200 },
] as const;
/** Campaigns of one account. */
export const membershipsMax = 20;
/** Members of one organization; every screen of the team reads them in one page. */
export const membersMax = 100;

/** Cents; the largest single donation that a form or an import takes: $10 million. */
export const donationMaxCents = 1_000_000_000;
/** Whole hours and gifts beyond which a person stands out, and days that count as recent; all are "more than" except the days. */
export const insightLimits = {
  conversionHours: 20,
  engagedGifts: 3,
  engagedHours: 50,
  recentDays: 30,
  topSkills: 5,
} as const;

/** Places for a member's backups, `00` to `49`; the rules repeat it. One stays free for the next. */
export const profileBackupSlots = 50;

/** Entries of a member's recently viewed list, and features that may be pinned. */
export const recentlyViewedMax = 10;
export const pinnedMax = 12;
/** Milliseconds an achievement's toast stays. */
export const achievementToastMs = 5_000;
/** Achievements shown to somebody who comes back after a while; the wall has them all. */
export const achievementToastsMax = 5;
/** People of each kind that the candidate profile carries along. */
export const profilePeopleMax = 100;
/** Backups of the candidate profile that one member keeps; the oldest go first. */
export const profileBackupsMax = profileBackupSlots - 1;
/** Milliseconds within which one person's edits of one field make one line of its history. */
export const profileChangeWindowMs = 10 * 60_000;
/** Rows of a leaderboard. */
export const leaderboardShown = 50;
/** Characters of the name that somebody goes by on the leaderboards. */
export const aliasLength = 40;

/** Hours; the largest total for one volunteer. */
export const volunteerHoursMax = 100_000;
/** Skills one volunteer may carry, and the characters of each. */
export const skillsMax = 20;
export const skillLength = 40;

/** Bytes; a larger spreadsheet is refused before it is read. */
export const importBytesMax = 50 * 1024 * 1024;
/** Rows of one import. */
export const importRowsMax = 200_000;
/** Rows sent to the server at a time: three documents a row must fit in one transaction. */
export const importChunkRows = 200;
/** Rows asked about at a time when the preview looks for records that are already there. */
export const importCheckRows = 1_000;
/** What an imported record holds of cells that could not be read: how many, and characters of each and of its header. */
export const importFlags = { max: 8, cell: 120, column: 80 } as const;
/** What it holds of columns without a field: how many, characters of one cell, and of all as JSON. 200 rows fit one request. */
export const importExtra = { max: 100, cell: 500, json: 4_000 } as const;

/**
 * What a row of people says about contacting them: cells, and characters of each and of the text that says where consent comes
 * from. `listed`: answers that nobody can tell, to be given a meaning; `different`: how many of them are told apart.
 */
export const importConsents = { max: 12, words: 300, listed: 50, different: 2_000 } as const;

/** Documents that one chunk of people may write: a row with five numbers and every consent column makes ninety. */
export const importWeightMax = 1_400;

/** Milliseconds between two recomputations of a rollup, while it costs little and once it costs more. */
export const rollupWindowMs = { small: 1_000, large: 10_000 } as const;
/** Index entries above which a rollup counts as large: ten reads a recomputation. */
export const rollupLargeFrom = 10_000;

/** Milliseconds: how often the server's reach is checked, and how often what is shown of it is refreshed. */
export const connectivity = { checkMs: 30_000, statusMs: 1_000 } as const;
/**
 * Milliseconds after which a call to an endpoint fails with `deadline-exceeded`. `long` is for calls that move many
 * documents: a little more than the 120 seconds after which the platform ends the function.
 */
export const callTimeoutMs = { default: 10_000, long: 130_000 } as const;
/** Times a refused change is sent again before it goes to the failed list. */
export const journalRetries = 3;

/**
 * Groups of errors of one organization, and of those how many one member may be the first to meet, so that nobody fills
 * them alone; what comes after falls into one.
 */
export const errorGroupsMax = { organization: 500, member: 50 } as const;
/** Errors that a member, and their whole organization, may report. */
export const errorReportLimits = {
  member: [{ windowMs: 15 * 60_000, failures: 30 }],
  organization: [{ windowMs: 3_600_000, failures: 300 }],
} as const;

/** Caches: milliseconds an answer stays good, entries, and how often what has run out is dropped. */
export const caches = {
  default: { ttlMs: 300_000, max: 1_000 },
  organization: { ttlMs: 10 * 60_000, max: 100 },
  election: { ttlMs: 15 * 60_000, max: 500 },
  voter: { ttlMs: 2 * 60_000, max: 200 },
} as const;
export const cacheCleanupMs = 120_000;

/** System health: milliseconds looked back, averages in milliseconds and shares of errors above which it is not healthy. */
export const health = {
  windowMs: 3_600_000,
  pageLoadMs: 3_000,
  apiResponseMs: 2_000,
  degradedErrors: 0.05,
  criticalErrors: 0.15,
  /** Members who measured something, from whom on none of them decides it alone. */
  membersMin: 3,
} as const;
/** Ranges of the analytics screen in milliseconds, each drawn in as many buckets. */
export const analyticsRanges = {
  '1h': 3_600_000,
  '24h': 24 * 3_600_000,
  '7d': 7 * 24 * 3_600_000,
  '30d': 30 * 24 * 3_600_000,
} as const;
export const analyticsBuckets = 24;
/** Milliseconds for which what was counted is shown again: of the shortest range, and of the others. */
export const analyticsFreshMs = { '1h': 10_000, others: 60_000 } as const;
/** Milliseconds after which a bucket that is over is counted anew, so that a gift which was changed is seen. */
export const analyticsRecountMs = 6 * 3_600_000;
/** The largest goal: cents ($1 billion), people or hours. */
export const goalMax = 100_000_000_000;
/** Days that metrics and error reports are kept. */
export const metricsRetentionDays = 30;
/** Days after which the folded measurements of an hour are pruned; those of a day go a day after what they fold. */
export const metricHoursRetentionDays = 8;
/** Documents deleted at a time when they are pruned. */
export const pruneBatch = 500;

/** Things fetched ahead of being asked for, by how good the connection is. */
export const preloads = { slow: 2, medium: 4, fast: 8 } as const;
/** Pixels; the smallest target for a finger. */
export const touchTarget = 44;

/** Pixels, as the specification's breakpoints. */
export const breakpoints = { mobile: 768, tablet: 1024, desktop: 1200 } as const;

/** Months of giving that a rollup keeps apart: the current one, those that a gift may be dated ahead, and those before. */
export const givingMonthsMax = 120;

/** What is due later: documents that one query reads, those that a tick reads at most, and those that it does for one organization. */
export const duePage = 100;
export const duePagesMax = 20;
export const dueQuota = 200;
/** Milliseconds of one tick's work, and those for which it has what it took. */
export const tickBudgetMs = 50_000;
export const dueLeaseMs = 2 * 60_000;
/** Times that something is tried; then it is parked, and dropped after so many milliseconds. */
export const dueAttemptsMax = 8;
export const dueParkedMs = 90 * 24 * 3_600_000;
/** Milliseconds that the record of an outgoing message is kept: longer than any event is delivered again. */
export const outboxRetentionMs = 30 * 24 * 3_600_000;

/** Characters of an announcement, and how many one campaign sends. */
export const announcementTitleMax = 120;
export const announcementBodyMax = 5_000;
export const announcementLimits = [
  { windowMs: 60 * 60_000, failures: 20 },
  { windowMs: 24 * 3_600_000, failures: 50 },
] as const;
/** Milliseconds after which an announcement is mailed: withdrawn until then, no mail goes out. */
export const announcementMailDelayMs = 60_000;
