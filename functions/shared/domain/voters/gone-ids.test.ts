import { expect, it } from 'vitest';
import { goneKey, hasKey, keyBytes, keysIn, openGoneSet, packGoneSets, setIdsMax } from './gone-ids.ts';
import { gzip } from './gzip.ts';

const keys = (count: number, from = 0) => Array.from({ length: count }, (_, at) => goneKey(`NC${from + at}`));
const openAll = async (sets: Awaited<ReturnType<typeof packGoneSets>>) =>
  Promise.all(sets.map(({ ids, bytes }, index) => openGoneSet(bytes, { ids, index, sets: sets.length })));

it.each([
  [1, 1],
  [20_000, 1],
  [20_001, 2],
  [65_000, 4],
])('packs %i ids into %i sets, each id in one of them', async (count, sets) => {
  const all = keys(count);
  const packed = await packGoneSets(all);
  expect([packed.length, packed.every(({ ids }) => ids <= setIdsMax)]).toEqual([sets, true]);
  const opened = await openAll(packed);
  expect(opened.flatMap((set) => [...keysIn(set)]).sort()).toEqual([...all].sort());
  const has = (key: number) => opened.filter((set) => hasKey(set, key)).length;
  expect([...new Set(all.slice(0, 500).map(has))]).toEqual([1]);
  expect([...new Set(keys(500, count).map(has))]).toEqual([0]);
});

it('gives 300,000 ids as many different keys, of 48 bits', () => {
  const all = keys(300_000);
  expect([new Set(all).size, all.every((key) => Number.isSafeInteger(key) && key < 2 ** 48)]).toEqual([
    300_000,
    true,
  ]);
});

it('opens no set that is damaged, has another number of ids, is out of order, or is another set', async () => {
  const [first, second] = await packGoneSets(keys(20_001));
  if (!first || !second) throw new Error('Two sets were expected.');
  const { bytes, ids } = first;
  const open = (data: Uint8Array, of = { ids, index: 0, sets: 2 }) =>
    openGoneSet(data, of).then(
      () => 'ok',
      () => 'refused',
    );
  const plain = (await openAll([first, second]))[0] ?? new Uint8Array();
  const swapped = Uint8Array.from([
    ...plain.subarray(keyBytes, 2 * keyBytes),
    ...plain.subarray(0, keyBytes),
    ...plain.subarray(2 * keyBytes),
  ]);
  expect([
    await open(bytes),
    await open(bytes.subarray(0, -9)),
    await open(bytes, { ids: ids + 1, index: 0, sets: 2 }),
    await open(bytes, { ids, index: 1, sets: 2 }),
    await open(await gzip(swapped)),
    await open(await gzip(new Uint8Array(50_000_000))),
  ]).toEqual(['ok', ...Array(5).fill('refused')]);
});
