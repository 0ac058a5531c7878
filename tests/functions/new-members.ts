import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { emptyRollup, membershipId, type memberships, type userProfiles } from '#shared/collections/index.ts';
import { type Account, newAccount } from './accounts.ts';
import { db } from './emulator-clients.ts';

export type Member = Account & { organization: string };
type Profile = z.output<typeof userProfiles.schema>;
type Membership = z.output<typeof memberships.schema>;

/** Who is in a campaign, in one of the two databases. */
export function membersIn(db: Firestore) {
  /** A new organization with nobody in it, so that no test meets another's data. */
  async function newOrganization(): Promise<string> {
    const organization = randomUUID();
    const now = Timestamp.now();
    await db.doc(`organizations/${organization}`).set({
      name: 'Test',
      require_two_factor: false,
      created_at: now,
      updated_at: now,
    });
    await db.doc(`organizations/${organization}/rollups/dashboard`).set(emptyRollup);
    return organization;
  }

  /** Makes an account a member. */
  async function join(
    account: Account,
    organization: string,
    profile: Partial<Profile> = {},
  ): Promise<Member> {
    const now = Timestamp.now();
    const fields = {
      user_id: account.uid,
      organization_id: organization,
      full_name: 'Test Member',
      role: 'admin' as const,
      two_factor_enabled: false,
      two_factor_required: false,
      sessions_valid_after: null,
      created_at: now,
      updated_at: now,
      ...profile,
    };
    await db.doc(`user_profiles/${account.uid}`).set(fields);
    await belong(account, organization, fields);
    return { ...account, organization };
  }

  /** Makes an account a member of one more campaign, or changes what it is there; the active one stays as it is. */
  async function belong(
    account: Pick<Account, 'uid'>,
    organization: string,
    fields: Partial<Membership> = {},
  ): Promise<void> {
    const now = Timestamp.now();
    const { user_id, full_name, role, grants, member_positions, state, two_factor_enabled, ...more } = {
      ...{ user_id: account.uid, full_name: 'Test Member', role: 'admin', two_factor_enabled: false },
      ...{ grants: [], member_positions: [], state: 'active', deletion_requested_at: null },
      ...{ suspended_at: null, created_at: now },
      ...fields,
    };
    await db.doc(`memberships/${membershipId(account.uid, organization)}`).set({
      ...{ user_id, full_name, role, grants, member_positions, state, two_factor_enabled },
      ...{ organization_id: organization, suspended_at: more.suspended_at },
      ...{ deletion_requested_at: more.deletion_requested_at, created_at: more.created_at, updated_at: now },
    });
  }

  /** Changes what a member is in a campaign, and their profile where it is the active one; null takes them out. */
  async function change(
    { uid, organization }: Pick<Member, 'uid' | 'organization'>,
    fields: Record<string, unknown> | null,
  ): Promise<void> {
    const membership = db.doc(`memberships/${membershipId(uid, organization)}`);
    const profile = db.doc(`user_profiles/${uid}`);
    const isActive = (await profile.get()).get('organization_id') === organization;
    if (fields === null) await Promise.all([membership.delete(), ...(isActive ? [profile.delete()] : [])]);
    else await Promise.all([membership.update(fields), ...(isActive ? [profile.update(fields)] : [])]);
  }

  /** A new member, by default the admin of an organization of their own. */
  async function newMember(role: Role = 'admin', organization?: string): Promise<Member> {
    return join(await newAccount(), organization ?? (await newOrganization()), { role });
  }

  return { newOrganization, join, belong, change, newMember };
}

export const { newOrganization, join, belong, change, newMember } = membersIn(db);
