import type { Firestore } from 'firebase-admin/firestore';
import type { Campaign } from '#shared/api/campaigns-api.ts';
import { memberships, organizations } from '#shared/collections/index.ts';
import { membershipsMax } from '#shared/constants.ts';
import { profileOf } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { membershipsOf } from '../members/member-queries.ts';

/** The caller's campaigns, by name. A read for each and one for its organization, and one for the profile. */
export const listCampaigns =
  ({ db }: { db: Firestore }) =>
  async ({ uid }: Account): Promise<{ campaigns: Campaign[] }> => {
    const [profile, { docs }] = await Promise.all([
      profileOf(db, uid),
      membershipsOf(db, uid).limit(membershipsMax).get(),
    ]);
    const own = docs.map((found) => memberships.schema.parse(found.data()));
    if (own.length === 0) return { campaigns: [] };
    const found = await db.getAll(
      ...own.map(({ organization_id }) => db.collection(organizations.path('')).doc(organization_id)),
    );
    const campaigns = own.flatMap(
      ({ organization_id: organization, role, member_positions, state }, place) => {
        const stored = found[place];
        // It is being deleted.
        if (!stored?.exists) return [];
        const { name } = organizations.schema.parse(stored.data());
        const isActive = profile?.organization_id === organization;
        return [{ organization, name, role, positions: member_positions, state, isActive }];
      },
    );
    return { campaigns: campaigns.sort((one, other) => one.name.localeCompare(other.name)) };
  };
