import { expect, it } from 'vitest';
import type { Session } from '../../shared/session/session-store.ts';
import { drawn } from './drawn-session.ts';

const member = {
  uid: 'a',
  fullName: 'Ana',
  role: 'admin',
  grants: [],
  organization: 'o',
  twoFactor: false,
} as const;
const cached: Session = { is: 'ready', member: { ...member, email: '' } };
const reported: Session = { is: 'ready', member: { ...member, email: 'ana@example.org' } };
const loading: Session = { is: 'loading' };
const removed: Session = { is: 'removed', isLive: false };

it.each([
  ['coming in takes its time', reported, loading, false, false, loading],
  ['and is there', reported, reported, false, false, reported],
  ['what this device knows is drawn at once', cached, loading, true, true, cached],
  ['news of a member takes its time', reported, cached, false, true, cached],
  ['and leads nobody out who is in', reported, loading, false, true, reported],
  ['whoever is taken out is out at once', removed, reported, false, true, removed],
])('%s', (_, now, settled, unheard, wasIn, shown) => {
  expect(drawn(now, { settled, unheard, wasIn })).toBe(shown);
});
