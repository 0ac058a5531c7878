import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { generate, generateSecret } from 'otplib';
import { atMost, forTheRecord, median, repeat } from './support/rows.mjs';

const email = 'admin@lindqvist.example';
const password = 'campaign-2026';
/** As `functions/src/two-factor` hashes a backup code. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

async function post(url, body, bearer) {
  const headers = {
    'content-type': 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function timed(work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** What the second step adds to signing in, over hosting, with the functions warm. */
export default async ({ hosting, auth }) => {
  const identity = (operation, body) =>
    post(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, body);
  const signIn = { email, password, returnSecureToken: true };
  // The first one starts the process that stands before every sign-in.
  await identity('signInWithPassword', signIn);
  const plain = await repeat(5, () => timed(() => identity('signInWithPassword', signIn)));
  const { idToken } = await identity('signInWithPassword', signIn);
  const secret = generateSecret();
  const enable = { totpSecret: secret, verificationCode: await generate({ secret }) };
  const { backupCodes, customToken } = await post(`${hosting}/api/2fa/enable`, enable, idToken);
  const session = await identity('signInWithCustomToken', { token: customToken, returnSecureToken: true });
  const verify = (code) =>
    post(`${hosting}/api/auth/2fa/verify`, { code, method: 'backup_code' }, session.idToken);
  const codes = [...backupCodes];
  await verify(codes.pop());
  const verified = median(await repeat(7, () => timed(() => verify(codes.pop()))));
  const hash = median(await repeat(7, () => timed(() => promisify(scrypt)('ABCD2345', 'salt', 32, cost))));
  return [
    forTheRecord('Sign-in with a password, the function before it warm', median(plain), 'ms'),
    forTheRecord('Second factor: one slow hash', hash, 'ms'),
    atMost('Second factor: verify beyond its hash', verified - hash, 150, 'ms'),
  ];
};
