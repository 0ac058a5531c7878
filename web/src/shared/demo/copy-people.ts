import * as z from 'zod/mini';
import {
  type ProfilePeopleKind,
  profileDonor,
  profileVolunteer,
} from '#shared/collections/profile-people.ts';
import { profilePeopleMax } from '#shared/constants.ts';
import type { DemoStore } from './demo-store.ts';

const carried = { donors: z.object(profileDonor.shape), volunteers: z.object(profileVolunteer.shape) };

/** The most generous, or the busiest, first. */
const ranked = ({ donors, volunteers }: DemoStore, kind: ProfilePeopleKind): { id: string }[] =>
  kind === 'donors'
    ? donors.all().toSorted((one, other) => other.totalDonated - one.totalDonated)
    : volunteers.all().toSorted((one, other) => other.totalHours - one.totalHours);

/**
 * Copies the people of one kind beside the profile as they are at a moment (milliseconds since 1970), those whom somebody
 * added in front; gives how many they are.
 */
export function copyPeople(world: DemoStore, kind: ProfilePeopleKind, at: number, add?: string): number {
  const requested = [...(add ? [add] : []), ...(world.profile_people.get(kind)?.added ?? [])];
  const added = [...new Set(requested)]
    .slice(0, profilePeopleMax)
    .flatMap((id) => world[kind].get(id) ?? [])
    .map((record): { id: string } => record);
  const once = new Map([...added, ...ranked(world, kind)].map((record) => [record.id, record]));
  const list = [...once.values()].slice(0, profilePeopleMax);
  world.profile_people.put(kind, {
    donors: [],
    volunteers: [],
    [kind]: list.map((record) => carried[kind].parse(record)),
    added: added.map(({ id }) => id),
    synced_at: world.instant(at),
  });
  return list.length;
}
