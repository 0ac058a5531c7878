import '../../../shared/text/campaign.ts';
import '../../../shared/text/canvass.ts';
import '../../../shared/text/settings.ts';
import { profileFieldNames } from '#shared/collections/candidate_profiles.ts';
import { donationStatuses, donationTypes } from '#shared/collections/donations.ts';
import { capacities } from '#shared/collections/donors.ts';
import { results, sources } from '#shared/rules/voters/results.ts';
import type { Table } from '../../../shared/data/journal/index.ts';
import { type MessageKey, t } from '../../../shared/text/index.ts';

/** What the screens call a field, where they show it; others go by their own name. */
const labels: Record<string, MessageKey> = {
  'donors.name': 'fundraising.fields.name',
  'donors.email': 'fundraising.fields.email',
  'donors.phone': 'fundraising.fields.phone',
  'donors.capacity': 'fundraising.fields.capacity',
  'donations.donor_name': 'fundraising.fields.donor',
  'donations.amount': 'fundraising.fields.amount',
  'donations.date': 'fundraising.fields.date',
  'donations.status': 'fundraising.fields.status',
  'donations.type': 'fundraising.fields.type',
  'donations.note': 'fundraising.fields.note',
  'donations.external_id': 'fundraising.fields.externalId',
  'volunteers.name': 'volunteers.fields.name',
  'volunteers.email': 'volunteers.fields.email',
  'volunteers.phone': 'volunteers.fields.phone',
  'volunteers.skills': 'volunteers.fields.skills',
  'volunteers.totalHours': 'volunteers.fields.hours',
  'volunteers.lastActiveDate': 'volunteers.fields.last',
  'volunteers.alias': 'volunteers.fields.alias',
  'volunteers.on_leaderboard': 'volunteers.fields.onLeaderboard',
  'organizations.name': 'account.organization.name',
  'user_profiles.full_name': 'account.you.name',
  'user_preferences.theme': 'preferences.appearance.theme',
  'user_preferences.accent_color': 'preferences.appearance.accent',
  'user_preferences.language': 'preferences.dates.language',
  'user_preferences.timezone': 'preferences.dates.timezone',
  'user_preferences.date_format': 'preferences.dates.dateFormat',
  'user_preferences.time_format': 'preferences.dates.timeFormat',
  'user_preferences.default_view': 'preferences.start.view',
  'user_preferences.pinned_features': 'preferences.start.pinned',
  'user_preferences.leaderboard_alias': 'preferences.leaderboards.alias',
  'user_preferences.profile_visibility': 'preferences.leaderboards.show',
  'user_preferences.email_notifications': 'preferences.notifications.email',
};

const choices = new Map<string, MessageKey>([
  ...capacities.map((one) => [`donors.capacity.${one}`, `fundraising.capacity.${one}`] as const),
  ...donationStatuses.map((one) => [`donations.status.${one}`, `fundraising.status.${one}`] as const),
  ...donationTypes.map((one) => [`donations.type.${one}`, `fundraising.type.${one}`] as const),
  ...results.map((one) => [`voter_events.outcome.${one}`, `voterCodes.results.${one}`] as const),
  ...sources.map((one) => [`voter_events.source.${one}`, `voterCodes.sources.${one}`] as const),
]);

/** `Notification types` of `notification_types` or `notificationTypes`. */
export function humanised(name: string): string {
  const said = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function labelOf(table: Table, field: string): string {
  const ofProfile = table === 'candidate_profiles' && profileFieldNames.find((name) => name === field);
  if (ofProfile) return t(`profileFields.fields.${ofProfile}.label`);
  const known = labels[`${table}.${field}`];
  return known ? t(known) : humanised(field);
}

/** One choice of several, as the screens call it; null where they have no word for it. */
export function choiceOf(table: Table, field: string, choice: string): string | null {
  const known = choices.get(`${table}.${field}.${choice}`);
  return known ? t(known) : null;
}
