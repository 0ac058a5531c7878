/**
 * Below this the two clocks count as equal: the `Date` header has whole seconds, and an answer takes some of them. Milliseconds.
 */
const toleranceMs = 60_000;

/** How far the server's clock is ahead of this device's, in milliseconds. Known once the server has answered a call. */
let offset = 0;

/**
 * Learns from an answer's `Date` header. `sentAt`: when it was asked for, by this device's clock. An answer that took long
 * says nothing, and neither does one without the header.
 */
export function noteServerDate(date: string | null, sentAt: number, now = Date.now()): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server) || now < sentAt || now - sentAt > toleranceMs) return;
  const offsetMs = server - now;
  offset = Math.abs(offsetMs) > toleranceMs ? offsetMs : 0;
}

/** A moment of this device's clock as the server's clock has it. Never before 1970, which no event can say. */
export const asServerTime = (at: number): number => Math.max(0, at + offset);

/** Now by the server's clock, as far as this device knows it. */
export const serverNow = (): number => asServerTime(Date.now());
