// Apart from the other constants: the first script of every visit carries these, and would carry all.

/** Entries of the error log in memory, and critical ones on the device; breadcrumbs, and characters of a message. */
export const errorLimits = {
  inMemory: 100,
  onDevice: 10,
  breadcrumbs: 100,
  message: 2_048,
  /** Of a report: characters of its stack, the newest breadcrumbs. */
  stack: 8_192,
  reportedBreadcrumbs: 30,
  /** Reports of one request, and those that wait on a device. */
  batch: 5,
  waiting: 20,
} as const;
