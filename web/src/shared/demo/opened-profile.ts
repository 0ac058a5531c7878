import { profilePeopleKinds } from '#shared/collections/profile_people.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { profileEdits } from '#shared/demo/profile-edits.ts';
import { changesBetween, entryId } from '#shared/rules/profile_history.ts';
import type { Profile } from './history.ts';
import { bringPeople } from './people.ts';
import { said } from './words.ts';
import type { World } from './world.ts';

const dayMs = 86_400_000;

/**
 * The people whom the sample's profile carries, and its history: for screens that few open first. `profile`: as it was
 * before the visitor changed it. What they have brought up to date by themselves stays. `now`: milliseconds since 1970.
 */
export function openProfile(world: World, profile: Profile | null, now: number): void {
  if (world.candidate_profiles.get(world.organization))
    for (const kind of profilePeopleKinds) if (!world.profile_people.get(kind)) bringPeople(world, kind, now);
  if (!profile) return;
  let after = profile;
  for (const { field, was, by, days } of profileEdits.toReversed()) {
    const at = world.instant(now - days * dayMs);
    const before = { ...after, [field]: typeof was === 'string' ? said(was) : was };
    const by_name = accounts.find(({ uid }) => uid === by)?.full_name ?? null;
    const told = { by, by_name };
    for (const change of changesBetween({ profile: before, at }, { profile: after, at }, told))
      world.profile_changes.put(entryId(change), change);
    after = before;
  }
}
