import type { Person } from './engine.ts';
import { lineNow, useHeld } from './holder.ts';

const openHere = () => (useHeld.getState().held.is === 'ready' ? lineNow() : null);

/**
 * Voters found by what was typed, where they are on this device and open already; null where they are not: no file is
 * fetched for a few letters.
 */
export async function findVoters(words: string, count: number): Promise<readonly Person[] | null> {
  const line = openHere();
  if (!line) return null;
  const asked = { segment: { steps: [] }, channel: null, words };
  return line.ask({ ask: 'page', asked, sort: { by: 'name', down: false }, from: 0, count }, 'palette');
}

/** One voter, so; null also where there is none of this id. */
export async function findVoter(id: string): Promise<Person | null> {
  return (await openHere()?.ask({ ask: 'voter', id })) ?? null;
}
