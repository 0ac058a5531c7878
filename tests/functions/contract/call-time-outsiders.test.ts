import { expect, it } from 'vitest';
import { exportCallTime } from '#shared/usecases/call-time/export-outcomes.ts';
import { callTimeLists, changeCallTimeList, openCallTimeList } from '#shared/usecases/call-time/lists.ts';
import { steerBlock } from '#shared/usecases/call-time/steer-block.ts';
import { callTimeCampaign } from './call-time-campaign.ts';

const noList = { refused: 'callTime.noList' };

it('another campaign’s members see and change nothing of call time, whatever ids they name', async () => {
  const first = await callTimeCampaign();
  await first.donor('1', {}, [25_000]);
  await first.donor('2', {}, [25_000]);
  await first.make(['1', '2']);
  await first.take('b');
  const before = await first.stored();
  const block = await first.block('b');

  // As an admin there, and as a caller who names our list, block and donors.
  const other = await callTimeCampaign();
  const { call, as, asCaller, take, record, handBack, report, make } = other;
  expect(await call(callTimeLists, {}, as())).toMatchObject({ answer: { lists: [] } });
  expect(await call(openCallTimeList, { id: 'list' }, as())).toMatchObject(noList);
  for (const context of Object.values(other.contexts(as())))
    await expect(exportCallTime.run({ list: 'list' }, context)).rejects.toThrow('callTime.noList');
  const closing = changeCallTimeList.endpoint.request.parse({
    ...{ id: 'list', name: 'Theirs', goalCents: 100, script: null, callers: [], state: 'closed' },
  });
  expect(await call(changeCallTimeList, closing, as())).toMatchObject(noList);
  expect(await make(['1', '2'])).toMatchObject({ refused: 'callTime.nobody' });
  for (const member of [as(), asCaller()]) {
    expect(await take('b', member)).toMatchObject(noList);
    expect(await record(report('b', '1'), member, `call-${member.by}`)).toMatchObject({
      refused: expect.stringMatching(/^callTime\./),
    });
    expect(await handBack('b', member)).toMatchObject({ refused: expect.stringMatching(/^callTime\./) });
  }
  const steering = steerBlock.endpoint.request.parse({
    ...{ block: 'b', order: ['2', '1'], note: { person: '1', text: 'Ask for more' } },
  });
  expect(await call(steerBlock, steering, as())).toMatchObject({ refused: 'callTime.blockOver' });

  expect(await first.stored()).toEqual(before);
  expect(await first.block('b')).toEqual(block);
  await Promise.all([first.compare(), other.compare()]);
});
