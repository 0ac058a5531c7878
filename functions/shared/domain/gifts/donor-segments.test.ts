import { describe, expect, it } from 'vitest';
import type { StoredLimit } from '../money/person-meter.ts';
import { type DonorSegment, segmentLaw, segmentsOf } from './donor-segments.ts';
import { readGiving } from './giving.ts';
import { given, givingBy, houseRace, refunded } from './segment-kit.ts';

const today = '2026-05-20';
const law = segmentLaw(houseRace, today);
const ofText = (text: string, by = law, kind = 'person') =>
  segmentsOf({ kind, giving: readGiving(text) }, by);
const of = (...gifts: Parameters<typeof givingBy>[0]) => ofText(givingBy(gifts));

describe('segments of donors', () => {
  const cases: [string, Parameters<typeof givingBy>[0], DonorSegment[]][] = [
    ['nobody who never gave', [], []],
    ['a first gift of the last three months', [given('2026-02-21', 50)], ['new']],
    ['no first gift of three months ago', [given('2026-02-20', 50)], []],
    ['no new donor whose first gift went back', [[given('2026-05-01', 50), refunded('2026-05-03', 50)]], []],
    ['two gifts as repeat', [given('2025-03-01', 50), given('2025-04-01', 50)], ['repeat']],
    [
      'no repeat where one of two went back',
      [given('2025-03-01', 50), [given('2025-04-01', 50), refunded('2025-04-02', 50)]],
      [],
    ],
    ['two gifts of one day as repeat', [given('2025-03-01', 50), given('2025-03-01', 60)], ['repeat']],
    ['who gave last in the cycle before', [given('2024-12-31', 50)], ['lapsed']],
    ['who gave on its first day', [given('2023-01-02', 50)], ['lapsed']],
    ['not who gave before it', [given('2023-01-01', 50)], []],
    ['not who gave in this cycle too', [given('2024-12-31', 50), given('2025-01-01', 50)], ['repeat']],
    [
      'who gave in this cycle and got it back',
      [given('2024-03-01', 50), [given('2025-03-01', 50), refunded('2025-03-02', 50)]],
      ['lapsed'],
    ],
    [
      'three rising gifts',
      [given('2025-02-01', 10), given('2025-03-01', 20), given('2025-04-01', 30)],
      ['repeat', 'upgrade'],
    ],
    [
      'the last three of four',
      [given('2025-01-15', 90), given('2025-02-01', 10), given('2025-03-01', 20), given('2025-04-01', 30)],
      ['repeat', 'upgrade'],
    ],
    [
      'not where two are equal',
      [given('2025-02-01', 10), given('2025-03-01', 20), given('2025-04-01', 20)],
      ['repeat'],
    ],
    ['not two rising gifts', [given('2025-02-01', 10), given('2025-03-01', 20)], ['repeat']],
    [
      'not three of two days',
      [given('2025-02-01', 10), given('2025-03-01', 20), given('2025-03-01', 30)],
      ['repeat'],
    ],
    [
      'not where the last one went back in part',
      [
        given('2025-02-01', 10),
        given('2025-03-01', 20),
        [given('2025-04-01', 30), refunded('2025-04-02', 11)],
      ],
      ['repeat'],
    ],
    ['mid-level from $250 in this cycle', [given('2025-02-01', 250)], ['mid_level']],
    ['not a cent below', [given('2025-02-01', 249.99)], []],
    [
      'mid-level to $999.99',
      [given('2025-02-01', 500), given('2025-03-01', 499.99)],
      ['repeat', 'mid_level'],
    ],
    ['not $1,000', [given('2025-02-01', 1_000)], []],
    ['nothing of the cycle before', [given('2024-12-01', 900), given('2025-02-01', 100)], ['repeat']],
    ['what is left of a refund', [[given('2025-02-01', 1_200), refunded('2026-05-01', 300)]], ['mid_level']],
    ['80 % of the limit for the next election', [given('2025-02-01', 2_800)], ['near_limit']],
    ['not a cent less', [given('2025-02-01', 2_799.99)], []],
    ['a cent below the limit', [given('2025-02-01', 3_499.99)], ['near_limit']],
    ['the limit itself', [given('2025-02-01', 3_500)], ['maxed']],
    ['what is above and held', [given('2025-02-01', 5_000)], ['maxed']],
    ['not who gave it for another election', [given('2025-02-01', 3_500, 'G2026')], []],
    ['not who got it back', [[given('2025-02-01', 3_500), refunded('2026-05-01', 3_500)]], []],
    [
      'near again after a refund',
      [[given('2025-02-01', 3_500), refunded('2026-05-01', 500)]],
      ['near_limit'],
    ],
    [
      'not what was moved to the next election',
      [
        [
          given('2025-02-01', 3_500),
          { ...given('2025-02-10', -3_500, 'P2026'), kind: 'designation' },
          { ...given('2025-02-10', 3_500, 'G2026'), kind: 'designation' },
        ],
      ],
      [],
    ],
    [
      'what of it was held, once the part is another donor’s',
      [[given('2025-02-01', 3_500), { ...given('2025-02-10', -800), kind: 'attribution' }]],
      [],
    ],
    [
      'a part of somebody else’s gift on the day on which that came',
      [[{ ...given('2026-05-10', 300), kind: 'attribution', received_on: '2026-02-10' }]],
      ['mid_level'],
    ],
    [
      'nothing of a gift that was voided',
      [[given('2026-05-01', 3_500), { ...given('2026-05-01', -3_500), kind: 'void' }]],
      [],
    ],
  ];
  it.each(cases)('have %s', (_, gifts, expected) => {
    expect(of(...gifts)).toEqual(expected);
  });

  it('go on to the next election once the first is over', () => {
    const text = givingBy([given('2025-02-01', 3_500), given('2026-06-10', 2_900)]);
    expect(ofText(text, segmentLaw(houseRace, '2026-06-02'))).toContain('maxed');
    expect(ofText(text, segmentLaw(houseRace, '2026-06-12'))).toEqual(['repeat', 'near_limit']);
    expect(ofText(text, segmentLaw(houseRace, '2026-11-04'))).toEqual(['repeat']);
  });

  it('follow a limit of the campaign’s own, and know none of organizations or without a race', () => {
    const text = givingBy([given('2025-02-01', 2_000)]);
    const own: StoredLimit = {
      ...{ id: '00', donor_kind: 'individual', period: 'election', max_cents: 200_000 },
      ...{ effective_from: '2025-01-01', effective_to: null, reason: 'Ours', source_url: null },
      ...{ reviewed_on: '2025-01-01', updated_by: 'ana' },
    };
    const stricter = segmentLaw({ ...houseRace, own: [own] }, today);
    expect(ofText(text, stricter)).toEqual(['maxed']);
    expect(ofText(text, stricter, 'organization')).toEqual([]);
    const none = segmentLaw({ settings: null, elections: [], own: [] }, today);
    expect(ofText(givingBy([given('2026-01-01', 9_000)]), none)).toEqual([]);
    // Without a race, a cycle is two years.
    expect(ofText(givingBy([given('2024-05-19', 50)]), none)).toEqual(['lapsed']);
    expect(ofText(givingBy([given('2024-05-20', 50)]), none)).toEqual([]);
    // Who may give nothing at all is not at a limit.
    const barred = segmentLaw({ ...houseRace, own: [{ ...own, max_cents: 0 }] }, today);
    expect(ofText(text, barred)).toEqual([]);
  });

  const recurring = (date: string, status: string) => ({ date, status, type: 'recurring' });
  const failing: [string, Parameters<typeof recurring>[], DonorSegment[]][] = [
    ['a payment that failed', [['2026-05-01', 'failed']], ['recurring_failing']],
    [
      'one after others came',
      [
        ['2026-04-01', 'completed'],
        ['2026-05-01', 'failed'],
      ],
      ['recurring_failing'],
    ],
    [
      'none once the next one came',
      [
        ['2026-04-01', 'failed'],
        ['2026-05-01', 'completed'],
      ],
      [],
    ],
    [
      'none that came when it was tried again that day',
      [
        ['2026-05-01', 'failed'],
        ['2026-05-01', 'completed'],
      ],
      [],
    ],
    ['none of six months ago', [['2025-11-20', 'failed']], []],
    ['one a day later', [['2025-11-21', 'failed']], ['recurring_failing']],
  ];
  it.each(failing)('have %s', (_, gifts, expected) => {
    expect(ofText(givingBy([], { headers: gifts.map((one) => recurring(...one)) }))).toEqual(expected);
  });

  it('have who owes an installment since yesterday, and not who owes one today', () => {
    const owing = (...pledges: { stage: 'open' | 'paid' | 'written_off'; due_on: string }[]) =>
      ofText(givingBy([], { pledges }));
    expect(owing({ stage: 'open', due_on: '2026-05-19' })).toEqual(['pledge_unpaid']);
    expect(owing({ stage: 'open', due_on: today })).toEqual([]);
    expect(owing({ stage: 'paid', due_on: '2026-05-19' })).toEqual([]);
    expect(owing({ stage: 'written_off', due_on: '2026-05-19' })).toEqual([]);
    expect(owing({ stage: 'open', due_on: '2026-07-01' }, { stage: 'open', due_on: '2026-05-01' })).toEqual([
      'pledge_unpaid',
    ]);
  });

  it('say nothing of limits of whoever has more entries than a meter counts', () => {
    const many = (count: number) =>
      of(...Array.from({ length: count }, (_, at) => given(`2025-0${(at % 9) + 1}-01`, 40)));
    expect(many(99)).toContain('maxed');
    expect(many(100)).not.toContain('maxed');
  });
});

describe('committees that share one limit', () => {
  const pac = (donor_id: string, dollars: number) => ({
    ...{ donor_id, name: donor_id, donor_kind: 'multicandidate_pac' as const },
    giving: dollars === 0 ? '' : givingBy([given('2026-01-10', dollars)]),
  });
  const near = (own: number, other: number, group = ['one', 'two']) => {
    const members = [pac('one', own), pac('two', other)];
    const by = segmentLaw({ ...houseRace, groups: [{ all_ids: group, members }] }, today);
    const facts = { kind: 'organization', counts: 'multicandidate_pac' as const };
    const giving = readGiving(givingBy([given('2026-01-10', own)]));
    return segmentsOf({ ...facts, id: 'one', giving }, by).filter((one) => /limit|maxed/.test(one));
  };

  it.each([
    ['near it together', 1_000, 3_000, ['near_limit']],
    ['at it together', 2_000, 3_000, ['maxed']],
    ['far from it together', 1_000, 2_999, []],
    ['near it by itself', 4_000, 0, ['near_limit']],
  ])('are %s', (_, own, other, expected) => expect(near(own, other)).toEqual(expected));

  it('are counted alone where the group is another', () => expect(near(1_000, 4_000, ['two'])).toEqual([]));
});
