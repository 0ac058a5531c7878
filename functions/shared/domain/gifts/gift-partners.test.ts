import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldParts } from '../money/held.ts';
import { federalRace } from '../money/meter-kit.ts';
import { dividedAmong, type PartnerShare, partnerEntries, whyNotPartners } from './gift-partners.ts';
import type { PlacedAmount } from './gift-parts.ts';

const gift = (cents: number, day = '2026-11-10'): PlacedAmount => ({
  ...{ kind: 'gift', cents, day, election: null },
});
const refund = (cents: number, day: string): PlacedAmount => ({ ...gift(-cents, day), kind: 'refund' });
const two: PartnerShare[] = [
  { donor_id: 'ana', cents: 100_000 },
  { donor_id: 'ben', cents: 100_000 },
];

describe('a partnership’s gift among its partners', () => {
  // money.md §11, case 17.
  it('is $1,000 of each of two who gave $2,000 together', () => {
    expect(partnerEntries('2026-11-10', two, [], [gift(200_000)])).toEqual(
      ['ana', 'ben'].map((donor_id) => ({
        ...{ donor_id, kind: 'partner', cents: 100_000, day: '2026-11-10', election: null },
        received_on: '2026-11-10',
      })),
    );
  });

  it.each<[string, number[], number, number[]]>([
    ['the odd cent to the last', [1, 1], 3, [1, 2]],
    ['thirds of $100', [1, 1, 1], 10_000, [3_333, 3_333, 3_334]],
    ['unequal shares of what is left', [75_000, 25_000], 33_333, [24_999, 8_334]],
    ['the largest amount there is', [333_333_333, 666_666_667], 1_000_000_000, [333_333_333, 666_666_667]],
    ['nothing', [1, 1], 0, [0, 0]],
  ])('divides %s', (_, shares, sum, parts) => {
    const partners = shares.map((cents, at) => ({ donor_id: String(at), cents }));
    expect(dividedAmong(sum, partners)).toEqual(parts);
  });

  it('follows each refund to the cent, and nobody has less than nothing', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(shares, fc.array(fc.nat(100), { maxLength: 8 }), (cents, percents) => {
        const partners = cents.map((one, at) => ({ donor_id: String(at), cents: one }));
        const amount = cents.reduce((sum, one) => sum + one, 0);
        const entries = [gift(amount)];
        const found = partnerEntries('2026-11-10', partners, [], entries);
        let left = amount;
        for (const percent of percents) {
          const back = Math.floor((left * percent) / 100);
          if (back === 0) continue;
          const entry = refund(back, '2026-11-20');
          found.push(...partnerEntries('2026-11-10', partners, entries, [entry]));
          entries.push(entry);
          left -= back;
          const parts = partners.map(({ donor_id }) =>
            found.reduce((sum, one) => sum + (one.donor_id === donor_id ? one.cents : 0), 0),
          );
          expect(parts).toEqual(dividedAmong(left, partners));
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
          expect(parts.reduce((sum, one) => sum + one, 0)).toBe(left);
        }
      }),
    );
  });

  it('moves no cent from one partner to another with the election', () => {
    const three: PartnerShare[] = ['ana', 'ben', 'eva'].map((donor_id) => ({ donor_id, cents: 33_334 }));
    const entries = [gift(100_000)];
    const moved: PlacedAmount[] = [
      { kind: 'designation', cents: -33_333, day: '2026-12-01', election: null },
      { kind: 'designation', cents: 33_333, day: '2026-12-01', election: 'G2028' },
    ];
    const all = [...entries, ...moved];
    const found = partnerEntries('2026-11-10', three, [], all);
    const totals = three.map(({ donor_id }) =>
      found.reduce((sum, one) => sum + (one.donor_id === donor_id ? one.cents : 0), 0),
    );
    expect(totals).toEqual(dividedAmong(100_000, three));
    // All of an election gone, nobody has anything left of it.
    const back = partnerEntries('2026-11-10', three, all, [
      { kind: 'refund', cents: -33_333, day: '2026-12-05', election: 'G2028' },
    ]);
    for (const { donor_id } of three) {
      const general = [...found, ...back].filter(
        (one) => one.donor_id === donor_id && one.election === 'G2028',
      );
      expect(general.reduce((sum, one) => sum + one.cents, 0)).toBe(0);
    }
  });

  it('moves to another election with the gift, and is held where a partner’s own limit is reached', () => {
    const moved: PlacedAmount[] = [
      { kind: 'designation', cents: -50_000, day: '2026-12-01', election: null },
      { kind: 'designation', cents: 50_000, day: '2026-12-01', election: 'G2028' },
    ];
    const entries = partnerEntries('2026-11-10', two, [], [gift(200_000), ...moved]).filter(
      ({ donor_id }) => donor_id === 'ana',
    );
    expect(entries.map(({ cents, election }) => [cents, election])).toEqual([
      [100_000, null],
      [-25_000, null],
      [25_000, 'G2028'],
    ]);
    // Ana gave $3,000 herself: with $750 of the partnership's she is $250 above $3,500.
    const own = { gift_id: 'own', kind: 'gift', cents: 300_000, day: '2026-11-08', election: null };
    const parts = entries.map((entry) => ({ ...entry, gift_id: 'g-partners' }));
    expect(
      heldParts({ kind: 'individual', entries: [own, ...parts] }, federalRace).map(
        ({ gift: id, cents, election, by }) => [id, cents, election, by],
      ),
    ).toEqual([['g-partners', 25_000, 'P2028', '2027-01-09']]);
  });

  it.each<[string, PartnerShare[], string | null]>([
    ['two whose shares are the gift', two, null],
    ['nobody', [], null],
    [
      'shares below the gift',
      [two[0] as PartnerShare, { donor_id: 'ben', cents: 99_999 }],
      'gifts.partnersSum',
    ],
    ['shares above the gift', [...two, { donor_id: 'eva', cents: 1 }], 'gifts.partnersSum'],
    ['the same donor twice', [two[0], two[0]] as PartnerShare[], 'gifts.partnerTwice'],
    ['the partnership itself', [{ donor_id: 'firm', cents: 200_000 }], 'gifts.partnerTwice'],
  ])('is divided among %s or not', (_, partners, why) => {
    expect(whyNotPartners({ amount: 200_000, donor_id: 'firm' }, partners)).toBe(why);
  });
});
