import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { today } from '#shared/domain/days.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { done, mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';
const gift: RecordedGift = {
  ...{ id: 'g', donorId: 'ana', amount: 10_000, date: day, status: 'completed', type: 'one_time' },
  ...{ method: 'check', check_number: '1001', source_code: 'WARD-1', note: null, election: 'P2028' },
  ...{ returned: 0, shares: [], batch_id: null },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
};

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { name: 'Ana López' }, donorTotals([]));
  await made.seed(elections, '00', {
    ...{ code: 'P2028', day: '2028-06-06', on_ballot: true, created_by: 'a', updated_by: 'a', ...stamps },
  });
  const found = async () => {
    const { read } = made.contexts(made.as()).memory;
    return {
      gifts: await read.find(donations, {}),
      entries: (await read.find(giftEntries, {})).toSorted((one, other) => one.id.localeCompare(other.id)),
    };
  };
  return { ...made, found };
}
const change = (change: GiftChange, entryId = 'e') => ({
  giftId: 'g',
  entryId,
  change,
  reason: 'Asked for it',
});

describe('a gift', () => {
  it('is recorded with its entry, once, however often it is sent', async () => {
    const { call, compare, as, found } = await campaign();
    for (const options of [as(), as(), { ...as(), callId: 'one' }, { ...as(), callId: 'one' }])
      expect(await call(recordGift, gift, options)).toEqual({ answer: { donor: 'ana' } });
    await compare();
    const { gifts, entries } = await found();
    expect(gifts).toMatchObject([
      { amount: 10_000, counted: 10_000, donor_name: 'Ana López', method: 'check' },
    ]);
    expect(entries).toMatchObject([
      { id: 'g', kind: 'gift', cents: 10_000, day, election: 'P2028', donor_id: 'ana' },
    ]);
    expect(await call(recordGift, { ...gift, amount: 1 }, as())).toMatchObject({ refused: 'call.replayed' });
  });

  it.each<[string, Partial<RecordedGift>, string]>([
    ['of nobody', { donorId: 'nobody' }, 'gifts.noDonor'],
    ['dated 1989', { date: '1989-12-31' }, 'request.invalid'],
    ['dated in two years', { date: '2028-12-31', status: 'pending' }, 'gifts.dayOfGift'],
    ['that came in a month', { date: '2027-01-31' }, 'gifts.notYet'],
    ['for an election that is not on the list', { election: 'G2028' }, 'gifts.noElection'],
    ['of which more went back than was given', { returned: 10_000 }, 'gifts.moreThanLeft'],
    ['that never came and went back', { status: 'pending', returned: 1 }, 'gifts.moreThanLeft'],
  ])('%s is refused, and nothing is written', async (_, fields, why) => {
    const { call, as, found } = await campaign();
    const input = { ...gift, ...fields };
    if (why === 'request.invalid') expect(recordGift.endpoint.request.safeParse(input).success).toBe(false);
    else expect(await call(recordGift, input, as())).toMatchObject({ refused: why });
    expect(await found()).toEqual({ gifts: [], entries: [] });
  });

  it.each([0, -1, 0.5, 1_000_000_001, Number.NaN])('of %s cents is no request', (amount) =>
    expect(recordGift.endpoint.request.safeParse({ ...gift, amount }).success).toBe(false),
  );
  it.each([
    ['source_code', 40, true],
    ['source_code', 41, false],
    ['source_code', 300, false],
    ['check_number', 41, false],
  ])('takes %s of %i characters: %s', (field, length, isTaken) =>
    expect(recordGift.endpoint.request.safeParse({ ...gift, [field]: 'x'.repeat(length) }).success).toBe(
      isTaken,
    ),
  );

  it.each<[string, Partial<RecordedGift>, boolean]>([
    ['in kind, and says what', { method: 'in_kind', description: 'Catering' }, true],
    ['in kind, and does not say what', { method: 'in_kind' }, false],
    ['with a memo text of 100 characters', { memo_text: 'x'.repeat(100) }, true],
    ['with a memo text of 101 characters', { memo_text: 'x'.repeat(101) }, false],
    ['through a conduit', { conduit: 'ActBlue', conduit_id: 'C00401224', transferred_on: day }, true],
    ['through a conduit whose ID has 21 characters', { conduit_id: 'x'.repeat(21) }, false],
  ])('%s is a request: %o %s', (_, fields, isTaken) =>
    expect(recordGift.endpoint.request.safeParse({ ...gift, ...fields }).success).toBe(isTaken),
  );

  it('in kind counts like money, and takes no fee from a device', async () => {
    const { call, compare, as, found } = await campaign();
    const inKind = { ...gift, method: 'in_kind' as const, description: 'Catering', memo_text: 'Launch' };
    expect(await call(recordGift, inKind, as())).toHaveProperty('answer');
    expect(recordGift.endpoint.request.safeParse({ ...gift, fee: 1 }).success).toBe(false);
    await compare();
    expect((await found()).gifts).toMatchObject([
      { counted: 10_000, description: 'Catering', memo_text: 'Launch', fee: null, payout: null },
    ]);
  });

  it.each(['P28', 'p2028', 'P2028 ', 'X2028', 'P2028/../x'])(
    'for the election %j is no request',
    (election) => expect(recordGift.endpoint.request.safeParse({ ...gift, election }).success).toBe(false),
  );

  it('of $10 million is taken', async () => {
    const { call, as } = await campaign();
    expect(await call(recordGift, { ...gift, amount: 1_000_000_000 }, as())).toHaveProperty('answer');
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is recorded and changed by no %s', async (role) => {
    const { call, as, seedMember } = await campaign();
    await call(recordGift, gift, as());
    const options = as(role);
    if (role === 'canvasser') await seedMember(options.by, role);
    const refused = { refused: 'request.notAllowed' };
    expect(await call(recordGift, { ...gift, id: 'other' }, options)).toMatchObject(refused);
    expect(await call(changeGift, change({ is: 'void' }), options)).toMatchObject(refused);
  });

  it('that is refunded and then voided keeps every entry', async () => {
    const { call, compare, as, found } = await campaign();
    await call(recordGift, gift, as());
    const refund = change({ is: 'refund', cents: 4_000, day });
    for (let time = 0; time < 2; time += 1)
      expect(await call(changeGift, refund, as())).toEqual({
        answer: { counted: 6_000, status: 'completed' },
      });
    expect(await call(changeGift, change({ is: 'refund', cents: 6_001, day }, 'more'), as())).toMatchObject({
      refused: 'gifts.moreThanLeft',
    });
    expect(await call(changeGift, change({ is: 'void' }, 'void'), as())).toEqual({
      answer: { counted: 0, status: 'void' },
    });
    await compare();
    const { gifts, entries } = await found();
    expect(gifts).toMatchObject([{ amount: 10_000, counted: 0, status: 'void' }]);
    expect(entries.map(({ id, cents, election }) => [id, cents, election])).toEqual([
      ['e', -4_000, 'P2028'],
      ['g', 10_000, 'P2028'],
      ['void', -6_000, 'P2028'],
    ]);
  });

  it('that was awaited counts for the election that its donor named', async () => {
    const { call, compare, as, found } = await campaign();
    await call(recordGift, { ...gift, status: 'pending' }, as());
    const received = await call(changeGift, change({ is: 'received', day }), as());
    expect(received).toEqual({ answer: { counted: 10_000, status: 'completed' } });
    await compare();
    expect((await found()).entries).toMatchObject([{ id: 'g', cents: 10_000, election: 'P2028' }]);
  });

  it('is not changed by an entry that is another gift’s', async () => {
    const { call, as } = await campaign();
    await call(recordGift, gift, as());
    await call(recordGift, { ...gift, id: 'h' }, as());
    expect(await call(changeGift, change({ is: 'refund', cents: 1, day }, 'h'), as())).toMatchObject({
      refused: 'call.replayed',
    });
  });

  it('of somebody who was merged away is the survivor’s, and its entries keep whom they were written for', async () => {
    const { call, compare, as, add, merge, found } = await campaign();
    await add('ann', { name: 'Ann López' }, donorTotals([]));
    await call(recordGift, { ...gift, id: 'before', donorId: 'ann' }, as());
    expect(await merge('m', 'ana', ['ann'])).toEqual(done('ana'));
    expect(await call(recordGift, { ...gift, donorId: 'ann' }, as())).toEqual({ answer: { donor: 'ana' } });
    await compare();
    const { gifts, entries } = await found();
    expect(gifts.map(({ donor_id }) => donor_id)).toEqual(['ana', 'ana']);
    expect(entries.map(({ id, donor_id }) => [id, donor_id])).toEqual([
      ['before', 'ann'],
      ['g', 'ana'],
    ]);
  });

  it('may be dated tomorrow by somebody east of here', async () => {
    const { call, as } = await campaign();
    const date = today(new Date(as().at + 24 * 3_600_000));
    expect(await call(recordGift, { ...gift, date }, as())).toHaveProperty('answer');
  });
});
