import type { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import type { Stored } from '#shared/collections/define.ts';
import { profilePeopleKinds } from '#shared/collections/profile-people.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { profileEdits } from '#shared/demo/profile-edits.ts';
import { changesBetween, entryId } from '#shared/domain/profile-history.ts';
import { syncProfilePeople } from '#shared/usecases/profile/sync-profile-people.ts';
import type { DemoStore } from './demo-store.ts';
import { translateSample } from './sample-texts.ts';

type Profile = Stored<typeof candidateProfiles>;

import { memoryContext } from './usecases/memory-context.ts';

const dayMs = 86_400_000;

/**
 * The people whom the sample's profile carries, for screens that few open first, whatever the visitor's role. What they
 * have brought up to date by themselves stays.
 */
export async function openProfilePeople(world: DemoStore): Promise<void> {
  if (!world.candidate_profiles.get(world.organization)) return;
  const context = memoryContext(world);
  const member = { ...context.member, role: 'admin' } as const;
  for (const kind of profilePeopleKinds)
    if (!world.profile_people.get(kind)) await syncProfilePeople.run({ kind }, { ...context, member });
}

/** The history of the sample's profile, as late. `profile`: as it was before the visitor changed it; `now`: milliseconds since 1970. */
export function openProfileHistory(world: DemoStore, profile: Profile | null, now: number): void {
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
