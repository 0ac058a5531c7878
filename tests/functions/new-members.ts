import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { emptyRollup, type userProfiles } from '#shared/collections/index.ts';
import { type Account, newAccount } from './accounts.ts';
import { db } from './emulator-clients.ts';

export type Member = Account & { organization: string };
type Profile = z.output<typeof userProfiles.schema>;

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
    await db.doc(`user_profiles/${account.uid}`).set({
      user_id: account.uid,
      organization_id: organization,
      full_name: 'Test Member',
      role: 'admin',
      two_factor_enabled: false,
      two_factor_required: false,
      sessions_valid_after: null,
      created_at: now,
      updated_at: now,
      ...profile,
    });
    return { ...account, organization };
  }

  /** A new member, by default the admin of an organization of their own. */
  async function newMember(role: Role = 'admin', organization?: string): Promise<Member> {
    return join(await newAccount(), organization ?? (await newOrganization()), { role });
  }

  return { newOrganization, join, newMember };
}

export const { newOrganization, join, newMember } = membersIn(db);
