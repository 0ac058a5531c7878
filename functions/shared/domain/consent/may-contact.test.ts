import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { channels } from '../voters/contact-results.ts';
import { suppressionReasons } from '../voters/voter-state.ts';
import { anyEvent, anyEvents, dayMs, event, start } from './any-contact-event.ts';
import { type ContactEvent, closureOf } from './contact-event.ts';
import { foldPoint } from './fold-point.ts';
import { type ContactKind, contactKinds, type Recent } from './frequency-caps.ts';
import { type ContactQuery, mayContact, type Refused } from './may-contact.ts';

const at = start + dayMs;
const place = { state: 'NY', zones: ['America/New_York'] };
const query = (fields: Partial<ContactQuery>, ...events: ContactEvent[]): ContactQuery => ({
  ...{ point: foldPoint({ kind: 'email', mask: 'm' }, events), person: null, channel: 'email', kind: 'bulk' },
  ...{ at, place, ...fields },
});
/** `yes`, or the reason. */
const answer = (input: ContactQuery): string => {
  const found = mayContact(input);
  return found.may ? 'yes' : found.why;
};
const own = (channel: ContactEvent['channel']) => event({ what: 'opt_out', channel });
const consent = event({ what: 'opt_in', channel: 'text', words: 'START', at: start - 1 });
const bounces = [0, 1, 2].map((day) =>
  event({ id: `b${day}`, what: 'soft_bounce', source: 'provider', at: start - day * dayMs }),
);

type Row = [name: string, fields: Partial<ContactQuery>, events: ContactEvent[], answers: string[]];
const no = (why: string) => Array.from({ length: 5 }, () => why);
/** Answers to bulk, fundraising, event, reply, receipt. */
const matrix: Row[] = [
  ['nothing', {}, [], ['yes', 'yes', 'yes', 'yes', 'yes']],
  [
    'off this list',
    { list: 'news' },
    [event({ what: 'leave_list', list: 'news' })],
    ['off_list', 'off_list', 'yes', 'yes', 'yes'],
  ],
  ['off another list', { list: 'events' }, [event({ what: 'leave_list', list: 'news' })], no('yes')],
  ['e-mail opted out', {}, [own('email')], ['opted_out', 'opted_out', 'yes', 'yes', 'yes']],
  ['text opted out', { channel: 'text' }, [consent, own('text')], no('opted_out')],
  [
    'text opted out, and a complaint',
    { channel: 'text' },
    [consent, own('text'), event({ what: 'complaint', channel: 'text' })],
    no('opted_out'),
  ],
  [
    'e-mail opted out, and a complaint',
    {},
    [own('email'), event({ what: 'complaint', channel: 'email' })],
    ['complaint', 'complaint', 'complaint', 'complaint', 'yes'],
  ],
  ['calls opted out', { channel: 'call' }, [own('call')], no('opted_out')],
  ['text opted out, called', { channel: 'call' }, [own('text')], no('yes')],
  [
    'complaint',
    {},
    [event({ what: 'complaint', channel: 'email' })],
    ['complaint', 'complaint', 'complaint', 'complaint', 'yes'],
  ],
  ['hard bounce', {}, [event({ what: 'hard_bounce' })], no('hard_bounce')],
  ['bad number, texted', { channel: 'text' }, [consent, event({ what: 'bad_number' })], no('bad_number')],
  ['bad number, called', { channel: 'call' }, [event({ what: 'bad_number' })], no('bad_number')],
  ['landline, texted', { channel: 'text' }, [consent, event({ what: 'landline' })], no('landline')],
  ['landline, called', { channel: 'call' }, [event({ what: 'landline' })], no('yes')],
  ['soft hold', {}, bounces, ['soft_hold', 'soft_hold', 'yes', 'yes', 'yes']],
  ['all', {}, [own('all')], no('opted_out')],
  ['deceased', {}, [event({ what: 'deceased', source: 'staff' })], no('deceased')],
  ['legal hold', {}, [event({ what: 'legal_hold', source: 'staff' })], no('legal_hold')],
  [
    'text without consent',
    { channel: 'text' },
    [],
    ['no_consent', 'no_consent', 'no_consent', 'yes', 'no_consent'],
  ],
  [
    'text without consent, by hand',
    { channel: 'text', isByHand: true },
    [],
    ['yes', 'yes', 'no_consent', 'yes', 'no_consent'],
  ],
  ['text with consent', { channel: 'text' }, [consent], no('yes')],
  ['all but the text reopened', { channel: 'text' }, [{ ...own('all'), at: start - 2 }, consent], no('yes')],
  [
    'all but the text reopened, called',
    { channel: 'call' },
    [{ ...own('all'), at: start - 2 }, consent],
    no('opted_out'),
  ],
];
const kinds: ContactKind[] = ['bulk', 'fundraising', 'event', 'reply', 'receipt'];
const cells = matrix.flatMap(([name, fields, events, answers]) =>
  kinds.map((kind, index) => [name, kind, answers[index] ?? '', fields, events] as const),
);

describe('the table of contact', () => {
  test.each(cells)('%s, %s: %s', (_, kind, expected, fields, events) => {
    expect(answer(query({ ...fields, kind }, ...events))).toBe(expected);
  });

  it('holds softly until the hold ends', () => {
    const found = mayContact(query({}, ...bounces));
    expect(found).toEqual({ may: false, why: 'soft_hold', until: new Date(start + 30 * dayMs) });
    expect(answer(query({ at: start + 30 * dayMs }, ...bounces))).toBe('yes');
  });

  it('gives the first reason: closures, consent, quiet hours, caps', () => {
    const night = Date.UTC(2026, 10, 3, 8);
    const recent: Recent = { contacts: [], lastGiftAt: night - 1 };
    const fields = { channel: 'text', kind: 'fundraising', at: night, recent } as const;
    expect(answer(query(fields, own('text')))).toBe('opted_out');
    expect(answer(query(fields))).toBe('no_consent');
    expect(answer(query(fields, consent))).toBe('quiet_hours');
    expect(answer(query({ ...fields, at: night + 8 * 3_600_000 }, consent))).toBe('recent_gift');
  });
});

describe('the voter log', () => {
  test.each([
    ['opt_out', 'opted_out'],
    ['do_not_contact', 'opted_out'],
    ['hostile', 'hostile'],
    ['deceased', 'deceased'],
    ['moved', 'moved'],
    ['bad_number', 'bad_number'],
    ['bounced', 'hard_bounce'],
    ['legal_hold', 'legal_hold'],
    ['staff_request', 'staff_request'],
    ['quiet_period', 'quiet_period'],
  ] as const)('closes a door for %s: %s', (reason, why) => {
    const walk = { channel: 'walk', point: null, person: { suppressed: { walk: reason } } } as const;
    expect(answer(query(walk))).toBe(why);
    expect(answer(query({ ...walk, channel: 'call' }))).toBe('yes');
  });

  it('is input again a day later of a quiet period', () => {
    const found = mayContact(query({ person: { suppressed: { email: 'quiet_period' } } }));
    expect(found).toMatchObject({ why: 'quiet_period', until: new Date(at + dayMs) });
  });
});

describe('the confirmation of an opt-out', () => {
  const confirmation = { kind: 'confirmation', channel: 'text' } as const;
  const sent = (when: number): Recent => ({
    contacts: [{ channel: 'text', kind: 'confirmation', at: when }],
    lastGiftAt: null,
  });
  const confirm = (fields: Partial<ContactQuery>, ...events: ContactEvent[]) =>
    answer(query({ ...confirmation, at: start + 60_000, ...fields }, own('text'), ...events));

  it('passes once within five minutes, at night too', () => {
    expect(confirm({})).toBe('yes');
    expect(confirm({ at: start + 5 * 60_000 })).toBe('yes');
    expect(confirm({ recent: sent(start - 1) })).toBe('yes');
  });

  it('is refused the second time, after five minutes, on another channel, and where more than the opt-out closes it', () => {
    expect(confirm({ recent: sent(start + 1) })).toBe('opted_out');
    expect(confirm({ at: start + 5 * 60_000 + 1 })).toBe('opted_out');
    expect(confirm({ channel: 'email' })).toBe('nothing_to_confirm');
    expect(confirm({}, event({ what: 'landline' }))).toBe('landline');
    expect(confirm({ person: { suppressed: { text: 'deceased' } } })).toBe('deceased');
  });
});

const anyContact = fc.record({
  channel: fc.constantFrom(...channels),
  kind: fc.constantFrom(...contactKinds),
  at: fc.integer({ min: 0, max: 40 * 24 }).map((hours) => start + (20 * 24 + hours) * 3_600_000),
  isAnswered: fc.boolean(),
});
const anyQuery = fc.record({
  person: fc.option(
    fc.record({
      suppressed: fc.dictionary(fc.constantFrom(...channels), fc.constantFrom(...suppressionReasons)),
    }),
  ),
  channel: fc.constantFrom(...channels),
  kind: fc.constantFrom(...kinds),
  at: fc.integer({ min: 0, max: 70 * 24 * 4 }).map((quarters) => start + quarters * 900_000 + 1),
  place: fc.option(fc.record({ state: fc.constantFrom('NY', 'TX', 'RI', 'KY', null) })),
  recent: fc.record({
    contacts: fc.array(anyContact, { maxLength: 8 }),
    lastGiftAt: fc.option(fc.integer({ min: start, max: start + 60 * dayMs })),
  }),
  list: fc.constantFrom('news', null),
  isByHand: fc.boolean(),
});
const folded = (events: readonly ContactEvent[]) => foldPoint({ kind: 'phone', mask: 'm' }, events);
const isRefused = (found: ReturnType<typeof mayContact>): found is Refused => !found.may;

describe('mayContact', () => {
  it('never turns a no into a yes when something more is closed', () => {
    const closing = anyEvent.filter(
      (one) => closureOf(one) !== null || one.what === 'soft_bounce' || one.what === 'leave_list',
    );
    fc.assert(
      fc.property(anyQuery, anyEvents, closing, (input, events, added) => {
        fc.pre(isRefused(mayContact({ ...input, point: folded(events) })));
        const latest = { ...added, at: start + 61 * dayMs };
        expect(mayContact({ ...input, point: folded([...events, latest]) }).may).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('never turns a no into a yes when one more soft bounce comes to light', () => {
    const bounce = fc
      .integer({ min: 0, max: 45 })
      .map((day) =>
        event({ id: `day-${day}`, what: 'soft_bounce', source: 'provider', at: start + day * dayMs }),
      );
    fc.assert(
      fc.property(
        anyQuery,
        fc.array(bounce, { minLength: 3, maxLength: 12 }),
        bounce,
        (input, events, added) => {
          const email = { ...input, channel: 'email', kind: 'bulk' } as const;
          fc.pre(isRefused(mayContact({ ...email, point: folded(events) })));
          expect(mayContact({ ...email, point: folded([...events, added]) }).may).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('names a time in the future, or none', () => {
    fc.assert(
      fc.property(anyQuery, anyEvents, (input, events) => {
        const found = mayContact({ ...input, point: folded(events) });
        if (isRefused(found) && found.until) expect(found.until.getTime()).toBeGreaterThan(input.at);
      }),
      { numRuns: 500 },
    );
  });
});
