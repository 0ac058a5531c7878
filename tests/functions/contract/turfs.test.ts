import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turfs } from '#shared/collections/turfs.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { getTurfLog, returnTurf, takeTurf } from '#shared/usecases/turfs.ts';
import { bothStores, moment } from './both-stores.ts';

const day = 86_400_000;
const opened = Date.now() - day;

const turf = (fields: object) =>
  turfs.schema.parse({
    ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
    ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
    ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
    ...{ expires_at: null, holders: [], created_by: 'a-planner', updated_by: 'a-planner' },
    ...{ created_at: moment(opened), updated_at: moment(opened), ...fields },
  });

async function campaign() {
  const stores = bothStores();
  await stores.seed(turfs, 'open', turf({}));
  await stores.seed(
    turfs,
    'hers',
    turf({ open: false, state: 'assigned', assigned_to: 'ana', assigned_name: 'Ana' }),
  );
  await stores.seed(turfs, 'over', turf({ assigned_to: 'ben', expires_at: opened, holders: ['ben'] }));
  await stores.seed(turfs, 'done', turf({ state: 'completed' }));
  for (const [count, voter_id] of ['V1', 'V2', 'V1'].entries())
    await stores.seed(voterEvents, `e${count}`, {
      ...fullEvent({ voter_id, kind: 'attempt', source: 'door', outcome: 'refused', list_id: 'open' }),
      ...{
        answers: null,
        field: null,
        channels: null,
        closes: count === 2,
        happened_at: opened + count,
        by: 'ben',
      },
      received_at: moment(opened + count),
    });
  return stores;
}

const anyCall = fc.record({
  is: fc.constantFrom('take', 'log', 'return'),
  by: fc.constantFrom('ana', 'ben', 'cleo'),
  turf: fc.constantFrom('open', 'hers', 'over', 'done', 'none'),
  role: fc.constantFrom('canvasser', 'field'),
  afterMs: fc.constantFrom(1_000, 60_000, 3_600_000),
  again: fc.boolean(),
});

test('the demo and the server answer 200 random calls about turfs alike and store the same', async () => {
  const { call, compare } = await campaign();
  let at = opened + 1_000;
  const outcomes = new Set<string>();
  for (const [count, one] of fc.sample(anyCall, { numRuns: 200, seed: 23 }).entries()) {
    at += one.afterMs;
    const options = { by: one.by, at, role: one.role } as const;
    const run = (callId?: string) => {
      const about = callId ? { ...options, callId } : options;
      if (one.is === 'take') return call(takeTurf, { turf: one.turf }, options);
      if (one.is === 'log') return call(getTurfLog, { turf: one.turf, since: null }, options);
      return call(returnTurf, { turf: one.turf, done: count % 2 === 0 }, about);
    };
    const outcome = await run(`call-${count}`);
    if (one.again) await run(`call-${count}`);
    outcomes.add('refused' in outcome ? outcome.refused : one.is);
  }
  await compare();
  expect([...outcomes].sort()).toEqual([
    ...['log', 'return', 'take', 'turfs.closed', 'turfs.done', 'turfs.notFound', 'turfs.over', 'turfs.taken'],
  ]);
});
