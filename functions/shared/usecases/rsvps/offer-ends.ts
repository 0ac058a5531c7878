import { due } from '../../collections/due.ts';
import { dueDocument, dueId } from '../../domain/due/due-document.ts';
import type { Store } from '../store.ts';
import type { Context } from '../use-case.ts';

type Scheduling = Pick<Context, 'now' | 'instant' | 'newId'> & { organization: string };

/**
 * Has the tick look at an event's offers when the first of them ends, as one step of a transaction. A tick that has the document at
 * that moment has read its offers already, and would drop it with what comes now: it is scheduled anew, and looks at once.
 */
export async function prepareOfferEnd(
  store: Store,
  { organization, now, instant, newId }: Scheduling,
  event: string,
  at: number,
): Promise<() => void> {
  const id = dueId(organization, 'place_offers', event);
  const stored = await store.get(due, id);
  const isTaken = stored !== null && stored.lease_until !== null;
  if (!isTaken && stored?.at && stored.at.toMillis() <= at) return () => undefined;
  const wanted = { organization, kind: 'place_offers', ref: event, about: 'offers' } as const;
  const first = instant(isTaken ? Math.min(now(), at) : at);
  const fields = dueDocument({ ...wanted, at: first, since: instant(now()) }, newId());
  return () => store.set(due, id, fields);
}
