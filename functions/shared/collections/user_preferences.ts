import * as z from 'zod/mini';
import { themes } from '../themes.ts';
import { collection, instant, text, topLevel } from './define.ts';

/** How one member wants the app to look; their own document, created with their profile. */
export const userPreferences = collection({
  name: 'user_preferences',
  path: topLevel('user_preferences'),
  schema: z.strictObject({
    user_id: text(128),
    organization_id: text(64),
    theme: z.enum(themes),
    created_at: instant,
    updated_at: instant,
  }),
  editable: ['theme'],
});
