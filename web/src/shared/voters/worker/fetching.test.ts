import { expect, it } from 'vitest';
import { hashOf } from '#shared/domain/voters/chunk.ts';
import { Missing } from './ask-database.ts';
import { noCache } from './cache.ts';
import { type Ask, fetchingOf } from './fetching.ts';
import type { FetchFailure } from './voter-protocol.ts';

/** A server whose first answers are failures; `pauses` is how often somebody waited before asking again. */
async function server(...failures: readonly FetchFailure[]) {
  const left = [...failures];
  const data = Uint8Array.of(1, 2, 3);
  const state = { asked: 0, pauses: 0 };
  const ask: Ask = async (_, ids) => {
    state.asked += 1;
    const trouble = left.shift();
    if (trouble) throw new Missing(trouble);
    return new Map(ids.map((id) => [id, { data, version: 1, until: 0 }]));
  };
  const fetching = fetchingOf(ask, noCache, 'root', async () => {
    state.pauses += 1;
  });
  return { fetching, state, promised: { id: 'a-0', rows: 1, hash: await hashOf(data) } };
}

it('asks once more for a chunk that could not be reached, and not a third time', async () => {
  const once = await server('unreached');
  expect([...(await once.fetching.chunk(once.promised))]).toEqual([1, 2, 3]);
  expect(once.state).toEqual({ asked: 2, pauses: 1 });
  const twice = await server('unreached', 'unreached');
  await expect(twice.fetching.chunk(twice.promised)).rejects.toMatchObject({ trouble: 'unreached' });
  expect(twice.state).toEqual({ asked: 2, pauses: 1 });
});

it('asks once more for what was learned', async () => {
  const { fetching, state } = await server('unreached');
  expect([...(await fetching.parts([{ part: 3, version: 1 }])).keys()]).toEqual([3]);
  expect(state.pauses).toBe(1);
});

it('takes a refusal as it is', async () => {
  const { fetching, state, promised } = await server('refused');
  await expect(fetching.chunk(promised)).rejects.toMatchObject({ trouble: 'refused' });
  expect(state).toEqual({ asked: 1, pauses: 0 });
});
