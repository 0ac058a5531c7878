import type { Measured } from '#shared/domain/metric-lines.ts';
import { isDemo } from '../demo/mode.ts';

/** A measurement before it is stamped. `value`: milliseconds or a count. */
export type Measurement = Omit<Measured, 'timestamp'>;

// What comes faster than it is fetched is a loop, and one of those says as much as a thousand.
const most = 500;
const waiting: Measured[] = [];

/** Notes what was measured; sent later, folded (`metric-sender.ts`). Never throws, never waits. */
export function measure(measurement: Measurement): void {
  // A visitor is nobody's campaign: it would never be fetched.
  if (isDemo) return;
  if (waiting.length < most) waiting.push({ ...measurement, timestamp: Date.now() });
}

/** Everything noted since the last time. */
export const drainMeasured = (): Measured[] => waiting.splice(0);
