import { describe, expect, it } from 'vitest';
import { type MoneyAbove, offersFor } from './above-limit.ts';
import { holdAbove } from './hold.ts';
import { meterOf } from './meter.ts';
import { federalRace, gift, ownLimit } from './meter-kit.ts';
import type { GiftEntry, MeterContext } from './windows.ts';

const linesOf = (entries: GiftEntry[], context: MeterContext = federalRace, day = '2027-06-02') =>
  meterOf(holdAbove(entries, 'individual', context), 'individual', context, day);

const money: MoneyAbove = {
  cents: 70_000,
  election: 'P2028',
  day: '2027-06-01',
  today: '2027-06-02',
  isDesignated: false,
  spouse: null,
};
const full = gift(4_200, '2027-06-01', 'P2028');
const by = '2027-07-31';

describe('offersFor', () => {
  it('offers the general election first', () => {
    expect(offersFor(money, linesOf([full]))).toEqual([
      { kind: 'redesignate', election: 'G2028', cents: 70_000, needs: 'notice', by },
    ]);
  });

  it('asks for a signature where the donor had named the election', () => {
    expect(offersFor({ ...money, isDesignated: true }, linesOf([full]))).toMatchObject([
      { needs: 'signature' },
    ]);
  });

  it('offers the spouse what the general election does not take, then a refund', () => {
    const lines = linesOf([full, gift(3_300, '2027-06-01', 'G2028')]);
    const spouse = {
      lines: linesOf([gift(3_200, '2027-01-02'), gift(3_500, '2027-01-02', 'G2028')]),
      isNamed: true,
    };
    expect(offersFor({ ...money, spouse }, lines)).toEqual([
      { kind: 'redesignate', election: 'G2028', cents: 20_000, needs: 'notice', by },
      { kind: 'reattribute', election: 'P2028', cents: 30_000, needs: 'notice', by },
      { kind: 'refund', cents: 20_000, by },
    ]);
    expect(offersFor({ ...money, spouse: { ...spouse, isNamed: false } }, lines)[1]).toMatchObject({
      needs: 'signature',
    });
  });

  it('offers no earlier election', () => {
    const lines = linesOf([gift(4_200, '2027-06-01', 'G2028')]);
    expect(offersFor({ ...money, election: 'G2028' }, lines)).toEqual([
      { kind: 'refund', cents: 70_000, by },
    ]);
  });

  it('still offers the general election once the primary that it was for is over', () => {
    const primary = { ...money, day: '2028-03-01', today: '2028-03-20' };
    const spent = gift(4_200, '2028-03-01');
    const lines = linesOf([spent], federalRace, primary.day);
    expect(offersFor(primary, lines)).toMatchObject([
      { kind: 'redesignate', election: 'G2028', cents: 70_000, by: '2028-04-30' },
    ]);
    const both = linesOf([spent, gift(3_500, '2028-03-01', 'G2028')], federalRace, primary.day);
    const spouse = { lines: linesOf([], federalRace, primary.day), isNamed: true };
    // Another donor's part counts for the election that is over, not for the next one.
    expect(offersFor({ ...primary, spouse }, both)).toMatchObject([
      { kind: 'reattribute', election: 'P2028', cents: 70_000 },
    ]);
  });

  it('offers nothing but a refund once the days are over', () => {
    const lines = linesOf([full]);
    expect(offersFor({ ...money, today: by }, lines)).toHaveLength(1);
    expect(offersFor({ ...money, today: by }, lines)[0]?.kind).toBe('redesignate');
    expect(offersFor({ ...money, today: '2027-08-01' }, lines)).toEqual([
      { kind: 'refund', cents: 70_000, by },
    ]);
  });

  it('offers a refund alone, without a day, where no rule states one', () => {
    const context = {
      ...federalRace,
      jurisdiction: 'US-NJ',
      office: 'legislature' as const,
      rules: [ownLimit({ jurisdiction: 'US-NJ' })],
    };
    expect(offersFor(money, linesOf([full], context))).toEqual([{ kind: 'refund', cents: 70_000, by: null }]);
  });
});
