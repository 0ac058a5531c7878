import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftBatches } from '#shared/collections/gift-batches.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import type { BatchChange } from '#shared/domain/gifts/gift-batch.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { changeBatch, openBatch, takeOutGift } from '#shared/usecases/gifts/gift-batches.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';
const details = { received_on: day, account: 'Amsel Bank', note: null };
const opened = { id: 'b', ...details, expected_count: 2, expected_total: 30_000 };
const check: RecordedGift = {
  ...{ id: 'g', donorId: 'ana', amount: 10_000, date: day, status: 'completed', type: 'one_time' },
  ...{ method: 'check', check_number: '1001', source_code: null, note: null, election: null },
  ...{ returned: 0, shares: [], batch_id: 'b' },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
};

async function campaign() {
  const made = await mergeCampaign();
  const { call, as } = made;
  await made.add('ana', { name: 'Ana López' }, donorTotals([]));
  const found = async () => {
    const { read } = made.contexts(made.as()).memory;
    const [batches, gifts, entries] = await Promise.all([
      read.find(giftBatches, {}),
      read.find(donations, {}),
      read.find(giftEntries, {}),
    ]);
    return { batch: batches[0], gifts, entries };
  };
  const open = (fields: object = {}) => call(openBatch, { ...opened, ...fields }, as());
  const enter = (id: string, fields: Partial<RecordedGift> = {}) =>
    call(recordGift, { ...check, id, ...fields }, as());
  const change = (change: BatchChange, role: Role = 'finance') =>
    call(changeBatch, { batchId: 'b', change }, as(role));
  const entry = (giftId: string, is: 'void' | 'refund', cents = 1) =>
    call(
      changeGift,
      {
        ...{ giftId, entryId: `${is}-${giftId}`, reason: null },
        change: is === 'void' ? { is } : { is, cents, day },
      },
      as(),
    );
  const takeOut = (giftId: string, batchId = 'b') => call(takeOutGift, { batchId, giftId }, as());
  return { ...made, found, open, enter, change, entry, takeOut };
}

describe('a batch of checks', () => {
  it('counts what is entered, once, however often it is sent', async () => {
    const { open, enter, compare, found } = await campaign();
    for (let time = 0; time < 2; time += 1) expect(await open()).toEqual({ answer: { id: 'b' } });
    for (let time = 0; time < 2; time += 1) expect(await enter('g')).toEqual({ answer: { donor: 'ana' } });
    await enter('h', { amount: 20_000 });
    await compare();
    const { batch, gifts } = await found();
    expect(batch).toMatchObject({ count: 2, total: 30_000, status: 'open', deposited_on: null });
    expect(gifts.map(({ batch_id }) => batch_id)).toEqual(['b', 'b']);
  });

  it('closes only where count and total agree, and says what does not', async () => {
    const { open, enter, change, compare, found } = await campaign();
    await open();
    await enter('g');
    const close = () => change({ is: 'close', deposited_on: null });
    expect(await close()).toEqual({
      refused: 'batches.differ',
      params: {
        ...{ count: 1, expectedCount: 2, total: '$100.00', expectedTotal: '$300.00' },
        ...{ countOff: 1, totalOff: '$200.00' },
      },
    });
    await enter('h', { amount: 19_999 });
    expect(await close()).toMatchObject({ refused: 'batches.differ', params: { countOff: 0 } });
    expect(await change({ is: 'edit', ...details, expected_count: 2, expected_total: 29_999 })).toEqual({
      answer: { status: 'open' },
    });
    expect(await close()).toEqual({ answer: { status: 'closed' } });
    await compare();
    expect((await found()).batch).toMatchObject({ status: 'closed', count: 2, total: 29_999 });
  });

  it('that is closed takes no gift and lets none go, but refunds, until it is reopened', async () => {
    const { open, enter, change, entry, takeOut, compare, found } = await campaign();
    await open({ expected_count: 1, expected_total: 10_000 });
    await enter('g');
    await change({ is: 'close', deposited_on: day });
    const closed = { refused: 'batches.closed' };
    expect(await enter('late')).toMatchObject(closed);
    expect(await entry('g', 'void')).toMatchObject(closed);
    expect(await takeOut('g')).toMatchObject(closed);
    expect(await entry('g', 'refund', 4_000)).toEqual({ answer: { counted: 6_000, status: 'completed' } });
    expect((await found()).batch).toMatchObject({ count: 1, total: 10_000, deposited_on: day });
    expect(await change({ is: 'reopen', reason: 'The check is not ours' })).toEqual({
      answer: { status: 'open' },
    });
    expect(await entry('g', 'void')).toEqual({ answer: { counted: 0, status: 'void' } });
    await compare();
    const { batch, gifts } = await found();
    expect(batch).toMatchObject({ count: 0, total: 0, reopened_because: 'The check is not ours' });
    expect(gifts).toMatchObject([{ status: 'void', batch_id: null }]);
    expect(await change({ is: 'discard' })).toEqual({ answer: { status: 'discarded' } });
    await compare();
    expect((await found()).batch).toBeUndefined();
  });

  it('lets a gift out once, which then is in none', async () => {
    const { open, enter, takeOut, compare, found } = await campaign();
    await open();
    await enter('g');
    await enter('h');
    for (let time = 0; time < 2; time += 1) expect(await takeOut('g')).toEqual({ answer: { success: true } });
    await compare();
    const { batch, gifts } = await found();
    expect(batch).toMatchObject({ count: 1, total: 10_000 });
    expect(gifts).toMatchObject([
      { id: 'g', batch_id: null, counted: 10_000 },
      { id: 'h', batch_id: 'b' },
    ]);
  });

  it('lets no gift of another batch out, and takes none into one that is not there', async () => {
    const { open, enter, takeOut } = await campaign();
    await open();
    await open({ id: 'other' });
    await enter('g', { batch_id: 'other' });
    expect(await takeOut('g')).toMatchObject({ refused: 'batches.otherBatch' });
    expect(await takeOut('g', 'gone')).toMatchObject({ refused: 'batches.gone' });
    expect(await enter('h', { batch_id: 'gone' })).toMatchObject({ refused: 'batches.gone' });
  });

  it('takes no card, nothing in kind, and nothing that has not arrived', async () => {
    const { open, enter, found } = await campaign();
    await open();
    const refused = { refused: 'batches.onlyChecks' };
    expect(await enter('card', { method: 'card' })).toMatchObject(refused);
    expect(await enter('kind', { method: 'in_kind' })).toMatchObject(refused);
    expect(await enter('later', { status: 'pending' })).toMatchObject(refused);
    expect(await found()).toMatchObject({ batch: { count: 0, total: 0 }, gifts: [], entries: [] });
  });

  it('takes the 200th check and not the 201st', async () => {
    const { seed, enter, compare, found } = await campaign();
    const { id, ...fields } = opened;
    await seed(giftBatches, id, {
      ...{
        ...fields,
        deposited_on: null,
        count: 199,
        total: 199,
        status: 'open',
        reopened_because: null,
        pictures: [],
      },
      ...{ created_by: 'a', updated_by: 'a', ...stamps },
    });
    expect(await enter('200')).toHaveProperty('answer');
    expect(await enter('201')).toMatchObject({ refused: 'batches.full' });
    await compare();
    expect((await found()).batch).toMatchObject({ count: 200, total: 10_199 });
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is no %s’s', async (role) => {
    const { call, as, seedMember, open, enter, change, found } = await campaign();
    await open();
    await enter('g');
    const options = as(role);
    if (role === 'canvasser') await seedMember(options.by, role);
    const refused = { refused: 'request.notAllowed' };
    expect(await call(openBatch, { ...opened, id: 'mine' }, options)).toMatchObject(refused);
    expect(await call(takeOutGift, { batchId: 'b', giftId: 'g' }, options)).toMatchObject(refused);
    expect(await change({ is: 'discard' }, role)).toMatchObject(refused);
    expect((await found()).batch).toMatchObject({ count: 1 });
  });

  it('under an id that is somebody else’s is refused', async () => {
    const { call, as, open } = await campaign();
    await open();
    expect(await call(openBatch, opened, as('finance'))).toMatchObject({ refused: 'call.replayed' });
  });

  it.each<[string, object, boolean]>([
    ['1 check', { expected_count: 1 }, true],
    ['200 checks', { expected_count: 200 }, true],
    ['201 checks', { expected_count: 201 }, false],
    ['no check', { expected_count: 0 }, false],
    ['half a check', { expected_count: 0.5 }, false],
    ['$2 billion', { expected_total: 200_000_000_000 }, true],
    ['a cent more', { expected_total: 200_000_000_001 }, false],
    ['nothing', { expected_total: 0 }, false],
    ['less than nothing', { expected_total: -1 }, false],
    ['an account of 80 characters', { account: 'x'.repeat(80) }, true],
    ['an account of 81 characters', { account: 'x'.repeat(81) }, false],
    ['an account of two lines', { account: 'x\ny' }, false],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, false],
    ['its count', { count: 2 }, false],
    ['its status', { status: 'closed' }, false],
  ])('with %s: %o is a request: %s', (_, fields, isTaken) =>
    expect(openBatch.endpoint.request.safeParse({ ...opened, ...fields }).success).toBe(isTaken),
  );

  it.each([
    ['in 1989', '1989-12-31', 'gifts.dayOfGift'],
    ['in ten years', '2036-11-20', 'gifts.notYet'],
  ])('received %s is refused', async (_, received_on, refused) => {
    const { open } = await campaign();
    expect(await open({ received_on })).toMatchObject({ refused });
  });
});
