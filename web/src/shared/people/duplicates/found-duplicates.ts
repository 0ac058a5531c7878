import * as z from 'zod/mini';
import { create } from 'zustand';
import { recall, remember } from '../../local-storage.ts';

const key = 'foundDuplicates';
const pair = z.object({ one: z.string(), other: z.string(), names: z.string() });
const stored = z.object({
  ...{ organization: z.string(), uid: z.string(), pairs: z.array(pair), count: z.number(), at: z.number() },
});
type Found = z.output<typeof stored>;
export type FoundPair = z.output<typeof pair>;

/** Pairs that the list of what waits shows. */
const shownMax = 20;
const nothing: Found = { organization: '', uid: '', pairs: [], count: 0, at: 0 };

function remembered(): Found {
  try {
    return stored.parse(JSON.parse(recall(key) ?? 'null'));
  } catch {
    return nothing;
  }
}

/**
 * Pairs of people that nobody decided about, as the finder last left them on this device. It compares everybody, which no
 * count in a menu is worth.
 */
export const useFoundDuplicates = create<{ found: Found }>(() => ({ found: remembered() }));

export function storeFoundDuplicates(
  { organization, uid }: { organization: string; uid: string },
  pairs: readonly FoundPair[],
): void {
  const found = {
    ...{ organization, uid, pairs: pairs.slice(0, shownMax) },
    ...{ count: pairs.length, at: Date.now() },
  };
  useFoundDuplicates.setState({ found });
  remember(key, JSON.stringify(found));
}
