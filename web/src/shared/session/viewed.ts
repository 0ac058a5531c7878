import { useEffect } from 'react';
import type { Viewed } from '#shared/collections/user_preferences.ts';
import { withViewed } from '#shared/rules/viewed.ts';
import { useMember } from './member.ts';
import { keepViews, showViews, viewsOf } from './views.ts';

/** Milliseconds in which a list of records that are only leafed through makes one write. */
const calmMs = 4_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

function note(uid: string, type: Viewed['type'], id: string): void {
  const { recently_viewed } = viewsOf(uid);
  // Looked at again straight away, or reloaded: the list says so already.
  if (recently_viewed[0]?.id === id && recently_viewed[0].type === type) return;
  showViews(uid, { recently_viewed: withViewed(recently_viewed, { id, type, timestamp: Date.now() }) });
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const { recently_viewed: latest } = viewsOf(uid);
    keepViews(uid, { recently_viewed: latest }).catch(() => undefined);
  }, calmMs);
}

/** Remembers that a record was looked at; null for none. One write for a few looks in a row. */
export function useViewed(record: Pick<Viewed, 'id' | 'type'> | null): void {
  const { uid } = useMember();
  const { id, type } = record ?? {};
  useEffect(() => {
    if (id && type) note(uid, type, id);
  }, [uid, type, id]);
}
