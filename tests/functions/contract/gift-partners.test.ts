import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { namePartnersCall, type RecordedGift } from '#shared/api/gifts-api.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { giftPartners } from '#shared/collections/gift-partners.ts';
import { people } from '#shared/collections/people.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { deleteDonor } from '#shared/usecases/donors/delete-donor.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { moveGift } from '#shared/usecases/gifts/move-gift.ts';
import { namePartners } from '#shared/usecases/gifts/name-partners.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';
type Shares = Record<string, number>;
const half: Shares = { ana: 100_000, ben: 100_000 };

/** A partnership's gift of $2,000, and three people who may be its partners. */
async function campaign() {
  const made = await mergeCampaign();
  const { call, as } = made;
  await made.add(
    'firm',
    { name: 'Vance & Ortiz', kind: 'organization' },
    { ...donorTotals([]), donor_kind: 'partnership' },
  );
  for (const id of ['ana', 'ben', 'eva']) await made.add(id, { name: `${id} Ruiz` }, donorTotals([]));
  await made.seed(elections, '00', {
    ...{ code: 'P2028', day: '2028-03-07', on_ballot: true, created_by: 'a', updated_by: 'a', ...stamps },
  });
  await made.seed(elections, '01', {
    ...{ code: 'G2028', day: '2028-11-07', on_ballot: true, created_by: 'a', updated_by: 'a', ...stamps },
  });
  const give = (id: string, donorId = 'firm', amount = 200_000) =>
    call(
      recordGift,
      recordGift.endpoint.request.parse({
        ...{ id, donorId, amount, date: '2026-11-10', status: 'completed', type: 'one_time' },
        ...{ method: 'check', check_number: '2044', source_code: null, note: null, election: null },
      }) as RecordedGift,
      as(),
    );
  await give('g');
  const read = () => made.contexts(as()).memory.read;
  let number = 0;
  const listOf = (shares: Shares) => Object.entries(shares).map(([donorId, cents]) => ({ donorId, cents }));
  const stated = async (giftId: string): Promise<Shares> =>
    Object.fromEntries(
      ((await read().get(giftPartners, giftId))?.partners ?? []).map((one) => [one.donor_id, one.cents]),
    );
  const name = async (shares: Shares, giftId = 'g', role: Role = 'finance', before?: Shares) => {
    number += 1;
    const known = listOf(before ?? (await stated(giftId)));
    return call(
      namePartners,
      { giftId, partners: listOf(shares), before: known },
      { ...as(role), callId: `partners-${number}` },
    );
  };
  let entry = 0;
  const change = (what: GiftChange) => {
    entry += 1;
    return call(changeGift, { giftId: 'g', entryId: `c${entry}`, change: what, reason: null }, as());
  };
  /** What counts of partners' parts, by the partner and the election. */
  const parts = async () => {
    const sums: Shares = {};
    for (const { donor_id, election, cents, gift_id } of await read().find(giftEntries, {})) {
      if (gift_id !== 'g-partners') continue;
      const key = election === null ? donor_id : `${donor_id} ${election}`;
      sums[key] = (sums[key] ?? 0) + cents;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
  };
  /** What counts of gifts, which no partner's part is. */
  const total = async () => (await read().find(donations, {})).reduce((sum, { counted }) => sum + counted, 0);
  return { ...made, give, name, change, read, parts, total };
}

describe('partners of a gift', () => {
  it('count their parts once, however often they are named, and no total has them', async () => {
    const { name, parts, total, compare, read } = await campaign();
    for (let time = 0; time < 2; time += 1) expect(await name(half)).toEqual({ answer: { partners: 2 } });
    await compare();
    expect(await parts()).toEqual(half);
    expect(await total()).toBe(200_000);
    expect(await read().get(giftPartners, 'g')).toMatchObject({
      partners: [
        { donor_id: 'ana', name: 'ana Ruiz', cents: 100_000 },
        { donor_id: 'ben', name: 'ben Ruiz', cents: 100_000 },
      ],
      entries: 2,
    });
  });

  it('follow refunds, a bank’s money back, a redesignation and a void', async () => {
    const { name, change, parts, total, call, as, compare } = await campaign();
    await name({ ana: 150_000, ben: 50_000 });
    await change({ is: 'refund', cents: 20_000, day });
    expect(await parts()).toEqual({ ana: 135_000, ben: 45_000 });
    await change({ is: 'chargeback', cents: 10_001, day });
    expect(await parts()).toEqual({ ana: 127_499, ben: 42_500 });
    await change({ is: 'recovered', cents: 10_001, day });
    const move = { is: 'redesignate', cents: 80_000, day, from: 'P2028', to: 'G2028' } as const;
    await call(moveGift, { giftId: 'g', entryId: 'm', move, reason: null }, as());
    expect(await parts()).toEqual({ ana: 75_000, ben: 25_000, 'ana G2028': 60_000, 'ben G2028': 20_000 });
    expect(await total()).toBe(180_000);
    await change({ is: 'void' });
    await compare();
    expect([await parts(), await total()]).toEqual([{}, 0]);
  });

  it('are others once somebody says so, also after a refund, and nobody again', async () => {
    const { name, change, parts, compare, read } = await campaign();
    await name(half);
    await change({ is: 'refund', cents: 50_000, day });
    expect(await name({ eva: 50_000, ben: 150_000 })).toEqual({ answer: { partners: 2 } });
    expect(await parts()).toEqual({ eva: 37_500, ben: 112_500 });
    for (let time = 0; time < 6; time += 1) await name(time % 2 === 0 ? half : { eva: 200_000 });
    expect(await parts()).toEqual({ eva: 150_000 });
    expect(await name({})).toEqual({ answer: { partners: 0 } });
    await compare();
    expect(await parts()).toEqual({});
    // Changing one's mind costs entries for what changes alone.
    expect((await read().get(giftPartners, 'g'))?.entries).toBeLessThan(60);
  });

  it('are taken back once the donor is no partnership after all, and not named again', async () => {
    const { name, parts, total, read, seed, compare } = await campaign();
    await name(half);
    const firm = await read().get(donors, 'firm');
    if (!firm) throw new Error('The firm is gone.');
    const { id, ...record } = firm;
    await seed(donors, id, { ...record, donor_kind: 'corporation' });
    expect(await name({ ana: 200_000 })).toMatchObject({ refused: 'gifts.notPartnership' });
    expect(await parts()).toEqual(half);
    expect(await name({})).toEqual({ answer: { partners: 0 } });
    expect(await parts()).toEqual({});
    expect(await total()).toBe(200_000);
    await compare();
    expect(await name(half)).toMatchObject({ refused: 'gifts.notPartnership' });
  });

  it('replace no answer unseen that somebody else gave meanwhile', async () => {
    const { name, parts, compare } = await campaign();
    await name(half);
    expect(await name({ eva: 200_000 }, 'g', 'finance', {})).toMatchObject({
      refused: 'gifts.partnersChanged',
    });
    expect(await parts()).toEqual(half);
    // What is there already is no replacement.
    expect(await name(half, 'g', 'finance', {})).toEqual({ answer: { partners: 2 } });
    await compare();
  });

  it.each<[string, Shares, string, string]>([
    ['shares that do not add up', { ana: 100_000, ben: 99_999 }, 'g', 'gifts.partnersSum'],
    ['the partnership itself', { ana: 100_000, firm: 100_000 }, 'g', 'gifts.partnerTwice'],
    ['who is no donor', { ana: 100_000, stranger: 100_000 }, 'g', 'gifts.noDonor'],
    ['a gift that is not there', half, 'nothing', 'gifts.gone'],
    ['a person’s gift', { ben: 5_000 }, 'anas', 'gifts.notPartnership'],
  ])('are refused for %s, and nothing is lost of the gift', async (_, shares, giftId, why) => {
    const { give, name, parts, total } = await campaign();
    await give('anas', 'ana', 5_000);
    expect(await name(shares, giftId)).toMatchObject({ refused: why });
    expect([await parts(), await total()]).toEqual([{}, 205_000]);
  });

  it('are no request of who may not write gifts, with nobody’s cents or too many', async () => {
    const { name, parts } = await campaign();
    for (const role of ['field', 'user'] as const)
      expect(await name(half, 'g', role)).toHaveProperty('refused');
    const parse = (partners: object[], giftId = 'g') =>
      namePartnersCall.request.safeParse({ giftId, partners, before: [] }).success;
    for (const cents of [0, -1, 0.5, 1_000_000_001]) expect(parse([{ donorId: 'ana', cents }])).toBe(false);
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ donorId: `p${at}`, cents: 1 }));
    expect([parse(many(20)), parse(many(21))]).toEqual([true, false]);
    expect(parse([{ donorId: 'ana', cents: 1, name: 'Somebody' }])).toBe(false);
    expect(parse([], 'x'.repeat(101))).toBe(false);
    expect(await parts()).toEqual({});
  });

  it('keep their parts through a merge, and are not deleted', async () => {
    const { name, change, merge, unmerge, parts, call, as, compare } = await campaign();
    await name(half);
    expect(await call(deleteDonor, { donorId: 'ben' }, as())).toMatchObject({ refused: 'donors.hasGifts' });
    await merge('m', 'eva', ['ben']);
    await change({ is: 'refund', cents: 100_000, day });
    expect(await parts()).toEqual({ ana: 50_000, ben: 50_000 });
    expect(await call(deleteDonor, { donorId: 'eva' }, as())).toMatchObject({ refused: 'donors.hasGifts' });
    expect(await call(deletePerson, { personId: 'eva' }, as())).toMatchObject({ refused: 'donors.hasGifts' });
    await unmerge('m');
    await compare();
    expect(await parts()).toEqual({ ana: 50_000, ben: 50_000 });
  });

  it('stay donors when the merge that made them one is taken back', async () => {
    const { add, merge, unmerge, name, read, parts, compare } = await campaign();
    await add('kit', { name: 'Kit Ruiz' });
    await merge('m', 'kit', ['eva']);
    await name({ ana: 50_000, kit: 150_000 });
    expect(await unmerge('m')).toMatchObject({ answer: { isDone: true } });
    await compare();
    expect(await read().get(donors, 'kit')).not.toBeNull();
    expect(await read().get(people, 'kit')).toMatchObject({ facets: ['donor'] });
    expect(await parts()).toEqual({ ana: 50_000, kit: 150_000 });
  });

  it('is followed where it is a part of a gift that several gave, and that is voided as a whole', async () => {
    const { add, call, as, name, read, compare } = await campaign();
    await add('dee', { name: 'Dee Ruiz' }, donorTotals([]));
    const shared = {
      ...{
        id: 's',
        donorId: 'dee',
        amount: 300_000,
        date: '2026-11-10',
        status: 'completed',
        type: 'one_time',
      },
      ...{ method: 'check', check_number: '9', source_code: null, note: null, election: null },
      shares: [
        { donorId: 'dee', cents: 100_000 },
        { donorId: 'firm', cents: 200_000 },
      ],
    };
    await call(recordGift, recordGift.endpoint.request.parse(shared) as RecordedGift, as());
    expect(await name(half, 's-shared-to')).toHaveProperty('answer');
    const ofPartners = async () =>
      (await read().find(giftEntries, { where: [['gift_id', '==', 's-shared-to-partners']] })).map(
        ({ cents }) => cents,
      );
    expect(await ofPartners()).toEqual([100_000, 100_000]);
    const change = { is: 'void' } as const;
    const voided = { giftId: 's', entryId: 'v', change, reason: null };
    for (let time = 0; time < 2; time += 1)
      expect(await call(changeGift, voided, as())).toEqual({ answer: { counted: 0, status: 'void' } });
    expect((await ofPartners()).toSorted()).toEqual([-100_000, -100_000, 100_000, 100_000]);
    await compare();
  });
});
