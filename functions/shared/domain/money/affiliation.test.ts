import { describe, expect, it } from 'vitest';
import { groupChange, type Member, othersIn, whyNotAffiliated } from './affiliation.ts';
import { heldParts } from './held.ts';
import type { DonorKind } from './limit-kinds.ts';
import { federalRace } from './meter-kit.ts';
import { personMeter, type StoredEntry } from './person-meter.ts';

const day = '2027-01-10';
const entry = (gift_id: string, dollars: number, on: string, election = 'P2028'): StoredEntry => ({
  ...{ gift_id, kind: 'gift', cents: dollars * 100, day: on, election },
});
const refund = (gift_id: string, dollars: number, on: string): StoredEntry => ({
  ...entry(gift_id, -dollars, on),
  kind: 'refund',
});
type Giver = [DonorKind, StoredEntry[]];
const settings = {
  ...{ jurisdiction: 'US', office: 'us_house' as const },
  ...{ cycle_from: federalRace.cycle.from, cycle_to: federalRace.cycle.to },
};
const sources = { settings, elections: federalRace.elections, own: [] };

/** The primary's line of one of two who share a limit, and what is held of its own gifts. */
function lineOf(
  kind: DonorKind,
  own: StoredEntry[],
  other: { kind: DonorKind; entries: StoredEntry[] },
  pledged = 0,
) {
  const pledges = pledged > 0 ? [{ cents: pledged * 100, day, election: 'P2028' }] : [];
  const donor = { kind, entries: own, others: [other], pledges };
  const line = personMeter(sources, donor, day)?.[0];
  const held = heldParts(donor, federalRace).map(({ gift, cents }) => [gift, cents / 100]);
  const dollars = (cents: number | null | undefined) => (cents ?? 0) / 100;
  return {
    ...{ counted: dollars(line?.counted), held: dollars(line?.held), left: dollars(line?.left) },
    after: dollars(line?.leftAfterPledges),
    cases: held,
  };
}

describe('two committees with one limit', () => {
  // Calculated by hand, for the primary: $5,000 of multicandidate PACs and of a party, $3,500 of other PACs.
  it.each<[string, Giver, Giver, object]>([
    [
      'leave what neither gave',
      ['multicandidate_pac', [entry('a', 2_000, '2026-11-10')]],
      ['multicandidate_pac', [entry('b', 1_500, '2026-11-12')]],
      { counted: 3_500, held: 0, left: 1_500, cases: [] },
    ],
    [
      'hold what the later one gave above it',
      ['multicandidate_pac', [entry('a', 3_000, '2026-11-10')]],
      ['multicandidate_pac', [entry('b', 4_000, '2026-11-12')]],
      { counted: 5_000, held: 2_000, left: 0, cases: [] },
    ],
    [
      'hold it of the one who gave later',
      ['multicandidate_pac', [entry('a', 4_000, '2026-11-12')]],
      ['multicandidate_pac', [entry('b', 3_000, '2026-11-10')]],
      { counted: 5_000, held: 2_000, left: 0, cases: [['a', 2_000]] },
    ],
    [
      'of one day, of the gift whose id comes later',
      ['party', [entry('a', 3_000, '2026-11-10')]],
      ['party', [entry('b', 3_000, '2026-11-10')]],
      { counted: 5_000, held: 1_000, left: 0, cases: [] },
    ],
    [
      'release it when the other is refunded',
      ['party', [entry('a', 3_000, '2026-11-12')]],
      ['party', [entry('b', 4_000, '2026-11-10'), refund('b', 2_000, '2026-11-20')]],
      { counted: 5_000, held: 0, left: 0, cases: [] },
    ],
    [
      'count for each election apart',
      ['party', [entry('a', 5_000, '2026-11-10')]],
      ['party', [entry('b', 5_000, '2026-11-12', 'G2028')]],
      { counted: 5_000, held: 0, left: 0, cases: [] },
    ],
    [
      'hold a lesser PAC by its own lesser limit',
      ['pac', [entry('a', 1_000, '2026-11-12')]],
      ['multicandidate_pac', [entry('b', 3_000, '2026-11-10')]],
      { counted: 3_500, held: 500, left: 0, cases: [['a', 500]] },
    ],
    [
      'give the greater PAC what is left of its own limit',
      ['multicandidate_pac', [entry('a', 3_000, '2026-11-10')]],
      ['pac', [entry('b', 1_000, '2026-11-12')]],
      { counted: 3_500, held: 500, left: 1_500, cases: [] },
    ],
    [
      'keep what is held of one when the other’s gift of that day goes back',
      ['pac', [entry('a', 4_000, '2026-11-10')]],
      ['multicandidate_pac', [entry('b', 1_000, '2026-11-10'), refund('b', 500, '2026-11-10')]],
      { counted: 4_000, held: 500, cases: [['a', 500]] },
    ],
  ])('%s', (_, [kind, own], [otherKind, entries], expected) => {
    expect(lineOf(kind, own, { kind: otherKind, entries })).toMatchObject(expected);
  });

  it('show what both have pledged', () => {
    const other = { kind: 'party' as const, entries: [entry('b', 1_000, '2026-11-10')] };
    expect(lineOf('party', [entry('a', 500, '2026-11-12')], other, 2_000)).toMatchObject({
      left: 3_500,
      after: 1_500,
    });
  });
});

it.each<[string, (DonorKind | null)[], string | null]>([
  ['PACs of either kind', ['pac', 'multicandidate_pac', 'pac'], null],
  ['committees of a party', ['party', 'party'], null],
  ['one alone', ['party'], 'affiliations.alone'],
  ['a PAC and a party', ['pac', 'party'], 'affiliations.mixed'],
  ['people', ['individual', 'individual'], 'affiliations.kind'],
  ['who has no kind', ['pac', null], 'affiliations.kind'],
  ['a national committee', ['party', 'national_party'], 'affiliations.kind'],
])('%s may share a limit or not', (_, kinds, why) => {
  expect(whyNotAffiliated(kinds)).toBe(why);
});

it('tells others apart from the donor, and says nothing where one gave too often', () => {
  const member = (donor_id: string, giving: string): Member => ({
    ...{ donor_id, name: donor_id, donor_kind: 'party', giving },
  });
  const members = [member('a', 'fup.2s'), member('b', 'fup.2s fuq.rs')];
  expect(othersIn(members, ['a', 'older'])).toMatchObject([
    {
      kind: 'party',
      entries: [
        { gift_id: 'b 0', cents: 100 },
        { gift_id: 'b 1', cents: 1_000 },
      ],
    },
  ]);
  expect(othersIn([member('c', '<fup.2s')], ['a'])).toBeNull();
  const group = { donor_ids: ['a', 'old'], all_ids: ['a', 'old'], members: [] };
  const change = groupChange(group, members);
  expect(change?.all_ids).toEqual(['a', 'old', 'b']);
  expect(groupChange({ ...group, ...change }, members)).toBeNull();
});
