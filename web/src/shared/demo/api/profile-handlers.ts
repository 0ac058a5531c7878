import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { ensurePreferencesCall } from '#shared/api/preferences-api.ts';
import { defaultPreferences } from '#shared/collections/user-preferences.ts';
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
