import { due } from '../../collections/due.ts';
import { dueDocument, dueId } from '../../domain/due/due-document.ts';
import { nextNight } from '../../domain/regions/night.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { campaignZone } from '../campaign-zone.ts';
import type { Store } from '../store.ts';
import type { Context } from '../use-case.ts';

/** Has the campaign's nights counted from the next one on, if they are not yet. One read, two more for the first region. */
export async function prepareNights(store: Store, context: Context): Promise<() => void> {
  const { member, instant, now, newId } = context;
  const wanted = { organization: member.organization, kind: 'nightly_numbers', ref: 'regions' } as const;
  const id = dueId(wanted.organization, wanted.kind, wanted.ref);
  const stored = await store.get(due, id);
  if (stored?.at) return () => undefined;
  const zone = await campaignZone(store, member.organization);
  const at = nextNight(zone, dayIn(zone, now()), now());
  const fields = dueDocument({ ...wanted, about: 'nights', at: instant(at), since: instant(now()) }, newId());
  return () => store.set(due, id, fields);
}
