import * as z from 'zod/mini';
import { create } from 'zustand';
import { recall, remember } from '../local-storage.ts';

const key = 'flaggedShifts';
const shift = z.object({ key: z.string(), name: z.string(), day: z.string() });
const stored = z.catch(z.object({ organization: z.string(), uid: z.string(), shifts: z.array(shift) }), {
  organization: '',
  uid: '',
  shifts: [],
});
export type FlaggedShift = z.output<typeof shift>;

function remembered(): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(recall(key) ?? 'null'));
  } catch {
    return { organization: '', uid: '', shifts: [] };
  }
}

/**
 * Shifts that nobody has looked at yet, as the screen of quality last found them in the voter log. They are worked out on
 * the device from thousands of events, which no count in a menu is worth reading.
 */
export const useFlaggedShifts = create<{ found: z.output<typeof stored> }>(() => ({ found: remembered() }));

export function storeFlaggedShifts(
  { organization, uid }: { organization: string; uid: string },
  shifts: readonly FlaggedShift[],
): void {
  const found = { organization, uid, shifts: shifts.slice(0, 20) };
  if (JSON.stringify(found) === JSON.stringify(useFlaggedShifts.getState().found)) return;
  useFlaggedShifts.setState({ found });
  remember(key, JSON.stringify(found));
}
