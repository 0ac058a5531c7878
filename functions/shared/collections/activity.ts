import * as z from 'zod/mini';
import { feedCapabilities } from '../access.ts';
import { collection, inOrganization, instant, text } from './define.ts';

export const activityTypes = [
  'organization_created',
  'donation_received',
  'donor_added',
  'volunteer_added',
  'import_finished',
  'import_undone',
  'export_made',
  'achievement_unlocked',
  'voters_imported',
  'voters_undone',
  'position_approved',
  'event_added',
] as const;

/** One line of the feed, read by the members who hold its capability. Functions only; its words are the screen's. */
export const activity = collection({
  name: 'activity',
  path: inOrganization('activity'),
  access: { read: 'content' },
  isCached: false,
  isWork: false,
  schema: z.strictObject({
    type: z.enum(activityTypes),
    capability: z.enum(feedCapabilities),
    actor_id: z.nullable(text(128)),
    /** The document that the line is about. */
    subject_collection: z.nullable(text(64)),
    subject_id: z.nullable(text(128)),
    subject_name: z.nullable(text(200)),
    /** Cents. */
    amount: z.nullable(z.int()),
    count: z.nullable(z.int()),
    at: instant,
  }),
});
