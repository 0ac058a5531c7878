import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { candidateProfiles, organizations } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Member } from '../http/guard.ts';
import { demandStill } from '../members/caller.ts';
import { membersOf } from '../members/member-queries.ts';
import { readDeparture } from '../members/membership.ts';
import { revokeAll } from '../members/revoke.ts';
import { rollupReference } from '../rollups/rollup-documents.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { sweepMs } from './organization-records.ts';

type Dependencies = {
  db: Firestore;
  auth: Pick<Auth, 'revokeRefreshTokens'>;
  deleteRecords: (organization: string, at?: number) => Promise<void>;
};

/**
 * Takes the organization and everybody's membership away in one transaction, whoever asks. The records follow in
 * the background: one task now, and one later that was asked for before anything was deleted, so that neither a
 * crash in between nor a trigger that still ran leaves something for ever.
 */
export const deleteOrganization =
  ({ db, auth, deleteRecords }: Dependencies) =>
  async (member: Member, { name }: { name: string }): Promise<{ success: true }> => {
    const { organization } = member;
    await demandName(db, organization, name);
    await deleteRecords(organization, Date.now() + sweepMs);
    const departures = await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const { docs } = await transaction.get(membersOf(db, organization));
      const members = docs.map((found) => String(found.get('user_id')));
      const departures = await Promise.all(
        members.map((uid) => readDeparture(transaction, db, { uid, organization })),
      );
      for (const { deleteMembership } of departures) deleteMembership();
      transaction.delete(db.collection(candidateProfiles.path('')).doc(organization));
      transaction.delete(rollupReference(db, organization));
      transaction.delete(organizationReference(db, organization));
      return departures;
    });
    logger.info('organization deleted', { organization, by: member.uid, members: departures.length });
    // The caller's own session stays, as that of somebody who belongs nowhere.
    await revokeAll(
      auth,
      // Whoever is in another campaign stays there, signed in.
      departures.flatMap(({ uid, isActive }) => (isActive && uid !== member.uid ? [uid] : [])),
    );
    await deleteRecords(organization).catch((error: unknown) =>
      logger.error('records wait for the sweep', { organization, error }),
    );
    return { success: true };
  };

const organizationReference = (db: Firestore, organization: string) =>
  db.collection(organizations.path('')).doc(organization);

/** The same letters count as the same name, however a keyboard composes them. */
async function demandName(db: Firestore, organization: string, typed: string): Promise<void> {
  const found = await organizationReference(db, organization).get();
  if (!found.exists) throw new RefusedError('organization.deleted');
  const { name } = organizations.schema.parse(found.data());
  if (typed.trim().normalize() === name.normalize()) return;
  throw new RefusedError('organization.wrongName');
}
