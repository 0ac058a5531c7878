import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { twoFactorOf } from './two-factor-status.ts';

test.each<[Role, boolean, boolean, string]>([
  ['admin', true, false, 'on'],
  ['admin', true, true, 'on'],
  ['admin', false, false, 'advised'],
  ['finance', false, false, 'advised'],
  ['manager', false, false, 'off'],
  ['canvasser', false, false, 'off'],
  ['canvasser', false, true, 'required'],
  ['finance', false, true, 'required'],
])('a %s with it on: %s, demanded: %s, is %s', (role, enabled, required, expected) => {
  expect(twoFactorOf({ role, two_factor_enabled: enabled, two_factor_required: required })).toBe(expected);
});
