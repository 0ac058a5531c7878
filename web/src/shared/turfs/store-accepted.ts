import type { WriteEntry } from '../data/journal/entry.ts';
import { learnedIn } from '../voters/log/event.ts';
import { storeAdditions, storeTurfEvents } from './stored-turfs.ts';
import { additionIn } from './turf-addition.ts';

/**
 * What a canvasser did and the server has taken is kept with its turf, where that is on this device, before the journal
 * forgets it: no listener brings it back, and the next page without a connection is to know which doors are done. Killed in
 * between, the journal sends it once more, which changes nothing. Never rejects.
 */
export async function storeAccepted({
  operation,
  user,
}: Pick<WriteEntry, 'operation' | 'user'>): Promise<void> {
  const at = Date.now();
  const event = learnedIn(operation, user);
  if (event?.source === 'door' && event.list_id !== null)
    await storeTurfEvents(event.list_id, [{ ...event, received_at: at }]);
  const addition = additionIn(operation);
  if (addition) await storeAdditions(addition.turf, [{ ...addition.person, at }]);
}
