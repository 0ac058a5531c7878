import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revised } from '#shared/domain/surveys/revise.ts';
import { anyAnswers, anyBody } from '#shared/domain/surveys/testing.ts';
import { emptyFoldState, fold, stateOf } from '#shared/domain/voters/fold.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { eventOf, learnedIn, newEventId } from './event.ts';
import { undoEvent, undoEvents } from './undo-event.ts';

const day = '2026-11-22';
const about = { voter_id: 'V1', source: 'office' } as const;
const learnedFrom = (draft: VoterDraft, number: number): Learned => ({
  ...fullEvent(draft),
  id: `e${number}`,
  happened_at: number,
  received_at: number,
  by: 'ana',
});
const known = (drafts: readonly VoterDraft[]) => stateOf(fold(emptyFoldState, drafts.map(learnedFrom)), day);

const before: readonly VoterDraft[] = [
  { ...about, kind: 'attempt', outcome: 'canvassed' },
  { ...about, kind: 'support', score: 2 },
  { ...about, kind: 'tag', tag: 'Dog', is_on: true },
  { ...about, kind: 'answer', question: 'q1', answers: ['Roads'] },
  { ...about, kind: 'correction', field: 'cell', text: '+15550100200' },
  { ...about, kind: 'suppression', reason: 'opt_out', channels: ['mail'], is_on: true },
];
const next: readonly [string, VoterDraft][] = [
  ['an attempt', { ...about, kind: 'attempt', outcome: 'do_not_call' }],
  ['a result that closes all', { ...about, kind: 'attempt', outcome: 'deceased' }],
  ['a score', { ...about, kind: 'support', score: 5 }],
  ['no score', { ...about, kind: 'support', score: null }],
  ['a tag', { ...about, kind: 'tag', tag: 'Yard sign', is_on: true }],
  ['a tag taken off', { ...about, kind: 'tag', tag: 'Dog', is_on: false }],
  ['an answer', { ...about, kind: 'answer', question: 'q1', answers: ['Schools'] }],
  ['an answer cleared', { ...about, kind: 'answer', question: 'q1', answers: null }],
  ['a note', { ...about, kind: 'note', text: 'x' }],
  ['a correction', { ...about, kind: 'correction', field: 'cell', text: '' }],
  ['a correction cleared', { ...about, kind: 'correction', field: 'cell', text: null }],
  ['a suppression', { ...about, kind: 'suppression', reason: 'legal_hold', is_on: true }],
  ['a lift', { ...about, kind: 'suppression', reason: 'opt_out', is_on: false }],
];

/** Whether the rules would take it: `functions/shared` says what of each kind they do. */
const isSound = (draft: VoterDraft) => learnedIn(eventOf(draft, 1), 'ana') !== null;

describe('taken back', () => {
  it.each(next)('%s leaves the voter as before', (_, draft) => {
    const [was, is] = [known(before), known([...before, draft])];
    expect(is).not.toEqual(was);
    const back = undoEvent(draft, `e${before.length}`, was);
    const after = back && known([...before, draft, back]);
    const plain = (state: typeof was) => ({
      ...state,
      // Said anew, it is of now.
      support: state.support?.score,
    });
    expect(after && plain(after)).toEqual(plain(was));
    expect([isSound(draft), back && isSound(back)]).toEqual([true, true]);
  });

  it('nothing is said where nothing was changed', () => {
    expect(undoEvent({ ...about, kind: 'support', score: null }, 'e9', known([]))).toBeNull();
    expect(undoEvent({ ...about, kind: 'note', undoes: 'e1' }, 'e9', known(before))).toBeNull();
  });
});

describe('what replaced something', () => {
  const origin = { voter_id: 'V1', source: 'phone', list_id: 'c1' } as const;
  const stateIn = (events: readonly Learned[]) => {
    const { answers, tags, support } = stateOf(fold(emptyFoldState, events), day);
    return { answers, tags, support: support?.score };
  };

  it('is undone whole, however often it was changed: each time what stood before comes back', () =>
    fc.assert(
      fc.property(anyBody, fc.array(anyAnswers, { minLength: 2, maxLength: 4 }), (body, visits) => {
        const log: Learned[] = [];
        const tell = (drafts: readonly VoterDraft[]) => {
          const events = drafts.map((draft, at) => learnedFrom(draft, log.length + at));
          log.push(...events);
          return events.map(({ id }) => id);
        };
        for (const answers of visits) {
          const before = [...log];
          const drafts = revised(body, answers, origin, before);
          const ids = tell(drafts);
          const changed = [...log];
          const backs = undoEvents(drafts, ids, before);
          const backIds = tell(backs);
          expect(stateIn(log)).toEqual(stateIn(before));
          expect(backs.filter((back) => !isSound(back))).toEqual([]);
          // And what took it back is taken back.
          tell(undoEvents(backs, backIds, log));
          expect(stateIn(log)).toEqual(stateIn(changed));
        }
      }),
    ));

  it.each<[string, VoterDraft]>([
    ['another result', { ...about, kind: 'attempt', outcome: 'refused', undoes: 'e0' }],
    ['a result taken back', { ...about, kind: 'attempt', undoes: 'e0' }],
    ['another correction', { ...about, kind: 'correction', field: 'cell', text: '', undoes: 'e4' }],
    [
      'another suppression',
      { ...about, kind: 'suppression', reason: 'legal_hold', is_on: true, undoes: 'e5' },
    ],
  ])('%s gives back the former', (_, draft) => {
    const log = before.map(learnedFrom);
    const backs = undoEvents([draft], ['e6'], log);
    expect(backs.filter((back) => !isSound(back))).toEqual([]);
    const after = known([...before, draft, ...backs]);
    const plain = ({ attempts, last_attempt, corrected, suppressed }: ReturnType<typeof known>) => ({
      ...{ attempts, outcome: last_attempt?.outcome, corrected, suppressed },
    });
    expect(plain(known([...before, draft]))).not.toEqual(plain(known(before)));
    expect(plain(after)).toEqual(plain(known(before)));
  });

  it('says nothing of who said the former and when', () => {
    const former = learnedFrom({ ...about, kind: 'attempt', outcome: 'refused', metres_off: 7 }, 0);
    const [back = about] = undoEvents([{ ...about, kind: 'attempt', undoes: 'e0' }], ['e1'], [former]);
    expect(eventOf({ kind: 'attempt', ...back }, 9, 'e2')).toEqual(
      eventOf({ ...about, kind: 'attempt', outcome: 'refused' }, 9, 'e2'),
    );
  });

  it('is said anew of the list that it was changed on, where it was one; else of where it was learned', () => {
    const former = {
      ...learnedFrom({ ...about, kind: 'support', source: 'door', list_id: 't1', score: 1 }, 0),
    };
    const change = (more: Partial<VoterDraft>): VoterDraft => ({
      ...{ voter_id: 'V1', kind: 'support', source: 'phone', score: 3, undoes: 'e0', ...more },
    });
    expect(undoEvents([change({ list_id: 'c1' })], ['e1'], [former])).toMatchObject([
      { source: 'phone', list_id: 'c1', score: 1, undoes: 'e1' },
    ]);
    expect(undoEvents([change({ source: 'office' })], ['e1'], [former])).toMatchObject([
      { source: 'door', list_id: 't1', score: 1, undoes: 'e1' },
    ]);
  });
});

it('gives each event an id of its own that the rules take', () => {
  const ids = Array.from({ length: 2_000 }, newEventId);
  expect(new Set(ids).size).toBe(2_000);
  expect(ids.filter((id) => !/^[A-Za-z\d]{20}$/.test(id))).toEqual([]);
  expect(new Set(ids.join('')).size).toBe(62);
});

it('reads of the journal only what is an event, newer than all that the server has', () => {
  const written = eventOf({ ...about, kind: 'support', score: 4 }, 7, 'e1');
  expect(learnedIn(written, 'ben')).toEqual({
    ...learnedFrom({ ...about, kind: 'support', score: 4 }, 7),
    id: 'e1',
    received_at: null,
    by: 'ben',
  });
  expect(learnedIn({ operation: 'delete', table: 'donors', id: 'd' }, 'ben')).toBeNull();
  expect(learnedIn({ operation: 'create', table: 'voter_events', id: 'x', data: {} }, 'ben')).toBeNull();
});
