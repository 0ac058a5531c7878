import { describe, expect, it } from 'vitest';
import type { AskCorrection } from '#shared/api/ask-outcomes-api.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { people } from '#shared/collections/people.ts';
import { pledgeMonths } from '#shared/collections/pledge-months.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { correctAsk } from '#shared/usecases/call-time/correct-ask.ts';
import { changePledge } from '#shared/usecases/pledges/change-pledge.ts';
import { crowd } from '../../full.ts';
import { callTimeCampaign, phoneOf } from './call-time-campaign.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const refused = (key: string) => ({ refused: key });
const ok = { answer: { ok: true } };
const minute = 60_000;

type To = NonNullable<AskCorrection['to']>;
type Seen = AskCorrection['seen'];
const outcome = (one: To['outcome'], more: Partial<To> = {}): To => ({
  ...{ outcome: one, cents: null, dueOn: null, backAt: null, phone: null },
  ...more,
});
const was = (one: To['outcome'], cents: number | null = null): Seen => ({ outcome: one, cents });

/** A caller with a block of donors, and what corrects an outcome of other. */
async function calling(count = 2, fields: object = {}) {
  const made = await callTimeCampaign();
  for (const id of names(count)) await made.donor(id, fields);
  await made.make(names(count));
  await made.take('b');
  let number = 0;
  const correction = (seen: Seen, to: To | null, more: Partial<AskCorrection> = {}): AskCorrection => {
    number += 1;
    return {
      ...{ id: `c${number}`, ask: 'o-b-0', block: 'b', person: '0', seen, to },
      ...{ reason: 'Recorded by mistake', at: made.as().at },
      ...more,
    };
  };
  const correct = (
    one: AskCorrection,
    as: ReturnType<typeof made.asCaller> = made.asCaller(),
    callId = one.id,
  ) => made.call(correctAsk, one, { ...as, callId });
  const read = () => made.contexts(made.as()).memory.read;
  const pledge = () => read().get(pledges, 'o-b-0');
  const months = async () => (await read().find(pledgeMonths, {})).map(({ days }) => days);
  return { ...made, correction, correct, read, pledge, months };
}

const counts = { calls: 1, reached: 1, pledged: 0, promised: 0 };

describe('a correction of an outcome', () => {
  it('that changes the note alone leaves the pledge as firm as somebody made it', async () => {
    const { record, report, correct, correction, pledge, months, call, as, compare } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000, note: 'By chek' }));
    const { amount = 0, installments = [], election = null } = (await pledge()) ?? {};
    const terms = { is: 'terms' as const, amount, firmness: 'hard' as const, installments, election };
    await call(changePledge, { pledgeId: 'o-b-0', change: terms }, as('finance'));
    const firm = await months();
    const one = { ...outcome('pledged', { cents: 50_000 }), note: 'By check' };
    expect(await correct(correction(was('pledged', 50_000), one))).toEqual(ok);
    expect(await pledge()).toMatchObject({ firmness: 'hard', amount: 50_000 });
    expect(await months()).toEqual(firm);
    const promised = outcome('promised', { cents: 50_000 });
    expect(await correct(correction(was('pledged', 50_000), promised))).toEqual(ok);
    expect(await pledge()).toMatchObject({ firmness: 'hard' });
    expect(await correct(correction(was('promised', 50_000), outcome('pledged', { cents: 50_000 })))).toEqual(
      ok,
    );
    expect(await pledge()).toMatchObject({ firmness: 'soft' });
    await compare();
  });

  it('has pledge, counts, queue and what is remembered follow, once, and keeps what it was', async () => {
    const { record, report, correct, correction, stored, pledge, compare, block, months } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000, note: 'By check' }));
    const one = correction(was('pledged', 50_000), outcome('promised', { cents: 75_000 }));
    for (const callId of ['a', 'a', 'b']) expect(await correct(one, undefined, callId)).toEqual(ok);
    await compare();
    const { list, sessions, states, outcomes, people } = await stored();
    expect(list).toMatchObject({ ...counts, promised: 75_000 });
    expect(sessions).toMatchObject([{ ...counts, promised: 75_000 }]);
    expect(states['0']).toMatchObject({ last: 'promised', calls: 1, block: null });
    expect(people.find(({ id }) => id === '0')?.calls).toMatchObject([
      { outcome: 'promised', cents: 75_000 },
    ]);
    expect(outcomes).toMatchObject([
      {
        ...{ outcome: 'promised', cents: 75_000, note: 'By check', withdrawn: false },
        former: [{ id: one.id, was: { outcome: 'pledged', cents: 50_000, note: 'By check' } }],
      },
    ]);
    expect(await pledge()).toMatchObject({ amount: 75_000, firmness: 'hard', stage: 'open' });
    expect(JSON.stringify(await months())).toContain('75000');
    expect((await block('b')).results['0']).toMatchObject({ outcome: 'promised', cents: 75_000 });
  });

  it('that withdraws it gives the donor back to their caller, and writes the pledge off', async () => {
    const { record, report, correct, correction, stored, pledge, compare, block, months } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000 }));
    expect(await correct(correction(was('pledged', 50_000), null))).toEqual(ok);
    await compare();
    const { list, states, people, outcomes } = await stored();
    expect(list).toMatchObject({ calls: 0, reached: 0, pledged: 0 });
    expect(states['0']).toMatchObject({ calls: 0, last: null, at: null, reached: null, block: 'b', rest: 0 });
    expect(people.find(({ id }) => id === '0')).toMatchObject({ block: 'b', calls: [], reached: null });
    expect((await block('b')).results).toEqual({});
    expect(await pledge()).toMatchObject({
      ...{ stage: 'written_off', written_off: { reason: 'Recorded by mistake' } },
    });
    expect(await months()).toEqual([]);
    expect(outcomes).toMatchObject([{ withdrawn: true, former: [{ was: { outcome: 'pledged' } }] }]);
    // Another outcome of the same call, and the withdrawal itself taken back: nothing is owed twice.
    expect(await record(report('b', '0', { id: 'second', outcome: 'declined' }))).toMatchObject({
      answer: {},
    });
    const again = correction(null, outcome('pledged', { cents: 60_000 }));
    expect(await correct(again)).toEqual(ok);
    await compare();
    expect(await pledge()).toMatchObject({ amount: 60_000, stage: 'open', written_off: null });
    expect((await stored()).list).toMatchObject({ calls: 2, reached: 2, pledged: 60_000 });
  });

  it('makes a pledge where there was none, under the call’s own day', async () => {
    const { record, report, correct, correction, pledge, compare, stored } = await calling();
    await record(report('b', '0', { outcome: 'declined' }));
    await correct(correction(was('declined'), outcome('pledged', { cents: 5_000 })));
    await compare();
    expect(await pledge()).toMatchObject({ amount: 5_000, firmness: 'soft', donor_id: '0' });
    expect((await stored()).outcomes).toMatchObject([{ pledge_id: 'o-b-0' }]);
  });

  it('leaves the donor with whoever has them by now', async () => {
    const {
      record,
      report,
      correct,
      correction,
      stored,
      take,
      handBack,
      call: _,
      asCaller,
      as,
      block,
    } = await calling(1);
    await record(report('b', '0', { outcome: 'call_back', backAt: as().at + minute }));
    const early = correction(was('call_back'), outcome('call_back', { backAt: 0 }));
    expect(await correct(early)).toMatchObject({
      refused: 'request.badBody',
    });
    await handBack('b');
    const later = { ...as('finance'), at: as().at + 2 * minute };
    await take('c', later as ReturnType<typeof asCaller>);
    expect((await block('c')).order).toEqual(['0']);
    const gone = correction({ outcome: 'call_back', cents: null }, null);
    expect(await correct(gone, { ...asCaller(), at: later.at + minute })).toEqual(ok);
    expect((await stored()).states['0']).toMatchObject({ block: 'c', calls: 0, back: null });
  });

  it('leaves the donor with whoever has them on another list by now', async () => {
    const { record, report, correct, correction, stored, make, take, as, asCaller, block, compare } =
      await calling(1);
    await record(report('b', '0'));
    await make(['0'], { id: 'second', name: 'Second' });
    await take('c', as('finance') as ReturnType<typeof asCaller>, { list: 'second' });
    expect((await block('c')).order).toEqual(['0']);
    expect(await correct(correction(was('no_answer'), null))).toEqual(ok);
    await compare();
    const { people, states } = await stored();
    expect(people).toMatchObject([{ id: '0', block: 'c', calls: [] }]);
    expect(states['0']).toMatchObject({ calls: 0, block: null });
  });

  it('that takes a withdrawal back gives the donor up again', async () => {
    const { record, report, correct, correction, stored, compare } = await calling(1);
    await record(report('b', '0'));
    await correct(correction(was('no_answer'), null));
    expect((await stored()).people).toMatchObject([{ block: 'b' }]);
    expect(await correct(correction(null, outcome('no_answer')))).toEqual(ok);
    await compare();
    const { people, states } = await stored();
    expect(people).toMatchObject([{ block: null, until: 0 }]);
    expect(states['0']).toMatchObject({ calls: 1, block: null, until: 0 });
  });

  it('of a call that somebody else corrected meanwhile is refused', async () => {
    const { record, report, correct, correction, as, stored, compare } = await calling();
    await record(report('b', '0', { outcome: 'declined' }));
    const [mine, other] = [
      correction(was('declined'), null),
      correction(was('declined'), outcome('thinking')),
    ];
    expect(await correct(mine)).toEqual(ok);
    expect(await correct(other, as('finance') as never)).toMatchObject(refused('callTime.corrected'));
    expect(await correct(correction(null, null))).toEqual(ok);
    await compare();
    expect((await stored()).list).toMatchObject({ calls: 0 });
  });

  it.each<[string, object, string, object]>([
    ['another caller', {}, 'callTime.noOutcome', { by: 'other' }],
    ['a caller who names another block', { block: 'c' }, 'request.badBody', {}],
    ['a caller who names another donor', { person: '1' }, 'request.badBody', {}],
    ['a caller of a call that is not there', { ask: 'nothing' }, 'callTime.noOutcome', {}],
    ['a caller with an amount of a no', { to: outcome('declined', { cents: 100 }) }, 'request.badBody', {}],
    [
      'a caller with a card number',
      { to: outcome('thinking', { note: '4242 4242 4242 4242' }) },
      'callTime.cardNumber',
      {},
    ],
    [
      'a caller with a number that is another’s',
      { to: outcome('wrong_number', { phone: phoneOf(9) }) },
      'request.badBody',
      {},
    ],
  ])('by %s is refused, and nothing is written', async (_, more, why, by) => {
    const { record, report, correct, correction, stored, asCaller, otherUid } = await calling();
    await record(report('b', '0', { outcome: 'no_answer' }));
    const before = await stored();
    const as = 'by' in by ? asCaller(otherUid) : asCaller();
    expect(await correct(correction(was('no_answer'), outcome('thinking'), more), as)).toMatchObject(
      refused(why),
    );
    expect(await stored()).toEqual(before);
  });

  it('is made twenty times, and no more', async () => {
    const { record, report, correct, correction } = await calling();
    await record(report('b', '0', { outcome: 'no_answer' }));
    const both = ['no_answer', 'left_message'] as const;
    for (let at = 0; at < 20; at += 1)
      expect(
        await correct(
          correction(was(both[at % 2] ?? 'no_answer'), outcome(both[(at + 1) % 2] ?? 'no_answer')),
        ),
      ).toEqual(ok);
    expect(await correct(correction(was('no_answer'), null))).toMatchObject(
      refused('callTime.tooManyCorrections'),
    );
  });

  it('counts once of forty that arrive at once', async () => {
    const { record, report, correction, contexts, asCaller, stored: _, organization: __ } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000 }));
    const answers = await Promise.allSettled(
      Array.from({ length: crowd(40) }, () =>
        correctAsk.run(correction(was('pledged', 50_000), null), contexts(asCaller()).server),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a pledge of a call that is corrected', () => {
  it.each(['amount', 'write_off'] as const)('is left alone once somebody changed it: %s', async (how) => {
    const { record, report, correct, correction, call, as, pledge } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000 }));
    const stored = await pledge();
    const change =
      how === 'amount'
        ? {
            ...{ is: 'terms' as const, amount: 40_000, firmness: 'soft' as const, election: null },
            installments: [{ due_on: stored?.due_on ?? '', cents: 40_000 }],
          }
        : { is: 'write_off' as const, day: stored?.made_on ?? '', reason: 'Moved away' };
    await call(changePledge, { pledgeId: 'o-b-0', change }, as('finance'));
    const other = correction(was('pledged', 50_000), outcome('pledged', { cents: 60_000 }));
    expect(await correct(other)).toMatchObject(refused('callTime.pledgeChanged'));
    expect(await correct(correction(was('pledged', 50_000), null))).toEqual(ok);
    expect(await pledge()).toMatchObject({ stage: 'written_off' });
  });

  it('is no mistake once it is paid', async () => {
    const { record, report, correct, correction, pledge, seed } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000 }));
    const stored = await pledge();
    if (!stored) throw new Error('No pledge.');
    const { id, ...fields } = stored;
    await seed(pledges, id, { ...fields, paid: 50_000, stage: 'paid' });
    expect(await correct(correction(was('pledged', 50_000), null))).toMatchObject(
      refused('callTime.pledgePaid'),
    );
  });
});

describe('what a call closed', () => {
  const emails = { emails: ['a@example.org'] };

  it('is open again once its caller takes a never back within minutes', async () => {
    const { record, report, correct, correction, stored, compare, read, as, asCaller } = await calling(
      1,
      emails,
    );
    await record(report('b', '0', { outcome: 'never_ask', at: as().at }));
    expect(await correct(correction(was('never_ask'), outcome('declined')), asCaller())).toEqual(ok);
    await compare();
    const events = await read().find(contactEvents, {});
    expect(events.filter(({ what }) => what === 'retraction')).toHaveLength(3);
    const { states, people } = await stored();
    expect(states['0']).toMatchObject({ done: null, last: 'declined' });
    expect(people).toMatchObject([{ never: false }]);
  });

  it.each(['a manager', 'its caller, a quarter of an hour later'])('stays closed for %s', async (who) => {
    const { record, report, correct, correction, as, asCaller, stored } = await calling(1, emails);
    await record(report('b', '0', { outcome: 'never_ask', at: as().at }));
    const late = { ...asCaller(), at: as().at + 16 * minute };
    const by = who === 'a manager' ? (as('finance') as never) : late;
    expect(await correct(correction(was('never_ask'), null), by)).toMatchObject(
      refused('callTime.neverStands'),
    );
    expect((await stored()).outcomes).toMatchObject([{ outcome: 'never_ask' }]);
  });

  it('stays closed where the card has other numbers by now', async () => {
    const { record, report, correct, correction, as, asCaller, stored, seed, read } = await calling(
      1,
      emails,
    );
    await record(report('b', '0', { outcome: 'never_ask', at: as().at }));
    const card = await read().get(people, '0');
    if (!card) throw new Error('No card.');
    const { id, ...fields } = card;
    await seed(people, id, { ...fields, phones: [phoneOf(7)], emails: [] });
    const late = { ...asCaller(), at: as().at + 16 * minute };
    expect(await correct(correction(was('never_ask'), null), late)).toMatchObject(
      refused('callTime.neverStands'),
    );
    expect((await stored()).people).toMatchObject([{ never: true }]);
  });

  it('closes when an outcome turns out to have been a never', async () => {
    const { record, report, correct, correction, read, as, compare, stored } = await calling(1, emails);
    await record(report('b', '0', { outcome: 'declined' }));
    expect(await correct(correction(was('declined'), outcome('never_ask')), as('finance') as never)).toEqual(
      ok,
    );
    await compare();
    expect((await read().find(contactEvents, {})).map(({ what }) => what)).toEqual(
      Array.from({ length: 3 }, () => 'opt_out'),
    );
    expect((await stored()).states['0']).toMatchObject({ done: 'never_ask' });
  });

  it('of a wrong number opens that number for its caller, who goes on', async () => {
    const { record, report, correct, correction, stored, block, compare } = await calling(1);
    const phone = phoneOf(0);
    await record(report('b', '0', { outcome: 'wrong_number', phone }));
    expect((await stored()).states['0']).toMatchObject({ done: 'no_number' });
    expect(await correct(correction(was('wrong_number'), null))).toEqual(ok);
    await compare();
    expect((await stored()).states['0']).toMatchObject({ done: null, block: 'b' });
    expect((await block('b')).results).toEqual({});
  });
});
