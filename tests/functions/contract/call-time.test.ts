import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { audit } from '#shared/collections/audit.ts';
import { calltimeBlocks, calltimeOutcomes } from '#shared/collections/calltime-sessions.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { donations } from '#shared/collections/donations.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { blockMs } from '#shared/domain/call-time/limits.ts';
import { exportCallTime } from '#shared/usecases/call-time/export-outcomes.ts';
import { handBackBlock } from '#shared/usecases/call-time/hand-back.ts';
import { callTimeLists, changeCallTimeList, openCallTimeList } from '#shared/usecases/call-time/lists.ts';
import { makeCallTimeList } from '#shared/usecases/call-time/make-list.ts';
import { recordAsk } from '#shared/usecases/call-time/record-ask.ts';
import { steerBlock } from '#shared/usecases/call-time/steer-block.ts';
import { takeBlock } from '#shared/usecases/call-time/take-block.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { recordPledge } from '#shared/usecases/pledges/record-pledge.ts';
import { crowd } from '../../full.ts';
import { callTimeCampaign, phoneOf } from './call-time-campaign.ts';

const names = (count: number, from = 0) => Array.from({ length: count }, (_, at) => String(from + at));
const refused = (key: string) => ({ refused: key });

describe('a call list', () => {
  it('is made of donors who may be called, with the ask of each, and made once', async () => {
    const { donor, make, call, as, compare } = await callTimeCampaign();
    await donor('1', {}, [25_000]);
    await donor('2', {}, [350_000]);
    await donor('3', { phones: [] });
    await donor('4', { kind: 'organization' });
    const made = { answer: { people: 3, leftOut: { no_donor: 1, no_number: 1, closed: 0 } } };
    for (let time = 0; time < 2; time += 1)
      expect(await make(['1', '2', '3', '4', 'nobody', '1'])).toEqual(made);
    await compare();
    const opened = (await call(openCallTimeList, { id: 'list' }, as('finance'))) as never as {
      answer: { sheets: { id: string; ask: object; left: number | null }[]; states: object };
    };
    expect(opened.answer.sheets).toMatchObject([
      {
        id: '1',
        ask: { cents: 50_000, basis: 'double', isLimited: false },
        left: 325_000,
        election: 'P2028',
      },
      { id: '2', ask: { cents: 0 }, left: 0 },
      { id: '4', ask: { cents: 25_000, basis: 'first' }, left: null },
    ]);
    expect(opened.answer.states).toMatchObject({
      '1': { place: 0 },
      '2': { place: null },
      '4': { place: 1 },
    });
  });

  it('asks for an overdue pledge first, and for no more than the limit leaves beside pledges', async () => {
    const { donor, make, call, as, take, block } = await callTimeCampaign();
    await donor('1', {}, [100_000]);
    await donor('2', {}, [10_000]);
    const pledge = (id: string, donorId: string, amount: number, due_on: string) =>
      call(
        recordPledge,
        {
          ...{ id, donorId, amount, madeOn: '2026-11-01', firmness: 'soft' as const },
          ...{ installments: [{ due_on, cents: amount }], election: null, sourceCode: null, note: null },
        },
        as('finance'),
      );
    await pledge('p1', '1', 200_000, '2027-12-01');
    await pledge('p2', '2', 30_000, '2026-11-02');
    await make(['1', '2']);
    await take('b');
    expect((await block('b')).sheets).toMatchObject([
      { id: '2', why: 'pledge', ask: { cents: 30_000, basis: 'pledge' }, pledge: { overdue: 30_000 } },
      { id: '1', why: 'ask', ask: { cents: 50_000, isLimited: true }, left: 50_000, pledge: { overdue: 0 } },
    ]);
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is made, opened and changed by no %s', async (role) => {
    const { donor, make, call, as, seedMember } = await callTimeCampaign();
    await donor('1');
    if (role === 'canvasser') await seedMember(as(role).by, role, { grants: ['calltime.work'] });
    expect(await make(['1'], {}, role)).toMatchObject(refused('request.notAllowed'));
    expect(openCallTimeList.endpoint.guard.capability).toBe('donations.write');
    expect(await call(changeCallTimeList, { id: 'list', name: 'Mine' }, as(role))).toMatchObject(
      refused('request.notAllowed'),
    );
  });

  it('takes 1,000 people and no more', async () => {
    const sound = {
      ...{ id: 'list', name: 'List', goalCents: 0, script: null, callers: [] },
      from: { is: 'people' as const, people: names(1_000) },
    };
    const { request } = makeCallTimeList.endpoint;
    expect(request.safeParse(sound).success).toBe(true);
    const more = { ...sound, from: { is: 'people' as const, people: names(1_001) } };
    expect(request.safeParse(more).success).toBe(false);
    expect(request.safeParse({ ...sound, callers: names(21) }).success).toBe(false);
    expect(request.safeParse({ ...sound, name: 'x'.repeat(121) }).success).toBe(false);
  });

  it('of 1,000 donors opens in two reads and one for each hundred', async () => {
    const { donor, make, contexts, as } = await callTimeCampaign({ isMemoryAlone: true });
    for (const id of names(1_000)) await donor(id);
    expect(await make(names(1_000))).toMatchObject({ answer: { people: 1_000 } });
    const { memory } = contexts(as('finance'));
    let reads = 0;
    const answer = await openCallTimeList.run(
      { id: 'list' },
      {
        ...memory,
        read: {
          ...memory.read,
          get: (...place) => {
            reads += 1;
            return memory.read.get(...place);
          },
          getAll: (source, ids) => {
            reads += ids.length;
            return memory.read.getAll(source, ids);
          },
        },
      },
    );
    expect(answer.sheets).toHaveLength(1_000);
    expect(reads).toBe(12);
  });
});

describe('a block', () => {
  it('has 25 donors in the order of the queue, and a closed tab gets the same again', async () => {
    const { donor, make, take, block, stored, compare } = await callTimeCampaign();
    for (const id of names(26)) await donor(id, {}, id === '7' ? [100_000] : []);
    await make(names(26));
    expect(await take('b')).toEqual({ answer: { block: 'b', session: 'session-b', againAt: null } });
    await compare();
    const { sheets, order } = await block('b');
    expect(sheets).toHaveLength(25);
    expect(order[0]).toBe('7');
    expect(await take('again')).toEqual({ answer: { block: 'b', session: 'session-b', againAt: null } });
    expect((await stored()).people).toHaveLength(25);
  });

  it('is nobody else’s until it is handed back', async () => {
    const { donor, make, take, block, handBack, asCaller, otherUid, compare, call } =
      await callTimeCampaign();
    for (const id of names(3)) await donor(id);
    const callers = { callers: [asCaller().by, otherUid] };
    await make(names(3), callers);
    await make(names(3), { ...callers, id: 'other' });
    await take('b');
    const noBlock = { answer: { block: null, session: null, againAt: expect.any(Number) } };
    expect(await take('mine', asCaller(otherUid))).toEqual(noBlock);
    expect(await take('elsewhere', asCaller(otherUid), { list: 'other' })).toEqual(noBlock);
    expect(await handBack('b', asCaller(otherUid))).toMatchObject(refused('callTime.notYours'));
    const back = { block: 'b', isEnd: false, called: ['1'] };
    for (const callId of ['one', 'one', 'two'])
      expect(await call(handBackBlock, back, { ...asCaller(), callId })).toEqual({ answer: { ok: true } });
    await compare();
    await take('next', asCaller(otherUid));
    expect((await block('next')).order).toEqual(['0', '2']);
  });

  it('is free again after four hours', async () => {
    const { donor, make, take, block, asCaller, otherUid } = await callTimeCampaign();
    await donor('1');
    await make(['1'], { callers: [asCaller().by, otherUid] });
    await take('b');
    const later = asCaller(otherUid);
    expect(await take('soon', { ...later, at: later.at + blockMs - 60_000 })).toMatchObject({
      answer: { block: null },
    });
    expect(await take('late', { ...later, at: later.at + blockMs })).toMatchObject({
      answer: { block: 'late' },
    });
    expect((await block('late')).order).toEqual(['1']);
  });

  it('tells a volunteer the ask and its reason, and nothing else that the campaign knows', async () => {
    const { donor, make, take, block, as, note } = await callTimeCampaign();
    await donor('1', { employer: 'Clinic', occupation: 'Nurse' }, [10_000, 25_000]);
    await note('n', '1');
    await make(['1']);
    await take('b');
    const [volunteers] = (await block('b')).sheets;
    expect(volunteers).toMatchObject({ facts: null, ask: { cents: 50_000 }, gifts: [{ cents: 25_000 }] });
    expect(JSON.stringify(volunteers)).not.toContain('Clinic');
    await make(['1'], { id: 'second' });
    const later = as('finance');
    await take('c', { ...later, at: later.at + blockMs, role: 'finance' } as never, { list: 'second' });
    const [staffs] = (await block('c')).sheets;
    expect(staffs).toMatchObject({ facts: { employer: 'Clinic', notes: ['Met'] }, gifts: [{}, {}] });
  });

  it.each([
    ['a list that is another’s', { callers: [] }, {}, 'callTime.noList'],
    ['a list that is not there', {}, { list: 'nothing' }, 'callTime.noList'],
    ['another caller’s session', {}, { session: 'taken' }, 'call.replayed'],
  ])('is not taken of %s', async (_, made, request, why) => {
    const { donor, make, take, asCaller, otherUid } = await callTimeCampaign();
    for (const id of names(30)) await donor(id);
    await make(names(30), { callers: [asCaller().by, otherUid], ...made });
    if (why === 'call.replayed') await take('first', asCaller(otherUid), { session: 'taken' });
    expect(await take('b', asCaller(), request)).toMatchObject(refused(why));
  });

  it('is not taken of a closed list, nor by whoever lost the right', async () => {
    const { donor, make, take, call, as, seedMember, callerUid } = await callTimeCampaign();
    await donor('1');
    await make(['1']);
    await seedMember(callerUid, 'canvasser');
    expect(await take('b')).toMatchObject(refused('request.notAllowed'));
    await call(changeCallTimeList, { id: 'list', state: 'closed' }, as('finance'));
    expect(await take('b')).toMatchObject(refused('callTime.listClosed'));
  });

  it('is not taken of a list that is closed in the same moment', async () => {
    const { donor, make, call, as, asCaller, contexts, input, stored, compare } = await callTimeCampaign();
    await donor('1');
    await make(['1']);
    const contextOf = contexts(asCaller());
    let isClosed = false;
    for (const context of [contextOf.server, contextOf.memory]) {
      const tx: typeof context.tx = async (work, options) => {
        if (!isClosed) await call(changeCallTimeList, { id: 'list', state: 'closed' }, as('finance'));
        isClosed = true;
        return context.tx(work, options);
      };
      await expect(takeBlock.run(input('b'), { ...context, tx })).rejects.toMatchObject({
        key: 'callTime.listClosed',
      });
    }
    expect((await stored()).sessions).toEqual([]);
    await compare();
  });

  it('is taken eight times in four hours, and no more', async () => {
    const { donor, make, take, handBack } = await callTimeCampaign({ isMemoryAlone: true });
    await donor('1');
    await make(['1']);
    for (const id of names(8)) {
      expect(await take(id)).toMatchObject({ answer: { block: id } });
      await handBack(id);
    }
    expect(await take('ninth')).toMatchObject(refused('attempts.tooMany'));
  });

  it('has none of whom somebody opted out since the list was made', async () => {
    const { donor, make, take, block, call, as, stored } = await callTimeCampaign();
    for (const id of names(2)) await donor(id);
    await make(names(2));
    const consent = {
      ...{ id: 'stop', personId: '0', what: 'opt_out' as const, channel: 'call' as const, address: null },
      ...{ grade: null, reason: null, words: null, source: 'call' as const, happenedAt: null },
    };
    await call(recordConsent, consent, as());
    await take('b');
    expect((await block('b')).order).toEqual(['1']);
    expect((await stored()).states['0']).toMatchObject({ done: 'closed' });
  });

  it('never gives one donor to two of forty callers at once', async () => {
    const { donor, make, contexts, as, input, organization, seedMember } = await callTimeCampaign();
    for (const id of names(60)) await donor(id);
    await make(names(60));
    const callers = names(crowd(40));
    for (const id of callers) await seedMember(`f${id}-${organization}`, 'finance');
    const answers = await Promise.all(
      callers.map((id) => {
        const { server } = contexts({ ...as('finance'), by: `f${id}-${organization}` });
        return takeBlock.run(input(`b${id}`), server).then(async ({ block }) => {
          const found = block ? await server.read.get(calltimeBlocks, block) : null;
          return found?.order ?? [];
        });
      }),
    );
    const given = answers.flat();
    expect(given).toHaveLength(60);
    expect(new Set(given).size).toBe(60);
  });
});

describe('an outcome', () => {
  const ready = async (count = 2, fields: object = {}) => {
    const made = await callTimeCampaign();
    for (const id of names(count)) await made.donor(id, fields);
    await made.make(names(count));
    await made.take('b');
    return made;
  };

  it('counts once, however often it is sent', async () => {
    const { record, report, stored, compare, call, asCaller } = await ready();
    const one = report('b', '0', { outcome: 'pledged', cents: 50_000, note: 'By check' });
    for (const callId of ['same', 'same', 'another'])
      expect(await record(one, asCaller(), callId)).toEqual({ answer: { result: 'taken' } });
    expect(await call(recordAsk, one, asCaller())).toEqual({ answer: { result: 'taken' } });
    await compare();
    const { outcomes, list, sessions, states, people } = await stored();
    expect(outcomes).toMatchObject([{ person_id: '0', outcome: 'pledged', cents: 50_000, note: 'By check' }]);
    const counts = { calls: 1, reached: 1, pledged: 50_000, promised: 0 };
    expect(list).toMatchObject(counts);
    expect(sessions).toMatchObject([counts]);
    expect(states['0']).toMatchObject({ block: null, until: 0, last: 'pledged', calls: 1 });
    expect(people.find(({ id }) => id === '0')).toMatchObject({ block: null, calls: [{ note: 'By check' }] });
  });

  it('is told on later sheets, and whoever was reached rests on every list', async () => {
    const { record, report, make, take, asCaller, block, handBack } = await ready();
    await record(report('b', '0', { outcome: 'declined' }));
    await record(report('b', '1', { outcome: 'no_answer' }));
    await handBack('b');
    await make(names(2), { id: 'second' });
    const later = asCaller();
    await take('c', later, { list: 'second' });
    const { order, sheets } = await block('c');
    expect(order).toEqual(['1']);
    expect(sheets[0]).toMatchObject({ calls: [{ outcome: 'no_answer' }] });
  });

  it.each([
    ['of somebody who is not in the block', { person: 'nobody' }, 'callTime.notYours'],
    ['of a block that is not there', { block: 'nothing' }, 'callTime.notYours'],
    ['with an amount of a no', { outcome: 'declined', cents: 100 }, 'request.badBody'],
    ['of a pledge without an amount', { outcome: 'pledged' }, 'request.badBody'],
    ['with a day on which a no is due', { outcome: 'declined', dueOn: '2026-12-24' }, 'request.badBody'],
    [
      'of a pledge that was due in 2020',
      { outcome: 'pledged', cents: 100, dueOn: '2020-01-01' },
      'pledges.days',
    ],
    ['of a call-back without a time', { outcome: 'call_back' }, 'request.badBody'],
    ['of a call-back in 1970', { outcome: 'call_back', backAt: 0 }, 'request.badBody'],
    ['of a call-back in two years', { outcome: 'call_back', backAt: Date.UTC(2029, 0) }, 'request.badBody'],
    [
      'of a wrong number that is another’s',
      { outcome: 'wrong_number', phone: phoneOf(9) },
      'request.badBody',
    ],
    ['with a card number in its note', { note: 'card 4242 4242 4242 4242' }, 'callTime.cardNumber'],
  ])('%s is refused, and nothing is written', async (_, fields, why) => {
    const { record, report, stored } = await ready();
    expect(await record(report('b', '0', fields as never))).toMatchObject(refused(why));
    expect((await stored()).outcomes).toEqual([]);
  });

  it.each([0, -1, 0.5, 1_000_000_001])('of %s cents is no request', (cents) =>
    expect(
      recordAsk.endpoint.request.safeParse({
        ...{ id: 'o', block: 'b', person: 'p', outcome: 'pledged', cents, dueOn: null, backAt: null },
        ...{ phone: null, note: null, at: 1 },
      }).success,
    ).toBe(false),
  );

  it('of another caller’s block is refused, also to a manager', async () => {
    const { record, report, asCaller, otherUid, as } = await ready();
    const one = report('b', '0');
    expect(await record(one, asCaller(otherUid))).toMatchObject(refused('callTime.notYours'));
    expect(await record(one, as('finance') as never, 'm')).toMatchObject(refused('callTime.notYours'));
  });

  it('that arrives after its block was over counts, and takes nobody from their new caller', async () => {
    const { record, report, take, block, asCaller, otherUid, stored, call, as, callerUid } = await ready();
    await call(changeCallTimeList, { id: 'list', callers: [callerUid, otherUid] }, as('finance'));
    const later = asCaller(otherUid);
    const next = { ...later, at: later.at + blockMs };
    await take('c', next);
    expect((await block('c')).order).toContain('0');
    const one = report('b', '0', { outcome: 'promised', cents: 10_000 });
    expect(await record(one, { ...asCaller(), at: next.at + 1_000 })).toEqual({ answer: { result: 'late' } });
    const { list, states } = await stored();
    expect(list).toMatchObject({ promised: 10_000 });
    expect(states['0']).toMatchObject({ block: 'c' });
  });

  it('of a wrong number closes that number alone, and the caller goes on with the next one', async () => {
    const phones = ['+15035550111', '+15035550112'];
    const { record, report, stored } = await ready(1, { phones });
    await record(report('b', '0', { id: 'w1', outcome: 'wrong_number', phone: '+15035550111' }));
    expect((await stored()).states['0']).toMatchObject({ block: 'b', done: null });
    await record(report('b', '0', { id: 'w2', outcome: 'wrong_number', phone: '+15035550112' }));
    expect((await stored()).states['0']).toMatchObject({ block: null, done: 'no_number' });
  });

  it('never ask closes every way of asking and keeps receipts', async () => {
    const { record, report, contexts, as, make, compare, stored } = await ready(1, {
      emails: ['a@example.org'],
    });
    await record(report('b', '0', { outcome: 'never_ask' }));
    await compare();
    const events = await contexts(as()).memory.read.find(contactEvents, {});
    expect(events.map(({ what, channel }) => `${what} ${channel}`).toSorted()).toEqual([
      'opt_out call',
      'opt_out email',
      'opt_out text',
    ]);
    expect((await stored()).states['0']).toMatchObject({ done: 'never_ask' });
    expect(await make(['0'], { id: 'second' })).toMatchObject(refused('callTime.nobody'));
  });

  it('with an amount is a pledge in the same step, once, and no gift', async () => {
    const { record, report, contexts, as, asCaller, compare } = await ready();
    const soft = report('b', '0', { outcome: 'pledged', cents: 50_000, dueOn: '2027-06-01' });
    for (const callId of ['one', 'one', 'two']) await record(soft, asCaller(), callId);
    await record(report('b', '1', { outcome: 'promised', cents: 10_000 }));
    await compare();
    const { read } = contexts(as()).memory;
    const made = await read.find(pledges, {});
    expect(made.toSorted((one, other) => one.amount - other.amount)).toMatchObject([
      { donor_id: '1', amount: 10_000, firmness: 'hard', paid: 0, stage: 'open' },
      { donor_id: '0', amount: 50_000, firmness: 'soft', due_on: '2027-06-01', id: soft.id },
    ]);
    expect((await read.find(calltimeOutcomes, {})).map(({ pledge_id }) => pledge_id)).not.toContain(null);
    expect(await contexts(as()).memory.read.find(donations, {})).toEqual([]);
  });
});

describe('a manager', () => {
  it('reorders an open block and writes on its sheets', async () => {
    const { donor, make, take, call, as, block, handBack } = await callTimeCampaign();
    for (const id of names(3)) await donor(id);
    await make(names(3));
    await take('b');
    const steer = (more: object) =>
      call(steerBlock, { block: 'b', order: null, note: null, ...more }, as('finance'));
    expect(await steer({ order: ['2', '0', '1'] })).toEqual({ answer: { ok: true } });
    await steer({ note: { person: '2', text: 'Ask about the forum' } });
    expect(await block('b')).toMatchObject({ order: ['2', '0', '1'], notes: { '2': 'Ask about the forum' } });
    await steer({ note: { person: '2', text: null } });
    expect((await block('b')).notes).toEqual({});
    for (const order of [
      ['2', '0'],
      ['2', '0', '0'],
      ['2', '0', 'x'],
    ])
      expect(await steer({ order })).toMatchObject(refused('request.badBody'));
    expect(await steer({ note: { person: 'x', text: 'a' } })).toMatchObject(refused('request.badBody'));
    expect(await steer({ note: { person: '2', text: '4242424242424242' } })).toMatchObject(
      refused('callTime.cardNumber'),
    );
    await handBack('b');
    expect(await steer({ order: ['2', '0', '1'] })).toMatchObject(refused('callTime.blockOver'));
  });

  it('steers no block whose four hours are over', async () => {
    const { donor, make, take, call, as, block } = await callTimeCampaign();
    for (const id of names(2)) await donor(id);
    await make(names(2));
    await take('b');
    const { until } = await block('b');
    const steer = (order: string[], at: number) =>
      call(steerBlock, { block: 'b', order, note: null }, { ...as('finance'), at });
    expect(await steer(['1', '0'], until - 1)).toEqual({ answer: { ok: true } });
    for (const at of [until, until + 1])
      expect(await steer(['0', '1'], at)).toMatchObject(refused('callTime.blockOver'));
    expect(await block('b')).toMatchObject({ is_open: true, order: ['1', '0'] });
  });

  it('sees every list with its figures, a caller their own without', async () => {
    const { donor, make, call, as, asCaller, otherUid, callerUid } = await callTimeCampaign();
    await donor('1');
    await make(['1']);
    expect(await call(callTimeLists, {}, as('finance'))).toMatchObject({
      answer: { lists: [{ id: 'list', figures: { goal: 500_000, callers: [callerUid] } }], session: null },
    });
    expect(await call(callTimeLists, {}, asCaller())).toEqual({
      answer: {
        lists: [{ id: 'list', name: 'Lapsed', state: 'open', script: 'Hello', figures: null }],
        session: null,
      },
    });
    expect(await call(callTimeLists, {}, asCaller(otherUid))).toMatchObject({ answer: { lists: [] } });
  });
});

it('exports every outcome of a list, with a line in the audit, and formulas as text', async () => {
  const { donor, make, take, record, report, contexts, as } = await callTimeCampaign();
  await donor('0', { name: 'Ana López' });
  await make(['0']);
  await take('b');
  const at = Date.UTC(2026, 10, 20);
  await record(report('b', '0', { outcome: 'pledged', cents: 12_345, note: '=1+1', at }));
  for (const context of Object.values(contexts(as('finance')))) {
    const { chunks } = await exportCallTime.run({ list: 'list' }, context);
    let text = '';
    for await (const chunk of chunks) text += chunk;
    const [header, line, ...rest] = text.trim().split(/\r?\n/);
    expect(header).toContain('Name,Called,Outcome,Amount,Call back,Note,Caller,Standing');
    expect(line).toMatch(/^Ana López,\d{4}-.+Z,pledged,123\.45,,'=1\+1,/);
    expect(rest).toEqual([]);
    expect((await context.read.find(audit, {})).filter(({ type }) => type === 'data_exported')).toHaveLength(
      1,
    );
    await expect(exportCallTime.run({ list: 'nothing' }, context)).rejects.toThrow('callTime.noList');
  }
});
