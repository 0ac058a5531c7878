import { describe, expect, it } from 'vitest';
import { holdAbove } from '../money/hold.ts';
import { federalRace } from '../money/meter-kit.ts';
import { placedEntries } from '../money/person-meter.ts';
import { firstEntries } from './gift-entries.ts';
import { movedIdOf, sharedIdsOf, wholeOfPart } from './gift-ids.ts';
import { sumOf } from './gift-parts.ts';
import { type DonorShare, equalShares, isSharedAlike, sharedParts, whyNotShared } from './shared-gift.ts';

const gift = { id: 'g', donorId: 'ana', amount: 700_000, status: 'completed', returned: 0 };
const share = (donorId: string, cents: number): DonorShare => ({ donorId, cents });
const couple = (ana: number, ben: number) => [share('ana', ana), share('ben', ben)];

describe('a gift of several people', () => {
  it.each<[string, Partial<typeof gift>, DonorShare[], string | null]>([
    ['of one alone names no shares', {}, [], null],
    ['adds up', {}, couple(350_000, 350_000), null],
    ['is a cent short', {}, couple(350_000, 349_999), 'gifts.sharesSum'],
    ['is a cent over', {}, couple(350_000, 350_001), 'gifts.sharesSum'],
    ['names the donor only', {}, [share('ana', 700_000)], 'gifts.sharedAlone'],
    ['names somebody else first', {}, couple(350_000, 350_000).toReversed(), 'gifts.sharedAlone'],
    ['is awaited', { status: 'pending' }, couple(350_000, 350_000), 'gifts.sharedNotThrough'],
    ['went back', { status: 'refunded' }, couple(350_000, 350_000), 'gifts.sharedNotThrough'],
    ['went back in part', { returned: 1 }, couple(350_000, 350_000), 'gifts.sharedNotThrough'],
  ])('%s', (_, fields, shares, why) => expect(whyNotShared({ ...gift, ...fields }, shares)).toBe(why));

  it('is found under ids that follow from its own, each of them once', () => {
    const shares = ['ana', 'ben', 'cid', 'dee', 'eva', 'flo'].map((id) => share(id, 1));
    const parts = sharedParts({ id: 'g', date: '2027-04-02', election: null }, shares);
    expect(parts.map(({ id, donorId }) => [id, donorId])).toEqual(
      sharedIdsOf('g').map((id, at) => [movedIdOf(id), shares[at + 1]?.donorId]),
    );
    expect(new Set(parts.map(({ id }) => id)).size).toBe(5);
    expect(parts.map(({ id }) => wholeOfPart(id))).toEqual(['g', 'g', 'g', 'g', 'g']);
    expect(['g', 'm-to', 'g-shared', 'g-shared-7x-to'].map(wholeOfPart)).toEqual([null, null, null, null]);
  });

  it('is the same again only with as many shares of as many cents', () => {
    const found = [{ cents: -350_000 }, null, null, null, null];
    expect(isSharedAlike(found, couple(350_000, 350_000))).toBe(true);
    for (const other of [[], couple(350_001, 349_999), [...couple(1, 350_000), share('cid', 1)]])
      expect(isSharedAlike(found, other)).toBe(false);
    expect(isSharedAlike([null, null, null, null, null], [])).toBe(true);
  });

  it.each([
    ['at both limits', 700_000, 350_000, 0, 0],
    ['a cent above one of them', 700_001, 350_001, 1, 0],
    ['a cent above the other', 700_001, 350_000, 0, 1],
  ])('counts %s for each of them, and holds what is above', (_, amount, own, heldOfAna, heldOfBen) => {
    const header = { ...gift, amount, counted: amount, date: '2027-04-02', election: null };
    const parts = sharedParts(header, couple(own, amount - own));
    const ofAna = [...firstEntries('g', { ...header, status: 'completed' }), ...parts.map(({ out }) => out)];
    const held = (entries: Parameters<typeof placedEntries>[0]) =>
      sumOf(
        holdAbove(placedEntries(entries, federalRace), 'individual', federalRace).filter(
          ({ state }) => state === 'held',
        ),
      );
    expect(sumOf(ofAna)).toBe(own);
    expect(held(ofAna.map((entry) => ({ ...entry, gift_id: 'g' })))).toBe(heldOfAna);
    expect(held(parts.map(({ id, into }) => ({ ...into, gift_id: id })))).toBe(heldOfBen);
  });

  it.each<[number, (number | null)[], number[]]>([
    [10_001, [null, null], [5_001, 5_000]],
    [10_000, [null, null, null], [3_334, 3_333, 3_333]],
    [10_000, [null, 2_500, null], [3_750, 2_500, 3_750]],
    [10_000, [null, 9_999], [1, 9_999]],
    [10_000, [null, 10_000], [0, 10_000]],
    [10_000, [null, 12_001, null], [-1_000, 12_001, -1_001]],
  ])('of %i is divided by %j', (amount, figures, expected) => {
    expect(equalShares(amount, figures)).toEqual(expected);
    expect(expected.reduce((sum, cents) => sum + cents, 0)).toBe(amount);
  });
});
