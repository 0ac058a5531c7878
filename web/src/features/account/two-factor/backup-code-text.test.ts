import { describe, expect, it } from 'vitest';
import '../../../shared/text/members/en.ts';
import '../../../shared/text/settings/en.ts';
import { codesFile, inFours, showCode } from './backup-code-text.ts';
import { newSecret, secretUri } from './totp-secret.ts';

describe('an authenticator key', () => {
  it('is 160 bits in base 32, another one each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('goes into the QR code with the product and the address', () => {
    const uri = new URL(secretUri('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'ana@rivera.example'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Hustings:ana@rivera.example');
    expect(uri.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    expect(uri.searchParams.get('issuer')).toBe('Hustings');
    // Authenticators take SHA-1, six digits and 30 seconds where nothing else is said.
    expect(uri.searchParams.get('digits') ?? '6').toBe('6');
    expect(uri.searchParams.get('period') ?? '30').toBe('30');
    expect(uri.searchParams.get('algorithm')?.toUpperCase() ?? 'SHA1').toBe('SHA1');
  });

  it.each([
    ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
    ['JBSWY', 'JBSW Y'],
    ['', ''],
  ])('is read as groups of four: %s', (secret, shown) => expect(inFours(secret, ' ')).toBe(shown));
});

describe('backup codes', () => {
  it.each([
    ['ABCDEFGH', 'ABCD-EFGH'],
    ['abcd-efgh', 'ABCD-EFGH'],
  ])('%s is shown as %s', (code, shown) => expect(showCode(code)).toBe(shown));

  it('are kept in a file that says whose and when', () => {
    const lines = codesFile(['ABCDEFGH', 'JKLMNPQR'], 'ana@rivera.example', Date.UTC(2026, 10, 3, 12)).split(
      '\n',
    );
    expect(lines[0]).toBe('Hustings backup codes for ana@rivera.example');
    expect(lines[1]).toContain('2026');
    expect(lines.slice(3)).toEqual(['ABCD-EFGH', 'JKLM-NPQR', '']);
  });
});
