import { expect, it } from 'vitest';
import { signUpCall } from '#shared/api/sign-up.ts';
import { signUps } from '#shared/collections/index.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { ask, refusalIn, send } from '../../../tests/functions/call-endpoint.ts';
import { served } from '../../../tests/functions/emulator-clients.ts';

const storedSignUp = async (uid: string) => (await served.doc(`sign_ups/${uid}`).get()).data();

it('keeps the first name said, before the address is confirmed', async () => {
  const { uid, token } = await newAccount({ confirmed: false });
  await ask(signUpCall, token, { organizationName: 'First' });
  await ask(signUpCall, token, { organizationName: 'Second' });
  expect(signUps.schema.parse(await storedSignUp(uid)).organization_name).toBe('First');
});

it('lets the database drop the name 30 days later', async () => {
  const { uid, token } = await newAccount({ confirmed: false });
  await ask(signUpCall, token, { organizationName: 'Reyes for Mayor' });
  const { created_at, expires_at } = signUps.schema.parse(await storedSignUp(uid));
  expect(Math.abs(expires_at.toMillis() - created_at.toMillis() - 30 * 24 * 3_600_000)).toBeLessThan(60_000);
});

it.each([
  ['an empty name', ''],
  ['a name of spaces', '   '],
  ['a name longer than 120 characters', 'x'.repeat(121)],
])('refuses %s and keeps nothing', async (_, organizationName) => {
  const { uid, token } = await newAccount({ confirmed: false });
  const refused = refusalIn(await send(signUpCall.path, JSON.stringify({ organizationName }), { token }));
  const params = { field: 'organizationName' };
  expect(refused).toMatchObject({ status: 400, error: 'request.badField', params });
  expect(await storedSignUp(uid)).toBeUndefined();
});
