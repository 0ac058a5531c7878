import type { SavedEvent } from '../../api/events-api.ts';
import type { StoredEvent } from './write-events.ts';

/** From so long on, what was told of an earlier change has gone out. */
const noticeMs = 5 * 60_000;

/**
 * What staff says of a change. One that follows before the mails went out takes the earlier word along, for both are told in one
 * mail.
 */
export function noticeAfter(
  before: Pick<StoredEvent, 'notice' | 'updated_at'>,
  notice: SavedEvent['notice'],
  now: number,
): StoredEvent['notice'] {
  const isRecent = before.updated_at.toMillis() > now - noticeMs;
  const earlier = isRecent && before.notice?.tells !== false ? (before.notice?.note ?? null) : null;
  if (earlier === null) return notice ?? null;
  return { tells: notice?.tells ?? true, note: notice?.note ?? earlier };
}
