import { describe, expect, it } from 'vitest';
import { holdAbove } from './hold.ts';
import { meterOf } from './meter.ts';
import { federalRace, general, gift, ownLimit, primary } from './meter-kit.ts';
import { sideBySide, splitCouple, spread } from './split.ts';
import { thresholdsOf } from './thresholds.ts';
import type { GiftEntry, MeterContext } from './windows.ts';

/** Counted, held and still allowed in dollars, election by election. */
const shown = (entries: GiftEntry[], context: MeterContext, day: string) =>
  Object.fromEntries(
    meterOf(holdAbove(entries, 'individual', context), 'individual', context, day).map((line) => [
      line.election?.code ?? 'none',
      [line.counted / 100, line.held / 100, line.left === null ? null : line.left / 100],
    ]),
  );

describe('a donor above the primary’s limit', () => {
  const given = [gift(3_000, '2027-05-01'), gift(1_200, '2027-06-01')];

  it('holds what is above it', () => {
    expect(shown(given, federalRace, '2027-06-02')).toEqual({
      P2028: [3_500, 700, 0],
      G2028: [0, 0, 3_500],
    });
  });

  const moved = [...given, gift(-700, '2027-06-03', 'P2028'), gift(700, '2027-06-03', 'G2028')];
  it('counts the rest for the general election once it is redesignated', () => {
    expect(shown(moved, federalRace, '2027-06-04')).toEqual({
      P2028: [3_500, 0, 0],
      G2028: [700, 0, 2_800],
    });
  });

  it('has nothing left there after its refund', () => {
    expect(shown([...moved, gift(-700, '2027-07-30', 'G2028')], federalRace, '2027-08-01')).toEqual({
      P2028: [3_500, 0, 0],
      G2028: [0, 0, 3_500],
    });
  });

  it('can give again what was refunded of counted money', () => {
    expect(
      shown([gift(3_500, '2027-05-01'), gift(-500, '2027-05-09', 'P2028')], federalRace, '2027-06-01'),
    ).toEqual({
      P2028: [3_000, 0, 500],
      G2028: [0, 0, 3_500],
    });
  });

  it('gives back held money first', () => {
    expect(shown([...given, gift(-1_000, '2027-06-05', 'P2028')], federalRace, '2027-06-06')).toEqual({
      P2028: [3_200, 0, 300],
      G2028: [0, 0, 3_500],
    });
  });
});

describe('a couple', () => {
  const lines = meterOf([], 'individual', federalRace, '2027-05-01');

  it('splits a check of $9,000 that both signed', () => {
    const half = [
      { election: 'P2028', cents: 350_000 },
      { election: 'G2028', cents: 100_000 },
    ];
    expect(splitCouple(900_000, lines, lines)).toEqual({ one: half, other: half, above: 0, isEqual: true });
  });

  it('holds $2,000 of it where one signed', () => {
    expect(spread(900_000, lines)).toEqual({
      parts: [
        { election: 'P2028', cents: 350_000 },
        { election: 'G2028', cents: 350_000 },
      ],
      above: 200_000,
    });
  });

  it('proposes unequal shares where one of them has given before', () => {
    const before = holdAbove(
      [gift(3_500, '2027-01-05'), gift(3_000, '2027-01-06', 'G2028')],
      'individual',
      federalRace,
    );
    const given = meterOf(before, 'individual', federalRace, '2027-05-01');
    expect(splitCouple(400_000, given, lines)).toEqual({
      one: [{ election: 'G2028', cents: 50_000 }],
      other: [{ election: 'P2028', cents: 350_000 }],
      above: 0,
      isEqual: false,
    });
    expect(sideBySide(given, lines).map(({ left }) => left)).toEqual([350_000, 400_000]);
  });

  it('gives the odd cent to the first', () => {
    expect(splitCouple(100_001, lines, lines)).toMatchObject({
      one: [{ cents: 50_001 }],
      other: [{ cents: 50_000 }],
      isEqual: true,
    });
  });
});

describe('a provisional limit', () => {
  const given = [gift(3_600, '2026-12-10', 'P2028')];

  it('marks the meter and holds what is above the old amount', () => {
    expect(shown(given, federalRace, '2026-12-11').P2028).toEqual([3_500, 100, 0]);
    const [line] = meterOf([], 'individual', federalRace, '2026-12-11');
    expect(line?.isProvisional).toBe(true);
  });

  it('releases it by itself once the new amount is there', () => {
    const rules = federalRace.rules.map((rule) =>
      rule.id === 'us-individual-2027' ? { ...rule, max_cents: 370_000, status: 'verified' as const } : rule,
    );
    expect(shown(given, { ...federalRace, rules }, '2026-12-11').P2028).toEqual([3_600, 0, 100]);
  });
});

describe('a monthly gift of $600', () => {
  it('counts five in full and $500 of the sixth', () => {
    const months = ['05', '06', '07', '08', '09', '10'].map((month) => gift(600, `2027-${month}-05`));
    expect(shown(months, federalRace, '2027-10-06')).toEqual({
      P2028: [3_500, 100, 0],
      G2028: [0, 0, 3_500],
    });
    const five = holdAbove(months.slice(0, 5), 'individual', federalRace);
    expect(spread(60_000, meterOf(five, 'individual', federalRace, '2027-10-05'))).toEqual({
      parts: [
        { election: 'P2028', cents: 50_000 },
        { election: 'G2028', cents: 10_000 },
      ],
      above: 0,
    });
  });
});

describe('an undesignated gift', () => {
  it('counts for the next election after its receipt', () => {
    const given = [gift(1_000, '2028-03-07'), gift(1_000, '2028-03-08')];
    expect(shown(given, federalRace, '2028-03-08')).toEqual({ G2028: [1_000, 0, 2_500] });
    expect(shown(given, federalRace, '2028-03-07')).toMatchObject({ P2028: [1_000, 0, 2_500] });
  });
});

describe('an own limit', () => {
  it.each([
    ['a stricter one rules', 100_000, 80_000],
    ['a wider one does not', 400_000, 330_000],
    ['none may give', 0, 0],
  ])('is named beside the law: %s', (_, max_cents, left) => {
    const context = { ...federalRace, rules: [...federalRace.rules, ownLimit({ max_cents })] };
    const entries = [{ ...gift(200, '2027-05-01'), state: 'counted' as const }];
    const [line] = meterOf(entries, 'individual', context, '2027-05-02');
    expect(line?.left).toBe(left);
    expect(line?.limits.map(({ rule }) => rule.status)).toEqual(['provisional', 'own']);
    expect(line?.ruling?.status).toBe(left === 330_000 ? 'provisional' : 'own');
  });

  it('of the cycle is shared by all elections', () => {
    const rules = [...federalRace.rules, ownLimit({ period: 'cycle', max_cents: 400_000 })];
    const lines = meterOf([], 'individual', { ...federalRace, rules }, '2027-05-02');
    expect(spread(500_000, lines)).toEqual({
      parts: [
        { election: 'P2028', cents: 350_000 },
        { election: 'G2028', cents: 50_000 },
      ],
      above: 100_000,
    });
  });

  it('of a year begins again on January 1', () => {
    const context = { ...federalRace, rules: [ownLimit({ period: 'year', max_cents: 100_000 })] };
    const given = [gift(900, '2026-12-31'), gift(900, '2027-01-01')];
    expect(shown(given, context, '2027-01-02')).toMatchObject({ P2028: [1_800, 0, 100] });
  });

  it('checks nothing while two contradict each other', () => {
    const rules = [ownLimit({}), ownLimit({ id: 'second', max_cents: 1 })];
    const [line] = meterOf([], 'individual', { ...federalRace, rules }, '2027-05-02');
    expect(line).toMatchObject({ left: null, limits: [], ruling: null });
    expect(line?.tied.map(({ id }) => id)).toEqual(['own', 'second']);
  });
});

describe('without a rule', () => {
  it('checks nothing', () => {
    const context = { ...federalRace, jurisdiction: 'US-NJ', office: 'legislature' as const };
    const [line] = meterOf(
      [{ ...gift(90_000, '2027-05-01'), state: 'counted' }],
      'individual',
      context,
      '2027-05-02',
    );
    expect(line).toMatchObject({ counted: 9_000_000, left: null, limits: [], ruling: null });
  });

  it('names what lacks an election', () => {
    expect(meterOf([], 'individual', { ...federalRace, elections: [] }, '2027-05-02')).toMatchObject([
      { election: null, left: null, lacksElection: true },
    ]);
  });
});

describe('pledges', () => {
  it('stand beside what can still be given', () => {
    const entries = [
      { ...gift(1_000, '2027-05-01'), state: 'counted' as const },
      { ...gift(2_000, '2027-05-01'), state: 'pledged' as const },
      { ...gift(4_000, '2027-05-01', general.code), state: 'pledged' as const },
    ];
    expect(meterOf(entries, 'individual', federalRace, '2027-05-02')).toMatchObject([
      { election: primary, counted: 100_000, pledged: 200_000, left: 250_000, leftAfterPledges: 50_000 },
      { election: general, counted: 0, pledged: 400_000, left: 350_000, leftAfterPledges: 0 },
    ]);
  });
});

describe('thresholdsOf', () => {
  const rule = federalRace.rules[0];
  if (!rule) throw new Error('no rule');
  const counted = (dollars: number, day: string) => ({ ...gift(dollars, day), state: 'counted' as const });

  it('asks for nothing at exactly $200.00', () => {
    const entries = [counted(150, '2028-01-10'), counted(50, '2028-01-30')];
    expect(thresholdsOf(entries, rule, federalRace)).toEqual({
      total: 20_000,
      itemizedOn: null,
      requestedFrom: null,
      requestBy: null,
    });
  });

  it('asks within 30 days at one cent more', () => {
    const entries = [counted(150, '2028-01-10'), counted(50.01, '2028-01-30')];
    expect(thresholdsOf(entries, rule, federalRace)).toEqual({
      total: 20_001,
      itemizedOn: '2028-01-30',
      requestedFrom: '2028-01-30',
      requestBy: '2028-02-29',
    });
  });
});
