import type { Person } from './engine.ts';
import { currentLine, useVoterFileState } from './worker-connection.ts';

const readyLine = () => (useVoterFileState.getState().voterFile.is === 'ready' ? currentLine() : null);

/**
 * Voters found by what was typed, where they are on this device and open already; null where they are not: no file is
 * fetched for a few letters.
 */
export async function findVoters(text: string, count: number): Promise<readonly Person[] | null> {
  const line = readyLine();
  if (!line) return null;
  const query = { segment: { steps: [] }, channel: null, words: text };
  return line.ask({ ask: 'page', query, sort: { by: 'name', down: false }, from: 0, count }, 'palette');
}

/** One voter, so; null also where there is none of this id. */
export async function findVoter(id: string): Promise<Person | null> {
  return (await readyLine()?.ask({ ask: 'voter', id })) ?? null;
}
