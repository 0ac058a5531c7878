import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftBatches } from '#shared/collections/gift-batches.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { pledges } from '#shared/collections/pledges.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { openBatch } from '#shared/usecases/gifts/gift-batches.ts';
import { moveGift } from '#shared/usecases/gifts/move-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { allotGift } from '#shared/usecases/pledges/allot-gift.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { mergeCampaign } from './merge-campaign.ts';

const day = '2026-11-20';
const shares = [
  { donorId: 'ana', cents: 300_000 },
  { donorId: 'ben', cents: 200_000 },
];
const gift: RecordedGift = {
  ...{ id: 'g', donorId: 'ana', amount: 500_000, date: day, status: 'completed', type: 'one_time' },
  ...{ method: 'check', check_number: '2044', source_code: 'DINNER', note: 'Joint check', election: null },
  ...{ description: null, memo_text: 'M', conduit: null, conduit_id: null, transferred_on: null },
  ...{ returned: 0, shares, batch_id: null },
};
const six = ['ana', 'ben', 'cid', 'dee', 'eva', 'flo'].map((donorId) => ({ donorId, cents: 100 }));

async function campaign() {
  const made = await mergeCampaign();
  const { add, call, as } = made;
  for (const { donorId } of six) await add(donorId, { name: `${donorId} Ruiz` }, donorTotals([]));
  const read = () => made.contexts(as()).memory.read;
  const found = async () => ({
    gifts: Object.fromEntries(
      (await read().find(donations, {})).map(({ id, donor_id, amount, counted, status, batch_id }) => [
        id,
        [donor_id, amount, counted, status, batch_id],
      ]),
    ),
    entries: (await read().find(giftEntries, {}))
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map(({ id, gift_id, donor_id, kind, cents }) => [id, gift_id, donor_id, kind, cents]),
  });
  const record = (fields: Partial<RecordedGift> = {}, role: Role = 'admin') =>
    call(recordGift, { ...gift, ...fields }, as(role));
  const change = (change: GiftChange | { is: 'bounced'; day: string }, giftId = 'g', entryId = 'v') =>
    call(changeGift, { giftId, entryId, change, reason: 'By mistake' }, as());
  return { ...made, read, found, record, change };
}
const part = 'g-shared-to';
const recorded = {
  gifts: {
    g: ['ana', 500_000, 300_000, 'completed', null],
    [part]: ['ben', 200_000, 200_000, 'completed', null],
  },
  entries: [
    ['g', 'g', 'ana', 'gift', 500_000],
    ['g-shared', 'g', 'ana', 'attribution', -200_000],
    [part, part, 'ben', 'attribution', 200_000],
  ],
};
const voided = { answer: { counted: 0, status: 'void' } };

describe('a gift of several people', () => {
  it('is recorded once as a gift of each, however often it is sent', async () => {
    const { call, as, compare, found, read, record } = await campaign();
    for (const options of [as(), as(), { ...as(), callId: 'one' }, { ...as(), callId: 'one' }])
      expect(await call(recordGift, gift, options)).toEqual({ answer: { donor: 'ana' } });
    await compare();
    expect(await found()).toEqual(recorded);
    expect(await read().get(donations, part)).toMatchObject({
      ...{ donor_name: 'ben Ruiz', donor_key: 'ben ruiz', date: day, method: 'check', check_number: '2044' },
      ...{ source_code: 'DINNER', note: null, memo_text: null, external_id: null },
    });
    expect(await read().get(giftEntries, part)).toMatchObject({ received_on: day, day, election: null });
    for (const other of [
      [],
      shares.map(({ donorId }) => ({ donorId, cents: 250_000 })),
      [...shares.slice(1), { donorId: 'cid', cents: 1 }, { donorId: 'ana', cents: 299_999 }],
    ])
      expect(await record({ shares: other, donorId: other[0]?.donorId ?? 'ana' })).toMatchObject({
        refused: 'call.replayed',
      });
    expect(await found()).toEqual(recorded);
  });

  it.each<[string, Partial<RecordedGift>, string]>([
    [
      'with a donor of another organization',
      { shares: [shares[0], { donorId: 'theirs', cents: 200_000 }] as never },
      'gifts.noDonor',
    ],
    ['a cent short', { amount: 500_001 }, 'gifts.sharesSum'],
    ['a cent over', { amount: 499_999 }, 'gifts.sharesSum'],
    [
      'of whom one is named twice',
      { amount: 700_000, shares: [...shares, ...shares.slice(1)] },
      'gifts.sharedTwice',
    ],
    [
      'whose donor is named twice',
      { amount: 600_000, shares: [...shares.slice(0, 1), ...shares.slice(0, 1)] },
      'gifts.sharedTwice',
    ],
    ['without its donor', { donorId: 'cid' }, 'gifts.sharedAlone'],
    ['of one alone', { amount: 300_000, shares: shares.slice(0, 1) }, 'gifts.sharedAlone'],
    ['that is awaited', { status: 'pending' }, 'gifts.sharedNotThrough'],
    ['of which something went back', { returned: 1 }, 'gifts.sharedNotThrough'],
    ['that comes in a month', { date: '2099-01-01' }, 'gifts.dayOfGift'],
    ['in a batch that is not there', { batch_id: 'nothing' }, 'batches.gone'],
  ])('%s is refused, and nothing is written', async (_, fields, why) => {
    const { record, found, compare } = await campaign();
    expect(await record(fields)).toMatchObject({ refused: why });
    expect(await found()).toEqual({ gifts: {}, entries: [] });
    await compare();
  });

  it('is no request with a share of nothing, less, half a cent, or for more people than six', async () => {
    const { request } = recordGift.endpoint;
    const takes = (fields: object) => request.safeParse({ ...gift, ...fields }).success;
    const withCents = (cents: number) => ({ shares: [shares[0], { donorId: 'ben', cents }] });
    expect(takes({})).toBe(true);
    for (const cents of [0, -200_000, 0.5, 1_000_000_001, Number.NaN])
      expect(takes(withCents(cents))).toBe(false);
    expect(takes({ shares: [shares[0], { donorId: 'ben', cents: 1, counted: 1 }] })).toBe(false);
    expect(takes({ shares: [shares[0], { donorId: 'a/b', cents: 1 }] })).toBe(false);
    expect([takes({ shares: six }), takes({ shares: [...six, { donorId: 'gus', cents: 100 }] })]).toEqual([
      true,
      false,
    ]);
    expect([takes({ id: 'x'.repeat(100) }), takes({ id: 'x'.repeat(101) })]).toEqual([true, false]);
    const { record, found, compare } = await campaign();
    expect(await record({ amount: 600, shares: six })).toHaveProperty('answer');
    expect(Object.keys((await found()).gifts)).toHaveLength(6);
    await compare();
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is recorded by no %s', async (role) => {
    const { record, as, seedMember, found } = await campaign();
    if (role === 'canvasser') await seedMember(as(role).by, role);
    expect(await record({}, role)).toMatchObject({ refused: 'request.notAllowed' });
    expect(await found()).toEqual({ gifts: {}, entries: [] });
  });

  it('is recorded over no gift that has the id of a part', async () => {
    const { record, found } = await campaign();
    await record({ id: part, shares: [] });
    expect(await record()).toMatchObject({ refused: 'call.replayed' });
    expect(Object.keys((await found()).gifts)).toEqual([part]);
  });

  it('takes whoever was merged for the survivor, and for no second person', async () => {
    const { record, merge, found } = await campaign();
    await merge('one', 'ben', ['cid']);
    const withCid = [
      ...shares.slice(0, 1),
      { donorId: 'cid', cents: 100_000 },
      { donorId: 'ben', cents: 100_000 },
    ];
    expect(await record({ shares: withCid })).toMatchObject({ refused: 'gifts.sharedTwice' });
    expect(
      await record({ shares: [...shares.slice(0, 1), { donorId: 'cid', cents: 200_000 }] }),
    ).toHaveProperty('answer');
    expect((await found()).gifts[part]?.[0]).toBe('ben');
  });

  it('is one check of its batch, and voided it leaves the batch with all its parts', async () => {
    const { call, as, compare, found, record, change, read } = await campaign();
    const batch = { received_on: day, account: null, note: null, expected_count: 1, expected_total: 500_000 };
    await call(openBatch, { id: 'b', ...batch }, as());
    await record({ batch_id: 'b' });
    expect(await read().get(giftBatches, 'b')).toMatchObject({ count: 1, total: 500_000 });
    expect((await found()).gifts).toMatchObject({ g: { 4: 'b' }, [part]: { 4: null } });
    for (let time = 0; time < 2; time += 1) expect(await change({ is: 'void' })).toEqual(voided);
    await compare();
    expect(await read().get(giftBatches, 'b')).toMatchObject({ count: 0, total: 0 });
    const { gifts, entries } = await found();
    expect(gifts).toEqual({
      g: ['ana', 500_000, 0, 'void', null],
      [part]: ['ben', 200_000, 0, 'void', null],
    });
    expect(entries.filter(([, , , kind]) => kind === 'void')).toEqual([
      ['v', 'g', 'ana', 'void', -300_000],
      ['v-part-1', part, 'ben', 'void', -200_000],
    ]);
    expect(await change({ is: 'void' }, part, 'w')).toMatchObject({ refused: 'gifts.nothingLeft' });
    expect(await record()).toHaveProperty('answer');
    expect((await found()).gifts).toEqual(gifts);
  });

  it('is voided with what was refunded or given back of its parts before', async () => {
    const { compare, found, record, change } = await campaign();
    const three = [...shares, { donorId: 'cid', cents: 50_000 }, { donorId: 'dee', cents: 50_000 }];
    await record({ amount: 600_000, shares: three });
    await change({ is: 'refund', cents: 30_000, day }, part, 'r');
    await change({ is: 'void' }, 'g-shared-2-to', 'w');
    await change({ is: 'refund', cents: 50_000, day }, 'g-shared-3-to', 'x');
    expect((await found()).gifts.g).toEqual(['ana', 600_000, 350_000, 'completed', null]);
    expect(await change({ is: 'void' })).toEqual(voided);
    const { gifts, entries } = await found();
    expect(gifts).toEqual({
      g: ['ana', 600_000, 0, 'void', null],
      [part]: ['ben', 200_000, 0, 'void', null],
      'g-shared-2-to': ['cid', 50_000, 0, 'void', null],
      'g-shared-3-to': ['dee', 50_000, 0, 'refunded', null],
    });
    for (const id of Object.keys(gifts))
      expect(
        entries.filter(([, of]) => of === id).reduce((sum, [, , , , cents]) => sum + Number(cents), 0),
      ).toBe(0);
    await compare();
  });

  it('is taken back by the bank whole, once, with what is left of each part', async () => {
    const { call, as, compare, found, record, change } = await campaign();
    await record({ amount: 600_000, shares: [...shares, { donorId: 'cid', cents: 100_000 }] });
    const move = { is: 'reattribute', cents: 40_000, day, from: null, to: null, donorId: 'dee' } as const;
    await call(moveGift, { giftId: 'g', entryId: 'm', move, reason: null }, as());
    await change({ is: 'refund', cents: 30_000, day }, part, 'r');
    await change({ is: 'refund', cents: 100_000, day }, 'g-shared-2-to', 'x');
    const bounced = { is: 'bounced', day: '2026-11-24' } as const;
    for (let time = 0; time < 2; time += 1)
      expect(await change(bounced)).toEqual({ answer: { counted: 0, status: 'refunded' } });
    await compare();
    const { gifts, entries } = await found();
    expect(Object.values(gifts).map(([, , counted, status]) => [counted, status])).toEqual(
      Array.from({ length: 4 }, () => [0, 'refunded']),
    );
    expect(entries.filter(([, , , kind]) => kind === 'chargeback')).toEqual([
      ['v', 'g', 'ana', 'chargeback', -260_000],
      ['v-part-1', part, 'ben', 'chargeback', -170_000],
      ['v-part-3', 'm-to', 'dee', 'chargeback', -40_000],
    ]);
    expect(await change(bounced, 'g', 'again')).toMatchObject({ refused: 'gifts.nothingLeft' });
  });

  it('is taken back of its parts alone where nothing is left of the donor’s own, once', async () => {
    const { found, record, change } = await campaign();
    await record();
    await change({ is: 'refund', cents: 300_000, day }, 'g', 'r');
    for (const early of ['2026-11-19', '2026-11-30'])
      expect(await change({ is: 'bounced', day: early })).toHaveProperty('refused');
    for (let time = 0; time < 2; time += 1)
      expect(await change({ is: 'bounced', day: '2026-11-24' })).toHaveProperty('answer');
    expect((await found()).gifts[part]).toEqual(['ben', 200_000, 0, 'refunded', null]);
  });

  it('is not voided while a part was attributed to somebody afterwards', async () => {
    const { call, as, found, record, change } = await campaign();
    await record();
    const move = { is: 'reattribute', cents: 1, day, from: null, to: null, donorId: 'cid' } as const;
    expect(await call(moveGift, { giftId: 'g', entryId: 'm', move, reason: null }, as())).toHaveProperty(
      'answer',
    );
    const before = await found();
    expect(await change({ is: 'void' })).toMatchObject({ refused: 'gifts.attributed' });
    expect(await found()).toEqual(before);
    await change({ is: 'void' }, 'm-to', 'n');
    expect(await change({ is: 'void' }, 'g', 'o')).toEqual(voided);
  });

  it('pays one pledge with all its parts, and the pledge is owed again once it is void', async () => {
    const { call, as, record, change, read, compare } = await campaign();
    const pledge = {
      id: 'p',
      donorId: 'ana',
      amount: 600_000,
      madeOn: '2026-11-01',
      firmness: 'hard' as const,
    };
    const installments = [{ due_on: '2026-12-01', cents: 600_000 }];
    await call(recordPledge, { ...pledge, installments, election: null, sourceCode: null, note: null }, as());
    const paid = async () => (await read().get(pledges, 'p'))?.paid;
    await record({ pledgeId: 'p' });
    expect(await paid()).toBe(500_000);
    for (const giftId of ['g', part])
      expect(await call(allotGift, { giftId, shares: [] }, as())).toHaveProperty('refused');
    await change({ is: 'refund', cents: 20_000, day }, part, 'r');
    expect(await paid()).toBe(480_000);
    await change({ is: 'void' });
    expect(await paid()).toBe(0);
    await compare();
  });
});
