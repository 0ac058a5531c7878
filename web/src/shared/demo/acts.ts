import * as z from 'zod/mini';
import { type Role, roles } from '#shared/access.ts';
import type { Operation } from '../data/journal/entry.ts';

/** Session storage key of the specification: what a visitor did, for a reload of this tab. */
const key = 'demoSessionData';

/** One thing that the visitor did; `at`: milliseconds since 1970. */
export type Act = { at: number; by: string } & (
  | { is: 'write'; operation: Operation }
  | { is: 'call'; path: string; body: unknown }
);
export type Kept = { role: Role; acts: Act[] };

const isAct = (value: unknown): value is Act => typeof value === 'object' && value !== null && 'at' in value;
const kept = z.object({ role: z.enum(roles), acts: z.array(z.custom<Act>(isAct)) });

/** What this tab has kept; the beginning where that is nothing, or cannot be read. */
export function recallActs(): Kept {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return { role: 'admin', acts: [] };
  }
}

/** False where the browser does not keep it: then it lasts until the tab is left or reloaded. */
export function keepActs(now: Kept): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(now));
    return true;
  } catch {
    return false;
  }
}

export const forgetActs = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing can be.
  }
};
