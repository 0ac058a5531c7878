import { describe, expect, it } from 'vitest';
import { general, gift, primary } from './meter-kit.ts';
import { type MeterSources, personMeter, placedEntries, type StoredLimit } from './person-meter.ts';

const limit: StoredLimit = {
  id: '00',
  donor_kind: 'individual',
  period: 'election',
  max_cents: 250_000,
  effective_from: '2026-01-01',
  effective_to: null,
  reason: 'Decided by the finance committee',
  source_url: null,
  reviewed_on: '2026-11-20',
  updated_by: 'ana',
};
const sources: MeterSources = {
  settings: {
    jurisdiction: 'US-NJ',
    office: 'legislature',
    cycle_from: '2026-01-01',
    cycle_to: '2028-11-07',
  },
  elections: [general, primary],
  own: [limit],
};
const donor = {
  kind: 'individual',
  entries: [{ ...gift(2_600, '2027-03-01'), gift_id: 'one', kind: 'gift' }],
  pledges: [gift(100, '2027-03-01', 'G2028')],
} as const;

describe('personMeter', () => {
  it('holds what is above an own limit where the product has no rule', () => {
    expect(personMeter(sources, donor, '2027-03-02')).toMatchObject([
      { election: primary, counted: 250_000, held: 10_000, left: 0, ruling: { status: 'own' } },
      { election: general, counted: 0, pledged: 10_000, left: 250_000, leftAfterPledges: 240_000 },
    ]);
  });

  it('takes a refund off the election of its gift, after that election too', () => {
    const given = { ...gift(2_000, '2028-03-01'), gift_id: 'one', kind: 'gift' };
    const refund = { ...gift(-500, '2028-04-01'), gift_id: 'one', kind: 'refund' };
    const later = { ...gift(1_000, '2028-04-02'), gift_id: 'two', kind: 'gift' };
    const entries = [given, refund, later];
    expect(placedEntries(entries, sources).map(({ election }) => election)).toEqual([
      'P2028',
      'P2028',
      'G2028',
    ]);
    expect(personMeter(sources, { ...donor, entries, pledges: [] }, '2028-04-03')).toMatchObject([
      { election: general, counted: 100_000, left: 150_000 },
    ]);
  });

  it('says nothing until the race is set', () => {
    expect(personMeter({ ...sources, settings: null }, donor, '2027-03-02')).toBeNull();
  });

  it('follows federal rules in a federal race, wherever it is', () => {
    const settings = {
      jurisdiction: 'US-NJ',
      office: 'us_house',
      cycle_from: '2026-11-04',
      cycle_to: '2028-11-07',
    } as const;
    const [line] = personMeter({ ...sources, settings }, donor, '2027-03-02') ?? [];
    expect(line?.limits.map(({ rule }) => [rule.id, rule.max_cents])).toEqual([
      ['us-individual-2027', 350_000],
      ['00', 250_000],
    ]);
  });
});
