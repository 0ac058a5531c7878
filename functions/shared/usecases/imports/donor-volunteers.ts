import * as z from 'zod/mini';
import { volunteers } from '../../collections/volunteers.ts';
import type { Contact } from '../../domain/import/identity.ts';
import type { StoredPersonIndex } from '../people/person-index.ts';
import type { Chunk } from './chunk.ts';

/** Values of one `in` query. */
const inMax = 30;

const { name, path, within, schema } = volunteers;
const { email, is_donor } = schema.shape;
const donorFlags = { name, path, within, schema: z.object({ email, is_donor: z.catch(is_donor, false) }) };

/** Ids of volunteers who have the address of a new donor: read before the chunk writes, marked with it. */
export async function readDonorVolunteers(
  { store }: Chunk,
  index: StoredPersonIndex,
  newDonors: readonly Contact[],
): Promise<string[]> {
  const addresses = newDonors.flatMap(({ email: address }) =>
    address && index.other(`email:${address}`) ? [address] : [],
  );
  const pages = Array.from({ length: Math.ceil(addresses.length / inMax) }, (_, page) =>
    addresses.slice(page * inMax, (page + 1) * inMax),
  );
  const found = await Promise.all(
    pages.map((page) => store.find(donorFlags, { where: [['email', 'in', page]], select: ['is_donor'] })),
  );
  return found.flat().flatMap(({ id, is_donor: isMarked }) => (isMarked ? [] : [id]));
}

/** Marks volunteers as donors. */
export function markDonors({ store }: Chunk, ids: readonly string[]): void {
  for (const id of ids) store.update(donorFlags, id, { is_donor: true });
}
