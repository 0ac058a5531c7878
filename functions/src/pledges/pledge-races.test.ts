import { expect, it } from 'vitest';
import { openPledgesMax } from '#shared/collections/index.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donorRecord, insideOf } from '../../../tests/functions/sample-records.ts';

const record = runUseCase(recordPledge);
const receive = runUseCase(recordGift);

async function campaign() {
  const member = await newMember('finance');
  const inside = await admitted(member.token);
  const { doc, all } = insideOf(db, member.organization);
  await doc('donors/ana').set(donorRecord({ name: 'Ana Lopez' }));
  const promise = (id: string, amount: number) =>
    record(inside, {
      ...{ id, donorId: 'ana', amount, madeOn: '2026-03-01', firmness: 'hard' },
      installments: [{ due_on: '2026-04-01', cents: amount }],
      ...{ election: null, sourceCode: null, note: null },
    });
  const give = (id: string, amount: number) =>
    receive(inside, {
      ...{ id, donorId: 'ana', amount, date: '2026-03-09', status: 'completed', type: 'one_time' },
      ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
      ...{
        method: null,
        check_number: null,
        source_code: null,
        note: null,
        election: null,
        returned: 0,
        shares: [],
        batch_id: null,
      },
    });
  return { promise, give, doc, all };
}

it('loses no cent of a pledge that forty gifts pay at once', async () => {
  const { promise, give, doc } = await campaign();
  await promise('p', 100_000);
  const endings = await Promise.all(Array.from({ length: 40 }, (_, at) => ending(give(`g${at}`, 1_001))));
  expect(new Set(endings)).toEqual(new Set(['ok']));
  const pledge = await doc('pledges/p').get();
  expect([pledge.get('paid'), pledge.get('stage')]).toEqual([40_040, 'open']);
  expect((await doc('pledge_months/2026-04').get()).get('days')).toEqual({
    '2026-04-01': { hard: 59_960, soft: 0 },
  });
});

it('admits no pledge above the cap when forty arrive at once', async () => {
  const { promise, all, doc } = await campaign();
  for (let at = 0; at < openPledgesMax - 10; at += 1) await promise(`before${at}`, 100);
  const endings = await Promise.all(Array.from({ length: 40 }, (_, at) => ending(promise(`p${at}`, 100))));
  expect(endings.filter((one) => one === 'ok')).toHaveLength(10);
  expect(await all('pledges')).toHaveLength(openPledgesMax);
  expect((await doc('pledge_months/2026-04').get()).get('days')).toEqual({
    '2026-04-01': { hard: openPledgesMax * 100, soft: 0 },
  });
});
