import * as z from 'zod/mini';
import { create } from 'zustand';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import { commit } from '../data/journal/index.ts';
import { recall, remember } from '../local-storage.ts';
import { viewsKey } from './views-key.ts';

const { dashboard_layout, default_view, pinned_features, recently_viewed } = userPreferences.schema.shape;
/** The part of a member's preferences that decides what stands where. */
const views = z.object({ dashboard_layout, default_view, pinned_features, recently_viewed });
export type Views = z.output<typeof views>;

const own = z.object({ uid: z.string(), views });
const nothing: Views = views.parse({ dashboard_layout: null });

function remembered(): { uid: string | null; views: Views } {
  try {
    const read = own.safeParse(JSON.parse(recall(viewsKey) ?? 'null'));
    if (read.success) return read.data;
  } catch {
    // Not ours: the account has them.
  }
  return { uid: null, views: nothing };
}

/** As this device last knew them, so that the first screen stands right before the account has answered. */
const useStoredViews = create<{ uid: string | null; views: Views }>(remembered);

export const useViews = (uid: string): Views =>
  useStoredViews((state) => (state.uid === uid ? state.views : nothing));

/** Outside React. */
export const viewsOf = (uid: string): Views =>
  useStoredViews.getState().uid === uid ? useStoredViews.getState().views : nothing;

/** Shows some of them and keeps them on this device; those left out stay. */
export function showViews(uid: string, change: Partial<Views>): void {
  const next = { uid, views: views.parse({ ...viewsOf(uid), ...change }) };
  useStoredViews.setState(next);
  remember(viewsKey, JSON.stringify(next));
}

/**
 * Shows them at once and keeps them with the account, without a word: for what nobody asked to have saved. What the
 * journal does not take is not shown either; rejects with why.
 */
export async function saveViews(uid: string, change: Partial<Views>): Promise<void> {
  const before = viewsOf(uid);
  showViews(uid, change);
  try {
    await commit({ operation: 'update', table: 'user_preferences', id: uid, data: change });
  } catch (error) {
    showViews(uid, before);
    throw error;
  }
}
