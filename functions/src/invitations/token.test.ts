import { describe, expect, it } from 'vitest';
import { isInvitationId } from '#shared/usecases/invitations/invitation-records.ts';
import { maskAddress } from './mask-address.ts';
import { isSecret, newToken, tokenIn } from './token.ts';

const organization = '0a5f4d9e-1111-4222-8333-444455556666';
const { token, hash } = newToken(organization, 'Abc123');
const secret = token.split('.')[2] ?? '';

// ASVS 6.4.1
it('says where to look, and keeps its secret to itself', () => {
  expect(tokenIn(token)).toEqual({ organization, id: 'Abc123', secret });
  expect(token).toMatch(/^[\w.-]+$/);
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(token).not.toContain(hash);
  expect(newToken(organization, 'Abc123').token).not.toBe(token);
});

describe('what is no token', () => {
  it.each([
    ['nothing', ''],
    ['another path', `../x.Abc123.${secret}`],
    ['a path inside', `a/b.Abc123.${secret}`],
    ['a reserved id', `__all__.Abc123.${secret}`],
    ['a short secret', `a.b.${secret.slice(1)}`],
    ['a long secret', `a.b.${secret}x`],
    ['a fourth part', `${token}.x`],
    ['a line after it', `${token}\n`],
    ['other digits', `a.b.${'٣'.repeat(43)}`],
    ['a huge one', `a.b.${'x'.repeat(100_000)}`],
  ])('%s', (_, value) => expect(tokenIn(value)).toBeNull());
});

it('knows its secret and no other, and none once the hash is gone', () => {
  expect(isSecret(secret, hash)).toBe(true);
  expect(isSecret(secret, null)).toBe(false);
  expect(isSecret(secret, '')).toBe(false);
  expect(isSecret(`${secret.slice(0, -1)}!`, hash)).toBe(false);
});

it.each(['', '.', '..', 'a/b', '__id__', 'a.b', 'x'.repeat(65)])('%j is no id', (id) =>
  expect(isInvitationId(id)).toBe(false),
);

it.each([
  ['ana@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['çağla@example.org', 'ç•••@example.org'],
])('%s is named %s', (email, shown) => expect(maskAddress(email)).toBe(shown));
