import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';
import type { Member } from './guard.ts';
import { guarded, guardedMember } from './routes.ts';

const body = z.strictObject({});
const open = endpoint({ path: '/api/open', guard: { level: 'confirmed' }, request: body, response: body });
const closed = endpoint({ path: '/api/closed', guard: { level: 'member' }, request: body, response: body });
const forMember = async ({ organization }: Member) => (organization ? {} : {});

it('lets a handler that needs a member serve only a call that demands one', () => {
  // @ts-expect-error the guard of this call gives an account, not a member
  expect(guarded(open, forMember).path).toBe('/api/open');
  // @ts-expect-error the handler of a member's call is registered as such, or its guard would not run
  expect(guarded(closed, async () => ({})).path).toBe('/api/closed');
  expect(guardedMember(closed, forMember).path).toBe('/api/closed');
});
