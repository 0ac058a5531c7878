// Apart from the other constants, which come with signing in.

/**
 * Measurements: milliseconds after which they are sent, and where an error is among them; sendings of one browser in an hour (each five documents at
 * most, so that an hour costs at most 20), batches that wait on a device, batches taken of one member in an hour, and
 * milliseconds that a batch may span, that it may be old, and that a device's clock may be ahead; and what it may come
 * to: a device counts 500 a minute at most.
 */
export const metricLimits = {
  flushMs: 60 * 60_000,
  urgentMs: 5 * 60_000,
  sendingsAnHour: 4,
  waiting: 10,
  batchesAnHour: 20,
  spanMs: 2 * 3_600_000,
  ageMs: 7 * 24 * 3_600_000,
  clockSkewMs: 5 * 60_000,
  measured: 2 * 60 * 500,
} as const;
