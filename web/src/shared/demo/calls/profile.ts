import * as z from 'zod/mini';
import { ensurePreferencesCall } from '#shared/calls/preferences.ts';
import { profilePeopleCall } from '#shared/calls/profile.ts';
import { profileDonor, profileVolunteer } from '#shared/collections/profile_people.ts';
import { defaultPreferences } from '#shared/collections/user_preferences.ts';
import { profilePeopleMax } from '#shared/constants.ts';
import { t } from '../../text/index.ts';
import { demand, refuse } from '../refuse.ts';
import type { World } from '../world.ts';
import { answering } from './answering.ts';

const kinds = {
  donors: { read: 'donors.read', carried: z.object(profileDonor.shape) },
  volunteers: { read: 'volunteers.read', carried: z.object(profileVolunteer.shape) },
} as const;

/** The most generous, or the busiest, first. */
const ranked = ({ donors, volunteers }: World, kind: keyof typeof kinds): { id: string }[] =>
  kind === 'donors'
    ? donors.all().toSorted((one, other) => other.totalDonated - one.totalDonated)
    : volunteers.all().toSorted((one, other) => other.totalHours - one.totalHours);

export const profileAnswers = [
  answering(
    profilePeopleCall,
    (world, { kind, add }) => {
      demand(world, kinds[kind].read);
      if (!world.candidate_profiles.get(world.organization))
        throw refuse('not-found', t('demo.refused.noProfile'));
      if (add && !world[kind].get(add)) throw refuse('not-found', t('demo.refused.recordGone'));
      const wanted = [...(add ? [add] : []), ...(world.profile_people.get(kind)?.added ?? [])];
      const added = [...new Set(wanted)]
        .slice(0, profilePeopleMax)
        .flatMap((id) => world[kind].get(id) ?? [])
        .map((record): { id: string } => record);
      const once = new Map([...added, ...ranked(world, kind)].map((record) => [record.id, record]));
      const list = [...once.values()].slice(0, profilePeopleMax);
      world.profile_people.put(kind, {
        donors: [],
        volunteers: [],
        [kind]: list.map((record) => kinds[kind].carried.parse(record)),
        added: added.map(({ id }) => id),
        synced_at: world.instant(world.now()),
      });
      return { count: list.length };
    },
    true,
  ),
  // Asked at each start of the app, so there is nothing to do again.
  answering(ensurePreferencesCall, (world) => {
    const { actor, organization: organization_id, user_preferences } = world;
    if (user_preferences.get(actor.uid)) return { created: false };
    const at = world.instant(world.now());
    const whose = { user_id: actor.uid, organization_id, created_at: at, updated_at: at };
    user_preferences.put(actor.uid, { ...defaultPreferences, ...whose });
    return { created: true };
  }),
];
