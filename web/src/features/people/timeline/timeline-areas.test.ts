import { expect, it } from 'vitest';
import { hasCapability, type Role } from '#shared/access.ts';
import { timelineAreas } from './timeline-areas.ts';

it.each<[Role, string[]]>([
  ['admin', ['note', 'gift', 'ask', 'pledge', 'task', 'voter', 'consent', 'card']],
  ['finance', ['note', 'gift', 'ask', 'pledge', 'task', 'consent', 'card']],
  ['field', ['note', 'task', 'voter', 'consent', 'card']],
  ['user', ['note', 'task', 'consent', 'card']],
  ['canvasser', []],
])('asks for %s only the areas that they may read', (role, names) => {
  const areas = Object.entries(timelineAreas).filter(([, capability]) =>
    hasCapability({ role, grants: [] }, capability),
  );
  expect(areas.map(([name]) => name)).toEqual(names);
});
