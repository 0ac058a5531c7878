import * as z from 'zod/mini';
import { audiences, frozenPeopleMax, packedPeopleMax } from '../../collections/audiences.ts';
import { packIds } from '../../domain/people/audience/frozen-ids.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads, Row } from '../store.ts';

const { name, kind, is_shared, owner, filter, needs, view, count, updated_at } = audiences.schema.shape;

/** Whose an audience is, and what it asks. */
export const audienceNeedsOnly = { ...audiences, schema: z.object({ is_shared, owner, needs }) };
/** All but who is in it, which may be most of a megabyte. */
export const audienceHeads = {
  ...audiences,
  schema: z.object({ name, kind, is_shared, owner, filter, needs, view, count, updated_at }),
};
/** What has to be known to delete one, also one whose other fields cannot be read. */
const audienceOwners = { ...audiences, schema: z.object({ is_shared, owner }) };

export const headOf = async (
  { getAll }: Pick<Reads, 'getAll'>,
  id: string,
): Promise<Row<typeof audienceHeads.schema> | null> => (await getAll(audienceHeads, [id]))[0] ?? null;

export const ownerOf = async (
  { getAll }: Pick<Reads, 'getAll'>,
  id: string,
): Promise<Row<typeof audienceOwners.schema> | null> => (await getAll(audienceOwners, [id]))[0] ?? null;

/** People as a list holds them. Refuses more than it can: ids may be longer than those that were thought of. */
export async function packedForList(ids: readonly string[]): Promise<string> {
  const packed = ids.length > frozenPeopleMax ? null : await packIds(ids);
  if (packed === null || packed.length > packedPeopleMax)
    throw new RefusedError('audiences.listFull', { most: frozenPeopleMax });
  return packed;
}
