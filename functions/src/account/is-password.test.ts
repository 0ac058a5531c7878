import { afterEach, describe, expect, it, vi } from 'vitest';
import { passwordCheck, passwordCheckAgent } from './is-password.ts';

const answers = (status: number, error: object | null) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(error ? { error } : {}, { status }));
const settings = { apiKey: () => 'the key', appCheckToken: async () => null };
const check = passwordCheck(settings);

afterEach(() => vi.restoreAllMocks());

describe('the password check', () => {
  it.each([
    ['a right password', 200, null, true],
    ['a wrong one', 400, { message: 'INVALID_LOGIN_CREDENTIALS' }, false],
    ['an unknown address', 400, { message: 'EMAIL_NOT_FOUND' }, false],
    [
      'a right one of an account with a second factor',
      400,
      { message: 'BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to …))' },
      true,
    ],
  ])('answers %s', async (_, status, error, expected) => {
    answers(status, error);
    await expect(check('a@example.org', 'a password')).resolves.toBe(expected);
  });

  it.each([
    [
      'a key for browsers only',
      403,
      {
        message: 'Requests from referer <empty> are blocked.',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_HTTP_REFERRER_BLOCKED' },
        ],
      },
    ],
    [
      'a key without Identity Toolkit',
      403,
      {
        message: 'Requests to this API identitytoolkit method … are blocked.',
        details: [{ reason: 'API_KEY_SERVICE_BLOCKED' }],
      },
    ],
    ['a key of nobody', 400, { message: 'API key not valid. Please pass a valid API key.' }],
    ['a missing App Check token', 401, { message: 'Firebase App Check token is invalid.' }],
  ])('tells %s apart from a wrong password, in words for the member', async (_, status, error) => {
    answers(status, error);
    await expect(check('a@example.org', 'a password')).rejects.toMatchObject({
      code: 'internal',
      key: 'account.passwordUnchecked',
    });
  });

  it('takes an answer that it does not know for neither yes nor no', async () => {
    answers(503, { message: 'UNAVAILABLE' });
    await expect(check('a@example.org', 'a password')).rejects.toThrow('UNAVAILABLE');
  });

  it('sends the server’s key, its agent and an App Check token where there is one', async () => {
    const sent = answers(200, null);
    await passwordCheck({ ...settings, appCheckToken: async () => 'proof' })('a@example.org', 'a password');
    await check('a@example.org', 'a password');
    const headers = sent.mock.calls.map(([, request]) => new Headers(request?.headers));
    expect(headers.map((one) => one.get('x-firebase-appcheck'))).toEqual(['proof', null]);
    expect(headers.map((one) => one.get('user-agent'))).toEqual([passwordCheckAgent, passwordCheckAgent]);
    expect(String(sent.mock.calls[0]?.[0])).toContain('key=the%20key');
  });

  it('asks nobody when App Check gives no token', async () => {
    const sent = answers(200, null);
    const refused = passwordCheck({ ...settings, appCheckToken: () => Promise.reject(new Error('no app')) });
    await expect(refused('a@example.org', 'a password')).rejects.toMatchObject({ code: 'internal' });
    expect(sent).not.toHaveBeenCalled();
  });
});
