import { expect, it } from 'vitest';
import { countEveryMs } from '#shared/domain/phonebank/list.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { phoneBank, reportOf } from '../../../tests/functions/phone-bank.ts';
import { callCounter } from './call-counter.ts';

it('a list is counted at once where the last count is old, and otherwise when it is', async () => {
  const bank = await phoneBank(['V1', 'V2']);
  await bank.open();
  const queued: { at: number; name: string }[] = [];
  const { ask } = callCounter({ db, enqueue: async ({ at, name }) => void queued.push({ at, name }) });
  const counting = { organization: bank.organization, list: 'one' };
  const { assignment } = await bank.ask('ana');
  await bank.ask('ana', { reports: [reportOf(assignment)], isNextRequested: false });

  await ask(counting);
  const counted = (await bank.doc('call_progress/one').get()).get('as_of').toMillis();
  expect(await bank.progress()).toMatchObject({ fresh: 2, calls: 0 });
  // Named for the end of the window: of all who ask within it one task comes.
  const task = { at: counted + countEveryMs, name: expect.stringContaining('one') };
  await ask(counting);
  expect(queued).toEqual([task, task]);
  expect(new Set(queued.map(({ name }) => name)).size).toBe(1);

  await bank.doc('call_progress/one').update({ as_of: new Date(Date.now() - countEveryMs) });
  await ask(counting);
  expect(queued).toHaveLength(2);
  expect(await bank.progress()).toMatchObject({ fresh: 1, again: 1, calls: 1 });
});
