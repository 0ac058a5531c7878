import { addPersonCall } from '#shared/api/people-api.ts';
import { rateContactCall } from '#shared/api/rolodex-api.ts';
import { undoMs } from '#shared/constants.ts';
import type { Contact } from '#shared/domain/rolodex/contact.ts';
import { type CapacityTier, capacityOf, type Relation } from '#shared/domain/rolodex/rating.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';

export type Rating = { relation: Relation; capacity: CapacityTier; ask: number };

/**
 * Adds a contact as a donor, or to whoever is there already, and rates them: two calls of one person, so the journal sends the
 * second after the first. Both can be taken back for a few seconds. Resolves when they are safe on the device.
 */
export async function rateContact(
  contact: Contact,
  { relation, capacity, ask }: Rating,
  /** Who rates, and the id of whoever is there already or of a new person. */
  { by, id }: { by: string; id: string },
) {
  const { name, emails, phones, ...rest } = contact;
  const person = addPersonCall.request.parse({
    id,
    contact: { name, email: emails[0] ?? null, phone: phones[0] ?? null },
    donor: { capacity: capacityOf(capacity) },
    volunteer: null,
    card: {
      ...{ kind: 'person', emails, phones, ...rest, unit: null, language: null, tags: [] },
      ...{ source: t('rolodex.source', { name: by }).slice(0, 120).trim() },
      ...{ assigned_to: null, voter_id: null, not_voters: [] },
    },
  });
  const options = { entity: { table: 'people', id }, holdMs: undoMs } as const;
  const added = await commitCall(addPersonCall, person, options);
  const rated = await commitCall(
    rateContactCall,
    { personId: id, relation, capacity_cents: capacity, ask_cents: ask },
    options,
  );
  return {
    /** False where it was sent already. */
    undo: async (): Promise<boolean> => (await rated.undo()) && (await added.undo()),
    synced: Promise.all([added.synced, rated.synced]),
  };
}
