/** Numbers of the product, each once and with its unit. Source: the product specification, §9, unless said. */

/** Rows fetched at a time by a list. */
export const pageSize = 50;
/** The most documents one query may ask for; the security rules refuse more. */
export const listLimit = 100;
/** The most documents that a search reads. */
export const searchLimit = 24;
/** Lines of the dashboard's activity feed. */
export const activityShown = 12;
/** Months on the dashboard's giving chart. */
export const givingMonths = 12;

/** Milliseconds a toast stays. */
export const toastMs = 5_000;
/** Milliseconds in which a delete can be taken back. */
export const undoMs = 7_000;

/** Characters; the specification's floor for a password. */
export const passwordMin = 6;

/** Cents; the largest single donation that a form or an import takes: $10 million. */
export const donationMaxCents = 1_000_000_000;
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

/** Milliseconds between two recomputations of a rollup, while it costs little and once it costs more. */
export const rollupWindowMs = { small: 1_000, large: 10_000 } as const;
/** Index entries above which a rollup counts as large: ten reads a recomputation. */
export const rollupLargeFrom = 10_000;

/** Pixels, as the specification's breakpoints. */
export const breakpoints = { mobile: 768, tablet: 1024, desktop: 1200 } as const;
