import { describe, expect, it } from 'vitest';
import { donors } from '#shared/collections/index.ts';
import { readGiving } from '#shared/domain/gifts/giving.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  refundRow as back,
  giftFiles as campaign,
  giftRow as gift,
} from '../../../tests/functions/gift-files.ts';
import { memberOf } from '../../../tests/functions/import-campaign.ts';
import { settleTotals } from '../donations/settle-totals.ts';

describe.concurrent('a refund of a file', () => {
  it('becomes an entry of its gift, in the same rows and in later ones, and counts once', async () => {
    const { bring, gifts, entries, refunds, state, all } = await campaign();
    const rows = [gift('A'), back('A', 2_500), gift('B')] as const;
    const { answer } = await bring(...rows);
    expect(answer).toMatchObject({
      ...{ created: 2, unchanged: 0, refunds: 1, refundCents: 2_500, waiting: 0 },
      ...{ createdCents: 20_000, unchangedCents: 0 },
    });
    const later = await bring(back('B', 1_000), back('A', 7_500, { date: '2026-05-01' }));
    expect(later.answer).toMatchObject({ created: 0, refunds: 2, refundCents: 8_500 });
    const found = (await gifts()).map(({ external_id, counted, status }) => [external_id, counted, status]);
    expect(found.toSorted()).toEqual([
      ['A', 0, 'refunded'],
      ['B', 9_000, 'completed'],
    ]);
    const written = (await entries()).map(({ kind, cents, day }) => [kind, cents, day]);
    expect(written.toSorted()).toEqual([
      ['gift', 10_000, '2026-03-09'],
      ['gift', 10_000, '2026-03-09'],
      ['refund', -1_000, '2026-04-01'],
      ['refund', -2_500, '2026-04-01'],
      ['refund', -7_500, '2026-05-01'],
    ]);
    expect((await refunds()).map(({ state }) => state)).toEqual(['booked', 'booked', 'booked']);
    const before = await state();
    const again = await bring(...rows, back('B', 1_000));
    expect(again.answer).toMatchObject({ created: 0, updated: 0, unchanged: 4, refunds: 0, waiting: 0 });
    expect(again.answer.unchangedCents).toBe(20_000 - 3_500);
    expect(await state()).toBe(before);
    expect(await all('donors')).toHaveLength(1);
  });

  it('leaves the donor what a recount says, in the rows of its gift', async () => {
    const { bring, all, organization } = await campaign();
    await bring(gift('A'), back('A', 2_500), gift('B', { returned: 3_000, returned_on: '2026-03-20' }));
    const [donor] = await all('donors');
    const read = () => db.doc(donor?.ref.path ?? '').get();
    expect(donors.schema.parse(donor?.data())).toMatchObject({ totalDonated: 14_500, donationCount: 2 });
    const giving = String(donor?.get('giving'));
    const cents = readGiving(giving).gifts.flatMap((one) => one.map((entry) => entry.cents));
    expect(cents.toSorted((one, other) => one - other)).toEqual([-3_000, -2_500, 10_000, 10_000]);
    await settleTotals(db, organization, donor?.id ?? '');
    expect((await read()).get('giving')).toBe(giving);
    expect((await read()).get('totalDonated')).toBe(14_500);
  });

  it('that comes before its gift, waits for it and is then booked', async () => {
    const { bring, gifts, refunds } = await campaign();
    const { answer } = await bring(back('A', 2_500));
    expect(answer).toMatchObject({ created: 0, waiting: 1, waitingCents: 2_500, refunds: 0 });
    expect(await refunds()).toMatchObject([{ state: 'waiting', why: 'no_gift', gift_id: null, row: 9 }]);
    expect(await gifts()).toEqual([]);
    await bring(gift('A'));
    expect(await gifts()).toMatchObject([{ counted: 7_500, status: 'completed' }]);
    expect(await refunds()).toMatchObject([{ state: 'booked', why: null }]);
  });

  it('is kept and counts nowhere where nothing tells whose gift it is', async () => {
    const { bring, gifts, refunds, all } = await campaign();
    await bring(
      gift('A'),
      gift('A', { occurrence: 2, date: '2026-05-01' }),
      gift('P', { status: 'pending' }),
      back('A', 1_000),
      back(null, 2_000),
      back('P', 3_000),
      back('nobody', 4_000),
    );
    const why = (await refunds()).map(({ cents, why }) => [cents, why]);
    expect(why.toSorted()).toEqual([
      [1_000, 'several'],
      [2_000, 'no_gift'],
      [3_000, 'not_received'],
      [4_000, 'no_gift'],
    ]);
    expect((await gifts()).map(({ counted }) => counted).toSorted()).toEqual([0, 10_000, 10_000]);
    expect((await all('donors')).map((one) => one.get('totalDonated'))).toEqual([20_000]);
  });

  it('that is larger than what is left of its gift waits, and takes nothing', async () => {
    const { bring, gifts, refunds } = await campaign();
    await bring(gift('A'), back('A', 6_000), back('A', 6_000, { date: '2026-05-01' }), back('A', 10_001));
    expect(await gifts()).toMatchObject([{ counted: 4_000, status: 'completed' }]);
    const states = (await refunds()).map(({ cents, state, why }) => [cents, state, why]);
    expect(states.toSorted()).toEqual([
      [10_001, 'waiting', 'more_than_left'],
      [6_000, 'booked', null],
      [6_000, 'waiting', 'more_than_left'],
    ]);
  });

  it('never goes back before its gift came', async () => {
    const { bring, entries } = await campaign();
    await bring(gift('A'), back('A', 1_000, { date: '2026-01-01' }));
    expect((await entries()).map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-09']);
  });

  it('that a member entered before is known, and the next one is booked', async () => {
    const { bring, gifts, refunds, change, member } = await campaign();
    await bring(gift('A'));
    const [{ id = '' } = {}] = await gifts();
    await change(member, {
      ...{ giftId: id, entryId: 'by-hand', reason: 'He called' },
      change: { is: 'refund', cents: 2_500, day: '2026-04-03' },
    });
    await bring(back('A', 2_500), back('A', 2_500, { date: '2026-04-02' }));
    expect((await refunds()).map(({ state }) => state).toSorted()).toEqual(['booked', 'known']);
    expect(await gifts()).toMatchObject([{ counted: 5_000 }]);
  });

  it('is told by its gift’s own row in a later file, as far as it is more than before', async () => {
    const { bring, gifts, state } = await campaign();
    await bring(gift('A'), gift('B', { returned: 1_000 }));
    const rows = [gift('A', { status: 'refunded' }), gift('B', { returned: 4_000 })];
    expect((await bring(...rows)).answer).toMatchObject({ created: 0, updated: 2, unchanged: 0 });
    const left = async () =>
      (await gifts()).map(({ external_id, counted, status }) => [external_id, counted, status]).toSorted();
    const after = [
      ['A', 0, 'refunded'],
      ['B', 6_000, 'completed'],
    ];
    expect(await left()).toEqual(after);
    const before = await state();
    expect((await bring(...rows)).answer).toMatchObject({ updated: 0, unchanged: 2 });
    // The same refund in a row of its own is known.
    await bring(back('A', 10_000), back('B', 3_000));
    expect(await left()).toEqual(after);
    expect(await state()).not.toBe(before);
  });

  it('sent in twelve chunks at once, and by two imports at once, counts once', async () => {
    const { bring, gifts, refunds, start, importBatch } = await campaign();
    await bring(gift('A'));
    const ids = await Promise.all([start('donations'), start('donations')]);
    const batch = { kind: 'donations' as const, rows: [back('A', 2_500)] };
    await Promise.all(Array.from({ length: 12 }, (_, at) => importBatch(ids[at % 2] ?? '', batch)));
    expect(await gifts()).toMatchObject([{ counted: 7_500 }]);
    expect(await refunds()).toHaveLength(1);
  });
});

describe.concurrent('undoing an import of refunds', () => {
  it('takes back what it wrote, on gifts of its own and of another import', async () => {
    const { bring, undo, gifts, entries, refunds, all } = await campaign();
    await bring(gift('A'));
    const second = await bring(gift('B'), back('B', 1_000), back('A', 2_500), back('C', 500));
    const third = await bring(back('B', 700, { date: '2026-06-01' }));
    await undo(third.importId);
    expect((await gifts()).map(({ counted }) => counted).toSorted()).toEqual([7_500, 9_000]);
    await undo(second.importId);
    const left = (await gifts()).map(({ external_id, counted }) => [external_id, counted]).toSorted();
    // Another import touched it, as somebody who edited it would have: it stays, with all of its money.
    expect(left).toEqual([
      ['A', 10_000],
      ['B', 10_000],
    ]);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['gift', 'gift']);
    expect(await refunds()).toEqual([]);
    expect(await all('imports')).toHaveLength(3);
  });

  it('lets a gift go with its refunds, and a refund of another file waits for it again', async () => {
    const { bring, undo, gifts, entries, refunds, all } = await campaign();
    await bring(back('A', 2_500));
    const second = await bring(gift('A'), back('A', 1_000));
    expect(await gifts()).toMatchObject([{ counted: 6_500 }]);
    await undo(second.importId);
    expect(await gifts()).toEqual([]);
    expect(await entries()).toEqual([]);
    expect(await all('donors')).toEqual([]);
    expect(await refunds()).toMatchObject([
      { cents: 2_500, state: 'waiting', gift_id: null, entry_id: null },
    ]);
  });

  it('leaves what a member settled, and what is on a gift that is void by now', async () => {
    const { bring, undo, gifts, refunds, settle, change, member } = await campaign();
    const first = await bring(gift('A'), gift('V'));
    const { importId } = await bring(back('V', 1_000), back('lost', 2_500));
    const found = await gifts();
    const idOf = (number: string) => found.find(({ external_id }) => external_id === number)?.id ?? '';
    await change(member, {
      giftId: idOf('V'),
      entryId: 'void',
      change: { is: 'void' },
      reason: null,
    });
    const waiting = (await refunds()).find(({ state }) => state === 'waiting')?.id ?? '';
    const match = { refundId: waiting, change: { is: 'match' as const, giftId: idOf('A') } };
    for (const _ of [1, 2]) expect(await settle(member, match)).toEqual({ state: 'booked' });
    await undo(importId);
    expect(await refunds()).toHaveLength(2);
    expect((await gifts()).map(({ counted }) => counted).toSorted()).toEqual([0, 7_500]);
    await undo(first.importId);
    expect(await gifts()).toHaveLength(2);
  });
});

it('undoing an import leaves what a bank took where it gave it back since', async () => {
  const { bring, undo, gifts, change, member } = await campaign();
  await bring(gift('A'));
  const taken = { kind: 'chargeback' as const, number: null, of: ['A'] };
  const { importId } = await bring(back('A', 10_000, { refund: taken }));
  const [{ id = '' } = {}] = await gifts();
  await change(member, {
    ...{ giftId: id, entryId: 'won', reason: null },
    change: { is: 'recovered', cents: 10_000, day: '2026-04-20' },
  });
  expect(await gifts()).toMatchObject([{ counted: 10_000 }]);
  await undo(importId);
  expect(await gifts()).toMatchObject([{ counted: 10_000, status: 'completed' }]);
});

describe.concurrent('settling a refund by hand', () => {
  it('is refused to others, for other gifts, and where too little is left', async () => {
    const { bring, gifts, refunds, settle, member, organization, profile } = await campaign();
    const outside = await campaign();
    await bring(gift('A'), gift('P', { status: 'pending' }), back('lost', 20_000), back('gone', 500));
    const all = await refunds();
    const large = all.find(({ cents }) => cents === 20_000)?.id ?? '';
    const small = all.find(({ cents }) => cents === 500)?.id ?? '';
    const found = await gifts();
    const [a = '', p = ''] = ['A', 'P'].map(
      (number) => found.find(({ external_id }) => external_id === number)?.id,
    );
    const match = (refundId: string, giftId: string) => ({
      refundId,
      change: { is: 'match' as const, giftId },
    });
    await expect(settle(member, match(large, a))).rejects.toMatchObject({ key: 'gifts.moreThanLeft' });
    await expect(settle(member, match(small, p))).rejects.toMatchObject({ key: 'gifts.nothingLeft' });
    await expect(settle(member, match(small, 'nothing'))).rejects.toMatchObject({ key: 'gifts.gone' });
    await expect(settle(outside.member, match(small, a))).rejects.toMatchObject({ key: 'refunds.gone' });
    for (const role of ['user', 'canvasser', 'field'] as const) {
      const uid = `${role}-${organization}`;
      await profile(role, uid);
      await expect(settle({ ...memberOf(organization, role), uid }, match(small, a))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    }
    await Promise.all(Array.from({ length: 40 }, () => settle(member, match(small, a))));
    expect((await gifts()).find(({ id }) => id === a)).toMatchObject({ counted: 9_500 });
    await expect(settle(member, match(small, p))).rejects.toMatchObject({ key: 'refunds.settled' });
    const aside = { refundId: large, change: { is: 'set_aside' as const } };
    expect(await settle(member, aside)).toEqual({ state: 'set_aside' });
    expect(await settle(member, { ...aside, change: { is: 'reopen' } })).toEqual({ state: 'waiting' });
    await expect(settle(member, { ...aside, refundId: small })).rejects.toMatchObject({
      key: 'refunds.settled',
    });
  });
});
