import type { Applied } from '../data/journal/entry.ts';
import { learnedIn } from '../voters/log/event.ts';
import { keepEvents } from './kept.ts';

/**
 * What a canvasser did and the server has taken leaves the journal; of a turf that is on this device it is kept with it,
 * so that the next page without a connection knows which doors are done. Never rejects.
 */
export async function keepAtDoors(applied: readonly Applied[], user: string): Promise<void> {
  const byTurf = new Map<string, Parameters<typeof keepEvents>[1][number][]>();
  for (const one of applied) {
    const event = learnedIn(one, user);
    if (event?.source !== 'door' || event.list_id === null) continue;
    const theirs = byTurf.get(event.list_id) ?? [];
    byTurf.set(event.list_id, [...theirs, { ...event, received_at: one.appliedAt }]);
  }
  await Promise.all([...byTurf].map(([turf, events]) => keepEvents(turf, events)));
}
