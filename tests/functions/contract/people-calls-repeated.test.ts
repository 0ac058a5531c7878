import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { peopleCallListEndpoint } from '#shared/api/phonebank-api.ts';
import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { callPlans } from '#shared/collections/call-plans.ts';
import { people } from '#shared/collections/people.ts';
import { callTimeoutMs } from '#shared/constants.ts';
import type { RefusedError } from '#shared/refusals.ts';
import { findCallTargets } from '#shared/usecases/phonebank/find-call-targets.ts';
import { makePeopleCallList } from '#shared/usecases/phonebank/make-people-list.ts';
import { moment } from './both-stores.ts';
import { campaign, wardOne } from './people-campaign.ts';

type Input = z.output<typeof peopleCallListEndpoint.request>;
const plan: Input['plan'] = {
  ...{ name: 'Thank donors', goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
  ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: true },
};
const input: Input = { id: 'calls', filter: wardOne, plan };
const unarrived = { refused: 'phonebank.unarrived', params: {} };
const replayed = { refused: 'call.replayed', params: {} };

/** Twenty people in ward 1, so many of whom have a number. */
async function ward(numbers: number) {
  const stores = await campaign();
  const { seed, card, contexts, as } = stores;
  for (let one = 1, given = 0; one < 40; one += 2, given += 1)
    if (given >= numbers) await seed(people, `p${one}`, card(one, { phones: [] }));
  const { read } = contexts(as()).server;
  return { ...stores, packets: () => read.find(callPackets, {}), lists: () => read.find(callLists, {}) };
}

describe('the size of a call list of an audience', () => {
  /** Of the first so many of ward 1, of whom the first five have a number, on a list of five that reads ten cards. */
  async function sized(cards: number, limits = { cards: 10, targets: 5 }) {
    const { as, contexts } = await ward(5);
    const { server, memory } = contexts(as('field'));
    const ids = Array.from({ length: cards }, (_, at) => `p${2 * at + 1}`);
    const size = ({ targets, left }: Awaited<ReturnType<typeof findCallTargets>>) => [
      targets.length,
      left.no_number,
    ];
    return Promise.all(
      [server, memory].map((one) =>
        findCallTargets(one, ids, 'seed', limits).then(size, ({ key, params }: RefusedError) => [
          key,
          params,
        ]),
      ),
    );
  }
  const inBoth = (one: unknown[]) => [one, one];

  it('is limited by those who can be called, and not by those who are found', async () => {
    expect(await sized(10)).toEqual(inBoth([5, 5]));
    const refused = ['phonebank.tooMany', { most: 4 }];
    expect(await sized(10, { cards: 10, targets: 4 })).toEqual(inBoth(refused));
  });

  it('refuses more cards than it reads', async () => {
    expect(await sized(11)).toEqual(inBoth(['phonebank.tooMany', { most: 5 }]));
  });
});

describe('a call list that is asked for again', () => {
  it('is answered to whoever made it, and refused to others', async () => {
    const { answer, call, as, packets, lists, compare } = await ward(5);
    const first = await answer(makePeopleCallList, input, as('field'));
    expect(await answer(makePeopleCallList, input, as('field'))).toEqual(first);
    expect(await call(makePeopleCallList, input, as('admin'))).toEqual(replayed);
    expect(await packets()).toHaveLength(1);
    expect(await lists()).toHaveLength(1);
    await compare();
  });

  it('is not taken for another list of the same member', async () => {
    const { answer, call, as, seed, contexts } = await ward(5);
    await answer(makePeopleCallList, input, as('field'));
    const stored = await contexts(as()).server.read.get(callPlans, 'calls');
    const { id: _, ...fields } = stored ?? expect.fail();
    await seed(callPlans, 'calls', { ...fields, question: '{"steps":[]}' });
    expect(await call(makePeopleCallList, input, as('field'))).toEqual(replayed);
  });

  it('waits while it is being made, and makes anew what was broken off', async () => {
    const { answer, call, as, seed, contexts, packets } = await ward(5);
    await answer(makePeopleCallList, input, as('field'));
    const stored = await contexts(as()).server.read.get(callLists, 'calls');
    const { id: _, ...list } = stored ?? expect.fail();
    const draft = (since: number) =>
      seed(callLists, 'calls', { ...list, state: 'draft', opened_at: null, created_at: moment(since) });
    const again = as('field');
    await draft(again.at - callTimeoutMs.long + 1);
    expect(await call(makePeopleCallList, input, again)).toEqual(unarrived);
    await draft(again.at - callTimeoutMs.long);
    expect(await answer(makePeopleCallList, input, again)).toMatchObject({ people: 5 });
    expect(await packets()).toHaveLength(1);
  });

  it('is made once by 40 calls at the same moment', async () => {
    const { as, contexts, packets, open } = await ward(5);
    await open(['cards']);
    const { server } = contexts(as('field'));
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, () => makePeopleCallList.run(input, server)),
    );
    const failed = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    // A campaign asks about its people ten times at once; whoever comes then waits and asks again.
    const waits = ['phonebank.unarrived', 'audiences.busy'];
    expect(failed.filter(({ key }) => !waits.includes(key))).toEqual([]);
    expect(failed.length).toBeLessThan(40);
    expect(await packets()).toHaveLength(1);
  });
});
