import * as z from 'zod/mini';
import { volunteers } from '../../collections/volunteers.ts';
import type { Chunk } from './chunk.ts';

const { name, path, within, schema } = volunteers;
const donorFlags = {
  ...{ name, path, within },
  schema: z.object({ is_donor: z.catch(schema.shape.is_donor, false) }),
};

/** Which of the new donors volunteer and are not marked yet: read before the chunk writes, marked with it. */
export async function readDonorVolunteers({ store }: Chunk, newDonors: readonly string[]): Promise<string[]> {
  const found = await store.getAll(donorFlags, newDonors);
  return found.flatMap((volunteer) => (volunteer && !volunteer.is_donor ? [volunteer.id] : []));
}

/** Marks volunteers as donors. */
export function markDonors({ store }: Chunk, ids: readonly string[]): void {
  for (const id of ids) store.update(donorFlags, id, { is_donor: true });
}
