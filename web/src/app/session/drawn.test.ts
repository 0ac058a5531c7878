import { expect, it } from 'vitest';
import type { Session } from '../../shared/session/member.ts';
import { drawn } from './drawn.ts';

const member = {
  uid: 'a',
  fullName: 'Ana',
  role: 'admin',
  grants: [],
  organization: 'o',
  twoFactor: false,
} as const;
const kept: Session = { is: 'ready', member: { ...member, email: '' } };
const said: Session = { is: 'ready', member: { ...member, email: 'ana@example.org' } };
const loading: Session = { is: 'loading' };
const removed: Session = { is: 'removed' };

it.each([
  ['coming in takes its time', said, loading, false, false, loading],
  ['and is there', said, said, false, false, said],
  ['what this device knows is drawn at once', kept, loading, true, true, kept],
  ['news of a member takes its time', said, kept, false, true, kept],
  ['and leads nobody out who is in', said, loading, false, true, said],
  ['whoever is taken out is out at once', removed, said, false, true, removed],
])('%s', (_, now, settled, unheard, wasIn, shown) => {
  expect(drawn(now, { settled, unheard, wasIn })).toBe(shown);
});
