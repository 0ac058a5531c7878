import { runnerImport } from 'vite';
import { at } from '../../scripts/lib/paths.mjs';
import { atMost, forTheRecord, median, repeat } from './support/rows.mjs';

const [few, many] = [8_000, 80_000];
/** Ten times the events may take this much longer: a fold that looked at all former events would take a hundred times. */
const growthMax = 20;

/** What one voter can be flooded with: no two events are of the same thing, but for attempts and suppressions. */
const kinds = [
  (at) => ({ kind: 'tag', tag: `tag ${at}`, is_on: true }),
  (at) => ({ kind: 'answer', question: `question ${at}`, answers: ['yes', `because of ${at}`] }),
  () => ({ kind: 'attempt', outcome: 'do_not_call' }),
  () => ({ kind: 'suppression', reason: 'opt_out', is_on: true }),
];

/** Every other event is undone by the next one of its kind, as far as it still can be. */
function flood(fullEvent, count) {
  return Array.from({ length: count }, (_, at) => ({
    ...fullEvent({ voter_id: 'V1', source: 'door', ...kinds[at % kinds.length](at) }),
    id: `e${at}`,
    undoes: at % 8 >= 4 ? `e${at - 4}` : null,
    happened_at: at,
    received_at: at,
    by: `member ${at % 7}`,
  }));
}

/** The fold of one voter's events, in the schedule and in every organizer's browser, as a flood of them grows. */
export default async () => {
  const { module: rules } = await runnerImport(at('tests/bench/support/voters/voter-domain.ts'));
  const timed = (count) => {
    const events = flood(rules.fullEvent, count);
    return async () => {
      const since = performance.now();
      const folded = rules.foldAll(new Map(), events).get('V1');
      return { took: performance.now() - since, facts: folded.facts.length };
    };
  };
  await timed(few)();
  const [short, long] = [await repeat(7, timed(few)), await repeat(3, timed(many))];
  const took = (runs) => median(runs.map((run) => run.took));
  return [
    forTheRecord(`${few.toLocaleString('en-US')} events on one voter: folded`, took(short), 'ms'),
    forTheRecord(`${many.toLocaleString('en-US')} events on one voter: folded`, took(long), 'ms'),
    atMost('Ten times the events on one voter: times the time', took(long) / took(short), growthMax, '×'),
    atMost('80,000 events on one voter: facts kept', Math.max(...long.map((run) => run.facts)), 600),
  ];
};
