import { profilePeopleKinds } from '#shared/collections/profile-people.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { profileEdits } from '#shared/demo/profile-edits.ts';
import { changesBetween, entryId } from '#shared/domain/profile-history.ts';
import { copyPeople } from './copy-people.ts';
import type { DemoStore } from './demo-store.ts';
import { translateSample } from './sample-texts.ts';
import type { Profile } from './track-profile.ts';

const dayMs = 86_400_000;

/**
 * The people whom the sample's profile carries, and its history: for screens that few open first. `profile`: as it was
 * before the visitor changed it. What they have brought up to date by themselves stays. `now`: milliseconds since 1970.
 */
export function openProfile(world: DemoStore, profile: Profile | null, now: number): void {
  if (world.candidate_profiles.get(world.organization))
    for (const kind of profilePeopleKinds) if (!world.profile_people.get(kind)) copyPeople(world, kind, now);
  if (!profile) return;
  let after = profile;
  for (const { field, was, by, days } of profileEdits.toReversed()) {
    const at = world.instant(now - days * dayMs);
    const before = { ...after, [field]: typeof was === 'string' ? translateSample(was) : was };
    const by_name = accounts.find(({ uid }) => uid === by)?.full_name ?? null;
    const author = { by, by_name };
    for (const change of changesBetween({ profile: before, at }, { profile: after, at }, author))
      world.profile_changes.put(entryId(change), change);
    after = before;
  }
}
