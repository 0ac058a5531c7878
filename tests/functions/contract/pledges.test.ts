import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import type { PledgeChange, RecordedPledge } from '#shared/api/pledges-api.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { donations } from '#shared/collections/donations.ts';
import { pledgeMonths } from '#shared/collections/pledge-months.ts';
import { openPledgesMax, pledges } from '#shared/collections/pledges.ts';
import type { GiftChange } from '#shared/domain/gifts/gift-entries.ts';
import { monthlyInstallments } from '#shared/domain/pledges/installments.ts';
import { expectedOf, storedState } from '#shared/domain/pledges/pledge-state.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { deleteDonor } from '#shared/usecases/donors/delete-donor.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { changePledge } from '#shared/usecases/pledges/change-pledge.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { donationRow } from '../import-rows.ts';
import { done, mergeCampaign, stamps, undone } from './merge-campaign.ts';

const day = '2026-11-20';
const pledge: RecordedPledge = {
  ...{ id: 'p', donorId: 'ana', amount: 100_000, madeOn: '2026-11-01', firmness: 'hard' },
  installments: [
    { due_on: '2026-11-15', cents: 33_334 },
    { due_on: '2026-12-15', cents: 33_333 },
    { due_on: '2027-01-15', cents: 33_333 },
  ],
  ...{ election: null, sourceCode: 'DINNER', note: 'Asked at dinner' },
};
const once = (id: string, due_on: string, amount: number, more: Partial<RecordedPledge> = {}) => ({
  ...pledge,
  ...{ id, amount, installments: [{ due_on, cents: amount }] },
  ...more,
});
const gift: RecordedGift = {
  ...{ id: 'g', donorId: 'ana', amount: 40_000, date: day, status: 'completed', type: 'one_time' },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
  ...{
    method: 'check',
    check_number: null,
    source_code: null,
    note: null,
    election: null,
    returned: 0,
    shares: [],
    batch_id: null,
  },
};

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { name: 'Ana López' }, donorTotals([]));
  await made.seed(elections, '00', {
    ...{ code: 'P2028', day: '2028-06-06', on_ballot: true, created_by: 'a', updated_by: 'a', ...stamps },
  });
  const { call, as } = made;
  const read = () => made.contexts(as()).memory.read;
  return {
    ...made,
    promise: (more: Partial<RecordedPledge> = {}, role: Role = 'admin') =>
      call(recordPledge, { ...pledge, ...more }, as(role)),
    change: (change: PledgeChange, pledgeId = 'p', role: Role = 'admin') =>
      call(changePledge, { pledgeId, change }, as(role)),
    give: (more: Partial<RecordedGift> = {}) => call(recordGift, { ...gift, ...more }, as()),
    correct: (change: GiftChange, entryId: string, giftId = 'g') =>
      call(changeGift, { giftId, entryId, change, reason: null }, as()),
    stored: async () => ({
      pledges: await read().find(pledges, {}),
      gifts: await read().find(donations, {}),
      months: await read().find(pledgeMonths, {}),
    }),
    /** Paid and stage of each pledge, by its id. */
    paid: async () =>
      Object.fromEntries((await read().find(pledges, {})).map(({ id, paid, stage }) => [id, [paid, stage]])),
    /** What is to come, by day. */
    expected: async () =>
      Object.assign({}, ...(await read().find(pledgeMonths, {})).map(({ days }) => days)) as object,
  };
}

describe('a pledge', () => {
  it('is recorded once with what it adds to the forecast, however often it is sent', async () => {
    const { call, as, compare, stored } = await campaign();
    for (const options of [as(), as(), { ...as(), callId: 'one' }, { ...as(), callId: 'one' }])
      expect(await call(recordPledge, pledge, options)).toEqual({ answer: { donor: 'ana' } });
    await compare();
    const found = await stored();
    expect(found.pledges).toMatchObject([
      { amount: 100_000, paid: 0, stage: 'open', due_on: '2026-11-15', donor_name: 'Ana López' },
    ]);
    expect(found.months.map(({ id, days }) => [id, days])).toEqual([
      ['2026-11', { '2026-11-15': { hard: 33_334, soft: 0 } }],
      ['2026-12', { '2026-12-15': { hard: 33_333, soft: 0 } }],
      ['2027-01', { '2027-01-15': { hard: 33_333, soft: 0 } }],
    ]);
    expect(await call(recordPledge, { ...pledge, amount: 1 }, as())).toMatchObject({
      refused: 'call.replayed',
    });
  });

  it.each<[string, Partial<RecordedPledge>, string]>([
    ['of nobody', { donorId: 'nobody' }, 'gifts.noDonor'],
    ['whose installments are a cent short', { amount: 100_001 }, 'pledges.sum'],
    ['due before it was made', { madeOn: '2026-11-16' }, 'pledges.days'],
    ['made in 1989', { madeOn: '1989-12-31' }, 'pledges.days'],
    ['made in a month', once('p', '2027-12-31', 5_000, { madeOn: '2026-12-31' }), 'pledges.notYet'],
    ['due in six years', once('p', '2032-11-01', 5_000), 'pledges.days'],
    ['for an election that is not on the list', { election: 'G2028' }, 'gifts.noElection'],
  ])('%s is refused, and nothing is written', async (_, fields, why) => {
    const { promise, stored } = await campaign();
    expect(await promise(fields)).toMatchObject({ refused: why });
    expect(await stored()).toEqual({ pledges: [], gifts: [], months: [] });
  });

  it('is made and written off on the campaign’s own day at most', async () => {
    const { call, as, inState, compare } = await campaign();
    await inState('CA');
    const at = Date.parse('2026-11-21T07:59:59.999Z');
    const made = (id: string, madeOn: string, when = at) =>
      call(recordPledge, once(id, '2026-12-31', 5_000, { madeOn }), { ...as(), at: when });
    const write = (on: string, when = at) =>
      call(
        changePledge,
        { pledgeId: 'p', change: { is: 'write_off', day: on, reason: 'No' } },
        { ...as(), at: when },
      );
    const ahead = { refused: 'pledges.notYet' };
    expect(await made('p', '2026-11-21')).toMatchObject(ahead);
    expect(await made('p', '2026-11-20')).toMatchObject({ answer: {} });
    expect(await made('q', '2026-11-21', at + 1)).toMatchObject({ answer: {} });
    expect(await write('2026-11-21')).toMatchObject(ahead);
    expect(await write('2026-11-22', at + 1)).toMatchObject(ahead);
    expect(await write('2026-11-20')).toMatchObject({ answer: { stage: 'written_off' } });
    await compare();
  });

  it.each<[string, object]>([
    ['of no cents', { amount: 0 }],
    ['of half a cent', { amount: 0.5 }],
    ['above $10 million', { amount: 1_000_000_001 }],
    ['without installments', { installments: [] }],
    ['with an installment of nothing', { installments: [{ due_on: day, cents: 0 }] }],
    ['with 25 installments', { installments: Array.from({ length: 25 }, () => ({ due_on: day, cents: 1 })) }],
    ['that says what was paid', { paid: 100 }],
    ['that says its stage', { stage: 'paid' }],
    ['with another field in an installment', { installments: [{ due_on: day, cents: 1, paid: 1 }] }],
    ['that is neither hard nor soft', { firmness: 'sure' }],
    ['with a source code of 300 characters', { sourceCode: 'x'.repeat(300) }],
  ])('%s is no request', (_, fields) =>
    expect(recordPledge.endpoint.request.safeParse({ ...pledge, ...fields }).success).toBe(false),
  );

  it.each<Role>(['field', 'user', 'canvasser'])('is recorded and changed by no %s', async (role) => {
    const { promise, change, seedMember, as } = await campaign();
    await promise();
    if (role === 'canvasser') await seedMember(as(role).by, role);
    const refused = { refused: 'request.notAllowed' };
    expect(await promise({ id: 'other' }, role)).toMatchObject(refused);
    expect(await change({ is: 'write_off', day, reason: 'Moved' }, 'p', role)).toMatchObject(refused);
  });

  it(`is the ${openPledgesMax}th open one of a donor at most`, async () => {
    const { promise, change, paid } = await campaign();
    for (let at = 1; at <= openPledgesMax; at += 1)
      expect(await promise(once(`p${at}`, day, at * 100))).toHaveProperty('answer');
    expect(await promise(once('more', day, 100))).toMatchObject({ refused: 'pledges.tooMany' });
    expect(await change({ is: 'write_off', day, reason: 'Entered twice' }, 'p1')).toHaveProperty('answer');
    expect(await promise(once('more', day, 100))).toHaveProperty('answer');
    expect(await change({ is: 'reopen' }, 'p1')).toMatchObject({ refused: 'pledges.tooMany' });
    expect(Object.values(await paid())).toHaveLength(openPledgesMax + 1);
  });

  it('that is written off is expected no more, and comes back when it is reopened', async () => {
    const { promise, change, compare, expected, stored } = await campaign();
    await promise();
    const before = await expected();
    const writeOff = { is: 'write_off', day, reason: 'Lost the job' } as const;
    expect(await change({ ...writeOff, day: '2026-10-31' })).toMatchObject({
      refused: 'pledges.beforePledge',
    });
    expect(await change(writeOff)).toEqual({ answer: { stage: 'written_off' } });
    expect((await stored()).pledges).toMatchObject([{ written_off: { day, reason: 'Lost the job' } }]);
    expect(await expected()).toEqual({});
    expect(await change(writeOff)).toMatchObject({ refused: 'pledges.notOpen' });
    const terms = { is: 'terms', ...pledge, firmness: 'soft' } as const;
    expect(
      await change(changePledge.endpoint.request.parse({ pledgeId: 'p', change: termsOf(terms) }).change),
    ).toMatchObject({ refused: 'pledges.writtenOff' });
    expect(await change({ is: 'reopen' })).toEqual({ answer: { stage: 'open' } });
    expect(await expected()).toEqual(before);
    expect(await change({ is: 'reopen' })).toMatchObject({ refused: 'pledges.notWrittenOff' });
    await compare();
  });

  it('takes other terms, which what was paid pays', async () => {
    const { promise, change, give, compare, paid, expected } = await campaign();
    await promise();
    await give();
    const installments = [
      { due_on: '2027-02-01', cents: 30_000 },
      { due_on: '2027-03-01', cents: 30_000 },
    ];
    const terms = { is: 'terms', amount: 60_000, firmness: 'soft', election: 'P2028', installments } as const;
    expect(await change({ ...terms, amount: 60_001, installments })).toMatchObject({
      refused: 'pledges.sum',
    });
    expect(await change({ ...terms, installments })).toEqual({ answer: { stage: 'open' } });
    expect(await paid()).toEqual({ p: [40_000, 'open'] });
    expect(await expected()).toEqual({ '2027-03-01': { hard: 0, soft: 20_000 } });
    await compare();
  });

  it('of a donor stays with them: the donor is not deleted', async () => {
    const { promise, call, as } = await campaign();
    await promise();
    expect(await call(deleteDonor, { donorId: 'ana' }, as())).toMatchObject({ refused: 'donors.hasGifts' });
  });

  it('moves with its donor to the survivor of a merge, and back', async () => {
    const { promise, add, merge, unmerge, compare, stored, give, paid } = await campaign();
    await add('ann', { name: 'Ann Lopez' }, donorTotals([]));
    await promise({ donorId: 'ann' });
    expect(await merge('m', 'ana', ['ann'])).toEqual(done('ana'));
    expect((await stored()).pledges).toMatchObject([{ donor_id: 'ana', donor_name: 'Ana López' }]);
    await give();
    expect(await paid()).toEqual({ p: [40_000, 'open'] });
    expect(await promise({ ...once('late', day, 100), donorId: 'ann' })).toEqual({
      answer: { donor: 'ana' },
    });
    expect(await unmerge('m')).toEqual(undone('ana'));
    await compare();
    const found = (await stored()).pledges.map(({ id, donor_id }) => [id, donor_id]);
    expect(Object.fromEntries(found)).toEqual({ p: 'ann', late: 'ana' });
  });
});

const termsOf = ({ is, amount, firmness, election, installments }: RecordedPledge & { is: 'terms' }) => ({
  ...{ is, amount, firmness, election, installments },
});

describe('a gift', () => {
  it('pays the open pledge that is due first, which its refund reopens', async () => {
    const { promise, give, correct, compare, paid, expected, stored } = await campaign();
    await promise(once('later', '2026-12-01', 40_000));
    await promise(once('first', '2026-11-10', 30_000));
    await give();
    expect((await stored()).gifts).toMatchObject([{ pledge_id: 'first' }]);
    expect(await paid()).toEqual({ first: [40_000, 'paid'], later: [0, 'open'] });
    await correct({ is: 'refund', cents: 15_000, day }, 'e1');
    expect(await paid()).toEqual({ first: [25_000, 'open'], later: [0, 'open'] });
    expect(await expected()).toEqual({
      '2026-11-10': { hard: 5_000, soft: 0 },
      '2026-12-01': { hard: 40_000, soft: 0 },
    });
    await correct({ is: 'chargeback', cents: 25_000, day }, 'e2');
    await correct({ is: 'recovered', cents: 25_000, day }, 'e3');
    expect((await paid()).first).toEqual([25_000, 'open']);
    await correct({ is: 'void' }, 'e4');
    expect((await paid()).first).toEqual([0, 'open']);
    await compare();
  });

  it('pays the pledge that is due first of more than may be recorded, as merged donors have', async () => {
    const { add, promise, give, merge, paid } = await campaign();
    for (const donorId of ['ann', 'bea']) await add(donorId, { name: 'Ana López' }, donorTotals([]));
    for (let at = 0; at < openPledgesMax - 1; at += 1)
      for (const donorId of ['ana', 'ann'])
        await promise({ ...once(`${donorId}${at}`, '2026-12-01', 100), donorId });
    await promise({ ...once('zzz', '2026-11-15', 40_000), donorId: 'ann' });
    await merge('m', 'ana', ['ann']);
    await give();
    expect((await paid()).zzz).toEqual([40_000, 'paid']);
  });

  it.each<[string, Partial<RecordedGift>]>([
    ['whose donor did not mean it', { pledgeId: null }],
    ['that was given before the pledge was made', { date: '2026-10-31' }],
    ['that failed', { status: 'failed' }],
    ['that went back already', { status: 'refunded' }],
  ])('%s pays no pledge', async (_, more) => {
    const { promise, give, paid, stored } = await campaign();
    await promise();
    await give(more);
    expect(await paid()).toEqual({ p: [0, 'open'] });
    expect((await stored()).gifts).toMatchObject([{ pledge_id: null }]);
  });

  it('that is awaited pays when it has come', async () => {
    const { promise, give, correct, compare, paid } = await campaign();
    await promise();
    await give({ status: 'pending' });
    expect(await paid()).toEqual({ p: [0, 'open'] });
    await correct({ is: 'received', day }, 'e');
    expect(await paid()).toEqual({ p: [40_000, 'open'] });
    await compare();
  });

  it('pays the pledge that it names, also one that was written off', async () => {
    const { promise, give, change, compare, paid } = await campaign();
    await promise(once('first', '2026-11-10', 30_000));
    await promise(once('named', '2026-12-01', 40_000));
    await change({ is: 'write_off', day, reason: 'No answer' }, 'named');
    await give({ pledgeId: 'named' });
    expect(await paid()).toEqual({ first: [0, 'open'], named: [40_000, 'paid'] });
    await compare();
  });

  it('is refused for a pledge that is another donor’s, or nowhere', async () => {
    const { promise, give, add, stored } = await campaign();
    await add('ben', { name: 'Ben' }, donorTotals([]));
    await promise({ donorId: 'ben' });
    expect(await give({ pledgeId: 'p' })).toMatchObject({ refused: 'pledges.otherDonor' });
    expect(await give({ pledgeId: 'nothing' })).toMatchObject({ refused: 'pledges.gone' });
    expect((await stored()).gifts).toEqual([]);
  });
});

describe('an import', () => {
  const lines = (all: readonly { amount: number; date: string; external_id: string }[]) =>
    all.map((one, at) => donationRow({ name: 'Ben Ruiz', email: 'ben@example.org', row: at + 2, ...one }));
  async function imported() {
    const made = await campaign();
    await made.add('ben', { name: 'Ben Ruiz', emails: ['ben@example.org'] }, donorTotals([]));
    await made.promise({ ...once('first', '2026-11-10', 30_000), donorId: 'ben' });
    await made.promise({ ...once('later', '2026-12-10', 50_000), donorId: 'ben' });
    const started = await made.call(
      startImport,
      { kind: 'donations', fileName: 'gifts.csv', rowsTotal: 3 },
      made.as(),
    );
    if ('refused' in started) throw new Error(started.refused);
    const { importId } = startImport.endpoint.response.parse(started.answer);
    const bring = () =>
      made.call(
        importRows,
        {
          importId,
          replace: false,
          batch: {
            kind: 'donations',
            rows: lines([
              { amount: 20_000, date: '2026-11-19', external_id: 'B' },
              { amount: 25_000, date: '2026-11-18', external_id: 'A' },
              { amount: 10_000, date: '2026-10-01', external_id: 'before' },
            ]),
          },
        },
        made.as(),
      );
    return { ...made, importId, bring };
  }

  it('takes the source code of the pledge that it pays, unless it has one', async () => {
    const { bring, stored, give, compare } = await imported();
    await bring();
    await give({ id: 'own', donorId: 'ben', pledgeId: 'later', source_code: 'WARD' });
    await give({ id: 'none', donorId: 'ben', pledgeId: 'later' });
    await give({ id: 'apart', donorId: 'ben', pledgeId: null });
    await compare();
    const { gifts } = await stored();
    const codes = gifts.map(({ id, external_id, source_code }) => [external_id ?? id, source_code]);
    expect(Object.fromEntries(codes)).toMatchObject({
      ...{ A: 'DINNER', B: 'DINNER', before: null },
      ...{ own: 'WARD', none: 'DINNER', apart: null },
    });
  });

  it('pays the open pledges of donors who were there, the earliest gift first', async () => {
    const { bring, compare, paid, expected } = await imported();
    for (let time = 0; time < 2; time += 1) expect(await bring()).toHaveProperty('answer');
    expect(await paid()).toEqual({ first: [45_000, 'paid'], later: [0, 'open'] });
    expect(await expected()).toEqual({ '2026-12-10': { hard: 50_000, soft: 0 } });
    await compare();
  });

  it('that is undone gives back what it paid', async () => {
    const { bring, call, as, compare, paid, expected, importId } = await imported();
    const before = await expected();
    await bring();
    for (let calls = 0, isDone = false; !isDone && calls < 12; calls += 1) {
      const outcome = await call(undoImport, { importId, stop: true }, as());
      isDone = 'answer' in outcome && undoImport.endpoint.response.parse(outcome.answer).isDone;
    }
    expect(await paid()).toEqual({ first: [0, 'open'], later: [0, 'open'] });
    expect(await expected()).toEqual(before);
    await compare();
  });
});

/** What happens in a campaign, in any order; most of it may be refused. */
const anyStep = fc.record({
  is: fc.constantFrom('promise', 'give', 'give', 'refund', 'void', 'write_off', 'reopen', 'terms'),
  pledge: fc.nat(3),
  gift: fc.nat(5),
  cents: fc.integer({ min: 1, max: 60_000 }),
  named: fc.constantFrom(undefined, undefined, null, 0, 1, 2, 3),
  isSoft: fc.boolean(),
});

it('keeps paid, stage and forecast as a count of gifts finds them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 25 }), async (steps) => {
      const made = await mergeCampaign({ isMemoryAlone: true });
      await made.add('ana', { name: 'Ana López' }, donorTotals([]));
      const { call, as } = made;
      const firmnessOf = (isSoft: boolean) => (isSoft ? ('soft' as const) : ('hard' as const));
      for (const [at, { is, cents, isSoft, ...one }] of steps.entries()) {
        const pledgeId = `p${one.pledge}`;
        const terms = {
          ...{ amount: cents, firmness: firmnessOf(isSoft), election: null },
          installments: monthlyInstallments(cents, 1 + (cents % 3), '2026-11-15'),
        };
        if (is === 'promise') await call(recordPledge, { ...pledge, ...terms, id: pledgeId }, as());
        if (is === 'give')
          await call(
            recordGift,
            {
              ...{ ...gift, id: `g${one.gift}`, amount: cents },
              ...(one.named !== undefined && { pledgeId: one.named === null ? null : `p${one.named}` }),
            },
            as(),
          );
        const change = { giftId: `g${one.gift}`, entryId: `e${at}`, reason: null };
        if (is === 'refund')
          await call(changeGift, { ...change, change: { is: 'refund', cents, day } }, as());
        if (is === 'void') await call(changeGift, { ...change, change: { is: 'void' } }, as());
        if (is === 'write_off')
          await call(changePledge, { pledgeId, change: { is, day, reason: 'No answer' } }, as());
        if (is === 'reopen') await call(changePledge, { pledgeId, change: { is } }, as());
        if (is === 'terms') await call(changePledge, { pledgeId, change: { is, ...terms } }, as());
      }
      const read = made.read();
      const [all, gifts, months] = await Promise.all([
        read.find(pledges, {}),
        read.find(donations, {}),
        read.find(pledgeMonths, {}),
      ]);
      const found = new Map<string, { hard: number; soft: number }>();
      for (const one of all) {
        const own = gifts.filter(({ pledge_id }) => pledge_id === one.id);
        const paid = own.reduce((sum, { counted }) => sum + counted, 0);
        expect(one).toMatchObject({ paid, ...storedState({ ...one, paid }) });
        for (const { due_on, cents } of expectedOf({ ...one, paid })) {
          const due = found.get(due_on) ?? { hard: 0, soft: 0 };
          due[one.firmness] += cents;
          found.set(due_on, due);
        }
      }
      expect(Object.assign({}, ...months.map(({ days }) => days))).toEqual(Object.fromEntries(found));
    }),
    { numRuns: 60 },
  );
});
