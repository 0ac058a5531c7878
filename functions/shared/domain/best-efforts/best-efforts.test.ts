import { describe, expect, it, test } from 'vitest';
import { fillBody } from '../letters/merge-fields.ts';
import { starterFor } from '../letters/starter-letters.ts';
import type { StoredSettings } from '../money/person-meter.ts';
import { missingParts } from './information-parts.ts';
import { requestValues } from './request-values.ts';
import {
  crossingOf,
  deadlineOf,
  type Facts,
  informationRule,
  settledRequest,
  stateOfRequest,
} from './settle-request.ts';

const federal: StoredSettings = {
  ...{ jurisdiction: 'US', office: 'us_house', cycle_from: '2026-11-04', cycle_to: '2028-11-07' },
};
const complete = {
  ...{ kind: 'person', name: 'Ana López', employer: 'Clinic', occupation: 'Nurse' },
  ...{ street: '12 Harbor St', city: 'Port Amsel', state: 'NJ', zip: '07099' },
};
const gift = (gift_id: string, cents: number, day: string) => ({ gift_id, cents, day });

describe('a card lacks', () => {
  test.each([
    ['nothing where all is there', {}, []],
    ['an employer that is blank', { employer: null }, ['employer']],
    ['an employer that says nothing', { employer: 'N/A' }, ['employer']],
    ['an employer of signs alone', { employer: '---' }, ['employer']],
    ['an occupation that the FEC refuses', { occupation: 'Businessperson' }, ['occupation']],
    ['no employer of who is retired', { occupation: 'Retired', employer: 'None' }, []],
    ['no employer of who is out of work', { occupation: 'Not employed', employer: null }, []],
    ['no employer of a jubilada', { occupation: 'Jubilada', employer: null }, []],
    ['an address without its ZIP', { zip: null }, ['address']],
    ['all three', { employer: ' ', occupation: null, street: null }, ['employer', 'occupation', 'address']],
    [
      'an address alone, as an organization',
      { kind: 'organization', employer: null, city: null },
      ['address'],
    ],
  ])('%s', (_, fields, parts) => {
    expect(missingParts({ ...complete, ...fields })).toEqual(parts);
  });
});

describe('the threshold of $200', () => {
  const first = gift('a', 15_000, '2028-01-10');
  it('is not passed by exactly $200.00', () =>
    expect(crossingOf([first, gift('b', 5_000, '2028-01-30')], federal)).toBeNull());
  it('is passed by one more cent, and the clock runs from that gift', () => {
    const crossing = crossingOf([gift('b', 5_001, '2028-01-30'), first], federal);
    expect(crossing).toEqual({
      ...{ passed_on: '2028-01-30', cents: 5_001, total: 20_001, rule: 'us-individual-2027' },
    });
    const rule = informationRule(federal, '2028-01-30');
    expect(rule && deadlineOf('2028-01-30', rule)).toEqual({ is: 'request', on: '2028-02-29' });
  });
  it('counts no gift that was voided, refunded or is of another cycle', () => {
    const voided = [gift('v', 90_000, '2028-01-01'), gift('v', -90_000, '2028-02-01')];
    expect(crossingOf([...voided, first], federal)).toBeNull();
    expect(crossingOf([first, gift('c', 90_000, '2026-11-03')], federal)).toBeNull();
    expect(crossingOf([first, gift('c', 90_000, '2028-11-08')], federal)).toBeNull();
  });
  it('counts what was attributed to the donor from the day on which it came', () => {
    const attributed = { ...gift('m', 25_000, '2028-03-05'), received_on: '2028-01-05' };
    expect(crossingOf([attributed], federal)).toMatchObject({ passed_on: '2028-01-05' });
  });
  it('counts what is left of a partial refund', () => {
    const refunded = [gift('r', 50_000, '2028-01-05'), gift('r', -29_999, '2028-03-05')];
    expect(crossingOf(refunded, federal)).toMatchObject({ passed_on: '2028-01-05', total: 20_001 });
  });
});

describe('rules', () => {
  it('give California’s donors 60 days until their gift goes back', () => {
    const race = { ...federal, jurisdiction: 'US-CA-tustin', office: 'city' } as const;
    const crossing = crossingOf([gift('a', 10_000, '2026-12-01')], race);
    expect(crossing).toMatchObject({ rule: 'us-ca-city-2025', total: 10_000 });
    const rule = informationRule(race, '2026-12-01');
    expect(rule && deadlineOf('2026-12-01', rule)).toEqual({ is: 'return', on: '2027-01-30' });
  });
  it('ask about nobody where none is known, or no race is set', () => {
    const race = { ...federal, jurisdiction: 'US-NJ', office: 'legislature' } as const;
    expect(crossingOf([gift('a', 1_000_000, '2027-01-01')], race)).toBeNull();
    expect(informationRule(race, '2027-01-01')).toBeNull();
    expect(crossingOf([gift('a', 1_000_000, '2027-01-01')], null)).toBeNull();
  });
});

describe('a request', () => {
  const card = { ...complete, employer: null };
  const entries = [gift('a', 25_000, '2027-03-01')];
  const facts: Facts = {
    ...{ donor_name: 'Ana López', missing: ['employer'], passed_on: '2027-03-01', cents: 25_000 },
    ...{ total: 25_000, rule: 'us-individual-2027', cycle_from: '2026-11-04', state: 'due' },
  };
  const blank = { requests: [], answers: [], closed: null };
  const letter = { on: '2027-03-05', mail: null };
  const settle = (change: object) =>
    settledRequest({ card, entries, settings: federal, stored: { ...facts, ...blank }, ...change });

  test.each([
    ['comes in', { stored: null }, { is: 'create', facts }],
    ['stays as it is', {}, { is: 'same' }],
    ['is not needed of a complete card', { stored: null, card: complete }, { is: 'same' }],
    ['is not needed below the threshold', { stored: null, entries: [] }, { is: 'same' }],
    ['goes where the money went back', { entries: [] }, { is: 'delete' }],
    ['goes with its donor', { card: null }, { is: 'delete' }],
    ['is unknown of nobody', { card: null, stored: null }, { is: 'same' }],
    [
      'is done by itself when the card is filled in',
      { card: complete },
      { is: 'update', facts: { ...facts, missing: [], state: 'complete' } },
    ],
    [
      'follows a new name',
      { card: { ...card, name: 'Ana Ruiz' } },
      { is: 'update', facts: { ...facts, donor_name: 'Ana Ruiz' } },
    ],
    [
      'stays with its history where the money went back',
      { entries: [], stored: { ...facts, ...blank, requests: [letter], state: 'sent' } },
      { is: 'update', facts: { state: 'below' } },
    ],
    [
      'is to be made again in a new cycle',
      {
        settings: { ...federal, cycle_from: '2027-03-10' },
        entries: [gift('a', 25_000, '2027-04-01')],
        stored: { ...facts, ...blank, requests: [letter], state: 'sent' },
      },
      {
        is: 'update',
        facts: { ...facts, passed_on: '2027-04-01', cycle_from: '2027-03-10', state: 'due' },
      },
    ],
  ])('%s', (_, change, expected) => {
    expect(settle(change)).toEqual(expected);
  });

  test.each([
    ['due', blank],
    ['sent', { ...blank, requests: [letter] }],
    ['sent', { ...blank, requests: [{ ...letter, mail: 'queued' as const }] }],
    ['due', { ...blank, requests: [{ ...letter, mail: 'refused' as const }] }],
    ['due', { ...blank, requests: [{ ...letter, on: '2026-11-03' }] }],
    ['closed', { ...blank, requests: [letter], closed: { on: '2027-03-06' } }],
    ['due', { ...blank, closed: { on: '2026-10-01' } }],
  ])('is %s after %j', (state, history) => {
    expect(stateOfRequest(['employer'], history, '2026-11-04')).toBe(state);
    expect(stateOfRequest([], history, '2026-11-04')).toBe('complete');
  });

  it('says in the letter what is missing, in its language', () => {
    const row = { ...facts, missing: ['employer', 'occupation', 'address'] as const };
    expect(requestValues(row, 'en')).toEqual({
      ...{ amount: '$250', gift_date: 'March 1, 2027', missing: 'employer, occupation, and mailing address' },
      law: expect.stringContaining('Federal law requires us'),
    });
    expect(requestValues(row, 'es').missing).toBe('empleador, ocupación y dirección postal');
    expect(requestValues(row, 'pl').missing).toBeNull();
  });

  it.each([
    ['us-individual-2027', 'en', 'Federal law requires us to use our best efforts', 'California'],
    ['us-ca-legislature-2025', 'en', 'California law has us return a gift of $100 or more', 'Federal'],
    ['us-ca-legislature-2025', 'es', 'La ley de California nos obliga', 'federal'],
    ['own', 'en', 'The law has campaigns collect and report', 'Federal'],
    ['own', 'es', 'La ley exige a las campañas', 'federal'],
  ])('names in the letter the law of the rule %s in %s, whole', (rule, language, says, never) => {
    const body = starterFor('information_request', language)?.body ?? '';
    const { text } = fillBody(body, requestValues({ ...facts, missing: ['employer'], rule }, language));
    expect(text).toContain(says);
    expect(text).not.toContain(never);
    expect(text).not.toContain('…');
  });
});
