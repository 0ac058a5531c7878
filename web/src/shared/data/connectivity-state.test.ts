import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectivity } from '#shared/constants.ts';
import {
  type ConnectivityState,
  type Evidence,
  initialConnectivity,
  msUntilProbe,
  nextConnectivity,
  timeouts,
} from './connectivity-state.ts';

type TimedEvidence = [at: number, evidence: Evidence];
const requested: Evidence = { is: 'asked' };
const answered = (question: number): Evidence => ({ is: 'answered', question });
const unanswered = (question: number): Evidence => ({ is: 'unanswered', question });

const replay = (online: boolean, events: readonly TimedEvidence[]): ConnectivityState =>
  events.reduce(
    (reach, [at, evidence]) => nextConnectivity(reach, evidence, at),
    initialConnectivity(online, 0),
  );

describe('what is known of the server', () => {
  const cases: [string, boolean, TimedEvidence[], { online: boolean; next: number | null }][] = [
    ['a page that opens asks once an answer would be late', true, [], { online: true, next: 5_000 }],
    ['a page that opens without a network asks at once', false, [], { online: false, next: 0 }],
    ['news put the check off', true, [[1_000, { is: 'heard' }]], { online: true, next: 30_000 }],
    [
      'a miss asks at once, and believes nothing yet',
      true,
      [[1_000, { is: 'missed' }]],
      { online: true, next: 0 },
    ],
    [
      'a thousand misses ask once in two seconds',
      true,
      [
        [0, requested],
        [500, answered(1)],
        [600, { is: 'missed' }],
        [700, { is: 'missed' }],
      ],
      { online: true, next: 1_300 },
    ],
    [
      'no answer is offline, and asks again soon',
      true,
      [
        [0, requested],
        [5_000, unanswered(1)],
      ],
      { online: false, next: 2_000 },
    ],
    [
      'a second silence waits twice as long',
      true,
      [
        [0, requested],
        [1, unanswered(1)],
        [2_001, requested],
        [2_002, unanswered(2)],
      ],
      { online: false, next: 4_000 },
    ],
    [
      'a late answer is an answer',
      true,
      [
        [0, requested],
        [5_000, unanswered(1)],
        [6_000, answered(1)],
      ],
      { online: true, next: 30_000 },
    ],
    [
      'an answer over a lost network is none',
      true,
      [
        [0, requested],
        [100, { is: 'network lost' }],
        [200, answered(1)],
      ],
      { online: false, next: 1_900 },
    ],
    [
      'a found network is asked over, whatever hangs in the lost one',
      true,
      [
        [0, { is: 'network lost' }],
        [2_000, requested],
        [2_500, { is: 'network found' }],
      ],
      { online: false, next: 0 },
    ],
    [
      'a slow answer counts less than news that came meanwhile',
      true,
      [
        [0, requested],
        [3_000, { is: 'heard' }],
        [5_000, unanswered(1)],
      ],
      { online: true, next: 30_000 },
    ],
    [
      'news while offline is enough',
      false,
      [
        [0, requested],
        [1, unanswered(1)],
        [500, { is: 'heard' }],
      ],
      { online: true, next: 30_000 },
    ],
    ['a page in the background does not ask', true, [[0, { is: 'hidden' }]], { online: true, next: null }],
    [
      'unless it is offline',
      true,
      [
        [0, { is: 'hidden' }],
        [10, { is: 'network lost' }],
      ],
      { online: false, next: 2_000 },
    ],
    [
      'a page that is looked at again asks when the check is overdue',
      true,
      [
        [0, { is: 'heard' }],
        [10, { is: 'hidden' }],
        [60_000, { is: 'shown' }],
      ],
      { online: true, next: 0 },
    ],
  ];
  it.each(cases)('%s', (_, online, events, expected) => {
    const reach = replay(online, events);
    const now = events.at(-1)?.[0] ?? 0;
    expect({ online: reach.online, next: msUntilProbe(reach, now) }).toEqual(expected);
  });
});

/** A network that comes and goes, some of it said by the browser; answers take their time and come in any order. */
const worlds = fc.record({
  flips: fc.array(fc.record({ wait: fc.integer({ min: 1, max: 90_000 }), isAnnounced: fc.boolean() }), {
    maxLength: 12,
  }),
  delays: fc.array(fc.integer({ min: 0, max: 4_999 }), { minLength: 1, maxLength: 20 }),
  misses: fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 10 }),
});

it('knows what is so within one check after the network settles, asking one question at a time', () =>
  fc.assert(
    fc.property(worlds, ({ flips, delays, misses }) => {
      let reach = initialConnectivity(true, 0);
      let up = true;
      const coming: [at: number, happen: (now: number) => void][] = [];
      const tell = (evidence: Evidence) => (now: number) => {
        reach = nextConnectivity(reach, evidence, now);
      };
      for (const at of misses) coming.push([at, tell({ is: 'missed' })]);
      let at = 0;
      for (const { wait, isAnnounced } of flips) {
        at += wait;
        coming.push([
          at,
          (now) => {
            up = !up;
            if (isAnnounced) tell({ is: up ? 'network found' : 'network lost' })(now);
          },
        ]);
      }
      const end = Math.max(at, ...misses) + connectivity.checkMs + 2 * timeouts.answerMs;
      for (let now = 0; ; ) {
        const wait = msUntilProbe(reach, now);
        if (wait !== null && (wait < 0 || wait > connectivity.checkMs || reach.asking !== null)) return false;
        coming.sort(([one], [other]) => one - other);
        const next = coming[0]?.[0] ?? end;
        now = Math.max(now, Math.min(next, wait === null ? end : now + wait));
        if (now >= end) return reach.online === up;
        if (next <= now) coming.shift()?.[1](now);
        else {
          tell(requested)(now);
          const delay = delays[reach.requests % delays.length] ?? 0;
          const { requests: question } = reach;
          coming.push(
            up
              ? [now + delay, tell(answered(question))]
              : [now + timeouts.answerMs, tell(unanswered(question))],
          );
        }
      }
    }),
  ));
