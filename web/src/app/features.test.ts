import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#shared/access.ts';
import { type Feature, feature } from '../shared/feature.ts';
import { featureAt, features, mayEnter, menuFeatureAt, patternsOf } from './features.ts';

const load = () => Promise.reject(new Error('not drawn in this test'));
const home = feature({ path: '/', aliases: ['/dashboard'], title: 'nav.dashboard', load });
const money = feature({
  path: '/fundraising',
  aliases: ['/finance'],
  title: 'nav.fundraising',
  capability: 'donors.read',
  load,
});
const list = [home, money];

describe('featureAt', () => {
  it.each<[string, Feature | undefined]>([
    ['/', home],
    ['/dashboard', home],
    ['/fundraising', money],
    ['/fundraising/donors/d1', money],
    ['/finance/donors', money],
    ['/fundraisings', undefined],
    ['/nowhere', undefined],
  ])('%s', (pathname, found) => expect(featureAt(pathname, list)).toBe(found));
});

describe('menuFeatureAt', () => {
  const outer = feature({ ...money, menu: { icon: 'fundraising' } });
  const inner = feature({ path: '/fundraising/search', title: 'nav.imports', load });
  const among = [inner, outer, home];

  it('marks the entry whose address a screen without one is below', () => {
    expect(featureAt('/fundraising/search', among)).toBe(inner);
    expect(menuFeatureAt('/fundraising/search', among)).toBe(outer);
    expect(menuFeatureAt('/people/find')?.path).toBe('/people');
  });
  it('has no other for a screen that is below none', () =>
    expect(menuFeatureAt('/fundraising/search', [inner])).toBe(inner));
});

describe('mayEnter', () => {
  const rolesFor = (of: Feature): Role[] => roles.filter((role) => mayEnter(of, { role, grants: [] }));

  it('lets everybody in where no capability is named', () => expect(rolesFor(home)).toEqual([...roles]));
  it('lets in who holds the capability, and nobody else', () =>
    expect(rolesFor(money)).toEqual(['admin', 'manager', 'finance']));
  it('lets in who was granted the capability, into nothing else', () => {
    const finance = { role: 'finance', grants: ['field.work'] } as const;
    expect(mayEnter({ capability: 'field.work' }, finance)).toBe(true);
    expect(mayEnter({ capability: 'voters.read' }, finance)).toBe(false);
  });
});

describe('the feature list', () => {
  it('gives each address to one area', () => {
    const patterns = features.flatMap(patternsOf);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it.each([
    ['/', 'nav.dashboard'],
    ['/dashboard', 'nav.dashboard'],
    ['/fundraising', 'nav.fundraising'],
    ['/finance/donors', 'nav.fundraising'],
    ['/people', 'nav.people'],
    ['/tasks', 'nav.tasks'],
    ['/waiting', 'nav.waiting'],
    ['/volunteers', 'nav.volunteers'],
    ['/voters', 'nav.voters'],
    ['/profile', 'nav.profile'],
    ['/analytics', 'nav.analytics'],
    ['/leaderboards', 'nav.leaderboards'],
    ['/admin/roles', 'nav.adminPanel'],
    ['/admin/roles/audit', 'nav.adminPanel'],
    ['/account', 'member.account'],
    ['/settings', 'member.account'],
  ])('answers %s of the specification', (pathname, title) => expect(featureAt(pathname)?.title).toBe(title));
});
