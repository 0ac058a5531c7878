import type { Described } from './schema-description.ts';

const emails = {
  good: ["o'neil+list@mail.example.org", 'a_b-c@x-y.co', `${'a'.repeat(242)}@example.org`],
  broken: [
    `${'a'.repeat(243)}@example.org`,
    ...[
      'ana',
      'ana@',
      '@example.org',
      'ana@example',
      'ana@@example.org',
      'ana@-example.org',
      'ana@exam_ple.org',
      'ana@example.c',
    ],
    ...[
      'Ana@example.org',
      'ana@example.ORG',
      'ana lopez@example.org',
      ' ana@example.org',
      'ana@example.org\n',
    ],
    ...['ana.@example.org', '.ana@example.org', 'ana..lopez@example.org', ''],
    'ana@example.org\nben@example.org',
  ],
};
const phones = {
  good: ['+1234567', '+123456789012345'],
  broken: [
    '5550100200',
    '+0550100200',
    '+123456',
    '+1234567890123456',
    '+1 5550100200',
    '+1555O100200',
    '',
    '+15550100200\n+15550100201',
  ],
};
const days = {
  good: ['2024-02-29', '2000-02-29', '1996-02-29', '2026-12-31', '2026-01-01', '2026-04-30', '2026-10-10'],
  broken: [
    ...['2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['2026-01-32', '2026-1-5', '20260105', '2026-01-05T00:00', ' 2026-01-05', '2026-01-05\n', '5 Jan', ''],
  ],
};
const paths = {
  good: ['/', '/a', '/a/b', `/${'a-'.repeat(20)}/${'-b'.repeat(20)}`],
  broken: [
    ...[
      '',
      'team',
      '//',
      '//team',
      '/a/',
      '/a/b/c',
      '/Team',
      '/a b',
      '/a1',
      ' /a',
      '/a\n',
      '/a\n/b',
      '/../a',
    ],
    ...['https://example.org', '/a?b', `/${'a'.repeat(41)}`, `/a/${'b'.repeat(41)}`],
  ],
};
const links = {
  good: [
    'https://a',
    'https://rivera.example',
    'https://rivera.example:8',
    'https://rivera.example:65535/issues?of=water#lead',
    `https://rivera.example/${'a'.repeat(477)}`,
  ],
  broken: [
    ...[
      '',
      'https://',
      'http://rivera.example',
      'HTTPS://rivera.example',
      'rivera.example',
      '//rivera.example',
    ],
    ...[
      'javascript:alert(1)',
      'https:/rivera.example',
      'https://-rivera.example',
      'https://rivera.example-/a',
    ],
    ...[
      'https://rivera.example/a b',
      ' https://rivera.example',
      'https://rivera.example\n',
      'https://a@b.example',
    ],
    ...[
      'https://rivera.example:',
      'https://rivera.example:123456',
      `https://rivera.example/${'a'.repeat(478)}`,
    ],
  ],
};
const ids = {
  good: ['a', '0-_', `Z${'_'.repeat(127)}`],
  broken: ['', '.', 'a/b', 'a b', '__a__', '-a', 'é', ' a', 'a\n', 'x'.repeat(129)],
};
const times = {
  good: ['00:00', '09:30', '23:59'],
  broken: ['24:00', '9:30', '09:60', '09:30:00', ' 09:30', '09:30\n', '0930', ''],
};
const jurisdictions = {
  good: ['US', 'US-NJ', 'US-NJ-a', 'US-NJ-port-amsel', `US-NJ-${'a'.repeat(40)}`],
  broken: [
    ...['', 'us', 'NJ', 'US-', 'US-N', 'US-NJ-', 'US-NJ-a-', 'US-NJ--a', 'US-NJ-A', 'US-NJ\n', ' US'],
    `US-NJ-${'a'.repeat(41)}`,
  ],
};
const elections = {
  good: ['P2028', 'G2000', 'R2099', 'S2027', 'C2028'],
  broken: ['', 'X2028', 'g2028', 'G28', 'G1999', 'G2100', 'G20280', 'G2028\n', ' G2028'],
};
const trackingCodes = {
  good: ['A2', '0-', 'FC-OKAFOR', 'A'.repeat(20)],
  broken: ['', 'A', '-A', 'fc-okafor', 'A_2', ' A2', 'A2\n', 'A'.repeat(21)],
};
const fingerprints = {
  good: ['0'.repeat(32), 'a1b2c3d4'.repeat(4)],
  broken: ['', 'a', 'A'.repeat(32), 'g'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(32)}\n`],
};
const hashes = {
  good: ['0'.repeat(64), 'a1b2c3d4'.repeat(8)],
  broken: ['', 'a', 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(64)}\n`],
};
const checkInCodes = {
  good: ['23456789', 'ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'],
  broken: ['', '2345678', '234567892', 'abcdefgh', 'ABCDEFGI', 'ABCDEFGO', '01234567', 'ABCDEFGH\n'],
};
const base64 = {
  good: ['AAAA', 'ab+/', 'AAA=', 'AA=='],
  broken: ['', 'AAA', 'A AA', '====', 'AAAA\n', 'data:,a'],
};
/** Texts of a list. */
const oneLine = '^[^\\r\\n]*$';

/** A new format in a schema needs samples here, or every run fails. */
export function formatOf({ allOf, pattern, format }: Described) {
  if (allOf) return emails;
  if (format === 'date') return days;
  if (pattern?.startsWith('^\\+')) return phones;
  if (pattern?.startsWith('^\\/')) return paths;
  if (pattern?.startsWith('^https')) return links;
  if (pattern?.startsWith('^[A-Za-z0-9+')) return base64;
  if (pattern?.startsWith('^[A-Za-z')) return ids;
  if (pattern?.startsWith('^([01]')) return times;
  if (pattern?.startsWith('^US')) return jurisdictions;
  if (pattern?.startsWith('^[PGRSC]')) return elections;
  if (pattern?.startsWith('^[2-9A-HJ')) return checkInCodes;
  if (pattern?.startsWith('^[A-Z0-9]')) return trackingCodes;
  if (pattern === '^[\\da-f]{32}$') return fingerprints;
  if (pattern === '^[\\da-f]{64}$') return hashes;
  if (pattern === oneLine) return null;
  if (pattern || format) throw new Error(`no samples of ${format ?? pattern}`);
  return null;
}
