import type { Person } from './engine.ts';
import { lineNow, useHeld } from './holder.ts';

/**
 * Voters found by what was typed, where they are on this device and open already; null where they are not: no file is
 * fetched for a few letters.
 */
export async function findVoters(words: string, count: number): Promise<readonly Person[] | null> {
  const line = useHeld.getState().held.is === 'ready' ? lineNow() : null;
  if (!line) return null;
  const asked = { segment: { steps: [] }, channel: null, words };
  return line.ask({ ask: 'page', asked, sort: { by: 'name', down: false }, from: 0, count }, 'palette');
}
