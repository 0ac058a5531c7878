import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyEvent, anyEvents, dayMs, event, start } from './any-contact-event.ts';
import { type ContactEvent, speakerOf } from './contact-event.ts';
import { closableChannels } from './contact-point.ts';
import { foldPoint, liftableReasons } from './fold-point.ts';

const email = { kind: 'email', mask: 'a•••@example.org' } as const;
const phone = { kind: 'phone', mask: '•••0142' } as const;
const later = (days: number) => start + days * dayMs;
const stop = event({ id: 'stop', what: 'opt_out', channel: 'text', words: 'STOP' });
const startWord = event({ id: 'start', what: 'opt_in', channel: 'text', words: 'START', at: later(1) });
const box = (channel: ContactEvent['channel'], at = later(1)) =>
  event({ id: `box-${channel}`, what: 'opt_in', channel, source: 'form', text_version: 'v1', at });

describe('the fold', () => {
  it('comes to the same in whatever order events arrive', () => {
    fc.assert(
      fc.property(
        anyEvents.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
        ([events, shuffled]) => {
          expect(foldPoint(email, shuffled)).toEqual(foldPoint(email, events));
        },
      ),
    );
  });

  it('changes nothing when events are repeated', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        expect(foldPoint(email, [...events, ...events])).toEqual(foldPoint(email, events));
      }),
    );
  });

  it('never opens what staff did not close when staff or a provider adds an event', () => {
    const isByOthers = ({ source }: ContactEvent) => speakerOf[source] !== 'person';
    fc.assert(
      fc.property(anyEvents, anyEvent.filter(isByOthers), (events, added) => {
        const before = foldPoint(email, events);
        const after = foldPoint(email, [...events, { ...added, at: later(61) }]);
        for (const channel of closableChannels) {
          const closure = before.closed[channel];
          if (!closure || liftableReasons.includes(closure.reason)) continue;
          expect(after.closed[channel]).toMatchObject({ except: closure.except });
        }
      }),
    );
  });

  it('never opens a complaint, a bounce or a landline, whoever adds an event', () => {
    fc.assert(
      fc.property(anyEvents, anyEvent, (events, added) => {
        const before = foldPoint(email, events);
        const after = foldPoint(email, [...events, { ...added, at: later(61) }]);
        for (const channel of closableChannels) {
          const reason = before.closed[channel]?.reason;
          if (reason === 'complaint' || reason === 'hard_bounce' || reason === 'landline')
            expect(after.closed[channel]).toBeDefined();
        }
      }),
    );
  });
});

describe('an opt-out', () => {
  it('closes its channel since its first time', () => {
    const again = { ...stop, id: 'again', at: later(3) };
    expect(foldPoint(phone, [again, stop]).closed).toEqual({
      text: { reason: 'opted_out', since: start, event: 'stop', except: [] },
    });
  });

  it('ends where the person writes START, which is express consent to texts', () => {
    const { closed, consent } = foldPoint(phone, [startWord, stop]);
    expect(closed).toEqual({});
    expect(consent).toEqual({
      text: { grade: 'express', since: later(1), source: 'keyword', text_version: null },
    });
  });

  it('lasts where STOP follows START', () => {
    const { closed, consent } = foldPoint(phone, [startWord, { ...stop, at: later(2) }]);
    expect([closed.text?.reason, consent]).toEqual(['opted_out', {}]);
  });

  test.each<[string, ContactEvent]>([
    ['staff send START', { ...startWord, source: 'staff', by: 'ana' }],
    ['a member records START', { ...startWord, source: 'message', by: 'ana' }],
    [
      'an import brings consent',
      event({
        what: 'consent',
        channel: 'text',
        grade: 'express',
        words: 'yes',
        source: 'import',
        at: later(1),
      }),
    ],
    [
      'staff lift it',
      event({ what: 'lift', reason: 'opted_out', channel: 'text', source: 'staff', at: later(1) }),
    ],
    ['START names another channel', { ...startWord, channel: 'email' }],
    ['START names all channels', { ...startWord, channel: 'all' }],
    ['a box has no version of its text', { ...box('text'), text_version: null }],
    ['a box is of another channel', box('call')],
    ['a link asks for it', { ...box('text'), source: 'link' }],
  ])('stays when %s', (_, added) => {
    const { closed, consent } = foldPoint(phone, [stop, added]);
    expect([closed.text?.reason, consent.text]).toEqual(['opted_out', undefined]);
  });

  it('from everything is lifted for the channel of the new word alone', () => {
    const everything = { ...stop, channel: 'all' } as const;
    expect(foldPoint(phone, [everything, startWord]).closed.all).toMatchObject({ except: ['text'] });
    expect(foldPoint(phone, [everything, startWord, box('call')]).closed.all?.except).toEqual([
      'call',
      'text',
    ]);
    expect(
      foldPoint(phone, [everything, startWord, { ...everything, id: 'b', at: later(2) }]).closed.all?.except,
    ).toEqual([]);
  });

  it('is not ended by START where a complaint or staff closed the channel too', () => {
    const complaint = event({ what: 'complaint', channel: 'text', source: 'provider' });
    const hold = event({ what: 'staff_request', channel: 'all', source: 'staff' });
    const deceased = event({ what: 'deceased', source: 'staff' });
    const { closed } = foldPoint(phone, [stop, complaint, hold, deceased, startWord]);
    expect([closed.text?.reason, closed.all?.reason]).toEqual(['complaint', 'deceased']);
  });
});

describe('a slip of a call', () => {
  const slip = event({ id: 'slip', what: 'opt_out', channel: 'call', source: 'call', by: 'ana' });
  const undo = event({ id: 'undo', what: 'retraction', source: 'call', by: 'ana', at: start + 60_000 });
  const taken = (fields: Partial<ContactEvent>, of: ContactEvent = slip) =>
    foldPoint(phone, [{ ...undo, undoes: 'slip', ...fields }, of]).closed;

  it('is taken back by the same caller within fifteen minutes', () => {
    expect(taken({})).toEqual({});
    expect(taken({ at: start + 15 * 60_000 })).toEqual({});
  });

  test.each<[string, Partial<ContactEvent>, ContactEvent?]>([
    ['later', { at: start + 15 * 60_000 + 1 }],
    ['before it happened', { at: start - 1 }],
    ['by another member', { by: 'ben' }],
    ['by staff at a desk', { source: 'staff' }],
    ['of a STOP', { undoes: 'stop', source: 'keyword', by: null }, { ...stop, id: 'slip' }],
    ['without its line', { undoes: null }],
  ])('stays when it is taken back %s', (_, fields, of) => {
    expect(Object.keys(taken(fields, of))).toHaveLength(1);
  });
});

describe('a closure by staff', () => {
  const hold = event({ what: 'staff_request', channel: 'call', source: 'staff', by: 'ana' });
  const lift = event({ what: 'lift', reason: 'staff_request', source: 'staff', by: 'ben', at: later(1) });

  it('ends where staff lift it', () => {
    expect(foldPoint(phone, [hold, lift]).closed).toEqual({});
    expect(foldPoint(phone, [hold, { ...lift, channel: 'text' }]).closed).toHaveProperty('call');
  });

  it('uncovers the opt-out below it', () => {
    const refused = event({ what: 'opt_out', channel: 'call', source: 'call', words: 'never again' });
    expect(foldPoint(phone, [hold, refused]).closed.call?.reason).toBe('staff_request');
    expect(foldPoint(phone, [hold, refused, lift]).closed.call?.reason).toBe('opted_out');
  });

  it('stays when a provider reported the same', () => {
    const reported = event({ id: 'a', what: 'bad_number', source: 'call' });
    const proven = event({ id: 'b', what: 'bad_number', source: 'provider' });
    const lifted = { ...lift, reason: 'bad_number' } as const;
    expect(foldPoint(phone, [reported, lifted]).closed).toEqual({});
    expect(foldPoint(phone, [reported, proven, lifted]).closed).toHaveProperty('text');
    const first = { ...proven, at: start - 1 };
    expect(foldPoint(phone, [first, reported, lifted]).closed).toHaveProperty('call');
  });
});

describe('soft bounces', () => {
  const bounce = (day: number, hour = 0) =>
    event({
      id: `b${day}-${hour}`,
      what: 'soft_bounce',
      source: 'provider',
      at: later(day) + hour * 3_600_000,
    });
  const folded = (...days: number[]) =>
    foldPoint(
      email,
      days.map((day) => bounce(day)),
    );

  it('hold for 30 days when three days of 14 have one', () => {
    expect(folded(0, 5, 13).soft_hold).toEqual({ since: later(13), until: later(43), event: 'b13-0' });
    expect(folded(0, 5, 13).closed).toEqual({});
    expect(folded(0, 5, 14).soft_hold).toBeNull();
  });

  it('hold longer when they go on, and never end a hold', () => {
    expect(folded(0, 5, 13, 15).soft_hold).toMatchObject({ since: later(13), until: later(45) });
    expect(folded(0, 3, 5, 13).soft_hold).toMatchObject({ since: later(5), until: later(43) });
  });

  it('count once a day', () => {
    expect(foldPoint(email, [bounce(0), bounce(0, 1), bounce(0, 2)])).toMatchObject({
      soft_days: ['2026-11-02'],
      soft_hold: null,
    });
  });

  it('are hard at the second hold', () => {
    expect(folded(0, 1, 2, 31, 32).closed).toEqual({});
    expect(folded(0, 1, 2, 31, 32, 33).closed.email).toEqual({
      ...{ reason: 'hard_bounce', since: later(33), event: 'b33-0', except: [] },
    });
  });
});

describe('consent', () => {
  const consent = (fields: Partial<ContactEvent>) =>
    event({
      what: 'consent',
      channel: 'text',
      grade: 'implied',
      words: 'signed up',
      source: 'in_person',
      ...fields,
    });

  test.each<[string, Partial<ContactEvent>]>([
    ['it has neither words nor a text version', { words: null }],
    ['its words are blank', { words: '  ' }],
    ['staff decide it', { source: 'staff' }],
    ['a provider reports it', { source: 'provider' }],
  ])('is none when %s', (_, fields) => {
    expect(foldPoint(phone, [consent(fields)]).consent).toEqual({});
  });

  it('is not weakened by a weaker one, and ends where it is withdrawn', () => {
    const express = consent({ id: 'a', grade: 'express', source: 'form', text_version: 'v2', at: later(1) });
    const weaker = consent({ id: 'b', at: later(2) });
    expect(foldPoint(phone, [consent({}), express, weaker]).consent.text).toEqual({
      ...{ grade: 'express', since: later(1), source: 'form', text_version: 'v2' },
    });
    const none = consent({ id: 'c', grade: 'none', at: later(3) });
    expect(foldPoint(phone, [express, none]).consent).toEqual({});
  });
});

describe('a list', () => {
  const leave = event({ what: 'leave_list', list: 'news', source: 'link' });
  const join = event({ what: 'join_list', list: 'news', source: 'form', text_version: 'v1', at: later(1) });

  it('is left until the person joins again', () => {
    expect(foldPoint(email, [leave]).lists).toEqual({ news: { since: start, event: leave.id } });
    expect(foldPoint(email, [leave, join]).lists).toEqual({});
  });

  it('stays left when staff put the person on it again', () => {
    expect(foldPoint(email, [leave, { ...join, source: 'staff' }]).lists).toHaveProperty('news');
    expect(
      foldPoint(email, [
        { ...leave, source: 'staff' },
        { ...join, source: 'staff' },
      ]).lists,
    ).toEqual({});
  });
});
