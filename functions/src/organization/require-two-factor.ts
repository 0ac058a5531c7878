import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { organizations } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { demandStill } from '../members/caller.ts';
import { membersOf } from '../members/member-queries.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/**
 * Demands a second factor of everybody, or leaves it to them; at once for organization and members, and written
 * only where it differs, for every change of a profile bills that member's open listeners again. Refuses
 * (`failed-precondition`) an admin without one, who would lock themself out.
 */
export const requireTwoFactor =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { required }: { required: boolean }): Promise<{ success: true }> => {
    const { organization } = member;
    const reference = db.collection(organizations.path('')).doc(organization);
    await runTransactionWithRetry(db, async (transaction) => {
      const own = await demandStill(transaction, db, member, 'organization.write');
      if (required && !own.two_factor_enabled) {
        throw new RefusedError('secondFactor.ownFirst');
      }
      const found = await transaction.get(reference);
      const { docs } = await transaction.get(membersOf(db, organization));
      const updated_at = FieldValue.serverTimestamp();
      for (const profile of docs) {
        if (profile.get('two_factor_required') === required) continue;
        transaction.update(profile.ref, { two_factor_required: required, updated_at });
      }
      if (found.get('require_two_factor') === required) return;
      transaction.update(reference, { require_two_factor: required, updated_at });
      const type = required ? 'two_factor_required' : 'two_factor_optional';
      transaction.create(auditReference(db, organization), auditEntry({ type, ...actorFields(member) }));
    });
    return { success: true };
  };
