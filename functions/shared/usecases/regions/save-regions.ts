import type * as z from 'zod/mini';
import { hasCapability } from '../../access.ts';
import { fieldRegionsCall } from '../../api/regions-api.ts';
import { fieldRegions, fieldRegionsId, nightlyMailMax, regionsMax } from '../../collections/field-regions.ts';
import { foldText } from '../../domain/name-keys.ts';
import type { Region } from '../../domain/regions/region-of.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller, requireMember } from '../members/require-member.ts';
import { type Fields, type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { prepareNights } from './schedule-nights.ts';

type Stored = Fields<typeof fieldRegions.schema>;
type Change = z.output<typeof fieldRegionsCall.request>;

/** A name, a ZIP code and the id of a staging place each say one thing. */
function requireClear(others: readonly Region[], { name, zips, places }: Region): void {
  if (others.some((one) => foldText(one.name) === foldText(name))) throw new RefusedError('regions.sameName');
  const isTwice = (list: readonly string[]) => new Set(list).size < list.length;
  if (isTwice(zips) || isTwice(places.map(({ id }) => id))) throw new RefusedError('request.badBody');
  const taken = others.find((one) => one.zips.some((zip) => zips.includes(zip)));
  if (taken) throw new RefusedError('regions.zipTaken', { region: taken.name });
}

/** Refuses an organizer who could not see what is theirs. One read, none where the organizer stays. */
async function requireOrganizer(store: Store, organization: string, uid: string | null, before?: Region) {
  if (uid === null || uid === before?.organizer) return;
  const membership = await requireMember(store, { uid, organization });
  if (!hasCapability(membership, 'voters.read')) throw new RefusedError('regions.organizer');
}

/** The regions with one put in its place, or behind the others where it is new. */
function withRegion(regions: readonly Region[], region: Region): Region[] {
  const isKnown = regions.some(({ id }) => id === region.id);
  if (!isKnown && regions.length >= regionsMax) throw new RefusedError('regions.full', { most: regionsMax });
  return isKnown ? regions.map((one) => (one.id === region.id ? region : one)) : [...regions, region];
}

function mailedTo(mailed: readonly string[], uid: string, isOn: boolean): string[] {
  const others = mailed.filter((one) => one !== uid);
  if (isOn && others.length >= nightlyMailMax)
    throw new RefusedError('regions.mailFull', { most: nightlyMailMax });
  return isOn ? [...others, uid] : others;
}

function changed({ regions, mail_to }: Pick<Stored, 'regions' | 'mail_to'>, change: Change, uid: string) {
  if (change.is === 'mail') return { regions, mail_to: mailedTo(mail_to, uid, change.isOn) };
  if (change.is === 'save') return { regions: withRegion(regions, change.region), mail_to };
  return { regions: regions.filter(({ id }) => id !== change.id), mail_to };
}

/** Three reads, one more for a new organizer, two more for the first region, and one write, two with the first. What names a region that was removed is in none. */
export const saveFieldRegions = command(
  fieldRegionsCall,
  async (change, context, store) => {
    const { member } = context;
    await requireCaller(store, member, 'voters.write');
    const stored = await store.get(fieldRegions, fieldRegionsId);
    const { regions = [], mail_to = [] } = stored ?? {};
    if (change.is === 'save') {
      const { region } = change;
      requireClear(
        regions.filter(({ id }) => id !== region.id),
        region,
      );
      const before = regions.find(({ id }) => id === region.id);
      await requireOrganizer(store, member.organization, region.organizer, before);
    }
    const countNights = change.is === 'save' ? await prepareNights(store, context) : () => undefined;
    countNights();
    store.set(fieldRegions, fieldRegionsId, {
      ...changed({ regions, mail_to }, change, member.uid),
      created_at: stored?.created_at ?? serverTime,
      created_by: stored?.created_by ?? member.uid,
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return {};
  },
  { key: () => 'field regions' },
);
