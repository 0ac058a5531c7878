import { createHmac, hkdfSync } from 'node:crypto';
import type { Member } from '../http/guard.ts';

/**
 * A name for who sent measurements, 16 hex digits: the same each time, so that theirs can be counted, and nobody's to
 * those who read the rollups, for whom a hash of an id that they know would be one. `key` is any secret of ours.
 */
export function senderOf(key: string, { organization, uid }: Pick<Member, 'organization' | 'uid'>): string {
  const own = hkdfSync('sha256', key, '', 'metric senders', 32);
  return createHmac('sha256', Buffer.from(own)).update(`${organization} ${uid}`).digest('hex').slice(0, 16);
}
