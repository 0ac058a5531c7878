import { type Access, type Capability, hasCapability } from '#shared/access.ts';
import type { ExportKind } from '#shared/api/exports-api.ts';
import { isDemo } from '../../../shared/demo/mode.ts';
import type { Feature, IconName } from '../../../shared/feature.ts';
import type { commands } from '../../../shared/text/commands/en.ts';
import type { MessageKey } from '../../../shared/text/index.ts';
import { startPath } from '../../../shared/ui/start-param.ts';
import { featureAt, mayEnter } from '../../features.ts';

/** What an entry does when it is chosen. */
export type EntryAction =
  | { is: 'go'; to: string }
  | { is: 'export'; kind: ExportKind }
  | { is: 'theme' | 'sheet' | 'tour' | 'campaigns' | 'sign out' };

export type ActIcon =
  | 'add'
  | 'search'
  | 'cut'
  | 'import'
  | 'invite'
  | 'goal'
  | 'export'
  | 'theme'
  | 'keys'
  | 'tour'
  | 'campaigns'
  | 'leave';

/** Something that the palette offers. */
export type Entry = {
  id: string;
  label: MessageKey;
  icon: IconName | ActIcon;
  /** The area that a deeper screen belongs to. */
  under?: MessageKey;
  /** What else somebody may call it. */
  keywords?: MessageKey;
  action: EntryAction;
};

type Below = { to: string; label: MessageKey; needs?: Capability; keywords?: MessageKey };
/** Screens inside an area that have an address of their own. */
const below: readonly Below[] = [
  { to: '/profile/history', label: 'commands.screens.history', needs: 'profile.write' },
  { to: '/profile/backups', label: 'commands.screens.backups', needs: 'profile.write' },
  { to: '/profile/people', label: 'commands.screens.people' },
  { to: '/profile/race', label: 'commands.screens.race' },
  { to: '/people/tags', label: 'commands.screens.tags', keywords: 'commands.words.tags' },
  {
    to: '/people/do-not-contact',
    label: 'commands.screens.closed',
    keywords: 'commands.words.closed',
  },
  { to: '/voters/saved', label: 'commands.screens.voterLists' },
  { to: '/voters/file', label: 'commands.screens.voterFile' },
  { to: '/fundraising/donations', label: 'commands.screens.donations', needs: 'donations.read' },
  {
    to: '/field-ops/turfs',
    label: 'commands.screens.turfs',
    needs: 'voters.read',
    keywords: 'commands.words.turfs',
  },
  {
    to: '/field-ops/map',
    label: 'commands.screens.map',
    needs: 'voters.read',
    keywords: 'commands.words.map',
  },
  {
    to: '/volunteers/follow-ups',
    label: 'commands.screens.followUps',
    needs: 'volunteers.write',
    keywords: 'commands.words.followUps',
  },
  {
    to: '/volunteers/hours',
    label: 'commands.screens.hours',
    needs: 'volunteers.write',
    keywords: 'commands.words.hours',
  },
  { to: '/field-ops/calls', label: 'commands.screens.calls', keywords: 'commands.words.calls' },
  { to: '/field-ops/mine', label: 'commands.screens.mine', keywords: 'commands.words.mine' },
  {
    to: '/field-ops/scripts',
    label: 'commands.screens.scripts',
    needs: 'voters.read',
    keywords: 'commands.words.scripts',
  },
  {
    to: '/field-ops/quality',
    label: 'commands.screens.quality',
    needs: 'voters.read',
    keywords: 'commands.words.quality',
  },
  {
    to: '/field-ops/pace',
    label: 'commands.screens.pace',
    needs: 'voters.read',
    keywords: 'commands.words.pace',
  },
  {
    to: '/field-ops/organizing',
    label: 'commands.screens.organizing',
    needs: 'voters.read',
    keywords: 'commands.words.organizing',
  },
  {
    to: '/field-ops/organizing/week',
    label: 'commands.screens.week',
    needs: 'voters.read',
    keywords: 'commands.words.week',
  },
  {
    to: '/field-ops/organizing/nights',
    label: 'commands.screens.nights',
    needs: 'voters.read',
    keywords: 'commands.words.nights',
  },
  {
    to: '/field-ops/organizing/regions',
    label: 'commands.screens.regions',
    needs: 'voters.read',
    keywords: 'commands.words.regions',
  },
  { to: '/field-ops/turfs/met', label: 'commands.screens.met', needs: 'voters.read' },
  {
    to: '/strategy/policy/print',
    label: 'commands.screens.positions',
    keywords: 'commands.words.positions',
  },
  { to: '/analytics/performance', label: 'commands.screens.performance' },
  { to: '/analytics/errors', label: 'commands.screens.errors', needs: 'organization.write' },
  { to: '/leaderboards/volunteers', label: 'commands.screens.topVolunteers' },
  { to: '/leaderboards/team', label: 'commands.screens.topTeam' },
  { to: '/admin/roles/permissions', label: 'commands.screens.permissions' },
  { to: '/admin/roles/invitations', label: 'commands.screens.invitations', needs: 'members.write' },
  { to: '/admin/roles/audit', label: 'commands.screens.audit', needs: 'members.write' },
];

/** What a screen inside an area is called; undefined for any other address. */
export const insideLabel = (to: string): MessageKey | undefined => below.find((one) => one.to === to)?.label;

const areaOf = (feature: Feature): Entry => ({
  id: feature.path,
  label: feature.title,
  icon: feature.menu?.icon ?? (feature.path === '/imports' ? 'import' : 'settings'),
  ...(feature.path === '/account' && { keywords: 'commands.words.account' as const }),
  action: { is: 'go', to: feature.path },
});

/** The screens that a member may enter: areas in the order of the menu, then what is inside them. */
export function screensFor(
  access: Access,
  features: readonly Feature[],
): { areas: Entry[]; inside: Entry[] } {
  // What belongs to one record has no address of its own.
  const areas = features.filter((feature) => !feature.path.includes(':') && mayEnter(feature, access));
  const inside = below.flatMap(({ to, label, needs, keywords }): Entry[] => {
    const area = featureAt(to, areas);
    if (!area || (needs && !hasCapability(access, needs))) return [];
    const named = { id: to, label, under: area.title, ...(keywords && { keywords }) };
    return [{ ...areaOf(area), ...named, action: { is: 'go', to } }];
  });
  return { areas: areas.map(areaOf), inside };
}

type Action = {
  id: keyof (typeof commands)['actions'];
  icon: ActIcon;
  needs: readonly Capability[];
  action: EntryAction;
};
const go = (to: string): EntryAction => ({ is: 'go', to });
const take = (kind: ExportKind): EntryAction => ({ is: 'export', kind });
/** What is done most often stands first. */
const actions: readonly Action[] = [
  { id: 'addDonation', icon: 'add', needs: ['donations.write'], action: go('/fundraising/donations/new') },
  { id: 'addPerson', icon: 'add', needs: ['people.write'], action: go('/people/new') },
  { id: 'addDonor', icon: 'add', needs: ['donors.write'], action: go('/fundraising/donors/new') },
  { id: 'addVolunteer', icon: 'add', needs: ['volunteers.write'], action: go('/volunteers/new') },
  { id: 'addEvent', icon: 'add', needs: ['events.write'], action: go('/events/new') },
  { id: 'askForTime', icon: 'add', needs: ['schedule.read'], action: go('/schedule/new') },
  {
    id: 'newAnnouncement',
    icon: 'add',
    needs: ['announcements.write'],
    action: go('/announcements/new'),
  },
  {
    id: 'newSearch',
    icon: 'search',
    needs: ['voters.read'],
    action: go(startPath('/voters', 'search')),
  },
  { id: 'cutTurf', icon: 'cut', needs: ['voters.write'], action: go('/field-ops/map') },
  { id: 'newCallList', icon: 'add', needs: ['voters.write'], action: go('/field-ops/calls/new') },
  { id: 'newScript', icon: 'add', needs: ['voters.write'], action: go('/field-ops/scripts/new') },
  { id: 'addIssue', icon: 'add', needs: ['policy.write'], action: go('/strategy/policy/new') },
  { id: 'importDonors', icon: 'import', needs: ['donors.write'], action: go('/imports/donors') },
  {
    id: 'importDonations',
    icon: 'import',
    needs: ['donations.write', 'donors.write'],
    action: go('/imports/donations'),
  },
  { id: 'importVolunteers', icon: 'import', needs: ['volunteers.write'], action: go('/imports/volunteers') },
  { id: 'importVoters', icon: 'import', needs: ['voters.write'], action: go('/voters/import') },
  { id: 'invite', icon: 'invite', needs: ['members.write'], action: go(startPath('/admin/roles', 'invite')) },
  { id: 'setGoal', icon: 'goal', needs: ['profile.write'], action: go(startPath('/analytics', 'goal')) },
  { id: 'exportDonors', icon: 'export', needs: ['data.export', 'donors.read'], action: take('donors') },
  {
    id: 'exportDonations',
    icon: 'export',
    needs: ['data.export', 'donations.read'],
    action: take('donations'),
  },
  {
    id: 'exportVolunteers',
    icon: 'export',
    needs: ['data.export', 'volunteers.read'],
    action: take('volunteers'),
  },
  { id: 'exportEvents', icon: 'export', needs: ['data.export', 'events.read'], action: take('events') },
  { id: 'exportSignUps', icon: 'export', needs: ['data.export', 'rosters.work'], action: take('rsvps') },
  {
    id: 'exportHours',
    icon: 'export',
    needs: ['data.export', 'volunteers.read'],
    action: take('hour_entries'),
  },
  {
    id: 'exportSchedule',
    icon: 'export',
    needs: ['data.export', 'schedule.read'],
    action: take('appointments'),
  },
  { id: 'exportSummary', icon: 'export', needs: ['data.export'], action: take('summary') },
  { id: 'theme', icon: 'theme', needs: [], action: { is: 'theme' } },
  { id: 'sheet', icon: 'keys', needs: [], action: { is: 'sheet' } },
  { id: 'tour', icon: 'tour', needs: ['dashboard.read'], action: { is: 'tour' } },
  { id: 'campaigns', icon: 'campaigns', needs: [], action: { is: 'campaigns' } },
  { id: 'signOut', icon: 'leave', needs: [], action: { is: 'sign out' } },
];

/** The actions that a member may start. */
export const actionsFor = (access: Access): Entry[] =>
  actions
    .filter(({ needs }) => needs.every((capability) => hasCapability(access, capability)))
    .map(({ id, icon, action }) => ({
      id,
      icon,
      action,
      label: isDemo && id === 'signOut' ? 'demo.menu.leave' : `commands.actions.${id}`,
      keywords: `commands.words.${id}`,
    }));
