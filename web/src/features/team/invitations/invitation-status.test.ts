import { describe, expect, test } from 'vitest';
import { isOpen, stateOf } from './invitation-status.ts';

const now = Date.UTC(2026, 4, 10, 12);
const day = 86_400_000;
const at = (millis: number) => ({ toMillis: () => millis });
const pending = (left: number) =>
  ({
    status: 'pending',
    sent_at: at(now + left - 7 * day),
    expires_at: at(now + left),
    accepted_by: null,
  }) as const;

describe('an invitation at a moment', () => {
  test.each([
    // Sent after this device's clock last told the time.
    [7 * day + 1, { is: 'pending', days: 7 }],
    [7 * day, { is: 'pending', days: 7 }],
    [6 * day + 1, { is: 'pending', days: 7 }],
    [6 * day, { is: 'pending', days: 6 }],
    [1, { is: 'pending', days: 1 }],
    [0, { is: 'expired' }],
    [-day, { is: 'expired' }],
  ])('with %i ms left', (left, expected) => {
    const state = stateOf(pending(left), now);
    expect(state).toEqual(expected);
    expect(isOpen(state)).toBe(true);
  });

  test('accepted and revoked ones stay so after their time, and nothing is left to do', () => {
    const late = { sent_at: at(now - 8 * day), expires_at: at(now - day) };
    const accepted = stateOf({ ...late, status: 'accepted', accepted_by: 'ana' }, now);
    const revoked = stateOf({ ...late, status: 'revoked', accepted_by: null }, now);
    expect([accepted, revoked]).toEqual([{ is: 'accepted', by: 'ana' }, { is: 'revoked' }]);
    expect([accepted, revoked].map(isOpen)).toEqual([false, false]);
  });
});
