import { describe, expect, it } from 'vitest';
import { assignmentsPerHour, hourMs, lockMs } from '#shared/domain/phonebank/list.ts';
import { crowd } from '../../../tests/full.ts';
import { phoneBank, reportOf } from '../../../tests/functions/phone-bank.ts';
import { outcomeOf } from '../../../tests/functions/voter-file-import.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `V${at}`);
const voterOf = ({ assignment }: { assignment: { target: { id: string } } | null }) =>
  assignment?.target.id ?? null;

/** Two lists of one campaign, both open. */
async function lists(firstPeople: readonly string[], secondPeople = firstPeople, more: object = {}) {
  const one = await phoneBank(firstPeople);
  const two = await one.addList('two', secondPeople, more);
  await Promise.all([one.open(), two.open()]);
  return { one, two, clock: one.clock };
}

describe.concurrent('somebody on two lists', () => {
  it('many at once over both: nobody shares a voter', async () => {
    const many = crowd(40);
    const all = people(many + 20);
    const { one, two } = await lists(all, all.toReversed());
    const answers = await Promise.all(people(many).map((uid, at) => (at % 2 === 0 ? one : two).ask(uid)));
    const voters = answers.map(voterOf);
    expect(voters).not.toContain(null);
    expect(new Set(voters).size).toBe(many);
  });

  it('is with one caller at a time, also with the same one in two tabs', async () => {
    const { one, two, clock } = await lists(['V1']);
    expect(voterOf(await one.ask('ana'))).toBe('V1');
    for (const uid of ['ana', 'ben'])
      expect(await two.ask(uid)).toMatchObject({
        assignment: null,
        why: 'later',
        againAt: clock.now + lockMs,
      });
    clock.now += lockMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    // The lock that ran out is not taken up again while another list has them.
    expect(voterOf(await one.ask('ana'))).toBeNull();
  });

  it('are not more people of one hour for who goes from list to list', async () => {
    const { one, two, clock } = await lists(['V1'], ['V2', 'V3']);
    const { assignment } = await one.ask('ana');
    await one.ask('ana', { reports: [reportOf(assignment)], isNextRequested: false });
    const had = clock.now;
    await one.doc('call_callers/one_ana').update({ hour: { from: had, given: assignmentsPerHour } });
    expect(await two.ask('ana')).toMatchObject({ assignment: null, why: 'pace', againAt: had + hourMs });
    expect(voterOf(await two.ask('ben'))).toBe('V2');
    clock.now += hourMs;
    expect(voterOf(await two.ask('ana'))).not.toBeNull();
  });

  it('rests by the other list’s own hours as soon as one has called, before any event arrives', async () => {
    const { one, two, clock } = await lists(['V1'], ['V1'], { cooldown_hours: 5 });
    const { assignment } = await one.ask('ana');
    await one.ask('ana', { reports: [reportOf(assignment)], isNextRequested: false });
    const calledAt = clock.now;
    expect(await two.ask('ben')).toMatchObject({ assignment: null, againAt: calledAt + 5 * hourMs });
    clock.now += 5 * hourMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    clock.now += 15 * hourMs;
    expect(voterOf(await one.ask('ana'))).toBe('V1');
  });

  it('is free for the other list as soon as they are put back', async () => {
    const { one, two } = await lists(['V1']);
    const { assignment } = await one.ask('ana');
    const putBack = { voter: 'V1', packet: assignment?.packet ?? 0, how: 'skip' };
    await one.ask('ana', { putBack, isNextRequested: false });
    expect(voterOf(await two.ask('ben'))).toBe('V1');
  });

  it('stays with the other list’s caller when the first one reports late, and the call is known all the same', async () => {
    const { one, two, clock } = await lists(['V1', 'V2'], ['V1']);
    const three = await one.addList('three', ['V1'], { cooldown_hours: 1 });
    await three.open();
    await one.pack(0, ['V1', 'V2']);
    const first = await one.ask('ana');
    const late = first.assignment?.target.id === 'V1' ? first : await one.ask('cai');
    clock.now += lockMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    await one.ask('ana', { reports: [reportOf(late.assignment)], isNextRequested: false });
    expect(voterOf(await three.ask('dan'))).toBeNull();
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    await two.ask('ben', { putBack: { voter: 'V1', packet: 0, how: 'release' }, isNextRequested: false });
    clock.now += lockMs;
    expect(await three.ask('dan')).toMatchObject({ assignment: null, againAt: clock.now - lockMs + hourMs });
  });

  it('is not taken back from the other list’s caller; where nobody has them, they are, and their rest is over', async () => {
    const { one, two, clock } = await lists(['V1'], ['V1'], { cooldown_hours: 1 });
    const { assignment } = await one.ask('ana');
    const report = reportOf(assignment);
    await one.ask('ana', { reports: [report], isNextRequested: false });
    expect(voterOf(await one.undo('ana', report))).toBe('V1');
    await one.ask('ana', { putBack: { voter: 'V1', packet: 0, how: 'release' }, isNextRequested: false });
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    await two.ask('ben', { putBack: { voter: 'V1', packet: 0, how: 'release' }, isNextRequested: false });
    const again = await one.ask('ana');
    const second = reportOf(again.assignment);
    await one.ask('ana', { reports: [second], isNextRequested: false });
    clock.now += hourMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    expect(await outcomeOf(one.undo('ana', second))).toMatch(/phonebank.late/);
  });

  it('is one document, which does not name them, however many lists they are on', async () => {
    const { one } = await lists(['V1']);
    for (const name of ['three', 'four']) await (await one.addList(name, ['V1'])).open();
    await one.ask('ana');
    const claims = await one.all('call_claims');
    expect(claims).toHaveLength(1);
    expect(JSON.stringify(claims)).not.toContain('V1');
  });
});
