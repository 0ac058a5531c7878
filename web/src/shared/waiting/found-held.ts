import * as z from 'zod/mini';
import { create } from 'zustand';
import { recall, remember } from '../local-storage.ts';

const key = 'heldGifts';
const held = z.object({ key: z.string(), name: z.string(), by: z.nullable(z.string()) });
const none = { organization: '', uid: '', gifts: [], count: 0 };
const stored = z.catch(
  z.object({ organization: z.string(), uid: z.string(), gifts: z.array(held), count: z.number() }),
  none,
);
export type HeldGift = z.output<typeof held>;

function remembered(): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(recall(key) ?? 'null'));
  } catch {
    return none;
  }
}

/** Gifts above a limit, as their screen last found them: they are worked out from hundreds of entries, which no count is worth. */
export const useFoundHeld = create<{ found: z.output<typeof stored> }>(() => ({ found: remembered() }));

export function storeFoundHeld(
  { organization, uid }: { organization: string; uid: string },
  gifts: readonly HeldGift[],
): void {
  const found = { organization, uid, gifts: gifts.slice(0, 20), count: gifts.length };
  if (JSON.stringify(found) === JSON.stringify(useFoundHeld.getState().found)) return;
  useFoundHeld.setState({ found });
  remember(key, JSON.stringify(found));
}
