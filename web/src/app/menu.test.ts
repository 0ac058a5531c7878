import { expect, it } from 'vitest';
import type { Access, Role } from '#shared/access.ts';
import { type Feature, feature, type MenuEntry } from '../shared/feature.ts';
import { t } from '../shared/text/index.ts';
import { features } from './features.ts';
import { linksOf, menuFor, withPinned } from './menu.ts';

const icon = 'dashboard';
const load = () => Promise.reject(new Error('not drawn in this test'));
const group = { label: 'account.role.title', icon } as const;
const entry = (path: `/${string}`, title: Feature['title'], menu?: Partial<MenuEntry>): Feature =>
  feature({ path, title, menu: { icon, ...menu }, load });

const dashboard = entry('/', 'nav.dashboard', { badge: 'common.save' });
const policy = entry('/policy', 'landing.title', { group });
const volunteers = entry('/volunteers', 'nav.volunteers');
const rivals = entry('/rivals', 'legal.terms.title', { group, label: 'nav.settings' });
const money: Feature = { ...entry('/fundraising', 'nav.fundraising'), capability: 'donors.read' };
const hidden = feature({ path: '/imports', title: 'nav.imports', load });

const of = (role: Role, grants: Access['grants'] = []): Access => ({ role, grants });
const drawn = (role: Role, list: Feature[]) =>
  menuFor(of(role), list).map((item) =>
    item.is === 'link' ? item.label : [item.label, ...item.links.map(({ label }) => label)],
  );

it('keeps the order of the list and leaves out what has no entry', () =>
  expect(drawn('admin', [dashboard, hidden, money, volunteers])).toEqual([
    'nav.dashboard',
    'nav.fundraising',
    'nav.volunteers',
  ]));

it('leaves out what the role may not enter', () =>
  expect(drawn('field', [dashboard, money, volunteers])).toEqual(['nav.dashboard', 'nav.volunteers']));

it('leaves out where a role finds nothing: a canvasser begins with their turfs', () => {
  const paths = linksOf(menuFor(of('canvasser'), features)).map(({ feature }) => feature.path);
  expect(paths).toContain('/field-ops');
  expect(paths).not.toContain('/');
});

it('shows field operations to who was granted it, and hides them again when it is taken', () => {
  const paths = (grants: Access['grants']) =>
    linksOf(menuFor(of('finance', grants), features)).map(({ feature }) => feature.path);
  expect(paths(['field.work'])).toContain('/field-ops');
  expect(paths([])).not.toContain('/field-ops');
});

it('folds a group at the place of its first entry, which may be called differently there', () =>
  expect(drawn('admin', [dashboard, policy, volunteers, rivals])).toEqual([
    'nav.dashboard',
    ['account.role.title', 'landing.title', 'nav.settings'],
    'nav.volunteers',
  ]));

it('begins the analytics with their own dashboard, for everyone but a canvasser', () => {
  const group = (role: Role) => menuFor(of(role), features).find((item) => item.label === 'nav.analytics');
  expect(group('field')).toMatchObject({
    links: [
      { label: 'nav.dashboard', feature: { path: '/analytics' } },
      { label: 'nav.insights' },
      { label: 'nav.leaderboards' },
    ],
  });
  expect(group('canvasser')).toBeUndefined();
});

/** Spec §2, "Navigation menu labels". An entry appears with its area. */
const labelsOfSpec: readonly (string | readonly [string, ...string[]])[] = [
  'Dashboard',
  'AI Assistant',
  'Campaign Profile',
  'Voter Outreach',
  'Fundraising & Finance',
  'Communications',
  'Events',
  'Volunteers',
  'Field Operations',
  'Direct Mail',
  'Website Builder',
  ['Strategy', 'Policy Tracker', 'Opposition Research'],
  ['Analytics', 'Dashboard', 'Leaderboards'],
  'Data Operations',
  'Campaign Tools',
  'Coalition Builder',
  'Election Data',
  'Admin Panel',
];
/** Entries that the spec does not list, by their group. */
const added = [
  'Waiting for you',
  'Tasks',
  'Announcements',
  'People',
  'Call time',
  'Candidate’s day',
  'Analytics: Insights',
];

it('has the labels, the order and the groups of the spec', () => {
  const known = labelsOfSpec.flatMap((item) =>
    typeof item === 'string' ? item : item.slice(1).map((label) => `${item[0]}: ${label}`),
  );
  const shown = menuFor(of('admin'), features).flatMap((item) =>
    item.is === 'link' ? t(item.label) : item.links.map((link) => `${t(item.label)}: ${t(link.label)}`),
  );
  expect(shown.filter((label) => !added.includes(label))).toEqual(
    known.filter((label) => shown.includes(label)),
  );
  expect(shown).toEqual(expect.arrayContaining(['Dashboard', 'Analytics: Leaderboards', 'Admin Panel']));
});

it('has words and an icon for the group Strategy', () => {
  const strategy = { label: 'nav.strategy', icon: 'strategy' } as const;
  const tracker = entry('/strategy/policy', 'nav.policy', { icon: 'policy', group: strategy });
  const [found] = menuFor(of('admin'), [tracker]);
  expect(found).toMatchObject({ is: 'group', ...strategy, links: [{ label: 'nav.policy' }] });
  expect([t('nav.strategy'), t('nav.policy')]).toEqual(['Strategy', 'Policy Tracker']);
});

it('carries the badge', () => {
  const [first, second] = menuFor(of('admin'), [dashboard, volunteers]);
  expect(first).toMatchObject({ badge: 'common.save' });
  expect(second).toMatchObject({ badge: null });
});

it('sets the pinned ones apart, in their own order, and nothing stands twice', () => {
  const menu = menuFor(of('admin'), [dashboard, policy, volunteers, rivals]);
  const { pinned, rest } = withPinned(menu, ['/rivals', '/volunteers', '/nowhere']);
  expect(pinned.map(({ feature }) => feature)).toEqual([rivals, volunteers]);
  // Outside its group an entry goes by its screen's own name.
  expect(pinned.map(({ label }) => label)).toEqual(['legal.terms.title', 'nav.volunteers']);
  expect(linksOf(rest).map(({ feature }) => feature)).toEqual([dashboard, policy]);
});

it('has no group whose entries are all pinned, and no pin that the role may not enter', () => {
  const menu = menuFor(of('field'), [dashboard, money, policy, rivals]);
  const { pinned, rest } = withPinned(menu, ['/fundraising', '/policy', '/rivals']);
  expect(pinned.map(({ feature }) => feature)).toEqual([policy, rivals]);
  expect(rest.map(({ label }) => label)).toEqual(['nav.dashboard']);
});
