import * as z from 'zod/mini';
import { create } from 'zustand';
import { recall, remember } from '../local-storage.ts';

const key = 'seenMentions';
/** More than a queue ever reads. */
const seenMax = 60;
const stored = z.catch(z.object({ uid: z.string(), ids: z.array(z.string()) }), { uid: '', ids: [] });

function remembered(): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(recall(key) ?? 'null'));
  } catch {
    return { uid: '', ids: [] };
  }
}

/** Mentions that a member opened on this device. */
export const useSeenMentions = create<{ seen: z.output<typeof stored> }>(() => ({ seen: remembered() }));

export function isMentionSeen(uid: string, note: string): boolean {
  const { seen } = useSeenMentions.getState();
  return seen.uid === uid && seen.ids.includes(note);
}

export function seeMention(uid: string, note: string): void {
  const { seen } = useSeenMentions.getState();
  const before = seen.uid === uid ? seen.ids.filter((id) => id !== note) : [];
  const next = { uid, ids: [note, ...before].slice(0, seenMax) };
  useSeenMentions.setState({ seen: next });
  remember(key, JSON.stringify(next));
}
