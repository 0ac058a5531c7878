import * as z from 'zod/mini';
import { ensurePreferencesCall } from '../../api/preferences-api.ts';
import { defaultPreferences, userPreferences } from '../../collections/user-preferences.ts';
import { serverTime } from '../store.ts';
import { useCase } from '../use-case.ts';

/** Of preferences whose they are, whatever else is wrong with them. */
const { name, path, within } = userPreferences;
const belonging = { name, path, within, schema: z.object({ organization_id: z.string() }) };

/**
 * Gives a member the defaults where they have no preferences; of any number of calls at once one creates them.
 * Preferences that were left over from another organization come along, as they do by an invitation. One read, and a
 * second one with a write only where something was missing.
 */
export const ensurePreferences = useCase(ensurePreferencesCall, async (_, { member, read, tx }) => {
  const { uid, organization } = member;
  const first = await read.get(belonging, uid);
  if (first?.organization_id === organization) return { created: false };
  return tx(
    async (store) => {
      const found = await store.get(belonging, uid);
      // What was viewed last is of the former campaign.
      const moved = { recently_viewed: [], organization_id: organization, updated_at: serverTime };
      if (!found) {
        const owned = { user_id: uid, ...moved, created_at: serverTime };
        store.create(userPreferences, uid, { ...defaultPreferences, ...owned });
      } else if (found.organization_id !== organization) store.update(userPreferences, uid, moved);
      return { created: found === null };
    },
    { key: `preferences/${uid}` },
  );
});
