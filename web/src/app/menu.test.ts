import { expect, it } from 'vitest';
import { type Feature, feature, type MenuEntry } from '../shared/feature.ts';
import { features } from './features.ts';
import { linksOf, menuFor, withPinned } from './menu.ts';

const icon = 'dashboard';
const load = () => Promise.reject(new Error('not drawn in this test'));
const group = { label: 'account.role.title', icon } as const;
const entry = (path: `/${string}`, title: Feature['title'], menu?: Partial<MenuEntry>): Feature =>
  feature({ path, title, menu: { icon, ...menu }, load });

const dashboard = entry('/', 'nav.dashboard', { badge: 'common.optional' });
const policy = entry('/policy', 'landing.title', { group });
const volunteers = entry('/volunteers', 'nav.volunteers');
const rivals = entry('/rivals', 'legal.terms.title', { group, label: 'nav.settings' });
const money: Feature = { ...entry('/fundraising', 'nav.fundraising'), capability: 'donors.read' };
const hidden = feature({ path: '/imports', title: 'nav.imports', load });

const drawn = (role: Parameters<typeof menuFor>[0], list: Feature[]) =>
  menuFor(role, list).map((item) =>
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
  const paths = linksOf(menuFor('canvasser', features)).map(({ feature }) => feature.path);
  expect(paths).toContain('/field-ops');
  expect(paths).not.toContain('/');
});

it('folds a group at the place of its first entry, which may be called differently there', () =>
  expect(drawn('admin', [dashboard, policy, volunteers, rivals])).toEqual([
    'nav.dashboard',
    ['account.role.title', 'landing.title', 'nav.settings'],
    'nav.volunteers',
  ]));

it('begins the analytics with their own dashboard, for everyone but a canvasser', () => {
  const group = (role: Parameters<typeof menuFor>[0]) =>
    menuFor(role, features).find((item) => item.label === 'nav.analytics');
  expect(group('field')).toMatchObject({
    links: [
      { label: 'nav.dashboard', feature: { path: '/analytics' } },
      { label: 'nav.insights' },
      { label: 'nav.leaderboards' },
    ],
  });
  expect(group('canvasser')).toBeUndefined();
});

it('carries the badge', () => {
  const [first, second] = menuFor('admin', [dashboard, volunteers]);
  expect(first).toMatchObject({ badge: 'common.optional' });
  expect(second).toMatchObject({ badge: null });
});

it('sets the pinned ones apart, in their own order, and nothing stands twice', () => {
  const menu = menuFor('admin', [dashboard, policy, volunteers, rivals]);
  const { pinned, rest } = withPinned(menu, ['/rivals', '/volunteers', '/nowhere']);
  expect(pinned.map(({ feature }) => feature)).toEqual([rivals, volunteers]);
  // Outside its group an entry goes by its screen's own name.
  expect(pinned.map(({ label }) => label)).toEqual(['legal.terms.title', 'nav.volunteers']);
  expect(linksOf(rest).map(({ feature }) => feature)).toEqual([dashboard, policy]);
});

it('has no group whose entries are all pinned, and no pin that the role may not enter', () => {
  const menu = menuFor('field', [dashboard, money, policy, rivals]);
  const { pinned, rest } = withPinned(menu, ['/fundraising', '/policy', '/rivals']);
  expect(pinned.map(({ feature }) => feature)).toEqual([policy, rivals]);
  expect(rest.map(({ label }) => label)).toEqual(['nav.dashboard']);
});
