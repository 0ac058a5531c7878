import * as z from 'zod/mini';
import { namePartnersCall } from '#shared/api/gifts-api.ts';
import { creditGiftCall } from '#shared/api/giving-api.ts';
import { writeTo } from '../../../shared/area/area.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { commitWithToast, toastWhenSynced } from '../../../shared/ui/toasts.tsx';

const givenShares = z._default(
  z.array(z.object({ donor_id: z.string(), donor_name: z.string(), donor_key: z.string(), cents: z.int() })),
  [],
);

const given = z._default(z.array(z.object({ donorId: z.string(), cents: z.int() })), []);
const givenCredit = z.optional(z.object({ memberIds: z.array(z.string()), shares: z.array(z.int()) }));

/**
 * Records a gift as its form says it; who else gives it goes beside its fields. Who the partners are and who raised
 * it is told right after, in the order of the gift's own changes.
 */
export async function recordNewGift(
  id: string,
  { shares: shared, partners: named, credit: raised, ...gift }: Record<string, unknown>,
): Promise<undefined> {
  const write = writeTo(donationArea.collection, { operation: 'create', id, data: gift });
  const shares = givenShares.parse(shared);
  const isShared = shares.length > 0 && write.operation === 'create' && write.table === 'donations';
  await commitWithToast(isShared ? { ...write, data: { ...write.data, shares } } : write);
  const about = { entity: { table: 'donations', id } } as const;
  const partners = given.parse(named);
  if (partners.length > 0) {
    const { synced } = await commitCall(namePartnersCall, { giftId: id, partners, before: [] }, about);
    toastWhenSynced(synced);
  }
  const credit = givenCredit.parse(raised);
  if (!credit) return;
  const { synced } = await commitCall(creditGiftCall, { giftId: id, ...credit }, about);
  toastWhenSynced(synced);
}
