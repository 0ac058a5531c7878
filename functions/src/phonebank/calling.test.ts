import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { hourMs, lockMs } from '#shared/domain/phonebank/list.ts';
import type { VoterDraft } from '#shared/domain/voters/learned.ts';
import { decisiveMax } from '#shared/usecases/paged-events.ts';
import { casesOf, crowd } from '../../../tests/full.ts';
import { insider } from '../../../tests/functions/candidate-records.ts';
import { writeMany } from '../../../tests/functions/many-events.ts';
import { phoneBank, reportOf, targetOf } from '../../../tests/functions/phone-bank.ts';
import { chunksOf, outcomeOf, promise } from '../../../tests/functions/voter-file-import.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `V${at}`);
const voterOf = ({ assignment }: { assignment: { target: { id: string } } | null }) =>
  assignment?.target.id ?? null;

describe.concurrent('opening a list', () => {
  it('makes everybody ready, and again changes nothing', async () => {
    const bank = await phoneBank(people(60));
    expect(await bank.open()).toEqual({ people: 60, dropped: 0 });
    const opened = (await bank.doc('call_lists/one').get()).get('opened_at');
    const { assignment } = await bank.ask('ana');
    expect(await bank.open()).toEqual({ people: 60, dropped: 0 });
    expect((await bank.doc('call_lists/one').get()).get('opened_at')).toEqual(opened);
    expect(voterOf(await bank.ask('ana'))).toBe(assignment?.target.id);
    expect(await bank.progress()).toMatchObject({ fresh: 60, allocated: 1, next_at: 0 });
  });

  it('refuses a list whose packets have not all arrived, and one that is closed', async () => {
    const bank = await phoneBank(people(3));
    await bank.doc('call_lists/one').update({ packets: 2 });
    expect(await outcomeOf(bank.open())).toMatch(/phonebank.unarrived/);
    await bank.doc('call_lists/one').update({ packets: 1, state: 'closed' });
    expect(await outcomeOf(bank.open())).toMatch(/phonebank.closed/);
  });

  it('later brings those who came, once each, and leaves out those who went', async () => {
    const bank = await phoneBank(['V1', 'V2']);
    await bank.open();
    await bank.pack(1, ['V2', 'V3']);
    await bank.doc('call_lists/one').update({ packets: 2 });
    expect(await bank.open(['V1', 'nobody'])).toEqual({ people: 3, dropped: 1 });
    expect(await bank.progress()).toMatchObject({ fresh: 2, blocked: { left: 1 } });
    const had = [voterOf(await bank.ask('ana')), voterOf(await bank.ask('ben'))];
    expect(had.toSorted()).toEqual(['V2', 'V3']);
    expect((await bank.ask('cai')).why).toBe('later');
  });
});

describe.concurrent('callers', () => {
  it('many at once: nobody shares a voter', async () => {
    const many = crowd(40);
    const bank = await phoneBank(people(2 * many + 10));
    await bank.open();
    const answers = await Promise.all(people(many).map((uid) => bank.ask(uid)));
    const voters = answers.map(voterOf);
    expect(voters).not.toContain(null);
    expect(new Set(voters).size).toBe(many);
    // Each of them reports, and has another one at once.
    const next = await Promise.all(
      people(many).map((uid, at) => bank.ask(uid, { reports: [reportOf(answers[at]?.assignment ?? null)] })),
    );
    const all = [...voters, ...next.map(voterOf)];
    expect(all).not.toContain(null);
    expect(new Set(all).size).toBe(2 * many);
    await bank.count();
    expect(await bank.progress()).toMatchObject({
      ...{ fresh: many + 10, again: many, calls: many, allocated: many },
    });
  });

  it('the last one of a list goes to one caller, the others are told when to come again', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const answers = await Promise.all(people(5).map((uid) => bank.ask(uid)));
    expect(answers.filter(({ assignment }) => assignment).length).toBe(1);
    const other = answers.find(({ assignment }) => !assignment);
    expect(other).toMatchObject({ why: 'later', againAt: bank.clock.now + lockMs });
  });

  it('who closes the tab gets the same voter again while the lock lasts; then somebody else does', async () => {
    const bank = await phoneBank(people(3));
    await bank.open();
    const first = voterOf(await bank.ask('ana'));
    const tabs = await Promise.all([bank.ask('ana'), bank.ask('ana')]);
    expect(tabs.map(voterOf)).toEqual([first, first]);
    for (const uid of ['ben', 'cai']) expect(voterOf(await bank.ask(uid))).not.toBe(first);
    bank.clock.now += lockMs + 1;
    expect(voterOf(await bank.ask('dan'))).not.toBeNull();
    const caller = await bank.doc('call_callers/one_ana').get();
    expect(caller.get('voters')).toEqual([first]);
  });

  it('a skipped voter is somebody else’s, and not theirs again at once; a released one is free', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const back = { voter: 'V1', packet: assignment?.packet ?? 0 };
    expect((await bank.ask('ana', { putBack: { ...back, how: 'skip' } })).why).toBe('later');
    bank.clock.now += 11 * 60_000;
    await bank.ask('ana');
    await bank.ask('ben', { putBack: { ...back, how: 'release' }, isNextRequested: false });
    expect(voterOf(await bank.ask('cai'))).toBeNull();
    await bank.ask('ana', { putBack: { ...back, how: 'release' }, isNextRequested: false });
    expect(voterOf(await bank.ask('cai'))).toBe('V1');
  });
});

describe.concurrent('who only wants to see names', () => {
  it('skips on until an hour’s people are through', async () => {
    const bank = await phoneBank(people(10));
    await bank.open();
    const { assignment } = await bank.ask('ana');
    await bank.doc('call_callers/one_ana').update({ hour: { from: bank.clock.now - 1, given: 119 } });
    const put = (line: typeof assignment) => ({
      putBack: { voter: line?.target.id ?? '', packet: line?.packet ?? 0, how: 'skip' },
    });
    const last = await bank.ask('ana', put(assignment));
    expect(last.assignment).not.toBeNull();
    expect(await bank.ask('ana', put(last.assignment))).toMatchObject({
      ...{ assignment: null, why: 'pace', againAt: bank.clock.now - 1 + hourMs },
    });
    bank.clock.now += hourMs;
    expect((await bank.ask('ana')).assignment).not.toBeNull();
  });

  it('of another organization finds no list', async () => {
    const [ownBank, otherBank] = [await phoneBank(['V1']), await phoneBank(['V2'])];
    await ownBank.open();
    await otherBank.remove();
    expect(await outcomeOf(otherBank.ask('ana'))).toMatch(/phonebank.notFound/);
    expect(await outcomeOf(otherBank.open())).toMatch(/phonebank.notFound/);
  });
});

describe.concurrent('a report', () => {
  it('sent again changes nothing, and a late one is answered kindly', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = reportOf(assignment, { outcome: 'busy' });
    for (let time = 0; time < 2; time++)
      expect(await bank.ask('ana', { reports: [report], isNextRequested: false })).toMatchObject({
        late: [],
        callerStats: { calls: 1, reached: 0 },
      });
    bank.clock.now += 20 * hourMs + 1;
    const answer = await bank.ask('ben');
    expect(voterOf(answer)).toBe('V1');
    const late = reportOf(assignment, { outcome: 'refused' });
    expect(await bank.ask('ana', { reports: [late], isNextRequested: false })).toMatchObject({
      late: [late.id],
    });
    expect(await bank.ask('eve', { reports: [reportOf(assignment)], isNextRequested: false })).toMatchObject({
      callerStats: { calls: 0 },
    });
    expect(voterOf(await bank.ask('ben'))).toBe('V1');
  });

  it('of a lock that ran out still counts where nobody else has the voter', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    bank.clock.now += 3 * lockMs;
    const report = reportOf(assignment, { outcome: 'canvassed', goalReached: true });
    expect((await bank.ask('ana', { reports: [report] })).why).toBe('finished');
    await bank.count();
    expect(await bank.progress()).toMatchObject({ done: 1, calls: 1, reached: 1, next_at: null });
  });

  it('is taken back by its caller, who has the voter again', async () => {
    const bank = await phoneBank(['V1', 'V2']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = reportOf(assignment, { outcome: 'do_not_call' });
    const next = await bank.ask('ana', { reports: [report] });
    expect(await outcomeOf(bank.undo('ben', report))).toMatch(/phonebank.late/);
    const undone = await bank.undo('ana', report);
    expect(undone).toMatchObject({
      assignment: { target: { id: report.voter } },
      callerStats: { calls: 0, reached: 0 },
    });
    expect(voterOf(await bank.undo('ana', report))).toBe(report.voter);
    expect(voterOf(await bank.ask('ben'))).toBe(voterOf(next));
  });

  it('of a call back has the voter called at that time, whatever their rest', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const at = bank.clock.now + 2 * hourMs;
    await bank.learn({
      voter_id: 'V1',
      kind: 'attempt',
      source: 'phone',
      outcome: 'call_back',
      list_id: 'one',
    });
    const report = reportOf(assignment, { outcome: 'call_back', callBackAt: at });
    expect(await bank.ask('ana', { reports: [report] })).toMatchObject({ why: 'later', againAt: at });
    bank.clock.now = at;
    expect((await bank.ask('ben')).assignment).toMatchObject({ calledBack: true, target: { id: 'V1' } });
  });
});

describe.concurrent('a call that is resumed', () => {
  const optOut = {
    voter_id: 'V1',
    kind: 'suppression',
    source: 'door',
    reason: 'opt_out',
    is_on: true,
  } as const;
  const atDesk = { ...optOut, source: 'office' } as const;

  it.each<[string, VoterDraft, string]>([
    ['opted out', optOut, 'opted_out'],
    ['died', { ...atDesk, reason: 'deceased' }, 'deceased'],
    ['is in a quiet period', { ...optOut, reason: 'quiet_period' }, 'held'],
    ['asked not to be called', { ...optOut, kind: 'attempt', outcome: 'do_not_call' }, 'opted_out'],
  ])('goes on with somebody else where the first one %s meanwhile', async (_, draft, why) => {
    const bank = await phoneBank(['V1', 'V2']);
    await bank.open();
    await bank.doc('call_states/one_0').update({ 'targets.V2.at': bank.clock.now + 1_000 });
    expect(voterOf(await bank.ask('ana'))).toBe('V1');
    await bank.learn(draft);
    bank.clock.now += 2_000;
    expect(await bank.ask('ana')).toMatchObject({
      assignment: { target: { id: 'V2' } },
      blocked: { [why]: 1 },
    });
    expect(voterOf(await bank.ask('ana'))).toBe('V2');
    expect((await bank.ask('ben')).assignment).toBeNull();
    const claims = await bank.all('call_claims');
    expect(claims.map((claim) => Number(claim.get('until')) > bank.clock.now).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it('ends where nobody else is left', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    await bank.ask('ana');
    await bank.learn(optOut);
    expect(await bank.ask('ana')).toMatchObject({
      assignment: null,
      why: 'finished',
      blocked: { opted_out: 1 },
    });
  });

  it('goes on with the same one after what the call itself brought', async () => {
    const bank = await phoneBank(['V1'], { attempts_max: 1 });
    await bank.open();
    await bank.ask('ana');
    const of = { voter_id: 'V1', source: 'phone', list_id: 'one' } as const;
    await bank.learn({ ...of, kind: 'attempt', outcome: 'canvassed' }, 'ana');
    await bank.learn({ ...of, kind: 'support', score: 2 }, 'ana');
    expect(voterOf(await bank.ask('ana'))).toBe('V1');
  });

  it('by taking its result back ends where somebody else wrote an opt-out, and not for one’s own', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = reportOf(assignment, { outcome: 'do_not_call' });
    const own = { voter_id: 'V1', kind: 'attempt', source: 'phone', list_id: 'one' } as const;
    await bank.learn({ ...own, outcome: 'do_not_call' }, 'ana');
    await bank.ask('ana', { reports: [report] });
    expect(voterOf(await bank.undo('ana', report))).toBe('V1');
    const again = { ...report, id: 'again' };
    await bank.ask('ana', { reports: [again] });
    await bank.learn(optOut, 'ben');
    expect(await bank.undo('ana', again)).toMatchObject({ assignment: null, why: 'barred' });
    expect((await bank.ask('ben')).assignment).toBeNull();
  });
});

describe.concurrent('who has many events', () => {
  const optOut = {
    voter_id: 'V1',
    kind: 'suppression',
    source: 'office',
    reason: 'opt_out',
    is_on: true,
  } as const;
  const note = { voter_id: 'V1', kind: 'note', source: 'phone', text: 'Nice garden' } as const;
  const day = 24 * hourMs;

  it.each(casesOf([49, 50, 51, decisiveMax - 1], [50, decisiveMax - 1]))(
    'is not called for an opt-out behind %d notes',
    async (count) => {
      const bank = await phoneBank(['V1']);
      await bank.open();
      const from = bank.clock.now - day;
      await bank.learn(optOut, 'kim', from - 1);
      await writeMany(bank.organization, note, { count, from });
      expect(await bank.ask('ana')).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
    },
  );

  it.each([
    [decisiveMax, 'V1', {}],
    [decisiveMax + 1, null, { held: 1 }],
  ] as const)('is given out while all %d of them are read', async (count, voter, blocked) => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    await writeMany(bank.organization, note, { count, from: bank.clock.now - day });
    const answer = await bank.ask('ana');
    expect([voterOf(answer), answer.blocked]).toEqual([voter, blocked]);
  });
});

describe.concurrent('who must not be called', () => {
  it('is passed over, with the reason, however many there are', async () => {
    const bank = await phoneBank(people(13));
    await bank.open();
    for (const voter_id of people(12))
      await bank.learn({ voter_id, kind: 'attempt', source: 'door', outcome: 'do_not_call' });
    expect(await bank.ask('ana')).toMatchObject({
      assignment: { target: { id: 'V12' } },
      blocked: { opted_out: 12 },
    });
    await bank.count();
    expect(await bank.progress()).toMatchObject({ fresh: 1, blocked: { opted_out: 12 } });
  });

  it('nobody is while a list is paused, closed or still a draft', async () => {
    const bank = await phoneBank(['V1']);
    expect((await bank.ask('ana')).why).toBe('paused');
    await bank.open();
    for (const [state, why] of [
      ['paused', 'paused'],
      ['closed', 'closed'],
    ]) {
      await bank.doc('call_lists/one').update({ state });
      expect(await bank.ask('ana')).toMatchObject({ assignment: null, why });
    }
    expect(await outcomeOf(phoneBank([]).then(({ remove, ask }) => remove().then(() => ask('ana'))))).toMatch(
      /phonebank.notFound/,
    );
  });
});

it.concurrent('a deleted list leaves nothing but what was learned, and by what more of it arrives', async () => {
  const bank = await phoneBank(people(60));
  await bank.open();
  const { assignment } = await bank.ask('ana');
  await bank.count();
  await bank.learn({ voter_id: 'V1', kind: 'note', source: 'phone', text: 'x', list_id: 'one' });
  for (const _ of ['deleted', 'deleted again']) await bank.remove();
  const left = await Promise.all(
    ['lists', 'packets', 'states', 'tallies', 'progress'].map((name) => bank.all(`call_${name}`)),
  );
  expect(left.flat()).toEqual([]);
  // Told once, though it was asked for twice.
  expect((await bank.all('audit')).map((line) => line.data())).toMatchObject([
    {
      ...{ type: 'record_deleted', what: 'call_lists', subject_id: 'one', subject_name: 'Undecided' },
      ...{ actor_id: 'rosa', actor_name: insider(bank.organization, 'field').fullName },
    },
  ]);
  expect((await bank.all('voter_events')).length).toBe(1);
  // The rules let Ana write of whom this names, when her telephone has a connection again.
  const ana = await bank.doc('call_callers/one_ana').get();
  expect(ana.get('voters')).toEqual([assignment?.target.id]);
  expect(await bank.all('call_callers')).toHaveLength(1);
});

describe.concurrent('columns of the campaign’s own', () => {
  const own = [{ column: 'issue', name: 'forged', value: 'Parks' }];
  /** A list whose person carries a column, in a campaign whose file has it for these uses. */
  async function bankWith(uses: readonly string[], values: readonly object[] = own) {
    const bank = await phoneBank(['V1']);
    const part = {
      ...{
        id: 'part',
        kind: 'data',
        file_name: 'issues.csv',
        source: 'A poll',
        dated: null,
        rows: 1,
        matched: 1,
      },
      ...{ permitted_use: '1', expires: null, columns: [{ id: 'issue', name: 'Issue', type: 'text' }], uses },
    };
    const promised = promise('file', chunksOf(1), { parts: [] });
    const stored = { previous: null, started_by: 'rosa', started_at: Timestamp.now(), finished_at: null };
    await bank.doc('voter_files/file').set({ ...promised, ...stored, state: 'current', parts: [part] });
    const targets = JSON.stringify([{ ...targetOf('V1'), own: values }]);
    await bank.doc('call_packets/one_0').update({ targets });
    return bank;
  }

  it('reach a caller under the name of the file, until they lose their permission or are removed', async () => {
    const bank = await bankWith(['calls']);
    await bank.open();
    const shown = async () => (await bank.ask('ana')).assignment?.target.own;
    expect(await shown()).toEqual([{ ...own[0], name: 'Issue' }]);
    const { parts } = (await bank.doc('voter_files/file').get()).data() ?? {};
    await bank.doc('voter_files/file').update({ parts: [{ ...parts[0], uses: ['doors'] }] });
    expect(await shown()).toEqual([]);
    await bank.doc('voter_files/file').update({ parts: [] });
    expect(await shown()).toEqual([]);
  });

  it('are refused when a list is opened whose use does not cover calls, or which the file lacks', async () => {
    expect(await outcomeOf((await bankWith(['doors', 'exports'])).open())).toBe('phonebank.columnUse');
    const other = await bankWith(['calls'], [{ column: 'elsewhere', name: 'Issue', value: 'Parks' }]);
    expect(await outcomeOf(other.open())).toBe('phonebank.columnUse');
    for (const forged of [{ name: 'Race' }, { value: 'x'.repeat(10_000) }])
      expect(await outcomeOf((await bankWith(['calls'], [{ ...own[0], ...forged }])).open())).not.toBe('ok');
  });
});
