import { eventPictureCall } from '../../api/events-api.ts';
import { events } from '../../collections/events.ts';
import { files } from '../../collections/files.ts';
import { readFile } from '../../domain/files/file-bytes.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { datesOf, reachedBy } from './event-dates.ts';
import type { StoredEvent } from './write-events.ts';

/** Files that only those dates show which are about to show another one. */
async function filesLeft(store: Store, event: StoredEvent, dates: readonly StoredEvent[]): Promise<string[]> {
  const changed = new Set(dates.map(({ id }) => id));
  const others = (await datesOf(store, event)).filter(({ id }) => !changed.has(id));
  const shown = new Set(others.map(({ picture }) => picture?.file));
  const former = new Set(dates.flatMap(({ picture }) => (picture ? [picture.file] : [])));
  return [...former].filter((file) => !shown.has(file));
}

/**
 * Gives an event a picture, or takes it away. Of a series all reached dates show the same file, and one that no date shows any
 * more is deleted. Reads: two, the file, and twice the dates of the series.
 */
export const changeEventPicture = command(
  eventPictureCall,
  async ({ id, scope, picture }, { member }, store) => {
    await requireCaller(store, member, 'events.write');
    const event = await store.get(events, id);
    if (!event) throw new RefusedError('events.gone');
    const { dates } = await reachedBy(store, event, scope);
    const former = await filesLeft(store, event, dates);
    const stamps = { updated_at: serverTime, updated_by: member.uid };
    if (picture) {
      const { file, alt, data, sha256 } = picture;
      const read = readFile(data, { sha256 });
      if (read.is === 'refused') throw new RefusedError(read.why);
      // Files are named by whoever makes them: another one's is never overwritten.
      if (await store.get(files, file)) throw new RefusedError('call.replayed');
      const { size, type } = read;
      const by = { created_at: serverTime, created_by: member.uid };
      const of = { owner: 'events', owner_id: id, kind: 'event_picture' } as const;
      store.create(files, file, { ...of, type, size, sha256, data, ...by });
      for (const date of dates) store.update(events, date.id, { picture: { file, alt }, ...stamps });
    } else for (const date of dates) store.update(events, date.id, { picture: null, ...stamps });
    for (const file of former) store.delete(files, file);
    return { dates: dates.length };
  },
  { key: () => 'events' },
);
