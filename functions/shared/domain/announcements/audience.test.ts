import { expect, it } from 'vitest';
import { type AudienceMember, recipientsOf } from './audience.ts';

const member = (
  id: string,
  role: AudienceMember['role'],
  ...member_positions: AudienceMember['member_positions']
) => ({
  ...{ id, role, member_positions },
});
const team = [
  member('author', 'admin', 'campaign_manager'),
  member('ana', 'admin', 'candidate'),
  member('ben', 'field', 'organizer', 'volunteer_lead'),
  member('cy', 'canvasser'),
];

it.each([
  [{ to: 'everyone' }, ['ana', 'ben', 'cy']],
  [{ to: 'roles', roles: ['admin'] }, ['ana']],
  [{ to: 'roles', roles: ['field', 'canvasser'] }, ['ben', 'cy']],
  [{ to: 'positions', positions: ['organizer', 'volunteer_lead', 'candidate'] }, ['ana', 'ben']],
  [{ to: 'positions', positions: ['counsel'] }, []],
] as const)('writes to %o, each once and never to the author', (audience, expected) =>
  expect(recipientsOf(team, structuredClone(audience) as never, 'author')).toEqual(expected),
);
