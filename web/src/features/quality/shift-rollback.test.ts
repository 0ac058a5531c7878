import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftsOf } from '#shared/domain/field/shift-quality.ts';
import { emptyFoldState, fold } from '#shared/domain/voters/fold.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { suppressionOf } from '#shared/domain/voters/suppression.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { rollbackOf } from './shift-rollback.ts';

const start = Date.parse('2026-10-10T17:00:00Z');
const event = (id: string, minutes: number, fields: Partial<Learned> = {}): Learned => {
  const happened_at = start + minutes * 60_000;
  const base = fullEvent({ voter_id: `V-${id}`, kind: 'attempt', source: 'door', list_id: 'turf' });
  return { ...base, id, by: 'cal', happened_at, received_at: happened_at, outcome: 'not_home', ...fields };
};
const support = { kind: 'support', outcome: null, score: 1 } as const;
const answer = { kind: 'answer', outcome: null, question: 'q1', answers: ['yes'] } as const;
/** As the log has it once it was written. */
const written = (drafts: readonly VoterDraft[], by = 'ana'): Learned[] =>
  drafts.map((draft) => ({
    ...fullEvent(draft),
    ...{ id: `back-${draft.undoes}-${by}`, by, happened_at: start + 9e7, received_at: start + 9e7 },
  }));
const ask = (log: readonly Learned[], by = 'cal') => {
  const judged = shiftsOf(log)
    .filter((shift) => shift.by === by)
    .map((shift) => ({ shift, right: shift.list_id === 'right' ? ['ana'] : [] }));
  return rollbackOf(judged, new Set(log.map(({ undoes }) => undoes)));
};
const undoes = ({ drafts }: { drafts: readonly VoterDraft[] }) => drafts.map((draft) => draft.undoes);

it('is of all that one person did, flagged or not, and says what would go', () => {
  const log = [
    event('a', 0),
    event('b', 3, { outcome: 'canvassed' }),
    event('c', 3, { ...support, voter_id: 'V-b' }),
    event('d', 3, { ...answer, voter_id: 'V-b' }),
    event('e', 90, { list_id: 'right' }),
    event('f', 95, { source: 'phone', list_id: 'calls' }),
    event('g', 1_500),
    event('other', 4, { by: 'bob' }),
    event('sheet', 4, { by: 'cal', walked_by: 'bob' }),
    event('desk', 5, { source: 'office', kind: 'note', outcome: null, text: 'Called back' }),
  ];
  const all = ask(log);
  expect(all).toMatchObject({ shifts: 4, right: 1, back: 0, knocks: 5, answers: 2, from: start });
  expect(undoes(all).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  // Another took the newest shift back: it goes no more.
  const [newest] = shiftsOf(log);
  expect(newest?.events.map(({ id }) => id)).toEqual(['g']);
  const later = ask([
    ...log,
    ...written([{ voter_id: 'V-g', kind: 'attempt', source: 'door', undoes: 'g' }]),
  ]);
  expect(later).toMatchObject({ shifts: 3, back: 1, knocks: 4, answers: 2 });
  expect(ask(log, 'kim')).toMatchObject({ shifts: 0, right: 0, back: 0, from: null, drafts: [] });
});

it('takes back what was said instead of a former answer, and not the former one', () => {
  const log = [event('a', 0, support), event('b', 1, { ...support, score: 2, voter_id: 'V-a', undoes: 'a' })];
  expect(undoes(ask(log))).toEqual(['b']);
  expect(ask([...log, ...written(ask(log).drafts)])).toMatchObject({ shifts: 0, back: 1, drafts: [] });
});

const statement = fc.oneof(
  fc.constant({}),
  fc.constant(support),
  fc.constant(answer),
  fc.constant({ kind: 'tag', outcome: null, tag: 'Sign', is_on: false } as const),
);
const logs = fc
  .array(
    fc.record({
      minutes: fc.nat(4_000),
      by: fc.constantFrom('cal', 'bob'),
      list_id: fc.constantFrom('one', 'right', null),
      statement,
    }),
    { maxLength: 60 },
  )
  .map((all) =>
    all.map(({ minutes, statement: fields, ...rest }, at) =>
      event(`e${at}`, minutes, { ...fields, ...rest }),
    ),
  );

it('cut off anywhere it is completed by asking anew, takes nothing back twice, and nothing of others', () => {
  fc.assert(
    fc.property(logs, fc.nat(60), (log, cut) => {
      const whole = ask(log);
      const own = log.filter(({ by }) => by === 'cal').map(({ id }) => id);
      expect(undoes(whole).toSorted()).toEqual(own.toSorted());
      const half = [...log, ...written(whole.drafts.slice(0, cut))];
      const rest = ask(half);
      expect(undoes(rest)).toEqual(undoes(whole).slice(cut));
      // Whole shifts first: of one at most a part is left.
      const isPartly = shiftsOf(half).filter(
        ({ by, rolledBack, events }) =>
          by === 'cal' && !rolledBack && events.some(({ id }) => !undoes(rest).includes(id)),
      );
      expect(isPartly.length).toBeLessThanOrEqual(1);
      const done = [...half, ...written(rest.drafts)];
      expect(ask(done)).toMatchObject({ shifts: 0, back: whole.shifts, knocks: 0, drafts: [] });
      expect(ask(done, 'bob')).toEqual(ask(log, 'bob'));
    }),
  );
});

it('of one shift is what that shift is of: a shift is all of a person who has one', () => {
  fc.assert(
    fc.property(logs, (log) => {
      const undone = new Set(log.map(({ undoes: id }) => id));
      const judged = shiftsOf(log).map((shift) => ({ shift, right: [] }));
      const each = judged.flatMap((one) => rollbackOf([one], undone).drafts);
      expect(rollbackOf(judged, undone).drafts).toEqual(each);
    }),
  );
});

it('says of how many voters something stays closed, because it was repeated more often than can be undone', () => {
  const say = (id: string, minutes: number, fields: Partial<Learned>) =>
    event(id, minutes, { outcome: null, kind: 'suppression', reason: 'opt_out', is_on: true, ...fields });
  const twice = [say('a', 0, { voter_id: 'V1' }), say('b', 1, { voter_id: 'V1' })];
  const other = say('c', 2, { voter_id: 'V1', reason: 'do_not_contact' });
  expect(ask([...twice, other]).stays).toBe(0);
  const log = [...twice, other, say('d', 3, { voter_id: 'V1' })];
  // Each of these is still among the newest of some channel.
  expect(ask([...twice, say('w', 3, { voter_id: 'V1', channels: ['walk'] })]).stays).toBe(0);
  const rollback = ask(log);
  expect(rollback.stays).toBe(1);
  const facts = fold(emptyFoldState, [...log, ...written(rollback.drafts)]).facts;
  expect(suppressionOf(facts, '2026-10-10').suppressed.walk).toBe('opt_out');
  const results = ['e', 'f', 'g'].map((id, at) => event(id, at, { voter_id: 'V2', outcome: 'do_not_walk' }));
  expect(ask([...log, ...results]).stays).toBe(2);
  // What was undone counts no more.
  expect(ask([...log, ...written(rollback.drafts.slice(0, 1))]).stays).toBe(0);
});
