import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { DonationRow } from '#shared/api/imports-api.ts';
import { donations } from '#shared/collections/donations.ts';
import { fileRefunds } from '#shared/collections/file-refunds.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { settleRefund } from '#shared/usecases/gifts/settle-refund.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { donationRow } from '../import-rows.ts';
import { mergeCampaign } from './merge-campaign.ts';

/** One line of a file, as a bookkeeper would write it down: which gift, how many cents, on which day; below zero it went back. */
type Line = { of: number; cents: number; day: number };

const line: fc.Arbitrary<Line> = fc.record({
  of: fc.nat({ max: 4 }),
  cents: fc.oneof(
    { weight: 2, arbitrary: fc.constant(10_000) },
    { weight: 3, arbitrary: fc.integer({ min: -6_000, max: -1 }) },
  ),
  day: fc.nat({ max: 5 }),
});
const file = fc.array(line, { minLength: 1, maxLength: 12 });
const course = fc.record({
  files: fc.array(file, { minLength: 1, maxLength: 3 }),
  /** Rows of one request. */
  chunk: fc.integer({ min: 1, max: 5 }),
  /** Requests that are sent again, as after a lost answer. */
  again: fc.array(fc.nat({ max: 20 }), { maxLength: 4 }),
});

const dayOf = (day: number) => `2026-0${day + 1}-15`;
const rowOf = ({ of, cents, day }: Line, row: number): DonationRow =>
  cents > 0
    ? donationRow({ row, external_id: `G${of}`, amount: cents, date: '2026-01-10', email: `d${of}@x.org` })
    : donationRow({
        ...{ row, external_id: `G${of}`, amount: -cents, date: dayOf(day), email: `d${of}@x.org` },
        ...{ status: 'refunded', refund: { kind: 'refund', number: null, of: [`G${of}`] } },
      });

/** What a gift has left after all that fits: a gift once, and each refund once. */
function model(files: readonly Line[][]) {
  const gifts = new Set<number>();
  const refunds = new Map<string, Line>();
  for (const one of files.flat())
    if (one.cents > 0) gifts.add(one.of);
    else refunds.set(`${one.of} ${one.cents} ${one.day}`, one);
  const backOf = (of: number) =>
    [...refunds.values()].filter((one) => one.of === of).reduce((sum, { cents }) => sum - cents, 0);
  return { gifts, refunds: [...refunds.values()], backOf };
}

async function campaign() {
  const made = await mergeCampaign({ isMemoryAlone: true });
  const { call, as, contexts } = made;
  const bring = async (
    lines: readonly Line[],
    { chunk, again }: { chunk: number; again: readonly number[] },
  ) => {
    const opened = await call(startImport, { kind: 'donations', fileName: 'a.csv', rowsTotal: 9 }, as());
    if (!('answer' in opened)) throw new Error(opened.refused);
    const { importId } = startImport.endpoint.response.parse(opened.answer);
    const rows = lines.map((one, at) => rowOf(one, at + 2));
    for (let from = 0; from < rows.length; from += chunk) {
      const batch = { kind: 'donations' as const, rows: rows.slice(from, from + chunk) };
      const times = again.includes(from / chunk) ? 2 : 1;
      for (let time = 0; time < times; time += 1)
        expect(await call(importRows, { importId, replace: false, batch }, as())).toHaveProperty('answer');
    }
    return importId;
  };
  const undo = async (importId: string) => {
    for (let page = 0; page < 20; page += 1) {
      const done = await call(undoImport, { importId, stop: true }, as());
      if (!('answer' in done)) throw new Error(done.refused);
      if (undoImport.endpoint.response.parse(done.answer).isDone) return;
    }
    throw new Error('The undo does not end.');
  };
  const state = async () => {
    const { read } = contexts(as()).memory;
    const [gifts, entries, refunds] = await Promise.all([
      read.find(donations, {}),
      read.find(giftEntries, {}),
      read.find(fileRefunds, {}),
    ]);
    return { gifts, entries, refunds };
  };
  return { bring, undo, state };
}

type State = Awaited<ReturnType<Awaited<ReturnType<typeof campaign>>['state']>>;

function expectSound({ gifts, entries, refunds }: State, files: readonly Line[][]) {
  const expected = model(files);
  expect(gifts).toHaveLength(expected.gifts.size);
  // Each refund of the files is there once, whatever became of it.
  expect(refunds.map(({ cents }) => cents).toSorted()).toEqual(
    expected.refunds.map(({ cents }) => -cents).toSorted(),
  );
  for (const gift of gifts) {
    const own = entries.filter(({ gift_id }) => gift_id === gift.id);
    expect(gift.counted).toBe(own.reduce((sum, { cents }) => sum + cents, 0));
    expect(gift.counted).toBeGreaterThanOrEqual(0);
    const of = Number(gift.external_id?.slice(1));
    // Where all of them fit, all of them count; else some wait.
    const back = expected.backOf(of);
    if (back <= gift.amount) expect(gift.counted).toBe(gift.amount - back);
  }
  const booked = refunds.filter(({ state }) => state === 'booked');
  const left = gifts.reduce((sum, { amount, counted }) => sum + amount - counted, 0);
  expect(booked.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(left);
  expect(refunds.filter(({ state }) => state === 'known')).toEqual([]);
  expect(entries).toHaveLength(gifts.length + booked.length);
}

test('gifts and refunds in any order, files and requests come to the cent that a bookkeeper has, also twice', async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ files, chunk, again }) => {
      const { bring, undo, state } = await campaign();
      const ids: string[] = [];
      for (const lines of files) ids.push(await bring(lines, { chunk, again }));
      expectSound(await state(), files);
      const before = await state();
      for (const lines of files) await bring(lines, { chunk, again: [] });
      expect(await state()).toEqual(before);
      for (const id of ids.toReversed()) await undo(id);
      const after = await state();
      expect(after.refunds).toEqual([]);
      for (const gift of after.gifts)
        expect(gift).toMatchObject({ counted: gift.amount, status: 'completed' });
      expect(after.entries).toHaveLength(after.gifts.length);
    }),
    { numRuns: 120, seed: 27 },
  );
});

test('the demo and the server store the same of a file with refunds, and of its undo', async () => {
  const stores = await mergeCampaign();
  const { call, as, compare, contexts } = stores;
  const ids: string[] = [];
  for (const rows of [
    [rowOf({ of: 1, cents: -500, day: 2 }, 2)],
    [
      rowOf({ of: 1, cents: 10_000, day: 0 }, 2),
      rowOf({ of: 1, cents: -2_000, day: 3 }, 3),
      rowOf({ of: 2, cents: -2_000, day: 3 }, 4),
    ],
    [rowOf({ of: 1, cents: -3_000, day: 4 }, 2)],
  ]) {
    const opened = await call(startImport, { kind: 'donations', fileName: 'a.csv', rowsTotal: 9 }, as());
    if (!('answer' in opened)) throw new Error(opened.refused);
    const { importId } = startImport.endpoint.response.parse(opened.answer);
    ids.push(importId);
    await call(importRows, { importId, replace: false, batch: { kind: 'donations', rows } }, as());
    await compare();
  }
  const { read } = contexts(as()).memory;
  const [gift] = await read.find(donations, {});
  const waiting = (await read.find(fileRefunds, {})).find(({ state }) => state === 'waiting');
  const settle = (change: Parameters<(typeof settleRefund)['run']>[0]['change'], role: Role = 'finance') =>
    call(settleRefund, { refundId: waiting?.id ?? '', change }, as(role));
  expect(await settle({ is: 'set_aside' }, 'user')).toMatchObject({ refused: 'request.notAllowed' });
  expect(await settle({ is: 'set_aside' })).toEqual({ answer: { state: 'set_aside' } });
  expect(await settle({ is: 'reopen' })).toEqual({ answer: { state: 'waiting' } });
  expect(await settle({ is: 'match', giftId: 'nothing' })).toMatchObject({ refused: 'gifts.gone' });
  for (let time = 0; time < 2; time += 1)
    expect(await settle({ is: 'match', giftId: gift?.id ?? '' })).toEqual({ answer: { state: 'booked' } });
  expect(await settle({ is: 'set_aside' })).toMatchObject({ refused: 'refunds.settled' });
  await compare();
  for (const importId of ids.toReversed()) {
    for (let page = 0; page < 8; page += 1) await call(undoImport, { importId, stop: true }, as());
    await compare();
  }
});
