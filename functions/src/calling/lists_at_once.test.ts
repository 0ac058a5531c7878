import { describe, expect, it } from 'vitest';
import { givenAnHour, hourMs, lockMs } from '#shared/rules/calling/list.ts';
import { crowd } from '../../../tests/full.ts';
import { phoneBank, reportOf } from '../../../tests/functions/phone_bank.ts';
import { words } from '../../../tests/functions/voter_files.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `V${at}`);
const voterOf = ({ given }: { given: { target: { id: string } } | null }) => given?.target.id ?? null;

/** Two lists of one campaign, both open. */
async function lists(ours: readonly string[], theirs = ours, more: object = {}) {
  const one = await phoneBank(ours);
  const two = await one.beside('two', theirs, more);
  await Promise.all([one.open(), two.open()]);
  return { one, two, clock: one.clock };
}

describe('somebody on two lists', () => {
  it('many at once over both: nobody shares a voter', async () => {
    const many = crowd(40);
    const all = people(many + 20);
    const { one, two } = await lists(all, all.toReversed());
    const given = await Promise.all(people(many).map((uid, at) => (at % 2 === 0 ? one : two).ask(uid)));
    const voters = given.map(voterOf);
    expect(voters).not.toContain(null);
    expect(new Set(voters).size).toBe(many);
  });

  it('is with one caller at a time, also with the same one in two tabs', async () => {
    const { one, two, clock } = await lists(['V1']);
    expect(voterOf(await one.ask('ana'))).toBe('V1');
    for (const uid of ['ana', 'ben'])
      expect(await two.ask(uid)).toMatchObject({ given: null, why: 'later', againAt: clock.now + lockMs });
    clock.now += lockMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    // The lock that ran out is not taken up again while another list has them.
    expect(voterOf(await one.ask('ana'))).toBeNull();
  });

  it('are not more people of one hour for who goes from list to list', async () => {
    const { one, two, clock } = await lists(['V1'], ['V2', 'V3']);
    const { given } = await one.ask('ana');
    await one.ask('ana', { reports: [reportOf(given)], want: false });
    const had = clock.now;
    await one.doc('call_callers/one_ana').update({ hour: { from: had, given: givenAnHour } });
    expect(await two.ask('ana')).toMatchObject({ given: null, why: 'pace', againAt: had + hourMs });
    expect(voterOf(await two.ask('ben'))).toBe('V2');
    clock.now += hourMs;
    expect(voterOf(await two.ask('ana'))).not.toBeNull();
  });

  it('rests by the other list’s own hours as soon as one has called, before any event arrives', async () => {
    const { one, two, clock } = await lists(['V1'], ['V1'], { cooldown_hours: 5 });
    const { given } = await one.ask('ana');
    await one.ask('ana', { reports: [reportOf(given)], want: false });
    const calledAt = clock.now;
    expect(await two.ask('ben')).toMatchObject({ given: null, againAt: calledAt + 5 * hourMs });
    clock.now += 5 * hourMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    clock.now += 15 * hourMs;
    expect(voterOf(await one.ask('ana'))).toBe('V1');
  });

  it('is free for the other list as soon as they are put back', async () => {
    const { one, two } = await lists(['V1']);
    const { given } = await one.ask('ana');
    const putBack = { voter: 'V1', packet: given?.packet ?? 0, how: 'skip' };
    await one.ask('ana', { putBack, want: false });
    expect(voterOf(await two.ask('ben'))).toBe('V1');
  });

  it('stays with the other list’s caller when the first one reports late, and the call is known all the same', async () => {
    const { one, two, clock } = await lists(['V1', 'V2'], ['V1']);
    const three = await one.beside('three', ['V1'], { cooldown_hours: 1 });
    await three.open();
    await one.pack(0, ['V1', 'V2']);
    const first = await one.ask('ana');
    const late = first.given?.target.id === 'V1' ? first : await one.ask('cai');
    clock.now += lockMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    const told = await one.ask('ana', { reports: [reportOf(late.given)], want: false });
    expect(told.taken).toHaveLength(1);
    expect(voterOf(await three.ask('dan'))).toBeNull();
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    await two.ask('ben', { putBack: { voter: 'V1', packet: 0, how: 'release' }, want: false });
    clock.now += lockMs;
    expect(await three.ask('dan')).toMatchObject({ given: null, againAt: clock.now - lockMs + hourMs });
  });

  it('is not taken back from the other list’s caller; where nobody has them, they are, and their rest is over', async () => {
    const { one, two, clock } = await lists(['V1'], ['V1'], { cooldown_hours: 1 });
    const { given } = await one.ask('ana');
    const report = reportOf(given);
    await one.ask('ana', { reports: [report], want: false });
    expect(voterOf(await one.undo('ana', report))).toBe('V1');
    await one.ask('ana', { putBack: { voter: 'V1', packet: 0, how: 'release' }, want: false });
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    await two.ask('ben', { putBack: { voter: 'V1', packet: 0, how: 'release' }, want: false });
    const again = await one.ask('ana');
    const second = reportOf(again.given);
    await one.ask('ana', { reports: [second], want: false });
    clock.now += hourMs;
    expect(voterOf(await two.ask('ben'))).toBe('V1');
    expect(await words(one.undo('ana', second))).toMatch(/cannot be taken back/);
  });

  it('is one document, which does not name them, however many lists they are on', async () => {
    const { one } = await lists(['V1']);
    for (const name of ['three', 'four']) await (await one.beside(name, ['V1'])).open();
    await one.ask('ana');
    const claims = await one.all('call_claims');
    expect(claims).toHaveLength(1);
    expect(JSON.stringify(claims)).not.toContain('V1');
  });
});
