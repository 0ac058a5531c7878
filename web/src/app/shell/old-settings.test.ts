import { describe, expect, it } from 'vitest';
import { defaultPreferences, userPreferences } from '#shared/collections/user-preferences.ts';
import { fromOldSettings, type OldSettings } from './old-settings.ts';

const moment = { toMillis: () => 0 };
const stored = {
  ...defaultPreferences,
  user_id: 'ann',
  organization_id: 'org',
  created_at: moment,
  updated_at: moment,
};
const none: OldSettings = { dashboardLayout: null, notificationSettings: null, userSettings: null };
const user = (settings: unknown): OldSettings => ({ ...none, userSettings: JSON.stringify(settings) });
const notified = (settings: unknown): OldSettings => ({
  ...none,
  notificationSettings: JSON.stringify(settings),
});
const types = defaultPreferences.notification_types;

describe('old settings are brought over', () => {
  it.each([
    ['a theme', user({ theme: 'dark' }), { theme: 'dark' }],
    ['an accent', user({ accentColor: 'plum' }), { accent_color: 'plum' }],
    ['a time zone', user({ timezone: 'America/Chicago' }), { timezone: 'America/Chicago' }],
    ['a date format as it was', user({ dateFormat: 'DD/MM/YYYY' }), { date_format: 'dmy' }],
    ['a date format as it is', user({ dateFormat: 'ymd' }), { date_format: 'ymd' }],
    ['a clock as it was', user({ timeFormat: '24' }), { time_format: '24h' }],
    ['a clock as it is', user({ timeFormat: '12h' }), { time_format: '12h' }],
    ['mail', user({ emailNotifications: false }), { email_notifications: false }],
    ['how often', notified({ notificationFrequency: 'daily' }), { notification_frequency: 'daily' }],
    [
      'one kind, beside the others',
      notified({ notificationTypes: { volunteerUpdates: false } }),
      { notification_types: { ...types, volunteer_updates: false } },
    ],
    [
      'all of it, in one update',
      {
        dashboardLayout: '{"order": ["giving", "people"]}',
        notificationSettings: '{"pushNotifications":true,"notificationTypes":{"systemUpdates":true}}',
        userSettings: '{"theme":"light","language":"en","emailNotifications":false}',
      },
      {
        theme: 'light',
        email_notifications: false,
        push_notifications: true,
        notification_types: { ...types, system_updates: true },
        dashboard_layout: '{"order":["giving","people"]}',
      },
    ],
    [
      'the more particular of two',
      { ...notified({ smsNotifications: true }), userSettings: '{"smsNotifications":false}' },
      { sms_notifications: true },
    ],
    [
      'what is valid beside what is not',
      user({ theme: 'sepia', accentColor: 'teal' }),
      { accent_color: 'teal' },
    ],
  ])('%s', (_, old, expected) => {
    const update = fromOldSettings(old, stored);
    expect(update).toEqual(expected);
    expect(userPreferences.schema.safeParse({ ...stored, ...update }).success).toBe(true);
  });
});

describe('nothing is brought from', () => {
  it.each([
    ['nothing', none],
    ['broken JSON', { dashboardLayout: '{', notificationSettings: 'off', userSettings: '{"theme":' }],
    ['other JSON', { dashboardLayout: '7', notificationSettings: '"all"', userSettings: '[1]' }],
    ['null', { dashboardLayout: 'null', notificationSettings: 'null', userSettings: 'null' }],
    ['values of other types', user({ theme: 1, emailNotifications: 'yes', notificationTypes: [true] })],
    ['values that nobody knows', user({ accentColor: '#3b82f6', language: 'tlh', timeFormat: '25' })],
    ['a time zone that is none', user({ timezone: 'Mars/Olympus' })],
    ['names of the language itself', user({ dateFormat: 'constructor', theme: '__proto__' })],
    ['a layout that is too long', { ...none, dashboardLayout: JSON.stringify(['x'.repeat(4_000)]) }],
    ['what the account has already', user({ theme: 'system', notificationTypes: { campaignUpdates: true } })],
  ])('%s', (_, old) => expect(fromOldSettings(old, stored)).toBeNull());
});

it('changes nothing when it is done twice', () => {
  const old = user({ theme: 'dark', notificationTypes: { eventReminders: false } });
  expect(fromOldSettings(old, { ...stored, ...fromOldSettings(old, stored) })).toBeNull();
});
