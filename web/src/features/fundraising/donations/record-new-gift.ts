import * as z from 'zod/mini';
import { writeTo } from '../../../shared/area/area.ts';
import { donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';

const givenShares = z._default(
  z.array(z.object({ donor_id: z.string(), donor_name: z.string(), donor_key: z.string(), cents: z.int() })),
  [],
);

/** Records a gift as its form says it; who else gives it goes beside its fields. */
export async function recordNewGift(
  id: string,
  { shares: given, ...gift }: Record<string, unknown>,
): Promise<undefined> {
  const write = writeTo(donationArea.collection, { operation: 'create', id, data: gift });
  const shares = givenShares.parse(given);
  const isShared = shares.length > 0 && write.operation === 'create' && write.table === 'donations';
  await commitWithToast(isShared ? { ...write, data: { ...write.data, shares } } : write);
}
