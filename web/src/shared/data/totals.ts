import type { Stored } from '#shared/collections/define.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { useMember } from '../session/session-store.ts';
import { useLiveDocument } from './live.ts';

export type Rollup = Stored<typeof rollups>;

/** The campaign's totals, for one read whatever its size; null until they are known. `paused`: as they last were. */
export function useTotals(paused = false): Rollup | null {
  const totals = useLiveDocument(rollups, useMember().organization, dashboardRollup, paused);
  return totals.is === 'ready' ? totals.value : null;
}
