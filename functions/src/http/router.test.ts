import { describe, expect, it } from 'vitest';
import { importRowsCall } from '#shared/api/imports-api.ts';
import { signUpCall } from '#shared/api/sign-up.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { refusalIn, send } from '../../../tests/functions/call-endpoint.ts';

const body = JSON.stringify({ organizationName: 'Any' });

describe('every answer', () => {
  it('carries a request id of its own and is not cached', async () => {
    const answers = [await send('/api/nowhere', '{}'), await send(signUpCall.path, '{}')];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    for (const { headers } of answers) expect(headers.get('cache-control')).toContain('no-store');
  });

  it('allows no other origin', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const preflight = await send(signUpCall.path, undefined, { method: 'OPTIONS', headers });
    const answered = await send(signUpCall.path, body, { headers });
    for (const answer of [preflight, answered]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('what is not a call', () => {
  it.each(['/api/', '/api/nowhere', '/api/imports', '/api/imports/rows/extra'])(
    'finds nothing at %s',
    async (path) => {
      expect(refusalIn(await send(path, body))).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('is refused by %s', async (method) => {
    const sent = method === 'GET' ? undefined : body;
    const answer = await send(signUpCall.path, sent, { method });
    expect(refusalIn(answer)).toMatchObject({ status: 405, code: 'invalid-argument' });
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('a body', () => {
  it.each([
    ['of another type', 'organizationName=Any', 'application/x-www-form-urlencoded', 415],
    ['of text', body, 'text/plain', 415],
    ['that is a list', '[]', 'application/json', 400],
    ['that is empty', '', 'application/json', 400],
  ])('%s is refused in words', async (_, sent, type, status) => {
    const { token } = await newAccount();
    const answer = await send(signUpCall.path, sent, { token, headers: { 'content-type': type } });
    expect(refusalIn(answer)).toMatchObject({ status, code: 'invalid-argument' });
  });

  // The platform parses JSON before any function runs, so these words are its own.
  it('that is broken JSON is refused', async () => {
    const { token } = await newAccount();
    expect((await send(signUpCall.path, '{"organizationName":', { token })).status).toBe(400);
  });

  it.each([5, 20])('of %d MB is refused before anything is read', async (megabytes) => {
    const huge = JSON.stringify({ importId: 'x', note: 'x'.repeat(megabytes * 1024 * 1024) });
    expect(refusalIn(await send(importRowsCall.path, huge))).toMatchObject({
      status: 413,
      code: 'invalid-argument',
    });
  });
});
