import { describe, expect, it } from 'vitest';
import { hourMs, lockMs } from '#shared/domain/phonebank/list.ts';
import { crowd } from '../../../tests/full.ts';
import { phoneBank, reportOf } from '../../../tests/functions/phone-bank.ts';
import { outcomeOf } from '../../../tests/functions/voter-file-import.ts';

/** A campaign where Ana has its only voter. */
async function onTheLine() {
  const bank = await phoneBank(['V1']);
  await bank.open();
  const { assignment } = await bank.ask('ana');
  return { bank, assignment, report: reportOf(assignment, { outcome: 'refused' }) };
}
const silent = { isNextRequested: false };

describe.concurrent('a report that the journal carries', () => {
  it('counts once, whether the same entry or another one brings it again, or the old call', async () => {
    const { bank, report } = await onTheLine();
    const sent = ['entry', 'entry', 'another', null].map((id) => () => bank.report('ana', report, id));
    for (const send of sent) expect(await send()).toEqual({ result: 'taken' });
    expect(await bank.ask('ana', { reports: [report], ...silent })).toMatchObject({
      ...{ late: [], callerStats: { calls: 1, reached: 1 } },
    });
    await bank.count();
    expect(await bank.progress()).toMatchObject({ calls: 1, blocked: { refused: 1 } });
  });

  it('counts once when many devices send it at the same moment', async () => {
    const { bank, report } = await onTheLine();
    const many = Array.from({ length: crowd(20) }, (_, at) => bank.report('ana', report, `entry${at % 4}`));
    expect(new Set((await Promise.all(many)).map(({ result }) => result))).toEqual(new Set(['taken']));
    expect((await bank.ask('ana', silent)).callerStats).toMatchObject({ calls: 1 });
  });

  it('is taken of a list that was paused or closed meanwhile', async () => {
    for (const state of ['paused', 'closed']) {
      const { bank, report } = await onTheLine();
      await bank.doc('call_lists/one').update({ state });
      expect(await bank.report('ana', report, 'entry')).toEqual({ result: 'taken' });
      expect((await bank.ask('ana', silent)).callerStats).toMatchObject({ calls: 1 });
    }
  });

  it('is late where somebody else has the voter by now, and is of nobody’s voter', async () => {
    const { bank, assignment, report } = await onTheLine();
    expect(await bank.report('eve', report, 'forged')).toEqual({ result: 'late' });
    for (const voter of ['nobody', '__proto__'])
      expect(await bank.report('ana', { ...report, voter }, voter.slice(0, 5))).toEqual({ result: 'late' });
    bank.clock.now += 20 * hourMs + lockMs;
    expect((await bank.ask('ben')).assignment).toMatchObject({ target: { id: assignment?.target.id } });
    const before = (await bank.doc('call_states/one_0').get()).data();
    expect(await bank.report('ana', report, 'entry')).toEqual({ result: 'late' });
    expect((await bank.doc('call_states/one_0').get()).data()).toEqual(before);
  });

  it('stays taken back when its entry is sent again', async () => {
    const { bank, report } = await onTheLine();
    await bank.report('ana', report, 'entry');
    await bank.undo('ana', report);
    expect(await bank.report('ana', report, 'entry')).toEqual({ result: 'taken' });
    expect(await bank.ask('ana')).toMatchObject({
      ...{ assignment: { target: { id: report.voter } }, callerStats: { calls: 0 } },
    });
  });

  it('is refused of a deleted list, and with other content under the same entry', async () => {
    const { bank, report } = await onTheLine();
    await bank.report('ana', report, 'entry');
    expect(await outcomeOf(bank.report('ana', { ...report, outcome: 'busy' }, 'entry'))).toBe(
      'call.replayed',
    );
    await bank.remove();
    expect(await outcomeOf(bank.report('ana', reportOf(null), 'next'))).toBe('phonebank.notFound');
  });
});
