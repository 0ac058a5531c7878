import { capabilitiesOf, grantable, hasCapability, isRole } from '#shared/access.ts';
import { recall, remember } from '../local-storage.ts';
import type { CacheOwner } from './query-cache-readable.ts';

/** For whom the shelf was last gone through. */
const key = 'shelfOf';
const nameOf = ({ uid, organization, role, grants }: CacheOwner): string =>
  [uid, organization, role, ...grants].join(' ');

/** Whether somebody of that name could read what `holder` cannot, as far as this device knows. */
function hadMore(before: string | null, holder: CacheOwner): boolean {
  const [uid, organization, role, ...granted] = before?.split(' ') ?? [];
  if (uid !== holder.uid || organization !== holder.organization || !isRole(role)) return true;
  const grants = grantable.filter((one) => granted.includes(one));
  return capabilitiesOf({ role, grants }).some((one) => !hasCapability(holder, one));
}

/**
 * Told what the server says a member is: what this device keeps for when there is no connection, and they may not read
 * any more, goes, also where they were another when the app was last open. Asks nothing where nothing has changed.
 */
export async function pruneQueryCache(holder: CacheOwner): Promise<void> {
  const now = nameOf(holder);
  const before = recall(key);
  if (before === now) return;
  if (hadMore(before, holder)) await (await import('./query-cache-readable.ts')).pruneUnreadable(holder);
  // Only now: who closes the page meanwhile is asked about again.
  remember(key, now);
}
