import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#shared/api/phonebank-api.ts';
import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { contactSalts } from '#shared/collections/contact-salts.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { packetId } from '#shared/domain/phonebank/list.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { recordContactEvents } from '#shared/usecases/consent/record-contact-events.ts';
import { nextCall, reportCall } from '#shared/usecases/phonebank/next-call.ts';
import { openCallList } from '#shared/usecases/phonebank/open-call-list.ts';
import { undoCall } from '#shared/usecases/phonebank/undo-call.ts';
import { reportOf, targetOf } from '../phone-bank.ts';
import { bothStores, moment } from './both-stores.ts';

/** A morning in Ohio. */
const morning = Date.parse('2026-01-10T15:00:00Z');
const tomorrow = morning + 24 * 3_600_000;
const midnight = Date.parse('2026-01-11T05:00:00Z');
const stamps = {
  ...{ created_at: moment(morning), created_by: 'rosa', updated_at: moment(morning), updated_by: 'rosa' },
};
const cell = '+12025550142';

/** An open list of some people, who all have one number. */
async function phoneBank(voters: readonly string[], fields: object = {}) {
  const stores = bothStores();
  const { seed, call, contexts } = stores;
  await seed(contactSalts, 'current', {
    salt: 'a salt that is long enough for tests',
    created_at: moment(1),
  });
  await seed(
    callLists,
    'one',
    callLists.schema.parse({
      ...{ name: 'List', goal: 'support', goal_question: null, cooldown_hours: 5, attempts_max: 2 },
      ...{ script_id: null, script: null, instructions: null, notes_allowed: true, state: 'draft' },
      ...{ packets: 1, people: voters.length, phones: voters.length, opened_at: null, ...stamps, ...fields },
    }),
  );
  const targets = voters.map((voter) => ({ ...targetOf(voter), cell }));
  await seed(callPackets, packetId('one', 0), {
    ...{ list_id: 'one', number: 0, targets: JSON.stringify(targets), ...stamps },
  });
  let later = 0;
  const by = (at = morning) => {
    later += 1;
    return { by: 'ana', at: at + later, role: 'canvasser' as const };
  };
  await call(openCallList, { list: 'one', drop: [] }, { ...by(), role: 'field' });
  return {
    ...stores,
    async next(at = morning): Promise<CallAnswer> {
      const outcome = await call(nextCall, { list: 'one', putBack: null, isNextRequested: true }, by(at));
      return (outcome as { answer: CallAnswer }).answer;
    },
    report: (assignment: CallAnswer['assignment'], outcome: 'do_not_call' | 'wrong_number', callId: string) =>
      call(
        reportCall,
        { list: 'one', report: reportOf(assignment, { id: 'r1', outcome }) },
        { ...by(), callId },
      ),
    undo: (assignment: CallAnswer['assignment']) => {
      const { id: report, voter, packet } = reportOf(assignment, { id: 'r1', outcome: 'do_not_call' });
      return call(undoCall, { list: 'one', report, voter, packet }, by());
    },
    async close(what: 'opt_out' | 'bad_number') {
      const event = {
        ...{ id: 'stop', kind: 'phone' as const, value: cell, what },
        channel: 'call' as const,
      };
      const { server, memory } = contexts(by());
      for (const one of [server, memory])
        await one.tx((store) =>
          recordContactEvents(store, one, [{ ...event, source: 'message', at: morning }]),
        );
    },
    async closedFor(): Promise<(string | undefined)[]> {
      const points = await contexts(by()).server.read.find(contactPoints, {});
      return points.map(({ closed }) => closed.call?.reason);
    },
    evidence: () => contexts(by()).server.read.find(contactEvents, {}),
  };
}

describe('a number that is closed for calls', () => {
  it('is not dialed, though the voter file has it and the log says nothing', async () => {
    const { next, close, compare } = await phoneBank(['V1', 'V2']);
    await close('opt_out');
    expect(await next()).toMatchObject({ assignment: null, why: 'finished', blocked: { opted_out: 2 } });
    await compare();
  });

  it('ends a call that has begun', async () => {
    const { next, close } = await phoneBank(['V1']);
    expect((await next()).assignment).not.toBeNull();
    await close('bad_number');
    expect(await next()).toMatchObject({ assignment: null, blocked: { bad_number: 1 } });
  });
});

describe('what a call says of the number', () => {
  it('closes it for everyone who has it, once, however often the report comes', async () => {
    const { next, report, closedFor, evidence, compare } = await phoneBank(['V1', 'V2']);
    const { assignment } = await next();
    await report(assignment, 'do_not_call', 'c1');
    await report(assignment, 'do_not_call', 'c2');
    expect(await closedFor()).toEqual(['opted_out']);
    expect(await evidence()).toHaveLength(1);
    expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
    await compare();
  });

  it('closes it also where somebody else has the person by now, and only for whoever had them', async () => {
    const { next, report, call, closedFor, compare } = await phoneBank(['V1']);
    const { assignment } = await next();
    const others = { by: 'ben', at: tomorrow, role: 'canvasser' as const };
    const request = { list: 'one', putBack: null, isNextRequested: true };
    expect(await call(nextCall, request, others)).toMatchObject({
      answer: { assignment: { target: { id: 'V1' } } },
    });
    const forged = { list: 'one', report: reportOf(assignment, { id: 'r2', outcome: 'do_not_call' }) };
    expect(await call(reportCall, forged, { ...others, by: 'eve' })).toEqual({ answer: { result: 'late' } });
    expect(await closedFor()).toEqual([]);
    expect(await report(assignment, 'do_not_call', 'c1')).toEqual({ answer: { result: 'late' } });
    expect(await closedFor()).toEqual(['opted_out']);
    await compare();
  });

  it('is taken back with the report', async () => {
    const { next, report, undo, closedFor, compare } = await phoneBank(['V1']);
    const { assignment } = await next();
    await report(assignment, 'do_not_call', 'c1');
    expect(await undo(assignment)).toMatchObject({ answer: { assignment: { target: { id: 'V1', cell } } } });
    expect(await closedFor()).toEqual([undefined]);
    await compare();
  });

  it('comes from the voter log when the number is about to be dialed', async () => {
    const { next, seed, closedFor, evidence } = await phoneBank(['V1', 'V2']);
    const draft = { voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'do_not_call' } as const;
    await seed(
      voterEvents,
      'e1',
      voterEvents.schema.parse({
        ...{ ...fullEvent(draft), closes: true, happened_at: morning - 9, by: 'ben' },
        received_at: moment(morning - 8),
      }),
    );
    await next();
    await next(morning + 20 * 60_000);
    expect(await closedFor()).toEqual(['opted_out']);
    expect(await evidence()).toMatchObject([{ what: 'opt_out', source: 'door', by: 'ben', at: morning - 9 }]);
  });
});

describe('calling hours', () => {
  it('put a list off until morning where its people live', async () => {
    const { next, compare } = await phoneBank(['V1', 'V2']);
    const opens = Date.parse('2026-01-11T13:00:00Z');
    expect(await next(midnight)).toMatchObject({ assignment: null, why: 'hours', againAt: opens });
    expect(await next(midnight + 60_000)).toMatchObject({ assignment: null, why: 'hours', againAt: opens });
    expect((await next(opens)).assignment).not.toBeNull();
    await compare();
  });

  it('are not kept by a list of people who agreed to any hour', async () => {
    const { next } = await phoneBank(['V1'], { any_hour: true });
    expect((await next(midnight)).assignment).not.toBeNull();
  });
});
