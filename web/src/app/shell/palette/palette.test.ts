import { describe, expect, it, test } from 'vitest';
import '../../../shared/text/members/en.ts';
import '../../../shared/text/commands/en.ts';
import { type Access, can, type Role, roles } from '#shared/access.ts';
import { t } from '../../../shared/text/index.ts';
import { featureAt, features, mayEnter } from '../../features.ts';
import { actionsFor, type Entry, screensFor } from './palette-entries.ts';
import { answering, rank } from './rank-entries.ts';

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const of = (role: Role, grants: Access['grants'] = []): Access => ({ role, grants });
const offered = (access: Access) => {
  const { areas, inside } = screensFor(access, features);
  return [...areas, ...inside, ...actionsFor(access)];
};

describe('what the palette offers', () => {
  test.each<[Role, string[]]>([
    ['admin', ['addDonation', 'addDonor', 'addVolunteer', 'invite', 'setGoal', 'exportDonors']],
    ['finance', ['addDonation', 'addDonor', 'importDonations', 'exportDonations', 'exportSummary']],
    ['field', ['addVolunteer', 'importVolunteers', 'newSearch', 'cutTurf', 'newCallList', 'newScript']],
    ['user', ['theme', 'sheet', 'tour', 'signOut']],
  ])('%s may start, among others', (role, expected) =>
    expect(idsOf(actionsFor(of(role)))).toEqual(expect.arrayContaining(expected)),
  );

  test.each<[Role, string[]]>([
    ['manager', ['invite', '/admin/roles/invitations', '/admin/roles/audit', '/analytics/errors']],
    [
      'finance',
      [
        '/field-ops/calls',
        'newSearch',
        'newCallList',
        'importVoters',
        'addVolunteer',
        'exportVolunteers',
        'setGoal',
        '/profile/history',
      ],
    ],
    ['field', ['/fundraising', '/fundraising/donations', 'addDonor', 'addDonation', 'exportSummary']],
    [
      'user',
      [
        '/field-ops/mine',
        '/voters/saved',
        'newScript',
        'cutTurf',
        'addDonor',
        'addDonation',
        'addVolunteer',
        'importDonors',
        'invite',
        'exportDonors',
      ],
    ],
  ])('%s is not offered', (role, refused) => {
    const ids = idsOf(offered(of(role)));
    expect(refused.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('is next to nothing for a canvasser', () => {
    expect(idsOf(actionsFor(of('canvasser')))).toEqual(['theme', 'sheet', 'campaigns', 'signOut']);
    expect(idsOf(screensFor(of('canvasser'), features).areas)).toEqual([
      '/',
      '/announcements',
      '/events',
      '/field-ops',
      '/imports',
      '/admin/roles',
      '/account',
    ]);
  });

  it.each<[Role, string[]]>([
    [
      'field',
      [
        'turfs',
        'map',
        'calls',
        'mine',
        'scripts',
        'quality',
        'pace',
        'organizing',
        'organizing/week',
        'organizing/nights',
        'organizing/regions',
        'turfs/met',
      ],
    ],
    ['canvasser', ['calls', 'mine']],
    ['finance', []],
  ])('has the screens of field operations that %s may enter', (role, expected) => {
    const inside = idsOf(screensFor(of(role), features).inside).filter((id) => id.startsWith('/field-ops/'));
    expect(inside).toEqual(expected.map((path) => `/field-ops/${path}`));
  });

  it('has what a grant opens beside the role, and nothing more', () => {
    const finance = idsOf(offered(of('finance')));
    const more = (grants: Access['grants']) =>
      idsOf(offered(of('finance', grants))).filter((id) => !finance.includes(id));
    expect(more(['field.work'])).toEqual(['/field-ops', '/field-ops/calls', '/field-ops/mine']);
    expect(more(['profile.write'])).toEqual(['/profile/history', '/profile/backups', 'setGoal']);
  });

  test.each(roles)('%s can enter every screen that is offered, and reads its name', (role) => {
    const entries = offered(of(role));
    expect(new Set(idsOf(entries)).size).toBe(entries.length);
    for (const { id, label, keywords, action } of entries) {
      for (const key of keywords ? [label, keywords] : [label]) expect(t(key), id).not.toBe(key);
      if (action.is === 'export') expect(can(role, 'data.export')).toBe(true);
      if (action.is !== 'go') continue;
      const feature = featureAt(action.to.replace(/\?.*/, ''));
      expect(feature && mayEnter(feature, of(role)), action.to).toBe(true);
    }
  });
});

describe('what is typed finds', () => {
  test.each([
    ['volun', 'Volunteers', '', 0],
    ['  VOLUN ', 'Volunteers', '', 0],
    ['don add', 'Add donation', '', 1],
    ['finance', 'Fundraising & Finance', '', 1],
    ['sesion', 'Cerrar sesión', '', 1],
    ['csv donors', 'Import donors', 'upload csv file', 2],
    ['nors', 'Import donors', '', null],
    ['add pony', 'Add donor', 'new', null],
  ])('"%s" in "%s" (%s)', (typed, name, more, expected) => expect(rank(typed, name, more)).toBe(expected));

  it('the best first, everything while nothing is typed', () => {
    const names = ['Add volunteer', 'Volunteers', 'Export', 'Team'];
    const found = (typed: string) =>
      answering(names, typed, (name) => [name, name === 'Export' ? 'volunteers' : '']);
    expect(found('vol')).toEqual(['Volunteers', 'Add volunteer', 'Export']);
    expect(found(' ')).toEqual(names);
    expect(found('xyz')).toEqual([]);
  });
});
