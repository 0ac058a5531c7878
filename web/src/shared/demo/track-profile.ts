import type * as z from 'zod/mini';
import type { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { profilePeopleKinds } from '#shared/collections/profile-people.ts';
import { profileBackupsMax } from '#shared/constants.ts';
import { changesBetween, entryId } from '#shared/domain/profile-history.ts';
import type { DemoStore } from './demo-store.ts';

/** The candidate profile as the demo has it. */
export type Profile = z.output<typeof candidateProfiles.schema> & { id: string };

/** Keeps what changed in the candidate profile. `before`: as it was; null where there was none, which tells nothing. */
export function recordProfileChanges(world: DemoStore, before: Profile | null): void {
  const after = world.candidate_profiles.get(world.organization);
  if (!before || !after) return;
  const { uid: by, fullName: by_name } = world.actor;
  const was = { profile: before, at: before.updated_at };
  for (const change of changesBetween(was, { profile: after, at: after.updated_at }, { by, by_name })) {
    const id = entryId(change);
    const former = world.profile_changes.get(id);
    const since = former ? { before: former.before, before_at: former.before_at } : {};
    world.profile_changes.put(id, { ...change, ...since });
  }
}

/** The people whom the profile carried go with it. */
export function dropPeople({ profile_people }: DemoStore): void {
  for (const kind of profilePeopleKinds) profile_people.remove(kind);
}

/** A deleted person leaves those whom the profile carries. */
export function dropPerson({ profile_people }: DemoStore, kind: 'donors' | 'volunteers', id: string): void {
  const carried = profile_people.get(kind);
  if (!carried) return;
  profile_people.patch(kind, {
    donors: carried.donors.filter((one) => one.id !== id),
    volunteers: carried.volunteers.filter((one) => one.id !== id),
    added: carried.added.filter((one) => one !== id),
  });
}

/** Keeps a member's newest backups. */
export function trimBackups({ profile_backups }: DemoStore): void {
  const newest = profile_backups
    .all()
    .toSorted((one, other) => other.created_at.toMillis() - one.created_at.toMillis());
  for (const { id } of newest.slice(profileBackupsMax)) profile_backups.remove(id);
}
