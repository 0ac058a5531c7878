import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { callPlans } from '#shared/collections/call-plans.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { correctionProposals } from '#shared/collections/correction-proposals.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { fieldPlans } from '#shared/collections/field-plans.ts';
import { goals } from '#shared/collections/goals.ts';
import { issues } from '#shared/collections/issues.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { draftContent, positionDrafts } from '#shared/collections/position-drafts.ts';
import { positionUses } from '#shared/collections/position-uses.ts';
import { profileBackups } from '#shared/collections/profile-backups.ts';
import { scripts } from '#shared/collections/scripts.ts';
import { shiftMarks } from '#shared/collections/shift-marks.ts';
import { turfPackets, turfs } from '#shared/collections/turfs.ts';
import { twoFactorTrustedDevices } from '#shared/collections/two-factor.ts';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { voterAdditions } from '#shared/collections/voter-additions.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { voterLists, voterListVoters } from '#shared/collections/voter-lists.ts';
import { voterSegments } from '#shared/collections/voter-segments.ts';
import type { Operation } from './entry.ts';

/** What members write. */
export const collections = {
  call_lists: callLists,
  call_packets: callPackets,
  call_plans: callPlans,
  candidate_profiles: candidateProfiles,
  correction_proposals: correctionProposals,
  donations,
  donors,
  field_plans: fieldPlans,
  goals,
  issues,
  organizations,
  position_drafts: positionDrafts,
  position_uses: positionUses,
  profile_backups: profileBackups,
  scripts,
  shift_marks: shiftMarks,
  turf_packets: turfPackets,
  turfs,
  two_factor_trusted_devices: twoFactorTrustedDevices,
  user_preferences: userPreferences,
  user_profiles: userProfiles,
  volunteers,
  voter_additions: voterAdditions,
  voter_events: voterEvents,
  voter_list_voters: voterListVoters,
  voter_lists: voterLists,
  voter_segments: voterSegments,
} as const;

const defined = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Fields of the change as the person sent them. */
export const sentFields = (operation: Operation): Record<string, unknown> =>
  operation.operation === 'delete' ? {} : defined(operation.data);

/** Fields of the change as they are stored, with those that follow from them. Also patches what a list shows. */
export function storedFields(operation: Operation): Record<string, unknown> {
  if (operation.operation === 'delete') return {};
  // The union of the collections' own `derive`s takes no common argument; each gets data of its own table here.
  const derive: (data: object) => object = Reflect.get(collections[operation.table], 'derive');
  return { ...defined(operation.data), ...derive(operation.data) };
}

/** Stamps that this collection has, for a write by `user` at a moment in the database's own words. */
export function stampsFor(
  { table, operation }: Pick<Operation, 'table' | 'operation'>,
  user: string,
  now: unknown,
): Record<string, unknown> {
  const all = {
    updated_at: now,
    updated_by: user,
    ...(operation === 'create' ? { created_at: now, created_by: user, received_at: now, by: user } : {}),
  };
  const { shape } = collections[table].schema;
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in shape));
}

/** Whether these fields of a change make its writer an author: the content of a position that is being written. */
export const isAuthoring = (table: Operation['table'], changed: Record<string, unknown>): boolean =>
  table === 'position_drafts' && draftContent.some((field) => field in changed);

/** The authors of a document after a change, with the writer among them; nothing where nobody becomes one. */
export function authorsAfter(
  table: Operation['table'],
  changed: Record<string, unknown>,
  before: unknown,
  writer: string,
): { authors?: readonly string[] } {
  if (!isAuthoring(table, changed)) return {};
  const authors: readonly string[] = Array.isArray(before) ? before.map(String) : [];
  return { authors: authors.includes(writer) ? authors : [...authors, writer] };
}

/** A new document as it is stored, but for its stamps. */
export function createdFields(operation: Operation): Record<string, unknown> {
  const { serverOwned, fixed } = collections[operation.table];
  const unset = Object.fromEntries(fixed.map((field) => [field, null]));
  return { ...unset, ...serverOwned, ...storedFields(operation) };
}
