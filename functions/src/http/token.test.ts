import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { authenticate } from './token.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

// ASVS 6.8.2, 7.2.1
it('is verified in one place, which asks for the revocation check', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(30);
  const verifying = files.filter((name) =>
    /verifyIdToken\(|verifySessionCookie\(/.test(readFileSync(`${source}/${name}`, 'utf8')),
  );
  expect(verifying).toEqual(['http/token.ts']);
  expect(readFileSync(`${source}/http/token.ts`, 'utf8')).toContain('verifyIdToken(token, true)');
});

it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer a,b', 'abc'])(
  'never asks about the header %j',
  async (header) => {
    const verifyIdToken = () => Promise.reject(new Error('asked'));
    await expect(authenticate({ verifyIdToken }, header)).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

it('is not taken for a bad token when the auth service fails', async () => {
  const verifyIdToken = () =>
    Promise.reject(Object.assign(new Error('down'), { code: 'auth/internal-error' }));
  await expect(authenticate({ verifyIdToken }, 'Bearer abc')).rejects.toThrow('down');
});
