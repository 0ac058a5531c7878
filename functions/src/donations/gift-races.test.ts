import { expect, it } from 'vitest';
import { changeGift } from '#shared/usecases/gifts/change-gift.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donorRecord, insideOf } from '../../../tests/functions/sample-records.ts';

const record = runUseCase(recordGift);
const change = runUseCase(changeGift);
const day = '2026-03-09';

async function campaign() {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  const { doc, all } = insideOf(db, member.organization);
  await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
  const give = (id: string) =>
    record(inside, {
      ...{ id, donorId: 'ana', amount: 10_000, date: day, status: 'completed', type: 'one_time' },
      ...{ method: null, check_number: null, source_code: null, note: null, election: null, returned: 0 },
    });
  return { inside, doc, all, give };
}

it('gives back no cent more than was given when forty refund at once', async () => {
  const { inside, doc, all, give } = await campaign();
  await give('g');
  const endings = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ending(
        change(inside, {
          ...{ giftId: 'g', entryId: `e${at}`, reason: null },
          change: { is: 'refund', cents: 300, day },
        }),
      ),
    ),
  );
  expect(endings.filter((one) => one === 'ok')).toHaveLength(33);
  expect(new Set(endings.filter((one) => one !== 'ok'))).toEqual(new Set(['failed-precondition']));
  const entries = await all('gift_entries');
  expect(entries.reduce((sum, entry) => sum + Number(entry.get('cents')), 0)).toBe(100);
  expect((await doc('donations/g').get()).get('counted')).toBe(100);
});

it('records one gift when the same one arrives forty times at once', async () => {
  const { all, give } = await campaign();
  const endings = await Promise.all(Array.from({ length: 40 }, () => ending(give('g'))));
  expect(new Set(endings)).toEqual(new Set(['ok']));
  expect([(await all('donations')).length, (await all('gift_entries')).length]).toEqual([1, 1]);
});
