import { describe, expect, it, test } from 'vitest';
import {
  type CapProfileName,
  type ContactKind,
  capHit,
  capProfiles,
  profileAt,
  type Recent,
} from './frequency-caps.ts';

const zone = 'America/New_York';
const hourMs = 3_600_000;
const at = Date.parse('2026-11-20T17:00Z');
type Contact = Recent['contacts'][number];
const contact = (before: number, fields: Partial<Contact> = {}): Contact => ({
  ...{ channel: 'email', kind: 'bulk', at: at - before * hourMs, ...fields },
});
const hit = (
  contacts: Contact[],
  {
    channel = 'email',
    kind = 'bulk',
    gift = null,
    profile = 'normal' as CapProfileName,
  }: {
    channel?: Contact['channel'];
    kind?: ContactKind;
    gift?: number | null;
    profile?: CapProfileName;
  } = {},
) => {
  const lastGiftAt = gift === null ? null : at - gift * hourMs;
  const found = capHit({ channel, kind, at, zone }, { contacts, lastGiftAt }, capProfiles[profile]);
  return found && [found.why, new Date(found.until).toISOString()];
};

describe('the normal profile', () => {
  test.each<[string, Contact[], Parameters<typeof hit>[1], [string, string] | null]>([
    ['a second e-mail on a day', [contact(1)], {}, ['channel_cap', '2026-11-21T05:00:00.000Z']],
    ['an e-mail on the next day', [contact(13)], {}, null],
    [
      'a fifth e-mail in seven days',
      [contact(24), contact(48), contact(72), contact(6 * 24)],
      {},
      ['channel_cap', '2026-11-21T05:00:00.000Z'],
    ],
    ['a fifth e-mail after seven days', [contact(24), contact(48), contact(72), contact(7 * 24)], {}, null],
    [
      'a second text in 48 hours',
      [contact(47, { channel: 'text' })],
      { channel: 'text' },
      ['channel_cap', '2026-11-20T18:00:00.000Z'],
    ],
    ['a text after 48 hours', [contact(48, { channel: 'text' })], { channel: 'text' }, null],
    [
      'a fourth text in 14 days',
      [
        contact(50, { channel: 'text' }),
        contact(120, { channel: 'text' }),
        contact(13 * 24, { channel: 'text' }),
      ],
      { channel: 'text' },
      ['channel_cap', '2026-11-21T05:00:00.000Z'],
    ],
    [
      'a third contact on a day',
      [contact(1, { channel: 'call', isAnswered: true }), contact(2, { channel: 'mail' })],
      {},
      ['daily_cap', '2026-11-21T05:00:00.000Z'],
    ],
    [
      'a contact after knocks and calls that nobody answered',
      [contact(1, { channel: 'call' }), contact(2, { channel: 'walk', isAnswered: false })],
      {},
      null,
    ],
    [
      'a contact after a reply, a reminder and a receipt',
      [contact(1, { kind: 'reply' }), contact(1, { kind: 'event' }), contact(1, { kind: 'receipt' })],
      {},
      null,
    ],
    ['a reply after a message', [contact(1), contact(2, { channel: 'text' })], { kind: 'reply' }, null],
    [
      'asking for money within seven days of a gift',
      [],
      { kind: 'fundraising', gift: 6 * 24 },
      ['recent_gift', '2026-11-21T17:00:00.000Z'],
    ],
    ['asking for money after seven days', [], { kind: 'fundraising', gift: 7 * 24 }, null],
    ['news after a gift', [], { gift: 1 }, null],
    ['a second e-mail on deadline day', [contact(1)], { profile: 'deadline_day' }, null],
    ['a second e-mail on one of the last seven days', [contact(1)], { profile: 'last_seven_days' }, null],
  ])('answers %s', (_, contacts, options, expected) => {
    expect(hit(contacts, options)).toEqual(expected);
  });
});

it('takes the newest profile whose time it is, else the normal one', () => {
  const dated = (profile: CapProfileName, since: number, until: number | null) => ({
    ...{ profile, since: at + since * hourMs, until: until === null ? null : at + until * hourMs },
    ...{ by: 'ana', reason: 'last days' },
  });
  const week = dated('last_seven_days', -24, null);
  expect(profileAt([], at)).toBe(capProfiles.normal);
  expect(profileAt([week], at)).toBe(capProfiles.last_seven_days);
  expect(profileAt([dated('deadline_day', -1, 1), week], at)).toBe(capProfiles.deadline_day);
  expect(profileAt([dated('deadline_day', -2, 0), dated('deadline_day', 1, 2)], at)).toBe(capProfiles.normal);
});
