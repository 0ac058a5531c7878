import * as z from 'zod/mini';
import { accents, dateFormats, languages, themes, timeFormats } from '../themes.ts';
import { collection, instant, text, topLevel } from './define.ts';

export const notificationFrequencies = ['immediate', 'daily', 'weekly'] as const;

/** What a member may be told about; spec §3, in snake_case. */
const notificationTypes = z.strictObject({
  volunteer_updates: z.boolean(),
  event_reminders: z.boolean(),
  fundraising_alerts: z.boolean(),
  campaign_updates: z.boolean(),
  system_updates: z.boolean(),
});

/** How one member wants the app to look and to speak; their own document, created with their profile. */
export const userPreferences = collection({
  name: 'user_preferences',
  path: topLevel('user_preferences'),
  schema: z.strictObject({
    user_id: text(128),
    organization_id: text(64),
    theme: z.enum(themes),
    accent_color: z.enum(accents),
    email_notifications: z.boolean(),
    push_notifications: z.boolean(),
    sms_notifications: z.boolean(),
    notification_frequency: z.enum(notificationFrequencies),
    notification_types: notificationTypes,
    language: z.enum(languages),
    /** An IANA name; null follows the device. */
    timezone: z.nullable(text(64)),
    date_format: z.enum(dateFormats),
    time_format: z.enum(timeFormats),
    /** As JSON; null is the product's own. */
    dashboard_layout: z.nullable(text(4_000)),
    created_at: instant,
    updated_at: instant,
  }),
  editable: [
    'theme',
    'accent_color',
    'email_notifications',
    'push_notifications',
    'sms_notifications',
    'notification_frequency',
    'notification_types',
    'language',
    'timezone',
    'date_format',
    'time_format',
    'dashboard_layout',
  ],
});

/** What a new member starts with. Spec §9: every kind of notification on, except system updates. */
export const defaultPreferences = {
  theme: 'system',
  accent_color: 'ink',
  email_notifications: true,
  push_notifications: false,
  sms_notifications: false,
  notification_frequency: 'immediate',
  notification_types: {
    volunteer_updates: true,
    event_reminders: true,
    fundraising_alerts: true,
    campaign_updates: true,
    system_updates: false,
  },
  language: 'en',
  timezone: null,
  date_format: 'locale',
  time_format: 'locale',
  dashboard_layout: null,
} as const;
