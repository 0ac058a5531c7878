import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { MovedGift, RecordedGift } from '#shared/api/gifts-api.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { donations } from '#shared/collections/donations.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { today } from '#shared/domain/days.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { moveGift } from '#shared/usecases/gifts/move-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { donationRow } from '../import-rows.ts';
import { done, mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';
const gift: RecordedGift = {
  ...{ id: 'g', donorId: 'ana', amount: 480_000, date: '2026-11-10', status: 'completed', type: 'one_time' },
  ...{ method: 'check', check_number: '2044', source_code: 'DINNER', note: 'Joint check', election: null },
  ...{ returned: 0, shares: [], batch_id: null },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
};
type Move = MovedGift['move'];
const toGeneral: Move = { is: 'redesignate', cents: 130_000, day, from: 'P2028', to: 'G2028' };
const toBen: Move = {
  ...{ is: 'reattribute', cents: 130_000, day, from: 'P2028', to: 'P2028', donorId: 'ben' },
};
const input = (move: Move, entryId = 'm', giftId = 'g'): MovedGift => ({
  ...{ giftId, entryId, move, reason: 'Above the limit' },
});

async function campaign() {
  const made = await mergeCampaign();
  for (const [id, name] of [
    ['ana', 'Ana López'],
    ['ben', 'Ben Ruiz'],
  ] as const)
    await made.add(id, { name }, donorTotals([]));
  for (const [id, code, date, on_ballot] of [
    ['00', 'P2028', '2028-03-07', true],
    ['01', 'G2028', '2028-11-07', true],
    ['02', 'S2028', '2028-12-05', false],
  ] as const)
    await made.seed(elections, id, {
      ...{ code, day: date, on_ballot, created_by: 'a', updated_by: 'a', ...stamps },
    });
  const { call, as } = made;
  await call(recordGift, gift, as());
  const read = () => made.contexts(as()).memory.read;
  return {
    ...made,
    move: (move: Move, entryId = 'm', role: Role = 'admin', giftId = 'g') =>
      call(moveGift, input(move, entryId, giftId), as(role)),
    change: (change: GiftChange, giftId = 'g', entryId = 'c') =>
      call(changeGift, { giftId, entryId, change, reason: null }, as()),
    gifts: async () =>
      Object.fromEntries(
        (await read().find(donations, {})).map(({ id, donor_id, amount, counted, status }) => [
          id,
          [donor_id, amount, counted, status],
        ]),
      ),
    entries: async () =>
      (await read().find(giftEntries, {}))
        .toSorted((one, other) => one.id.localeCompare(other.id))
        .map(({ id, gift_id, donor_id, kind, cents, election }) => [
          ...[id, gift_id, donor_id, kind, cents, election],
        ]),
    read,
  };
}
const alone = [['g', 'g', 'ana', 'gift', 480_000, null]];

describe('a gift above a limit', () => {
  it('is redesignated once, however often that is sent', async () => {
    const { call, compare, as, gifts, entries } = await campaign();
    for (const options of [as(), as(), { ...as(), callId: 'one' }, { ...as(), callId: 'one' }])
      expect(await call(moveGift, input(toGeneral), options)).toEqual({
        answer: { counted: 480_000, gift: null },
      });
    await compare();
    expect(await gifts()).toEqual({ g: ['ana', 480_000, 480_000, 'completed'] });
    expect(await entries()).toEqual([
      ...alone,
      ['m', 'g', 'ana', 'designation', -130_000, null],
      ['m-to', 'g', 'ana', 'designation', 130_000, 'G2028'],
    ]);
  });

  it('is reattributed once as a gift of the other donor, paid and received as it was', async () => {
    const { call, compare, as, gifts, entries, read } = await campaign();
    for (const options of [as(), as(), { ...as(), callId: 'one' }, { ...as(), callId: 'one' }])
      expect(await call(moveGift, input(toBen), options)).toEqual({
        answer: { counted: 350_000, gift: 'm-to' },
      });
    await compare();
    expect(await gifts()).toEqual({
      g: ['ana', 480_000, 350_000, 'completed'],
      'm-to': ['ben', 130_000, 130_000, 'completed'],
    });
    expect(await entries()).toEqual([
      ...alone,
      ['m', 'g', 'ana', 'attribution', -130_000, null],
      ['m-to', 'm-to', 'ben', 'attribution', 130_000, 'P2028'],
    ]);
    expect(await read().get(donations, 'm-to')).toMatchObject({
      ...{ date: '2026-11-10', method: 'check', check_number: '2044', source_code: 'DINNER' },
      ...{ donor_name: 'Ben Ruiz', note: null, batch_id: null, external_id: null, election: 'P2028' },
    });
    expect((await read().get(giftEntries, 'm-to'))?.received_on).toBe('2026-11-10');
  });

  it.each<[string, MovedGift]>([
    ['another amount', input({ ...toBen, cents: 1 })],
    ['another kind', input(toGeneral)],
    ['another gift', input(toBen, 'm', 'other')],
    ['the id of a gift’s own entry', input(toGeneral, 'g')],
  ])('is moved by no id that was used for %s', async (_, again) => {
    const { call, as, move, entries, compare } = await campaign();
    await call(recordGift, { ...gift, id: 'other' }, as());
    await move(toBen);
    const before = await entries();
    expect(await call(moveGift, again, as())).toMatchObject({ refused: 'call.replayed' });
    expect(await entries()).toEqual(before);
    await compare();
  });

  it('is moved under no id that a gift has already', async () => {
    const { call, as, move } = await campaign();
    await call(recordGift, { ...gift, id: 'm-to' }, as());
    expect(await move(toBen)).toMatchObject({ refused: 'call.replayed' });
  });

  it.each<[string, Move, string]>([
    ['to the donor of another organization', { ...toBen, donorId: 'theirs' }, 'gifts.noDonor'],
    ['to its own donor', { ...toBen, donorId: 'ana' }, 'gifts.sameForGift'],
    ['to the election that it is for', { ...toGeneral, to: 'P2028' }, 'gifts.sameForGift'],
    ['to an election that is not on the list', { ...toGeneral, to: 'R2028' }, 'gifts.noElection'],
    ['to one that the candidate is not in', { ...toGeneral, to: 'S2028' }, 'gifts.noElection'],
    ['to another donor there', { ...toBen, to: 'S2028' }, 'gifts.noElection'],
    ['a cent more than it has', { ...toGeneral, cents: 480_001 }, 'gifts.moreThanLeft'],
    ['ten million dollars', { ...toGeneral, cents: 1_000_000_000 }, 'gifts.moreThanLeft'],
    ['as a whole', { ...toBen, cents: 480_000 }, 'gifts.wholeGift'],
    ['from an election that it is not for', { ...toBen, from: 'G2028' }, 'gifts.moreThanLeft'],
    ['from no election', { ...toBen, from: null }, 'gifts.moreThanLeft'],
    ['to no election', { ...toBen, to: null }, 'gifts.noElection'],
    ['in 1970', { ...toGeneral, day: '1970-01-01' }, 'gifts.beforeGift'],
    ['on the day before it came', { ...toGeneral, day: '2026-11-09' }, 'gifts.beforeGift'],
    ['in two days', { ...toGeneral, day: today(new Date(Date.now() + 2 * 86_400_000)) }, 'gifts.notYet'],
  ])('is not moved %s, and nothing is written', async (_, move, why) => {
    const { move: send, entries, gifts } = await campaign();
    expect(await send(move)).toMatchObject({ refused: why });
    expect(await entries()).toEqual(alone);
    expect(Object.keys(await gifts())).toEqual(['g']);
  });

  it.each<[string, object]>([
    ['no cents', { cents: 0 }],
    ['less than nothing', { cents: -130_000 }],
    ['half a cent', { cents: 0.5 }],
    ['more than $10 million', { cents: 1_000_000_001 }],
    ['no day', { day: '2026-02-30' }],
    ['another kind of move', { is: 'gift' }],
    ['a code that is none', { to: 'P28' }],
    ['a forged header', { counted: 1 }],
  ])('takes %s as no request', (_, fields) => {
    const { request } = moveGift.endpoint;
    for (const move of [toGeneral, toBen]) {
      expect(request.safeParse(input(move)).success).toBe(true);
      expect(request.safeParse(input({ ...move, ...fields } as Move)).success).toBe(false);
    }
    expect(request.safeParse({ ...input(toGeneral), import_id: 'x' }).success).toBe(false);
    expect(request.safeParse({ ...input(toGeneral), reason: 'x'.repeat(501) }).success).toBe(false);
    expect(request.safeParse(input(toGeneral, 'x'.repeat(101))).success).toBe(false);
  });

  it('that is gone or was never there is not moved', async () => {
    const { move } = await campaign();
    expect(await move(toGeneral, 'm', 'admin', 'nothing')).toMatchObject({ refused: 'gifts.gone' });
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is moved by no %s', async (role) => {
    const { move, as, seedMember } = await campaign();
    if (role === 'canvasser') await seedMember(as(role).by, role);
    for (const one of [toGeneral, toBen])
      expect(await move(one, 'm', role)).toMatchObject({ refused: 'request.notAllowed' });
  });

  it('refunds and voids afterwards leave from where the money went', async () => {
    const { move, change, entries, gifts, compare } = await campaign();
    await move(toGeneral);
    expect(await change({ is: 'refund', cents: 1, day: '2026-11-19' })).toMatchObject({
      refused: 'gifts.beforeMove',
    });
    expect(await change({ is: 'refund', cents: 150_000, day })).toEqual({
      answer: { counted: 330_000, status: 'completed' },
    });
    expect(await change({ is: 'void' }, 'g', 'v')).toEqual({ answer: { counted: 0, status: 'void' } });
    expect(await gifts()).toEqual({ g: ['ana', 480_000, 0, 'void'] });
    expect((await entries()).filter(([id]) => id === 'c' || id === 'c-2' || id === 'v')).toEqual([
      ['c', 'g', 'ana', 'refund', -130_000, 'G2028'],
      ['c-2', 'g', 'ana', 'refund', -20_000, null],
      ['v', 'g', 'ana', 'void', -330_000, null],
    ]);
    await compare();
  });

  it('is refunded from the election that is named, and from no other', async () => {
    const { move, change, entries, compare } = await campaign();
    await move(toGeneral);
    const refund = (from: string | null, cents: number) =>
      change({ is: 'refund', cents, day, from }, 'g', `${from}-${cents}`);
    expect(await refund('R2028', 1)).toMatchObject({ refused: 'gifts.moreThanLeft' });
    expect(await refund('G2028', 130_001)).toMatchObject({ refused: 'gifts.moreThanLeft' });
    expect(await refund('P2028', 20_000)).toEqual({ answer: { counted: 460_000, status: 'completed' } });
    expect((await entries()).find(([id]) => id === 'P2028-20000')).toEqual([
      ...['P2028-20000', 'g', 'ana', 'refund', -20_000, null],
    ]);
    await compare();
  });

  it('gets a part back that was attributed by mistake', async () => {
    const { move, change, entries, gifts, compare } = await campaign();
    await move(toBen);
    expect(await change({ is: 'void' })).toMatchObject({ refused: 'gifts.attributed' });
    await change({ is: 'refund', cents: 10_000, day }, 'm-to');
    for (let time = 0; time < 2; time += 1)
      expect(await change({ is: 'void' }, 'm-to', 'v')).toEqual({ answer: { counted: 0, status: 'void' } });
    expect(await gifts()).toEqual({
      g: ['ana', 480_000, 470_000, 'completed'],
      'm-to': ['ben', 130_000, 0, 'void'],
    });
    expect((await entries()).at(-1)).toEqual(['v-back', 'g', 'ana', 'attribution', 120_000, null]);
    await compare();
  });

  it('leaves a pledge as paid as it was, and owed what goes back of either part', async () => {
    const { call, as, move, change, read, compare } = await campaign();
    await call(
      recordPledge,
      {
        ...{ id: 'p', donorId: 'ana', amount: 480_000, madeOn: '2026-11-01', firmness: 'hard' },
        installments: [{ due_on: '2026-12-01', cents: 480_000 }],
        ...{ election: null, sourceCode: null, note: null },
      },
      as(),
    );
    await call(recordGift, { ...gift, id: 'paying', pledgeId: 'p' }, as());
    const paid = async () => (await read().get(pledges, 'p'))?.paid;
    expect(await paid()).toBe(480_000);
    expect(await move(toBen, 'm', 'admin', 'paying')).toHaveProperty('answer');
    expect(await paid()).toBe(480_000);
    await change({ is: 'refund', cents: 30_000, day }, 'm-to');
    expect(await paid()).toBe(450_000);
    await change({ is: 'void' }, 'm-to', 'v');
    expect(await paid()).toBe(450_000);
    await change({ is: 'refund', cents: 450_000, day }, 'paying', 'w');
    expect(await paid()).toBe(0);
    await compare();
  });

  it('goes with a merge, and its entries stay those of whom they were written for', async () => {
    const { add, merge, unmerge, move, gifts, entries, compare } = await campaign();
    await add('ann', { name: 'Ann López' }, donorTotals([]));
    expect(await merge('one', 'ann', ['ana'])).toEqual(done('ann'));
    expect(await move(toGeneral)).toHaveProperty('answer');
    expect(await move({ ...toBen, cents: 1_000 }, 'n')).toHaveProperty('answer');
    expect(await move({ ...toBen, cents: 1_000, donorId: 'ana' }, 'o')).toMatchObject({
      refused: 'gifts.sameForGift',
    });
    expect((await gifts()).g).toEqual(['ann', 480_000, 479_000, 'completed']);
    const ofGift = async () =>
      (await entries()).filter(([, of]) => of === 'g').map(([id, , donor]) => [id, donor]);
    const own = [
      ['g', 'ana'],
      ['m', 'ana'],
      ['m-to', 'ana'],
      ['n', 'ana'],
    ];
    expect(await ofGift()).toEqual(own);
    expect(await merge('two', 'ann', ['ben'])).toEqual(done('ann'));
    expect((await gifts())['n-to']).toEqual(['ann', 1_000, 1_000, 'completed']);
    expect(await unmerge('two')).toMatchObject({ answer: { survivorId: 'ann' } });
    expect(await unmerge('one')).toMatchObject({ answer: { survivorId: 'ann' } });
    expect((await gifts()).g?.[0]).toBe('ana');
    expect(await ofGift()).toEqual(own);
    await compare();
  });

  it('of somebody who was merged away becomes the survivor’s', async () => {
    const { add, merge, move, gifts } = await campaign();
    await add('benny', { name: 'Benny Ruiz' }, donorTotals([]));
    await merge('one', 'ben', ['benny']);
    expect(await move({ ...toBen, donorId: 'benny' })).toHaveProperty('answer');
    expect((await gifts())['m-to']?.[0]).toBe('ben');
  });

  it('that came with an import stays with all its entries when that is undone', async () => {
    const { call, as, add, move, gifts, entries, compare } = await campaign();
    await add('cid', { name: 'Cid Ortega', emails: ['cid@example.org'] }, donorTotals([]));
    const started = await call(startImport, { kind: 'donations', fileName: 'gifts.csv', rowsTotal: 2 }, as());
    if ('refused' in started) throw new Error(started.refused);
    const { importId } = startImport.endpoint.response.parse(started.answer);
    const rows = ['moved', 'same'].map((external_id, at) =>
      donationRow({
        ...{ name: 'Cid Ortega', email: 'cid@example.org', row: at + 2 },
        ...{ amount: 410_000, date: '2026-11-12', external_id },
      }),
    );
    await call(importRows, { importId, replace: false, batch: { kind: 'donations', rows } }, as());
    const before = Object.keys(await gifts()).filter((id) => id !== 'g');
    const [first] = before;
    if (first === undefined) throw new Error('nothing was imported');
    expect(await move({ ...toBen, cents: 60_000 }, 'm', 'admin', first)).toHaveProperty('answer');
    for (let calls = 0, isDone = false; !isDone && calls < 12; calls += 1) {
      const outcome = await call(undoImport, { importId, stop: true }, as());
      isDone = 'answer' in outcome && undoImport.endpoint.response.parse(outcome.answer).isDone;
    }
    expect(await gifts()).toEqual({
      g: ['ana', 480_000, 480_000, 'completed'],
      [first]: ['cid', 410_000, 350_000, 'completed'],
      'm-to': ['ben', 60_000, 60_000, 'completed'],
    });
    const cents = (await entries()).filter(([, of]) => of !== 'g').map(([, , donor, , one]) => [donor, one]);
    expect(cents.toSorted()).toEqual([
      ['ben', 60_000],
      ['cid', -60_000],
      ['cid', 410_000],
    ]);
    await compare();
  });
});
