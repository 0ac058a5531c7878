import { deleteDonorCall } from '../../api/donors-api.ts';
import { audit } from '../../collections/audit.ts';
import { donors } from '../../collections/donors.ts';
import { merges } from '../../collections/merges.ts';
import { people } from '../../collections/people.ts';
import { deletionLine } from '../../consequences/lines.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { requireFinished } from '../people/merge/unfinished-merges.ts';
import { command } from '../use-case.ts';
import { requireNoGifts } from './require-no-gifts.ts';

const success = { success: true } as const;

/**
 * Deletes a donor, in one transaction with the look for their gifts: a gift that is created meanwhile makes it look
 * again, or finds no donor. Security rules could only ask a copy of that, which a trigger writes later. Tells the audit
 * itself, under the id that the trigger would use: the trigger only sees that a function did it.
 */
export const deleteDonor = command(deleteDonorCall, async ({ donorId }, { member }, store) => {
  await requireCaller(store, member, 'donors.write');
  const [donor, card] = await Promise.all([store.get(donors, donorId), store.get(people, donorId)]);
  if (!donor) return success;
  const [known] = await Promise.all([
    store.find(merges, { where: [['party_ids', 'array-contains', donorId]], select: ['state'] }),
    requireNoGifts(store, donorId, card?.merged_ids ?? []),
  ]);
  requireFinished(known);
  const { id, line } = deletionLine(donors.name, donorId, store.versionOf(donors, donorId), donor);
  store.delete(donors, donorId);
  store.create(audit, id, auditLine(member, line));
  return success;
});
