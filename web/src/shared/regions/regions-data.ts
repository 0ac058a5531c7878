import type { Stored } from '#shared/collections/define.ts';
import { fieldRegions, fieldRegionsId } from '#shared/collections/field-regions.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';
import { type Live, useLiveDocument } from '../data/live.ts';
import { useMember } from '../session/session-store.ts';

/** Regions, and who gets the nightly numbers by mail; none where the campaign has not divided its work. */
export type Regions = Pick<Stored<typeof fieldRegions>, 'mail_to'> & { regions: Region[] };

const none: Regions = { regions: [], mail_to: [] };

/** All regions: one read. `paused`: nothing is asked, for whoever may not read them. */
export function useRegions(paused = false): Live<Regions> {
  const live = useLiveDocument(fieldRegions, useMember().organization, fieldRegionsId, paused);
  return live.is === 'ready' ? { ...live, value: live.value ?? none } : live;
}
