import { describe, expect, it } from 'vitest';
import {
  nextCallEndpoint,
  openCallListEndpoint,
  reportCallEndpoint,
  undoCallEndpoint,
} from '#shared/api/phonebank-api.ts';
import { hourMs, lockMs } from '#shared/domain/phonebank/list.ts';
import { phoneBank, reportOf } from '../../../tests/functions/phone-bank.ts';
import { outcomeOf } from '../../../tests/functions/voter-file-import.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `V${at}`);
const voterOf = ({ assignment }: { assignment: { target: { id: string } } | null }) =>
  assignment?.target.id ?? null;
const silent = { isNextRequested: false };

describe.concurrent('what nobody is owed', () => {
  it('a report of whom one was never given, of nobody, or of another packet changes nothing', async () => {
    const bank = await phoneBank(people(30));
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const before = await bank.doc('call_states/one_0').get();
    const other = people(30).find((id) => id !== assignment?.target.id) ?? '';
    const forged = [
      { voter: other },
      { voter: 'nobody' },
      { voter: '__proto__' },
      { voter: 'constructor' },
      { packet: assignment?.packet === 0 ? 1 : 0 },
      { packet: 799 },
    ].map((overrides) => reportOf(assignment, { outcome: 'do_not_call', goalReached: true, ...overrides }));
    const answer = await bank.ask('ana', { reports: forged, ...silent });
    expect(answer).toMatchObject({ late: forged.map(({ id }) => id), callerStats: { calls: 0, reached: 0 } });
    expect((await bank.doc('call_states/one_0').get()).data()).toEqual(before.data());
    expect(voterOf(await bank.ask('ana'))).toBe(assignment?.target.id);
  });

  it('another caller neither reports, puts back nor takes back whom somebody has', async () => {
    const bank = await phoneBank(['V1', 'V2']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = reportOf(assignment, { outcome: 'refused' });
    const voter = { voter: report.voter, packet: report.packet };
    expect(await bank.ask('eve', { reports: [report], ...silent })).toMatchObject({ late: [report.id] });
    for (const how of ['skip', 'release']) await bank.ask('eve', { putBack: { ...voter, how }, ...silent });
    expect(await outcomeOf(bank.undo('eve', report))).toMatch(/phonebank.late/);
    expect(voterOf(await bank.ask('ana'))).toBe(report.voter);
    await bank.ask('ana', { reports: [report], ...silent });
    expect(await outcomeOf(bank.undo('eve', report))).toMatch(/phonebank.late/);
    const eve = await bank.doc('call_callers/one_eve').get();
    expect(eve.data() ?? { voters: [] }).toMatchObject({ voters: [] });
  });

  it('two reports of one call, from two tabs, count once', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const reports = [reportOf(assignment, { outcome: 'busy' }), reportOf(assignment, { outcome: 'refused' })];
    const answers = await Promise.all(
      reports.map((report) => bank.ask('ana', { reports: [report], ...silent })),
    );
    expect(answers.flatMap(({ late }) => late)).toHaveLength(1);
    await bank.count();
    expect(await bank.progress()).toMatchObject({ calls: 1 });
  });

  it('a closed list takes what was done on it, and gives nobody back', async () => {
    const bank = await phoneBank(['V1', 'V2']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = reportOf(assignment);
    await bank.doc('call_lists/one').update({ state: 'closed' });
    const answer = await bank.ask('ana', { reports: [report] });
    expect(answer).toMatchObject({ assignment: null, why: 'closed', late: [], callerStats: { calls: 1 } });
    expect(await outcomeOf(bank.undo('ana', report))).toMatch(/phonebank.closed/);
    await bank.doc('call_lists/one').update({ state: 'paused' });
    expect(voterOf(await bank.undo('ana', report))).toBe(report.voter);
  });

  it('a deleted list gives nobody out, whatever is left of its callers', async () => {
    const bank = await phoneBank(['V1', 'V2']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    await bank.remove();
    const before = await bank.all('call_callers');
    const report = reportOf(assignment);
    const voter = { voter: report.voter, packet: report.packet };
    const messages = await Promise.all([
      outcomeOf(bank.ask('ana')),
      outcomeOf(bank.ask('ana', { reports: [report] })),
      outcomeOf(bank.ask('ana', { putBack: { ...voter, how: 'release' } })),
      outcomeOf(bank.undo('ana', report)),
      outcomeOf(bank.open()),
    ]);
    expect(messages).toEqual(messages.map(() => expect.stringMatching(/phonebank.notFound/)));
    const after = await bank.all('call_callers');
    expect(after.map((doc) => doc.data())).toEqual(before.map((doc) => doc.data()));
  });

  it('taking back and putting back again shows nobody new', async () => {
    const bank = await phoneBank(people(3));
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = reportOf(assignment);
    await bank.ask('ana', { reports: [report], ...silent });
    await bank.doc('call_callers/one_ana').update({ hour: { from: bank.clock.now, given: 120 } });
    const putBack = { voter: report.voter, packet: report.packet, how: 'skip' };
    expect(voterOf(await bank.undo('ana', report))).toBe(report.voter);
    expect(await bank.ask('ana', { putBack })).toMatchObject({ assignment: null, why: 'pace' });
  });
});

describe.concurrent('clocks that are wrong', () => {
  it('a call back is neither in the past nor beyond two months', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    const { assignment } = await bank.ask('ana');
    const report = (callBackAt: number) => reportOf(assignment, { outcome: 'call_back', callBackAt });
    const first = report(1);
    await bank.ask('ana', { reports: [first], ...silent });
    expect(voterOf(await bank.ask('ben'))).toBe('V1');
    await bank.ask('ben', { putBack: { voter: 'V1', packet: 0, how: 'release' }, ...silent });
    await bank.ask('ana');
    await bank.ask('ana', { reports: [report(Number.MAX_SAFE_INTEGER)], ...silent });
    expect(await bank.ask('ben')).toMatchObject({ againAt: bank.clock.now + 60 * 24 * hourMs });
  });

  it('an event of tomorrow or of last year gives them the rest that the server’s clock says', async () => {
    for (const [offset, rests] of [
      [23 * hourMs, true],
      [-400 * 24 * hourMs, false],
    ] as const) {
      const bank = await phoneBank(['V1']);
      await bank.open();
      const at = bank.clock.now + offset;
      await bank.learn({ voter_id: 'V1', kind: 'attempt', source: 'phone', outcome: 'not_home' }, 'ben', at);
      const answer = await bank.ask('ana');
      if (rests) expect(answer).toMatchObject({ assignment: null, againAt: bank.clock.now + 20 * hourMs });
      else expect(voterOf(answer)).toBe('V1');
    }
  });

  it('a server whose clock went back gives a held voter to nobody else', async () => {
    const bank = await phoneBank(['V1']);
    await bank.open();
    await bank.ask('ana');
    bank.clock.now -= 2 * lockMs;
    expect(voterOf(await bank.ask('ben'))).toBeNull();
    expect(voterOf(await bank.ask('ana'))).toBe('V1');
  });
});

describe.concurrent('requests that the guard turns away', () => {
  const report = {
    ...{ id: 'r1', voter: 'V1', packet: 0, outcome: 'busy', goalReached: false },
    callBackAt: null as unknown,
  };
  const next = { list: 'one', putBack: null as unknown, isNextRequested: true };
  const takes = (body: object) => nextCallEndpoint.request.safeParse({ ...next, ...body }).success;
  const takesReport = (fields: object, body: object = {}) =>
    reportCallEndpoint.request.safeParse({ list: 'one', report: { ...report, ...fields }, ...body }).success;
  it('begins with ones that it takes', () => expect([takes({}), takesReport({})]).toEqual([true, true]));
  it.each<[string, object]>([
    ['a huge id', { id: 'x'.repeat(1_000) }],
    ['a huge voter', { voter: 'x'.repeat(65) }],
    ['a note', { note: 'x'.repeat(1_000_000) }],
    ['a result of the doors', { outcome: 'inaccessible' }],
    ['a packet that no list has', { packet: 800 }],
    ['half a packet', { packet: 0.5 }],
    ['a call back before there were clocks', { callBackAt: -1 }],
    ['a call back at never', { callBackAt: Number.POSITIVE_INFINITY }],
  ])('a report with %s', (_, fields) => expect(takesReport(fields)).toBe(false));
  it('a report on another organization’s list', () =>
    expect([
      takesReport({}, { list: '../other/call_lists/one' }),
      takesReport({}, { organization: 'theirs' }),
    ]).toEqual([false, false]));
  it.each<[string, object]>([
    ['a path for a list', { list: '../other/call_lists/one' }],
    ['another organization', { organization: 'theirs' }],
    ['reports', { reports: [] }],
    ['another way to put back', { putBack: { voter: 'V1', packet: 0, how: 'steal' } }],
  ])('%s', (_, body) => expect(takes(body)).toBe(false));
  it('and no more than five thousand who are back', () => {
    const request = (back: number) => ({ list: 'one', drop: [], back: Array(back).fill('V1') });
    expect(openCallListEndpoint.request.safeParse(request(5_000)).success).toBe(true);
    expect(openCallListEndpoint.request.safeParse(request(5_001)).success).toBe(false);
  });
  it('and no more than five thousand who left, nor an undo of nothing', () => {
    expect(
      openCallListEndpoint.request.safeParse({ list: 'one', drop: Array(5_001).fill('V1') }).success,
    ).toBe(false);
    expect(
      undoCallEndpoint.request.safeParse({ list: 'one', report: '', voter: 'V1', packet: 0 }).success,
    ).toBe(false);
  });
});

it.concurrent('a caller is told what was answered today, and nothing older', async () => {
  const bank = await phoneBank(['V1']);
  await bank.open();
  const support = { voter_id: 'V1', kind: 'support', source: 'office' } as const;
  await bank.learn({ ...support, score: 1 }, 'ben', bank.clock.now - 60 * hourMs);
  await bank.doc('call_lists/one').update({ goal: 'reached' });
  await bank.learn({ ...support, score: 2 }, 'ben', bank.clock.now - hourMs);
  const expected = [expect.objectContaining({ kind: 'support', score: 2, source: 'office' })];
  for (let time = 0; time < 2; time++)
    expect((await bank.ask('ana')).assignment?.recentAnswers).toEqual(expected);
});
