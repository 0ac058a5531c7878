import { expect, it } from 'vitest';
import { hasCapability, type Role } from '#shared/access.ts';
import { timelineAreas } from './timeline-areas.ts';

const money = ['gift', 'ask', 'pledge', 'thanks', 'request', 'moved', 'letter', 'committee'];

it.each<[Role, string[]]>([
  ['admin', ['note', ...money, 'task', 'appointment', 'signUp', 'voter', 'consent', 'card']],
  ['finance', ['note', ...money, 'task', 'appointment', 'signUp', 'consent', 'card']],
  ['field', ['note', 'task', 'appointment', 'signUp', 'voter', 'consent', 'card']],
  ['user', ['note', 'task', 'appointment', 'consent', 'card']],
  ['canvasser', []],
])('asks for %s only the areas that they may read', (role, names) => {
  const areas = Object.entries(timelineAreas).filter(([, capability]) =>
    hasCapability({ role, grants: [] }, capability),
  );
  expect(areas.map(([name]) => name)).toEqual(names);
});
