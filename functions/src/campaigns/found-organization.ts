import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { dashboardRollup, emptyRollup, organizations, rollups } from '#shared/collections/index.ts';
import { line, lineReference } from '../activity/line.ts';
import { membershipReference } from '../members/member-queries.ts';
import { type AccountState, activate } from './activate.ts';

type Founding = AccountState & { fullName: string; organization: string; name: string };

/** Writes a new organization with its first member, whose active campaign it is. Fails where one of them exists. */
export function foundOrganization(
  transaction: Transaction,
  db: Firestore,
  { fullName, organization, name, ...account }: Founding,
): void {
  const { uid } = account;
  const now = FieldValue.serverTimestamp();
  const stamps = { created_at: now, updated_at: now };
  transaction.create(db.collection(organizations.path('')).doc(organization), {
    name,
    require_two_factor: false,
    carries_demo: false,
    ...stamps,
  });
  const membership = { organization_id: organization, role: 'admin' as const, full_name: fullName };
  transaction.create(membershipReference(db, uid, organization), {
    user_id: uid,
    ...membership,
    state: 'active',
    two_factor_enabled: account.twoFactor,
    ...stamps,
  });
  activate(
    transaction,
    db,
    account,
    { ...membership, grants: [], member_positions: [] },
    { require_two_factor: false },
  );
  transaction.create(db.collection(rollups.path(organization)).doc(dashboardRollup), emptyRollup);
  transaction.create(
    lineReference(db, organization, 'organization'),
    line({
      type: 'organization_created',
      capability: 'dashboard.read',
      actor_id: uid,
      subject_collection: 'organizations',
      subject_id: organization,
      subject_name: name,
    }),
  );
}
