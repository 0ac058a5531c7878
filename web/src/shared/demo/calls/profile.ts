import { deleteDonorCall } from '#shared/calls/donors.ts';
import { ensurePreferencesCall } from '#shared/calls/preferences.ts';
import { profilePeopleCall } from '#shared/calls/profile.ts';
import { defaultPreferences } from '#shared/collections/user_preferences.ts';
import { t } from '../../text/index.ts';
import { bringPeople } from '../people.ts';
import { demand, refuse } from '../refuse.ts';
import { write } from '../write.ts';
import { answering, done } from './answering.ts';

export const profileAnswers = [
  answering(
    deleteDonorCall,
    (world, { donorId }) => {
      write(world, { operation: 'delete', table: 'donors', id: donorId });
      return done;
    },
    true,
  ),
  answering(
    profilePeopleCall,
    (world, { kind, add }) => {
      demand(world, `${kind}.read`);
      if (!world.candidate_profiles.get(world.organization))
        throw refuse('not-found', t('demo.refused.noProfile'));
      if (add && !world[kind].get(add)) throw refuse('not-found', t('demo.refused.recordGone'));
      return { count: bringPeople(world, kind, world.now(), add) };
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
