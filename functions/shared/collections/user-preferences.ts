import * as z from 'zod/mini';
import { aliasLength, pinnedMax, recentlyViewedMax } from '../constants.ts';
import { accents, dateFormats, languages, themes, timeFormats } from '../themes.ts';
import { collection, instant, line, recordId, text, topLevel } from './define.ts';

export const notificationFrequencies = ['immediate', 'daily', 'weekly'] as const;

/** What a member may be told about; spec §3, in snake_case. */
const notificationTypes = z.strictObject({
  volunteer_updates: z.boolean(),
  event_reminders: z.boolean(),
  fundraising_alerts: z.boolean(),
  campaign_updates: z.boolean(),
  system_updates: z.boolean(),
});

/** An address of the app as the menu has it: `/fundraising`. */
export const featurePath = z.string().check(z.regex(/^\/([a-z-]{1,40}(\/[a-z-]{1,40})?)?$/));

export const viewedTypes = ['donor', 'donation', 'volunteer', 'person'] as const;
/** A record that was looked at; `timestamp` in milliseconds since 1970. */
const viewed = z.strictObject({
  id: recordId,
  type: z.enum(viewedTypes),
  timestamp: z.int().check(z.minimum(0)),
});
export type Viewed = z.output<typeof viewed>;
export const channels = ['email', 'push', 'sms'] as const;
export const visibilities = ['team', 'hidden'] as const;

/** How one member wants the app to look and to speak; their own document, created with their profile. */
export const userPreferences = collection({
  name: 'user_preferences',
  path: topLevel('user_preferences'),
  access: { read: 'own', list: null, update: 'own' },
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
    timezone: z.nullable(line(64)),
    date_format: z.enum(dateFormats),
    time_format: z.enum(timeFormats),
    /** As JSON; null is the product's own. */
    dashboard_layout: z.nullable(text(4_000)),
    /** Address of the screen that the app opens with; null is the dashboard. */
    default_view: z._default(z.nullable(featurePath), null),
    /** Addresses of features that stand first in the menu. */
    pinned_features: z._default(z.array(featurePath).check(z.maxLength(pinnedMax)), []),
    /** Newest first. */
    recently_viewed: z._default(z.array(viewed).check(z.maxLength(recentlyViewedMax)), []),
    communication_channels: z._default(z.array(z.enum(channels)).check(z.maxLength(channels.length)), [
      'email',
    ]),
    /** Whether the team sees this member on the leaderboards, and by which name; null is their own. */
    profile_visibility: z._default(z.enum(visibilities), 'team'),
    activity_tracking: z._default(z.boolean(), true),
    leaderboard_alias: z._default(z.nullable(line(aliasLength)), null),
    beta_features: z._default(z.boolean(), false),
    /** Both as JSON; null is none. */
    feature_flags: z._default(z.nullable(text(2_000)), null),
    custom_settings: z._default(z.nullable(text(4_000)), null),
    /** How many campaigns the account belongs to: where it is more than one, the menu offers to switch. */
    campaigns: z._default(z.int().check(z.minimum(0)), 1),
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
    'default_view',
    'pinned_features',
    'recently_viewed',
    'communication_channels',
    'profile_visibility',
    'activity_tracking',
    'leaderboard_alias',
    'beta_features',
    'feature_flags',
    'custom_settings',
  ],
});

/** What a new member starts with. Spec §9: every kind of notification on, except system updates. */
export const defaultPreferences: Omit<
  z.output<typeof userPreferences.schema>,
  'user_id' | 'organization_id' | 'created_at' | 'updated_at'
> = {
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
  default_view: null,
  pinned_features: [],
  recently_viewed: [],
  communication_channels: ['email'],
  profile_visibility: 'team',
  activity_tracking: true,
  leaderboard_alias: null,
  beta_features: false,
  feature_flags: null,
  custom_settings: null,
  campaigns: 1,
};
