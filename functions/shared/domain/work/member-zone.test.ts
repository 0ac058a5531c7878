import { expect, it } from 'vitest';
import { zoneOf } from './member-zone.ts';

it.each([
  ['Europe/Madrid', 'CA', 'Europe/Madrid'],
  ['Nowhere/None', 'CA', 'America/Los_Angeles'],
  [null, 'California', 'America/Los_Angeles'],
  [null, ' new jersey ', 'America/New_York'],
  [null, 'Texas', 'America/Chicago'],
  [null, 'AZ', 'America/Phoenix'],
  [null, 'Oregon', 'America/Los_Angeles'],
  [null, 'Tennessee', 'America/Chicago'],
  [null, 'Hawaii', 'Pacific/Honolulu'],
  [null, 'Atlantis', 'America/New_York'],
  [null, null, 'America/New_York'],
])('takes a member’s zone, else that of the campaign’s state: %s, %s', (own, state, expected) =>
  expect(zoneOf(own, state)).toBe(expected),
);
