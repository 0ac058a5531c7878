import { expect, it } from 'vitest';
import { can, type Role, roles } from '#shared/access.ts';
import { paths } from '../../shared/field/field-paths.ts';
import { fieldOps } from './field-ops.ts';
import { fieldOpsParts } from './field-ops-parts.ts';
import { openParts, routeOf } from './open-parts.ts';

const open = (role: Role) => openParts(fieldOpsParts, (capability) => can(role, capability));
const tabsOf = (role: Role) => open(role).flatMap(({ tab }) => tab?.replace('fieldOps.tabs.', '') ?? []);

it('shows organizers every tab in order when they may read voters', () =>
  expect(tabsOf('field')).toEqual([
    'turfs',
    'map',
    'calls',
    'scripts',
    'quality',
    'pace',
    'organizing',
    'mine',
  ]));

it('shows canvassers two tabs, their own turfs first, when they may not read voters', () =>
  expect(tabsOf('canvasser')).toEqual(['mine', 'calls']));

it('opens only the addresses of their tabs to canvassers', () =>
  expect(open('canvasser').map(({ path }) => path)).toEqual(['/field-ops/mine', '/field-ops/calls']));

it('gives every role that may enter the area a tab to begin with', () => {
  const entering = roles.filter((role) => !fieldOps.capability || can(role, fieldOps.capability));
  expect(entering.filter((role) => open(role)[0]?.tab === undefined)).toEqual([]);
});

it('leads to the area by the address that its links know', () => expect(fieldOps.path).toBe(paths.start));

it('gives every part an address of its own below the area', () => {
  const paths = fieldOpsParts.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !path.startsWith(`${fieldOps.path}/`))).toEqual([]);
});

it('routes a part by its address inside the area, with everything below', () =>
  expect(
    fieldOpsParts.filter(({ path }) => /turfs/.test(path)).map((part) => routeOf(part, fieldOps.path)),
  ).toEqual(['turfs/*', 'turfs/corrections/*', 'turfs/met/*']));
