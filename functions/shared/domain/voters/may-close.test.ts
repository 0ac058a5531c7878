import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctable } from '../../collections/voter-events.ts';
import { channels, results, sources } from './contact-results.ts';
import { emptyFoldState, fold, stateOf } from './fold.ts';
import { fullEvent, type VoterDraft } from './learned.ts';
import { mayClose } from './may-close.ts';
import { type Learned, suppressionReasons } from './voter-state.ts';

const day = '2026-10-05';
const base = fc.record({
  source: fc.constantFrom(...sources),
  by: fc.constantFrom('ana', 'ben', 'kim'),
  /** Which of the events before it is taken back. */
  back: fc.option(fc.nat({ max: 60 }), { nil: null, freq: 3 }),
});
const input = fc.oneof(
  fc.record({ kind: fc.constant('attempt' as const), outcome: fc.constantFrom(...results) }),
  fc.record({
    kind: fc.constant('suppression' as const),
    reason: fc.constantFrom(...suppressionReasons),
    channels: fc.option(fc.subarray([...channels], { minLength: 1 }), { nil: null }),
    is_on: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('correction' as const),
    field: fc.constantFrom(...correctable),
    text: fc.constantFrom('', 'x', null),
  }),
  fc.record({ kind: fc.constant('note' as const), text: fc.constant('x') }),
  fc.record({ kind: fc.constant('support' as const), score: fc.constantFrom(1 as const, 5 as const, null) }),
  fc.record({ kind: fc.constant('tag' as const), tag: fc.constant('x'), is_on: fc.boolean() }),
);

const histories = fc.array(fc.tuple(base, input), { maxLength: 60, size: 'max' }).map((steps) =>
  steps.map(([{ back, by, source }, draft], number): Learned => {
    const undoes = back !== null && back < number && steps[back]?.[1].kind === draft.kind ? `e${back}` : null;
    const event: VoterDraft = { voter_id: 'V1', source, ...draft, undoes };
    return { ...fullEvent(event), id: `e${number}`, happened_at: number, received_at: number, by };
  }),
);

it('leaves out no event that matters for who must not be contacted', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const closed = (some: readonly Learned[]) => {
        const { suppressed, doubted } = stateOf(fold(emptyFoldState, some), day);
        return { suppressed, doubted };
      };
      expect(closed(events.filter(mayClose))).toEqual(closed(events));
    }),
    { numRuns: 2_000 },
  );
});
