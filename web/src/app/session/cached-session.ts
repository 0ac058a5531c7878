import type { Stored } from '#shared/collections/define.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { preloadQueries } from '../../shared/data/query-cache.ts';
import { readRow } from '../../shared/data/reading.ts';
import type { Hint } from './sign-in-hint.ts';

/** Milliseconds after the server has let somebody in for which this device does so before it is asked again: a day's work. */
const trustedMs = 12 * 3_600_000;

/**
 * Whom the server let in on this device a while ago, as it described them then: their screens need not wait for Auth, and
 * then for the database, each a round trip or two. What they show is on the device and opens without a connection
 * anyway; the server's word ends it as soon as it comes. Null where nobody was, too long ago, or the campaign was not
 * set up yet. Never rejects.
 */
export async function lastLetIn({ uid, onboarded }: Hint): Promise<Stored<typeof userProfiles> | null> {
  const cached = await preloadQueries(uid, `${userProfiles.path('')}/${uid}`);
  const row = cached && Date.now() - cached.at < trustedMs ? cached.value[0]?.[0] : undefined;
  const profile = row ? readRow(userProfiles, row) : null;
  return profile && profile.organization_id === onboarded ? profile : null;
}
