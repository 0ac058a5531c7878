import { expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { storeFileCall } from '#shared/api/files-api.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import { type FileKind, fileBytesMax, files } from '#shared/collections/files.ts';
import { giftBatches } from '#shared/collections/gift-batches.ts';
import { sha256OfBytes } from '#shared/demo/hash.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { removeFile, storeFile } from '#shared/usecases/files/check-pictures.ts';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { changeBatch, openBatch, takeOutGift } from '#shared/usecases/gifts/gift-batches.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { mergeCampaign } from './merge-campaign.ts';

const day = '2026-11-20';
const check: RecordedGift = {
  ...{ id: 'g', donorId: 'ana', amount: 10_000, date: day, status: 'completed', type: 'one_time' },
  ...{ method: 'check', check_number: '1001', source_code: null, note: null, election: null },
  ...{ returned: 0, shares: [], batch_id: 'b' },
  ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
};
const picture = (last = 1, size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xda, 0, 2]);
  bytes[size - 1] = last;
  return { data: Buffer.from(bytes).toString('base64'), sha256: sha256OfBytes(bytes) };
};

async function campaign() {
  const made = await mergeCampaign();
  const { call, as } = made;
  await made.add('ana', { name: 'Ana López' }, donorTotals([]));
  const expected = { expected_count: 1, expected_total: 10_000 };
  await call(openBatch, { id: 'b', received_on: day, account: null, note: null, ...expected }, as());
  await call(recordGift, check, as());
  const file = { owner: 'donations', ownerId: 'g', kind: 'check_picture' } as const;
  const put = (fields: Partial<Parameters<(typeof storeFile)['run']>[0]> = {}, role: Role = 'finance') =>
    call(storeFile, { ...file, ...picture(), ...fields }, as(role));
  const drop = (ownerId = 'g', role: Role = 'finance', kind: FileKind = 'check_picture') =>
    call(removeFile, { owner: 'donations', ownerId, kind }, as(role));
  const found = async () => {
    const { read } = made.contexts(as()).memory;
    const [all, batches] = await Promise.all([read.find(files, {}), read.find(giftBatches, {})]);
    return { files: all.map(({ id }) => id), pictures: batches[0]?.pictures };
  };
  return { ...made, put, drop, found };
}

it('a picture is stored once, is not replaced, and goes where it is removed', async () => {
  const { put, drop, found, compare } = await campaign();
  for (let time = 0; time < 2; time += 1) expect(await put()).toEqual({ answer: { size: 100 } });
  expect(await put(picture(2))).toMatchObject({ refused: 'files.there' });
  expect(await found()).toEqual({ files: ['g'], pictures: ['g'] });
  await compare();
  for (let time = 0; time < 2; time += 1) expect(await drop()).toEqual({ answer: { success: true } });
  expect(await found()).toEqual({ files: [], pictures: [] });
  expect(await put(picture(2))).toEqual({ answer: { size: 100 } });
  await compare();
});

it('is refused to others, of no gift, with a forged hash, above the cap, and in a closed batch', async () => {
  const { put, drop, found, call, as, compare } = await campaign();
  for (const role of ['user', 'field'] as const) {
    expect(await put({}, role)).toMatchObject({ refused: 'request.notAllowed' });
    expect(await drop('g', role)).toMatchObject({ refused: 'request.notAllowed' });
  }
  expect(await put({ ownerId: 'nothing' })).toMatchObject({ refused: 'gifts.gone' });
  await call(recordGift, { ...check, id: 'alone', batch_id: null }, as());
  expect(await put({ ownerId: 'alone' })).toMatchObject({ refused: 'files.noBatch' });
  expect(await put({ sha256: 'a'.repeat(64) })).toMatchObject({ refused: 'files.notRight' });
  expect(await put(picture(1, fileBytesMax + 1))).toMatchObject({ refused: 'files.tooLarge' });
  expect(await put(picture(1, fileBytesMax))).toEqual({ answer: { size: fileBytesMax } });
  await call(changeBatch, { batchId: 'b', change: { is: 'close', deposited_on: null } }, as());
  expect(await drop()).toMatchObject({ refused: 'batches.closed' });
  expect(await put(picture(3))).toMatchObject({ refused: 'batches.closed' });
  expect(await found()).toEqual({ files: ['g'], pictures: ['g'] });
  await compare();
});

it('has a second side, which is stored, refused and removed by itself', async () => {
  const { put, drop, found, call, as, compare } = await campaign();
  const back = { kind: 'check_back' } as const;
  expect(await put()).toEqual({ answer: { size: 100 } });
  for (let time = 0; time < 2; time += 1)
    expect(await put({ ...picture(2, fileBytesMax), ...back })).toEqual({ answer: { size: fileBytesMax } });
  expect(await put({ ...picture(3), ...back })).toMatchObject({ refused: 'files.there' });
  expect(await put({ ...picture(2, fileBytesMax + 1), ...back })).toMatchObject({
    refused: 'files.tooLarge',
  });
  expect(await put({ ...picture(3), ...back }, 'user')).toMatchObject({ refused: 'request.notAllowed' });
  expect(await found()).toEqual({ files: ['g', 'g.back'], pictures: ['g', 'g.back'] });
  // No gift has such an id, so that nobody reaches a back by another gift's front.
  expect(storeFileCall.request.safeParse({ owner: 'donations', ownerId: 'g.back' }).success).toBe(false);
  expect(await drop('g', 'user', 'check_back')).toMatchObject({ refused: 'request.notAllowed' });
  expect(await drop('g', 'finance', 'check_back')).toEqual({ answer: { success: true } });
  expect(await found()).toEqual({ files: ['g'], pictures: ['g'] });
  await Promise.all(Array.from({ length: 20 }, () => put({ ...picture(4), ...back })));
  expect(await found()).toEqual({ files: ['g', 'g.back'], pictures: ['g', 'g.back'] });
  await call(takeOutGift, { batchId: 'b', giftId: 'g' }, as());
  expect(await found()).toEqual({ files: [], pictures: [] });
  await compare();
});

it('goes with a check that is voided or taken out', async () => {
  const { put, found, call, as, compare } = await campaign();
  await put();
  await call(takeOutGift, { batchId: 'b', giftId: 'g' }, as());
  expect(await found()).toEqual({ files: [], pictures: [] });
  await call(recordGift, { ...check, id: 'h' }, as());
  await put({ ownerId: 'h' });
  const change = { giftId: 'h', entryId: 'v', change: { is: 'void' as const }, reason: null };
  await call(changeGift, change, as());
  expect(await found()).toEqual({ files: [], pictures: [] });
  await compare();
});

it('forty at once store one', async () => {
  const { put, found, compare } = await campaign();
  await Promise.all(Array.from({ length: 40 }, () => put()));
  expect(await found()).toEqual({ files: ['g'], pictures: ['g'] });
  await compare();
});

it.each([
  ['another owner', { owner: 'people' }],
  ['an owner’s path', { ownerId: '../donations/g' }],
  ['another kind', { kind: 'program' }],
  ['a side’s ending in the owner', { ownerId: 'g.back' }],
  ['a hash in capitals', { sha256: 'A'.repeat(64) }],
  ['text that is no base64', { data: 'data:image/png;base64,AAAA' }],
  ['a field of its own', { type: 'text/html' }],
  ['a character more than the cap', { data: 'A'.repeat(4 * Math.ceil(fileBytesMax / 3) + 4) }],
])('a request with %s is refused', (_, fields) => {
  const request = { owner: 'donations', ownerId: 'g', kind: 'check_picture', ...picture() };
  expect(storeFileCall.request.safeParse(request).success).toBe(true);
  expect(storeFileCall.request.safeParse({ ...request, ...fields }).success).toBe(false);
});
