import { due } from '../../collections/due.ts';
import { dueDocument, dueId } from '../../domain/due/due-document.ts';
import type { StoredEvent } from '../events/write-events.ts';
import type { Store } from '../store.ts';
import type { Context } from '../use-case.ts';

type Scheduling = Pick<Context, 'instant' | 'now' | 'newId'> & { member: { organization: string } };

/** Has the tick clean up after a launch at night, as one step of a transaction. One read. */
export async function prepareNight(store: Store, context: Scheduling, event: StoredEvent, at: number) {
  const { member, instant, now, newId } = context;
  const id = dueId(member.organization, 'launch_night', event.id);
  const stored = await store.get(due, id);
  if (stored?.at && stored.at.toMillis() >= at) return () => undefined;
  const wanted = { organization: member.organization, kind: 'launch_night', ref: event.id } as const;
  const fields = dueDocument({ ...wanted, about: 'night', at: instant(at), since: instant(now()) }, newId());
  return () => store.set(due, id, fields);
}
