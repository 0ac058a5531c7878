import { describe, expect, it } from 'vitest';
import { forbiddenKinds, heldParts, leastLimit } from './held.ts';
import { countedKind, type DonorKind, donorKinds, type Office } from './limit-kinds.ts';
import { ruleFor } from './limit-rules.ts';
import { federalRace } from './meter-kit.ts';
import { personMeter, type StoredEntry } from './person-meter.ts';
import { starterRules } from './starter-rules.ts';

/** Dollars for the primary and for the general election, on a day. */
const given = (id: string, dollars: number, day: string, election: string | null = null): StoredEntry => ({
  ...{ gift_id: id, kind: 'gift', cents: Math.round(dollars * 100), day, election },
});
const sources = {
  settings: {
    ...{ jurisdiction: 'US-NJ', office: 'us_house' as Office },
    ...{ cycle_from: '2026-11-04', cycle_to: '2028-11-07' },
  },
  elections: federalRace.elections,
  own: [],
};
const meter = (kind: DonorKind, entries: StoredEntry[], office: Office = 'us_house', day = '2027-08-01') =>
  personMeter(
    { ...sources, settings: { ...sources.settings, office } },
    { kind, entries, pledges: [] },
    day,
  )?.map(({ counted, held, left }) => [counted / 100, held / 100, left === null ? null : left / 100]);

describe('countedKind', () => {
  it.each([
    ['person', null, 'individual'],
    ['person', undefined, 'individual'],
    [undefined, null, 'individual'],
    ['organization', null, null],
    ['organization', 'pac', 'pac'],
    ['person', 'candidate', 'candidate'],
  ] as const)('of a card that is a %s and a record that says %s is %s', (card, own, kind) =>
    expect(countedKind(card, own)).toBe(kind),
  );
});

describe('a federal campaign’s meter', () => {
  // Primary, then general: counted, held, still allowed. $2,750 and $2,600 are $5,350 for the primary.
  const two = [given('a', 2_750, '2027-02-01'), given('b', 2_600, '2027-05-10')];
  it.each<[DonorKind, number[][] | (number | null)[][]]>([
    [
      'individual',
      [
        [3_500, 1_850, 0],
        [0, 0, 3_500],
      ],
    ],
    [
      'family',
      [
        [3_500, 1_850, 0],
        [0, 0, 3_500],
      ],
    ],
    [
      'partnership',
      [
        [3_500, 1_850, 0],
        [0, 0, 3_500],
      ],
    ],
    [
      'pac',
      [
        [3_500, 1_850, 0],
        [0, 0, 3_500],
      ],
    ],
    [
      'multicandidate_pac',
      [
        [5_000, 350, 0],
        [0, 0, 5_000],
      ],
    ],
    [
      'party',
      [
        [5_000, 350, 0],
        [0, 0, 5_000],
      ],
    ],
    [
      'national_party',
      [
        [5_000, 350, 0],
        [0, 0, 5_000],
      ],
    ],
    [
      'committee',
      [
        [2_000, 3_350, 0],
        [0, 0, 2_000],
      ],
    ],
    [
      'candidate',
      [
        [5_350, 0, null],
        [0, 0, null],
      ],
    ],
    [
      'corporation',
      [
        [0, 5_350, 0],
        [0, 0, 0],
      ],
    ],
    [
      'union',
      [
        [0, 5_350, 0],
        [0, 0, 0],
      ],
    ],
    [
      'contractor',
      [
        [0, 5_350, 0],
        [0, 0, 0],
      ],
    ],
    [
      'foreign',
      [
        [0, 5_350, 0],
        [0, 0, 0],
      ],
    ],
    // How it is taxed nobody knows, so nothing is checked.
    [
      'llc',
      [
        [5_350, 0, null],
        [0, 0, null],
      ],
    ],
  ])('counts of a donor that is %s what its limit takes', (kind, lines) =>
    expect(meter(kind, two)).toEqual(lines),
  );

  it('has a limit for the whole campaign of what a national party gives a Senate candidate', () => {
    const all = [given('a', 40_000, '2027-02-01'), given('b', 30_000, '2028-04-01', 'G2028')];
    // $62,000 over both elections: 40,000 and 22,000 count, 8,000 are held.
    expect(meter('national_party', all, 'us_senate', '2028-05-01')).toEqual([[22_000, 8_000, 0]]);
    expect(meter('party', all, 'us_senate', '2028-05-01')).toEqual([[5_000, 25_000, 0]]);
  });
});

describe('a case of a donor that is no individual', () => {
  const parts = (kind: DonorKind, entries: StoredEntry[]) =>
    heldParts({ kind, entries }, federalRace).map(({ gift, cents, by }) => [gift, cents / 100, by]);
  it('is what is above its own limit, with sixty days', () =>
    expect(parts('multicandidate_pac', [given('a', 5_000.01, '2027-03-02')])).toEqual([
      ['a', 0.01, '2027-05-01'],
    ]));
  it('is every cent of who may give nothing, with thirty days', () =>
    expect(parts('corporation', [given('a', 1, '2027-03-02'), given('b', 99.99, '2027-03-09')])).toEqual([
      ['a', 1, '2027-04-01'],
      ['b', 99.99, '2027-04-08'],
    ]));
  it('is gone once it went back', () =>
    expect(
      parts('union', [given('a', 250, '2027-03-02'), { ...given('a', -250, '2027-03-20'), kind: 'refund' }]),
    ).toEqual([]));
});

it('only a federal race forbids some kinds, and none of them lowers the least limit', () => {
  expect(forbiddenKinds(federalRace, '2027-03-01')).toEqual([
    'corporation',
    'union',
    'contractor',
    'foreign',
  ]);
  const state = { ...federalRace, jurisdiction: 'US-NJ', office: 'legislature' as const };
  expect(forbiddenKinds(state, '2027-03-01')).toEqual([]);
  expect(leastLimit(federalRace, '2027-03-01')).toBe(200_000);
});

it('no day, office or kind has two rules', () => {
  const days = ['2024-11-06', '2026-11-03', '2026-11-04', '2027-06-01'];
  for (const office of ['us_house', 'us_senate', 'president'] as const)
    for (const donor_kind of donorKinds)
      for (const day of days) {
        const { is } = ruleFor(starterRules, { jurisdiction: 'US', office, donor_kind, day });
        expect(is, `${office} ${donor_kind} ${day}`).toBe(donor_kind === 'llc' ? 'none' : 'rule');
      }
});
