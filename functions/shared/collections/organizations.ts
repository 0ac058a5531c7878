import * as z from 'zod/mini';
import { collection, instant, text, topLevel } from './define.ts';

/** A campaign's organization. Functions create it; admins change its name. */
export const organizations = collection({
  name: 'organizations',
  path: topLevel('organizations'),
  schema: z.strictObject({ name: text(120), created_at: instant, updated_at: instant }),
  editable: ['name'],
});
