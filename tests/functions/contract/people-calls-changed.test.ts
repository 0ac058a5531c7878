import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { CallAnswer, peopleCallListEndpoint } from '#shared/api/phonebank-api.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { people } from '#shared/collections/people.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { packetId } from '#shared/domain/phonebank/list.ts';
import { targetsIn } from '#shared/domain/phonebank/target.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { recordContactEvents } from '#shared/usecases/consent/record-contact-events.ts';
import { makePeopleCallList } from '#shared/usecases/phonebank/make-people-list.ts';
import { nextCall } from '#shared/usecases/phonebank/next-call.ts';
import { moment } from './both-stores.ts';
import { campaign, type wardOne } from './people-campaign.ts';

type Plan = z.output<typeof peopleCallListEndpoint.request>['plan'];
const plan: Plan = {
  ...{ name: 'Thank donors', goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
  ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: true },
};
const city = (name: string): typeof wardOne => ({
  all: [{ by: 'value', column: 'city', is: [name] }],
  except: [],
});

/** A campaign with some people in X, of whom a list can be made. */
async function bank(...cards: readonly object[]) {
  const stores = await campaign();
  const { answer, as, seed, card, contexts } = stores;
  const put = (one: number, fields: object = {}) =>
    seed(people, `p${one}`, card(one, { city: 'X', ...fields }));
  for (const [at, fields] of cards.entries()) await put(at + 1, fields);
  let events = 0;
  return {
    ...stores,
    put,
    make: (id = 'calls') => answer(makePeopleCallList, { id, filter: city('X'), plan }, as('field')),
    next: async () =>
      (await answer(
        nextCall,
        { list: 'calls', putBack: null, isNextRequested: true },
        as('field'),
      )) as CallAnswer,
    async targets(list = 'calls') {
      const stored = await contexts(as()).server.read.get(callPackets, packetId(list, 0));
      return targetsIn(stored?.targets ?? '[]');
    },
    /** Somebody said something of a voter, or of a person without one. */
    async say(voter_id: string, outcome: 'hostile' | 'deceased' | 'not_home', by = 'walker') {
      events += 1;
      const draft = fullEvent({ voter_id, list_id: null, source: 'door', kind: 'attempt', outcome });
      const at = as().at - 1;
      const event = { ...draft, closes: mayClose(draft), by, happened_at: at, received_at: moment(at) };
      await seed(voterEvents, `e${events}`, voterEvents.schema.parse(event));
    },
    async close(...numbers: readonly string[]) {
      const { server, memory } = contexts(as());
      const stop = { what: 'opt_out', channel: 'call', source: 'message', at: as().at } as const;
      for (const one of [server, memory])
        await one.tx((store) =>
          recordContactEvents(
            store,
            one,
            numbers.map((value) => ({ id: `stop-${value.slice(1)}`, kind: 'phone', value, ...stop })),
          ),
        );
    },
  };
}

describe('a card that changed since its call list was made', () => {
  it('is not given out with a number that it has no more', async () => {
    const { make, put, next, compare } = await bank({});
    await make();
    await put(1, { phones: ['+16145559999'] });
    expect(await next()).toMatchObject({ assignment: null, blocked: { bad_number: 1 } });
    await compare();
  });

  it('is not given out once it was merged away', async () => {
    const { make, put, next, compare } = await bank({});
    await make();
    await put(1, { merged_into: 'p2' });
    expect(await next()).toMatchObject({ assignment: null, blocked: { left: 1 } });
    await compare();
  });

  it('ends a call that has begun', async () => {
    const { make, put, next } = await bank({});
    await make();
    expect((await next()).assignment?.target.id).toBe('p1');
    await put(1, { merged_into: 'p2' });
    expect(await next()).toMatchObject({ assignment: null, blocked: { left: 1 } });
  });

  it('is not given out once it is linked to a voter who is closed', async () => {
    const { make, put, say, next, compare } = await bank({});
    await make();
    await say('V1', 'hostile');
    await put(1, { voter_id: 'V1' });
    expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
    await compare();
  });

  it('is not given out for what was said of those who were merged into it', async () => {
    const { make, put, say, next } = await bank({});
    await make();
    await say('p50', 'hostile');
    await put(1, { merged_ids: ['p50'] });
    expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
  });

  it('is not given out for what was said since of another card of the same voter', async () => {
    for (const id of ['p2', 'p60']) {
      const { make, say, next, compare } = await bank(
        { voter_id: 'V1' },
        { voter_id: 'V1', merged_ids: ['p60'] },
      );
      expect(await make()).toEqual({ people: 1, no_number: 0, suppressed: 0 });
      await say(id, 'hostile');
      expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
      await compare();
    }
  });

  it('is given out where another log says nothing that closes calls', async () => {
    const { make, put, say, next } = await bank({});
    await make();
    await say('V1', 'deceased');
    await put(1, { voter_id: 'V1' });
    expect((await next()).assignment?.target).toMatchObject({ id: 'p1', cell: '+16145551001' });
  });

  it('is not given out where two people say of its two ids that they have died', async () => {
    const { make, put, say, next } = await bank({});
    await make();
    await say('V1', 'deceased', 'walker');
    await say('p1', 'deceased', 'caller');
    await put(1, { voter_id: 'V1' });
    expect(await next()).toMatchObject({ assignment: null, blocked: { deceased: 1 } });
  });
});

describe('who is left out of a call list of an audience', () => {
  it('is anybody whose own log, or that of those merged into them, closes calls', async () => {
    const { make, say, targets, compare } = await bank(
      { voter_id: 'V1' },
      { merged_ids: ['p50'] },
      {},
      { voter_id: 'V4' },
    );
    await say('p1', 'hostile');
    await say('p50', 'hostile');
    await say('V4', 'not_home');
    expect(await make()).toEqual({ people: 2, no_number: 0, suppressed: 2 });
    expect((await targets()).map(({ id }) => id).toSorted()).toEqual(['V4', 'p3']);
    await compare();
  });

  it('is who has no open number: of several the first that is open is called', async () => {
    const [first, second] = ['+16145558001', '+16145558002'];
    const { make, close, next, targets, compare } = await bank(
      { phones: [first, '+16145558003'] },
      { phones: [first, second] },
      { phones: [second] },
    );
    await close(first, second);
    expect(await make()).toEqual({ people: 1, no_number: 0, suppressed: 2 });
    expect(await targets()).toMatchObject([{ id: 'p1', cell: '+16145558003' }]);
    expect((await next()).assignment?.target.cell).toBe('+16145558003');
    await compare();
  });

  it('is not a voter with two cards, who is called once and counted once', async () => {
    const { make, say, targets, compare } = await bank(
      { voter_id: 'V1' },
      { voter_id: 'V1' },
      { voter_id: 'V3' },
      { voter_id: 'V3' },
    );
    await say('p4', 'hostile');
    expect(await make()).toEqual({ people: 1, no_number: 0, suppressed: 1 });
    expect((await targets()).map(({ id }) => id)).toEqual(['V1']);
    await compare();
  });
});
