import { useEffect } from 'react';
import type { Viewed } from '#shared/collections/user-preferences.ts';
import { withViewed } from '#shared/domain/recently-viewed.ts';
import { useMember } from './session-store.ts';
import { saveViews, showViews, viewsOf } from './views.ts';

/** Milliseconds in which the looks of somebody who leafs through records make one write; a page that is left sends them. */
const calmMs = 10_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

function keep(uid: string): void {
  if (waiting === undefined) return;
  clearTimeout(waiting);
  waiting = undefined;
  const { recently_viewed } = viewsOf(uid);
  saveViews(uid, { recently_viewed }).catch(() => undefined);
}

function note(uid: string, type: Viewed['type'], id: string): void {
  const { recently_viewed } = viewsOf(uid);
  // Looked at again straight away, or reloaded: the list says so already.
  if (recently_viewed[0]?.id === id && recently_viewed[0].type === type) return;
  showViews(uid, { recently_viewed: withViewed(recently_viewed, { id, type, timestamp: Date.now() }) });
  if (waiting !== undefined) return;
  waiting = setTimeout(() => keep(uid), calmMs);
  addEventListener('visibilitychange', () => document.hidden && keep(uid), { once: true });
}

/** Remembers that a record was looked at; null for none. One write for a few looks in a row. */
export function useViewed(record: Pick<Viewed, 'id' | 'type'> | null): void {
  const { uid } = useMember();
  const { id, type } = record ?? {};
  useEffect(() => {
    if (id && type) note(uid, type, id);
  }, [uid, type, id]);
}
