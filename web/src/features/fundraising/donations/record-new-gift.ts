import * as z from 'zod/mini';
import { creditGiftCall } from '#shared/api/giving-api.ts';
import { writeTo } from '../../../shared/area/area.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { commitWithToast, toastWhenSynced } from '../../../shared/ui/toasts.tsx';

const givenShares = z._default(
  z.array(z.object({ donor_id: z.string(), donor_name: z.string(), donor_key: z.string(), cents: z.int() })),
  [],
);

const givenCredit = z.optional(z.object({ memberIds: z.array(z.string()), shares: z.array(z.int()) }));

/** Records a gift as its form says it; who else gives it goes beside its fields, and who raised it is noted right after. */
export async function recordNewGift(
  id: string,
  { shares: given, credit: raised, ...gift }: Record<string, unknown>,
): Promise<undefined> {
  const write = writeTo(donationArea.collection, { operation: 'create', id, data: gift });
  const shares = givenShares.parse(given);
  const isShared = shares.length > 0 && write.operation === 'create' && write.table === 'donations';
  await commitWithToast(isShared ? { ...write, data: { ...write.data, shares } } : write);
  const credit = givenCredit.parse(raised);
  if (!credit) return;
  const { synced } = await commitCall(
    creditGiftCall,
    { giftId: id, ...credit },
    { entity: { table: 'donations', id } },
  );
  toastWhenSynced(synced);
}
