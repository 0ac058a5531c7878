import { type Capability, can } from '#shared/access.ts';
import type { Operation, Table } from '../data/journal/entry.ts';
import { refuse } from './refuse.ts';
import type { World } from './world.ts';

/** What a member holds who writes a table; `own` is only their own documents. */
const needed: Record<Table, Capability | 'own'> = {
  candidate_profiles: 'profile.write',
  donations: 'donations.write',
  donors: 'donors.write',
  goals: 'profile.write',
  organizations: 'organization.write',
  profile_backups: 'own',
  two_factor_trusted_devices: 'own',
  user_preferences: 'own',
  user_profiles: 'own',
  volunteers: 'volunteers.write',
  voter_events: 'voters.write',
  voter_lists: 'voters.write',
  voter_segments: 'voters.write',
};
/** Where not everything may be done. */
const only: Partial<Record<Table, readonly Operation['operation'][]>> = {
  organizations: ['update'],
  profile_backups: ['create'],
  two_factor_trusted_devices: ['delete'],
  user_preferences: ['update'],
  user_profiles: ['update'],
  voter_events: ['create'],
};
/** Those of one document for each member, by their id. */
const byMember: readonly Table[] = ['user_preferences', 'user_profiles'];

/** Refuses (`permission-denied`) what the security rules refuse to who acts. */
export function demandRight({ actor, donors }: World, change: Operation): void {
  const { table, operation, id } = change;
  const need =
    operation === 'delete' && table === 'candidate_profiles' ? 'organization.write' : needed[table];
  const may =
    (need === 'own' || can(actor.role, need)) &&
    (only[table]?.includes(operation) ?? true) &&
    (!byMember.includes(table) || id === actor.uid);
  if (!may) throw refuse('permission-denied');
  if (change.table !== 'donations' || change.operation !== 'create') return;
  const { donor_id, donor_name, donor_key } = change.data;
  const donor = donors.get(donor_id ?? '');
  if (donor?.name !== donor_name || donor?.name_key !== donor_key) throw refuse('permission-denied');
}
