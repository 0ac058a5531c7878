import type { Capability } from '#shared/access.ts';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { useLiveQuery } from '../../../shared/data/live.ts';
import { type Condition, firstOf, inOrder, type Order } from '../../../shared/data/queries.ts';
import type { Read } from '../../../shared/data/reading.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { PersonIds, TimelineEntry, TimelineSource } from './timeline-source.ts';

type Registered<N extends string, S extends Shape> = {
  name: TimelineEntry['is'];
  capability: Capability;
  collection: Collection<N, S>;
  /** The field with the person's id, and the one that entries are ordered by, as `entry` has its moment. */
  person: keyof Read<S> & string;
  order: keyof Read<S> & string;
  /** What else a record has to be for the timeline to tell of it. */
  only?: Condition & { field: keyof Read<S> & string };
  /** Null: nothing to tell. */
  entry: (record: Read<S>) => Omit<TimelineEntry, 'is' | 'id'> | null;
  /** A screen may have four listeners: what is written on other screens is read when this one is visited. */
  isLive: boolean;
  isOfDonors?: boolean;
};

const personIs = (field: string, ids: PersonIds): Condition =>
  ids.length === 1 ? { field, is: '==', value: ids[0] } : { field, is: 'in', value: ids };

/** A source that is a query of one collection: at most `count` reads. */
export function register<N extends string, S extends Shape>(of: Registered<N, S>): TimelineSource {
  const { name, capability, collection, person, only, entry, isLive, isOfDonors = false } = of;
  const useRows = isLive ? useLiveQuery : useListOnce;
  const order: Order = { field: of.order, direction: 'desc' };
  return {
    name,
    capability,
    isOfDonors,
    useEntries({ ids }, count) {
      const path = collection.path(useMember().organization);
      const live = useRows(collection, `${path} of ${name} ${ids.join(' ')} ${count}`, () => {
        const conditions = [personIs(person, ids), ...(only ? [only] : [])];
        return firstOf(inOrder({ path, conditions }, order), count);
      });
      if (live.is === 'loading') return { name, is: 'loading' };
      if (live.is !== 'ready') return { name, is: 'missing' };
      const items = live.value.flatMap((record) => {
        const found = entry(record);
        return found ? [{ ...found, id: record.id, is: name }] : [];
      });
      return { name, is: 'ready', items, hasMore: live.value.length >= count };
    },
  };
}

/** A day has no moment: it counts as its noon. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00`);
