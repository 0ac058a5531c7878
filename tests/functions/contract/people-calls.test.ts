import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { CallAnswer, peopleCallListEndpoint } from '#shared/api/phonebank-api.ts';
import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { callPlans } from '#shared/collections/call-plans.ts';
import { people } from '#shared/collections/people.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { audienceList, packetId } from '#shared/domain/phonebank/list.ts';
import { targetsIn } from '#shared/domain/phonebank/target.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { makePeopleCallList } from '#shared/usecases/phonebank/make-people-list.ts';
import { nextCall, reportCall } from '#shared/usecases/phonebank/next-call.ts';
import { moment } from './both-stores.ts';
import { campaign, gave, wardOne } from './people-campaign.ts';

type Plan = z.output<typeof peopleCallListEndpoint.request>['plan'];
const plan: Plan = {
  ...{ name: 'Thank donors', goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
  ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: true },
};
const refused = { refused: 'request.notAllowed', params: {} };

describe('a call list of an audience', () => {
  it('has everybody with a number that may be called, and counts who is left out', async () => {
    const { answer, as, seed, card, contexts, compare } = await campaign();
    await seed(people, 'p1', card(1, { phones: [] }));
    await seed(people, 'p3', card(3, { reach: { call: { state: 'closed', until: null } } }));
    await seed(people, 'p5', card(5, { voter_id: 'V5', state: 'oh', street: null, birth_year: 1961 }));
    await seed(people, 'p7', card(7, { merged_into: 'p9' }));
    const made = await answer(makePeopleCallList, { id: 'calls', filter: wardOne, plan }, as('field'));
    expect(made).toEqual({ people: 17, no_number: 1, suppressed: 1 });
    const { read } = contexts(as()).server;
    expect(await read.get(callLists, 'calls')).toMatchObject({
      ...{ name: 'Thank donors', state: 'open', people: 17, phones: 17, packets: 1 },
      created_by: as('field').by,
    });
    const stored = await read.get(callPackets, packetId('calls', 0));
    const targets = targetsIn(stored?.targets ?? '[]');
    expect(targets.map(({ person }) => person).toSorted()).not.toContain('p3');
    expect(targets.find(({ person }) => person === 'p5')).toMatchObject({
      ...{ id: 'V5', name: 'Ana Lopez 5', cell: '+16145551005', landline: null, state: 'OH' },
    });
    expect(stored?.targets).not.toMatch(/birth|1961/);
    expect(targets.find(({ person }) => person === 'p9')).toMatchObject({ id: 'p9' });
    // Whoever reads call lists does not learn what was asked.
    const question = (await read.get(callPlans, 'calls'))?.question;
    expect(question).toContain(audienceList);
    expect(question).not.toContain('Ward');
    await compare();
  });

  it('asks for the right to plan calls and to see all that the filter asks', async () => {
    const { call, as } = await campaign();
    expect(await call(makePeopleCallList, { id: 'one', filter: gave, plan }, as('field'))).toEqual(refused);
    const nowhere: typeof wardOne = {
      all: [{ by: 'value', column: 'city', is: ['Nowhere'] }],
      except: [],
    };
    expect(await call(makePeopleCallList, { id: 'none', filter: nowhere, plan }, as())).toMatchObject({
      refused: 'phonebank.nobody',
    });
    expect(await call(makePeopleCallList, { id: 'givers', filter: gave, plan }, as())).toEqual({
      answer: { people: 5, no_number: 0, suppressed: 0 },
    });
  });

  it('gives out nobody who asked not to be called meanwhile, and closes every number of whoever asks now', async () => {
    const { answer, call, as, seed, card, documents } = await campaign();
    const only = (id: string): typeof wardOne => ({
      all: [{ by: 'value', column: 'city', is: [id] }],
      except: [],
    });
    await seed(people, 'p1', card(1, { city: 'X', voter_id: 'V1' }));
    await seed(people, 'p3', card(3, { city: 'X', phones: ['+16145551003', '+16145559003'] }));
    await answer(makePeopleCallList, { id: 'calls', filter: only('X'), plan }, as('field'));
    // A canvasser closed the voter at a door after the list was made.
    const closing: VoterDraft = {
      ...{ voter_id: 'V1', list_id: 'turf', source: 'door', kind: 'suppression', reason: 'opt_out' },
      ...{ channels: ['call'], is_on: true, until: null },
    };
    const event = { ...fullEvent(closing), closes: mayClose(closing), by: 'walker' };
    const at = as().at;
    await seed(
      voterEvents,
      'e1',
      voterEvents.schema.parse({ ...event, happened_at: at - 1, received_at: moment(at - 1) }),
    );
    const next = { list: 'calls', putBack: null, isNextRequested: true };
    const { assignment } = (await answer(nextCall, next, as('field'))) as CallAnswer;
    expect(assignment?.target).toMatchObject({ id: 'p3', person: 'p3' });
    const report = {
      ...{ id: 'r1', voter: 'p3', packet: 0, outcome: 'do_not_call' as const },
      ...{ goalReached: false, callBackAt: null },
    };
    await call(reportCall, { list: 'calls', report }, { ...as('field'), callId: 'c1' });
    expect(((await answer(nextCall, next, as('field'))) as CallAnswer).assignment).toBeNull();
    const evidence = Object.entries((await documents()).server).filter(([path]) =>
      path.includes('/contact_events/'),
    );
    expect(evidence.filter(([, one]) => Reflect.get(one as object, 'what') === 'opt_out')).toHaveLength(3);
  });
});
