import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyFoldState, foldAll } from '#shared/domain/voters/fold.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { packOverlay, partOf, unpackOverlay } from '#shared/domain/voters/overlay.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { knownOf } from './known-voters.ts';

const eventArbitrary = fc.record({
  score: fc.constantFrom(1 as const, 3 as const, 5 as const, null),
  /** Milliseconds between two arrivals: some come at once, and some are told late. */
  after: fc.nat(2),
  late: fc.nat(3),
  undoes: fc.option(fc.nat(30), { nil: null, freq: 4 }),
});
const histories = fc.array(eventArbitrary, { maxLength: 40 }).map((all) => {
  let at = 1_000;
  return all.map(({ score, after, late, undoes }, number) => {
    at += after;
    const event: Learned = {
      ...fullEvent({ voter_id: 'V1', kind: 'support', source: 'door', score }),
      id: `e${number}`,
      undoes: undoes === null ? null : `e${undoes}`,
      happened_at: number,
      received_at: at,
      by: 'ana',
    };
    return { event, arrivedAt: number + late };
  });
});

it('says the same however the events come in, and whatever part comes between them', async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(8), fc.nat(40), async (history, size, cut) => {
      const known = knownOf();
      const events = history
        .toSorted((one, other) => one.arrivedAt - other.arrivedAt)
        .map(({ event }) => event);
      const until = history[cut]?.event.received_at ?? 0;
      for (let from = 0; from < events.length; from += size + 1) {
        known.learn(events.slice(from, from + size + 1));
        known.foldStateOf('V1');
        if (from <= cut && cut < from + size + 1 && until > 0) {
          const old = history.flatMap(({ event }) => ((event.received_at ?? 0) < until ? [event] : []));
          const overlay = await unpackOverlay(await packOverlay(foldAll(new Map(), old)));
          known.setPart(partOf('V1'), { overlay, version: 1, until });
        }
      }
      const whole = foldAll(
        new Map(),
        history.map(({ event }) => event),
      );
      expect(known.foldStateOf('V1')).toEqual(whole.get('V1') ?? emptyFoldState);
    }),
    { numRuns: 200 },
  );
});

it('shows what waits here on top, and once when it has arrived', () => {
  const known = knownOf();
  const event = (id: string, score: 1 | 5, received_at: number | null): Learned => ({
    ...fullEvent({ voter_id: 'V1', kind: 'support', source: 'door', score }),
    ...{ id, happened_at: 1, received_at, by: 'ana' },
  });
  const support = () => known.stateOf('V1', '2026-11-22').support;
  known.learn([event('a', 1, 10)]);
  known.setOwn([event('b', 5, null)]);
  expect(support()?.event).toBe('b');
  known.learn([event('b', 5, 5)]);
  expect(support()?.event).toBe('a');
  expect(known.foldStateOf('V1').facts).toHaveLength(2);
});
