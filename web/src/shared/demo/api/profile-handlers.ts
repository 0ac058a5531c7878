import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { ensurePreferencesCall } from '#shared/api/preferences-api.ts';
import { profilePeopleCall } from '#shared/api/profile-api.ts';
import { defaultPreferences } from '#shared/collections/user-preferences.ts';
import { t } from '../../text/index.ts';
import { copyPeople } from '../copy-people.ts';
import { refuse, requireCapability } from '../refuse.ts';
import { write } from '../write.ts';
import { defineHandler, successResponse } from './handler.ts';

export const profileHandlers = [
  defineHandler(
    deleteDonorCall,
    (world, { donorId }) => {
      write(world, { operation: 'delete', table: 'donors', id: donorId });
      return successResponse;
    },
    true,
  ),
  defineHandler(
    profilePeopleCall,
    (world, { kind, add }) => {
      requireCapability(world, `${kind}.read`);
      if (!world.candidate_profiles.get(world.organization))
        throw refuse('not-found', t('demo.refused.noProfile'));
      if (add && !world[kind].get(add)) throw refuse('not-found', t('demo.refused.recordGone'));
      return { count: copyPeople(world, kind, world.now(), add) };
    },
    true,
  ),
  // Asked at each start of the app, so there is nothing to do again.
  defineHandler(ensurePreferencesCall, (world) => {
    const { actor, organization: organization_id, user_preferences } = world;
    if (user_preferences.get(actor.uid)) return { created: false };
    const at = world.instant(world.now());
    const ownership = { user_id: actor.uid, organization_id, created_at: at, updated_at: at };
    user_preferences.put(actor.uid, { ...defaultPreferences, ...ownership });
    return { created: true };
  }),
];
