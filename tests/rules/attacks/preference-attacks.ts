import { defaultPreferences } from '#shared/collections/index.ts';
import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import { attack, existing } from './attack.ts';

const own = fixtureOf('user_preferences, own');
const later = [
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
];
const withoutLater = Object.fromEntries(later.map((field) => [field, undefined]));

const choose = (name: string, expected: Answer, change: Fields, before: Fields = {}) =>
  attack(
    'user_preferences',
    name,
    expected,
    ({ at, client }) => client.update(own.path(at), { ...change, updated_at: now }),
    {
      documents: (at) =>
        Object.keys(before).length > 0
          ? { [own.path(at)]: { ...own.document(at), ...before } }
          : existing('user_preferences, own')(at),
    },
  );
const viewed = { id: 'ab', type: 'volunteer', timestamp: 1_795_000_000_000 };

/** Every preference at its fullest fits into one request, and a document of before the later ones is still good. */
export const preferences: readonly Case[] = [
  choose('every preference at once', 'allowed', {
    ...defaultPreferences,
    timezone: 'America/New_York',
    dashboard_layout: 'x'.repeat(4_000),
    default_view: '/fundraising/donors',
    pinned_features: Array(12).fill('/volunteers'),
    recently_viewed: Array(10).fill(viewed),
    communication_channels: ['email', 'push', 'sms'],
    profile_visibility: 'hidden',
    leaderboard_alias: 'x'.repeat(40),
    feature_flags: 'x'.repeat(2_000),
    custom_settings: 'x'.repeat(4_000),
  }),
  choose('a theme, in a document from before', 'allowed', { theme: 'dark' }, withoutLater),
  choose('a record viewed that is an organization', 'refused', {
    recently_viewed: [{ ...viewed, type: 'organization' }],
  }),
  choose('a record viewed of a kind that goes on', 'refused', {
    recently_viewed: [{ ...viewed, type: 'donor x' }],
  }),
  {
    ...choose('10,000 records viewed', 'refused', { recently_viewed: Array(10_000).fill(viewed) }),
    skipsCoverage: true,
  },
  choose('a view that leads elsewhere', 'refused', { default_view: '//example' }),
];
