import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { givingOf, readGiving } from '../gifts/giving.ts';
import { daysLeft, heldParts, leastLimit, urgencyOf } from './held.ts';
import { meterOf } from './meter.ts';
import { federalRace, ownLimit } from './meter-kit.ts';
import { meterEntries, type StoredEntry } from './person-meter.ts';
import type { MeterContext } from './windows.ts';

const entry = (
  gift_id: string,
  dollars: number,
  day: string,
  rest: Partial<StoredEntry> = {},
): StoredEntry => ({
  ...{ gift_id, kind: 'gift', cents: Math.round(dollars * 100), day, election: null },
  ...rest,
});
const parts = (entries: StoredEntry[], context: MeterContext = federalRace) =>
  heldParts({ kind: 'individual', entries }, context).map(({ gift, election, cents, day, by }) => [
    ...[gift, election, cents / 100, day, by],
  ]);
const state: MeterContext = {
  ...federalRace,
  ...{ jurisdiction: 'US-NJ', office: 'legislature', rules: [ownLimit({ jurisdiction: 'US-NJ' })] },
};

describe('what is held', () => {
  it('is nothing at the limit, and a cent above it', () => {
    expect(parts([entry('a', 3_500, '2027-02-01')])).toEqual([]);
    expect(parts([entry('a', 3_500.01, '2027-02-01')])).toEqual([
      ['a', 'P2028', 0.01, '2027-02-01', '2027-04-02'],
    ]);
  });

  it('is of the gift that went above, with 60 days from its own day', () => {
    // 2,600 and 1,450 make 4,050; 550 of the second are above. A third one is above entirely.
    const given = [
      entry('b', 1_450, '2027-12-20'),
      entry('a', 2_600, '2027-03-01'),
      entry('c', 90, '2028-01-05'),
    ];
    expect(parts(given)).toEqual([
      ['b', 'P2028', 550, '2027-12-20', '2028-02-18'],
      ['c', 'P2028', 90, '2028-01-05', '2028-03-05'],
    ]);
  });

  it('is what a couple’s check leaves where one of them signed', () => {
    // $8,300 for the primary: 4,800 above, of which 3,500 go to the general election and 1,300 are left.
    const check = entry('a', 8_300, '2027-09-09');
    const moved = [
      entry('a', -3_500, '2027-09-20', { kind: 'designation' }),
      entry('a', 3_500, '2027-09-20', { kind: 'designation', election: 'G2028' }),
    ];
    expect(parts([check])).toEqual([['a', 'P2028', 4_800, '2027-09-09', '2027-11-08']]);
    expect(parts([...moved, check])).toEqual([['a', 'P2028', 1_300, '2027-09-09', '2027-11-08']]);
    const attributed = entry('a', -1_300, '2027-09-21', { kind: 'attribution' });
    expect(parts([attributed, ...moved, check])).toEqual([]);
  });

  it('keeps the day of the gift where a part of it is above a second limit', () => {
    const given = [
      entry('g', 3_400, '2027-01-10', { election: 'G2028' }),
      entry('a', 4_000, '2027-01-20'),
      entry('a', -500, '2027-02-25', { kind: 'designation' }),
      entry('a', 500, '2027-02-25', { kind: 'designation', election: 'G2028' }),
    ];
    expect(parts(given)).toEqual([['a', 'G2028', 400, '2027-01-20', '2027-03-21']]);
  });

  it('keeps the day on which the whole gift came of what another donor has of it', () => {
    const given = [
      entry('own', 3_300, '2027-05-01'),
      entry('part', 700, '2027-06-20', { kind: 'attribution', received_on: '2027-05-15' }),
    ];
    expect(parts(given)).toEqual([['part', 'P2028', 500, '2027-05-15', '2027-07-14']]);
  });

  it('is gone after a refund, on the same day too, in whatever order entries are read', () => {
    const given = [
      entry('a', -800, '2027-05-01', { kind: 'refund' }),
      entry('a', 4_300, '2027-05-01'),
      entry('b', 10, '2027-05-01'),
    ];
    expect(parts(given)).toEqual([['b', 'P2028', 10, '2027-05-01', '2027-06-30']]);
    expect(parts(given.toReversed())).toEqual(parts(given));
  });

  it('is released when an earlier gift was a mistake', () => {
    const given = [
      entry('a', 3_000, '2027-05-01'),
      entry('b', 2_000, '2027-06-01'),
      entry('a', -3_000, '2027-05-01', { kind: 'void' }),
    ];
    expect(parts(given)).toEqual([]);
  });

  it('is released by a refund that makes room in a year which two elections share', () => {
    const rules = [ownLimit({ period: 'year', max_cents: 100_000 })];
    const given = [
      entry('a', 900, '2027-01-05'),
      entry('b', 300, '2027-01-06', { election: 'G2028' }),
      entry('a', -250, '2028-01-07', { kind: 'refund' }),
    ];
    expect(parts(given.slice(0, 2), { ...federalRace, rules })).toEqual([
      ['b', 'G2028', 200, '2027-01-06', null],
    ]);
    expect(parts(given, { ...federalRace, rules })).toEqual([]);
  });

  it('follows the rule of the gift’s day when rules change under an open case', () => {
    const given = [
      entry('old', 3_800, '2026-11-03', { election: 'P2028' }),
      entry('new', 200, '2026-11-10', { election: 'P2028' }),
    ];
    expect(parts(given)).toEqual([
      ['old', 'P2028', 300, '2026-11-03', '2027-01-02'],
      ['new', 'P2028', 200, '2026-11-10', '2027-01-09'],
    ]);
    const rules = federalRace.rules.map((rule) =>
      rule.id === 'us-individual-2027' ? { ...rule, max_cents: 360_000, status: 'verified' as const } : rule,
    );
    // The new amount leaves 100 beside the 3,500 that count of the old gift.
    expect(parts(given, { ...federalRace, rules })).toEqual([
      ['old', 'P2028', 300, '2026-11-03', '2027-01-02'],
      ['new', 'P2028', 100, '2026-11-10', '2027-01-09'],
    ]);
  });

  it('has no day where only the campaign’s own limit holds it', () => {
    const rules = [...federalRace.rules, ownLimit({ max_cents: 300_000 })];
    expect(parts([entry('a', 3_200, '2027-05-01')], { ...federalRace, rules })).toEqual([
      ['a', 'P2028', 200, '2027-05-01', null],
    ]);
    expect(parts([entry('a', 3_700, '2027-05-01')], { ...federalRace, rules })).toEqual([
      ['a', 'P2028', 700, '2027-05-01', '2027-06-30'],
    ]);
    const isWithinLaw = (cents: number, context: MeterContext) =>
      heldParts({ kind: 'individual', entries: [entry('a', cents, '2027-05-01')] }, context)[0]?.isWithinLaw;
    expect(isWithinLaw(3_200, { ...federalRace, rules })).toBe(true);
    expect(isWithinLaw(3_700, { ...federalRace, rules })).toBe(false);
    expect(isWithinLaw(1_250, state)).toBe(false);
  });

  it('has no day where no rule of the state is known', () =>
    expect(parts([entry('a', 1_250, '2027-05-01')], state)).toEqual([
      ['a', 'P2028', 250, '2027-05-01', null],
    ]));

  it('is provisional where the amount may still change', () => {
    const held = heldParts({ kind: 'individual', entries: [entry('a', 3_600, '2027-05-01')] }, federalRace);
    expect(held).toMatchObject([{ isProvisional: true, rules: [{ id: 'us-individual-2027' }] }]);
  });
});

describe('leastLimit', () => {
  it.each<[string, MeterContext, number | null]>([
    ['the least of all kinds of donors', federalRace, 200_000],
    ['an own limit below it', { ...federalRace, rules: [...federalRace.rules, ownLimit({})] }, 100_000],
    ['that of a state', state, 100_000],
    ['none without a rule', { ...state, rules: [] }, null],
    ['none that forbids', { ...state, rules: [ownLimit({ jurisdiction: 'US-NJ', max_cents: 0 })] }, null],
    [
      'one that ended in this cycle',
      { ...state, rules: [ownLimit({ jurisdiction: 'US-NJ', effective_to: '2026-12-01' })] },
      100_000,
    ],
    [
      'none that ended before it',
      { ...state, rules: [ownLimit({ jurisdiction: 'US-NJ', effective_to: '2026-11-01' })] },
      null,
    ],
  ])('is %s', (_, context, least) => expect(leastLimit(context, '2027-03-01')).toBe(least));
});

it.each([
  ['2027-06-30', '2027-06-15', 15, 'later'],
  ['2027-06-30', '2027-06-16', 14, 'soon'],
  ['2027-06-30', '2027-06-30', 0, 'soon'],
  ['2027-06-30', '2027-07-01', -1, 'overdue'],
  [null, '2027-07-01', null, 'none'],
] as const)('a case due on %s has on %s %s days left: %s', (by, on, left, urgency) => {
  expect([daysLeft({ by }, on), urgencyOf({ by }, on)]).toEqual([left, urgency]);
});

describe('what the meter shows of a donor’s record, and the list of held money of their entries', () => {
  const yearly: MeterContext = {
    ...federalRace,
    rules: [...federalRace.rules, ownLimit({ period: 'year', max_cents: 100_000 })],
  };
  /** Held cents by election: by the meter from the record's text, and by the list from entries. */
  const held = (entries: StoredEntry[]) => {
    const text = givingOf(entries as Parameters<typeof givingOf>[0], [], []);
    const { gifts } = readGiving(text);
    const recorded = gifts.flatMap((gift, at) => gift.map((one) => ({ ...one, gift_id: String(at) })));
    const counted = meterEntries({ kind: 'individual', entries: recorded, pledges: [] }, yearly);
    const lines = meterOf(counted, 'individual', yearly, '2027-01-02');
    const listed = heldParts({ kind: 'individual', entries }, yearly);
    const listedFor = (code: string) =>
      listed.reduce((sum, { election, cents }) => (election === code ? sum + cents : sum), 0);
    return lines.map((line) => {
      const code = line.election?.code ?? '';
      return [code, line.held, listedFor(code)];
    });
  };

  it('name the same election of two gifts of one day, whatever the gifts’ ids', () => {
    const first = (id: string, election: string) => entry(id, 800, '2027-02-01', { election });
    expect(held([first('z', 'G2028'), first('a', 'P2028')])).toEqual(
      held([first('a', 'G2028'), first('z', 'P2028')]),
    );
    for (const [, meter, list] of held([first('z', 'G2028'), first('a', 'P2028')])) expect(meter).toBe(list);
  });

  it('are the same to the cent for every course of gifts and refunds', () => {
    const one = fc.record({
      dollars: fc.integer({ min: 1, max: 1_500 }),
      day: fc.constantFrom('2027-02-01', '2027-02-02'),
      election: fc.constantFrom(null, 'P2028', 'G2028'),
      back: fc.option(fc.integer({ min: 1, max: 100 })),
      later: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 6 }),
        fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }),
        (some, ids) => {
          const entries = some.flatMap(({ dollars, day, election, back, later }, at) => {
            const id = `${ids[at]}-${at}`;
            const given = entry(id, dollars, day, { election });
            if (back === null) return [given];
            const cents = Math.max(1, Math.floor((given.cents * back) / 100));
            const on = later === 0 ? day : '2027-03-01';
            return [given, entry(id, -cents / 100, on, { kind: 'refund', election })];
          });
          for (const [, meter, list] of held(entries)) expect(meter).toBe(list);
        },
      ),
      { numRuns: 500 },
    );
  });
});
