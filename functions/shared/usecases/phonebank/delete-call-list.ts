import * as z from 'zod/mini';
import { deleteCallListEndpoint } from '../../api/phonebank-api.ts';
import { audit } from '../../collections/audit.ts';
import { callLists } from '../../collections/call-lists.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { callPlans } from '../../collections/call-plans.ts';
import { callProgress, callStates, callTallies } from '../../collections/call-states.ts';
import { auditLine } from '../log-lines.ts';
import { type Context, useCase } from '../use-case.ts';

/** Documents that are deleted in one transaction. */
const batchMax = 200;

/** Whatever else is wrong with a list, it can be deleted. */
const namedList = {
  ...callLists,
  schema: z.object({ name: z.catch(audit.schema.shape.subject_name, null) }),
};

async function deleteAll(
  { read, tx }: Context,
  collection: typeof callPackets | typeof callStates,
  list: string,
): Promise<void> {
  // Both have it, which the compiler does not see of a union.
  const source = collection as typeof callStates;
  for (;;) {
    const rows = await read.find(source, { where: [['list_id', '==', list]], limit: batchMax, select: [] });
    if (rows.length === 0) return;
    await tx(async (store) => {
      for (const { id } of rows) store.delete(source, id);
    });
    if (rows.length < batchMax) return;
  }
}

/**
 * Deletes a call list with its people, so that their copies do not outlive it. Whom its callers were given stays, by ids: the
 * rules take what they learned by it, and who called without a connection sends that later. Broken off, it only has to be
 * repeated.
 */
export const deleteCallList = useCase(deleteCallListEndpoint, async ({ list }, context) => {
  const { member, newId, tx } = context;
  // First, so that nobody is given out while the rest goes.
  await tx(async (store) => {
    const found = await store.get(namedList, list);
    if (!found) return;
    store.delete(callLists, list);
    const line = { type: 'record_deleted', what: callLists.name, subject_id: list } as const;
    store.create(audit, newId(), auditLine(member, { ...line, subject_name: found.name }));
  });
  await deleteAll(context, callPackets, list);
  await deleteAll(context, callStates, list);
  await tx(async (store) => {
    store.delete(callTallies, list);
    store.delete(callProgress, list);
    store.delete(callPlans, list);
  });
  return { ok: true as const };
});
