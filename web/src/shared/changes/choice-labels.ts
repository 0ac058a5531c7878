import { proposalSources, proposalStates } from '#shared/collections/correction-proposals.ts';
import { donationStatuses, donationTypes } from '#shared/collections/donations.ts';
import { capacities } from '#shared/collections/donors.ts';
import { backupReasons } from '#shared/collections/profile-backups.ts';
import { visibilities } from '#shared/collections/user-preferences.ts';
import { additionStates } from '#shared/collections/voter-additions.ts';
import { correctable } from '#shared/collections/voter-events.ts';
import { storedTurfStates } from '#shared/domain/field/turf-limits.ts';
import { callListStates } from '#shared/domain/phonebank/list.ts';
import { scriptChannels } from '#shared/domain/surveys/script.ts';
import { channels, results, sources } from '#shared/domain/voters/contact-results.ts';
import { learnedKinds, suppressionReasons } from '#shared/domain/voters/voter-state.ts';
import { accents, dateFormats, languages, themes, timeFormats } from '#shared/themes.ts';
import type { Table } from '../data/journal/index.ts';
import { type MessageKey, t } from '../text/index.ts';

const each = <T extends string>(field: string, all: readonly T[], key: (one: T) => MessageKey) =>
  all.map((one): [string, MessageKey] => [`${field}.${one}`, key(one)]);

const choices = new Map<string, MessageKey>([
  ...each('donors.capacity', capacities, (one) => `fundraising.capacity.${one}`),
  ...each('donations.status', donationStatuses, (one) => `fundraising.status.${one}`),
  ...each('donations.type', donationTypes, (one) => `fundraising.type.${one}`),
  ...each('voter_events.outcome', results, (one) => `voterCodes.results.${one}`),
  ...each('voter_events.source', sources, (one) => `voterCodes.sources.${one}`),
  ...each('voter_events.field', correctable, (one) => `voterCodes.corrections.${one}`),
  ...each('voter_events.reason', suppressionReasons, (one) => `voterCodes.reasons.${one}`),
  ...each('voter_events.kind', learnedKinds, (one) => `pending.kinds.${one}`),
  ...each('voter_events.channels', channels, (one) => `pending.channels.${one}`),
  ...each('correction_proposals.field', correctable, (one) => `voterCodes.corrections.${one}`),
  ...each('correction_proposals.source', proposalSources, (one) => `voterCodes.sources.${one}`),
  ...each('correction_proposals.state', proposalStates, (one) => `pending.proposals.${one}`),
  ...each('voter_additions.state', additionStates, (one) => `pending.met.${one}`),
  ...each('call_lists.state', callListStates, (one) => `pending.lists.${one}`),
  ...each('turfs.state', storedTurfStates, (one) => `canvass.states.${one}`),
  ...each('scripts.channel', scriptChannels, (one) => `pending.scripts.${one}`),
  ...each('profile_backups.reason', backupReasons, (one) => `history.backups.reasons.${one}`),
  ...each('user_preferences.theme', themes, (one) => `common.theme.${one}`),
  ...each('user_preferences.accent_color', accents, (one) => `preferences.accents.${one}`),
  ...each('user_preferences.language', languages, (one) => `pending.languages.${one}`),
  ...each('user_preferences.date_format', dateFormats, (one) => `preferences.dates.dateFormats.${one}`),
  ...each('user_preferences.time_format', timeFormats, (one) => `preferences.dates.timeFormats.${one}`),
  ...each('user_preferences.profile_visibility', visibilities, (one) =>
    one === 'team' ? 'pending.yes' : 'pending.no',
  ),
]);

/** Areas by the address that preferences keep of them. */
const areas: Readonly<Record<string, MessageKey>> = {
  '/': 'nav.dashboard',
  '/account': 'nav.settings',
  '/admin/roles': 'nav.adminPanel',
  '/analytics': 'nav.analytics',
  '/field-ops': 'nav.fieldOps',
  '/fundraising': 'nav.fundraising',
  '/imports': 'nav.imports',
  '/insights': 'nav.insights',
  '/leaderboards': 'nav.leaderboards',
  '/profile': 'nav.profile',
  '/volunteers': 'nav.volunteers',
  '/voters': 'nav.voters',
};
const areaFields: readonly string[] = ['default_view', 'pinned_features'];

/** One choice of several, as the screens call it; null where they have no word for it. */
export function choiceOf(table: Table, field: string, choice: string): string | null {
  const area = table === 'user_preferences' && areaFields.includes(field) ? areas[choice] : undefined;
  const known = area ?? choices.get(`${table}.${field}.${choice}`);
  return known ? t(known) : null;
}
