import { beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../full.ts';
import { casesOfRun } from './cases/index.ts';
import { type Case, titleOf } from './cases/rules-case.ts';
import { cover } from './harness/rules-coverage.ts';
import { readRules } from './harness/rules-emulator.ts';
import { openSandbox, type Sandbox } from './harness/sandbox.ts';

const rules = readRules();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox('demo-rules', rules);
});

/** Each case is sent once: those sent for the coverage already have their answer. */
const answers = new Map<Case, ReturnType<Case['send']>>();
function answerOf(one: Case): ReturnType<Case['send']> {
  const answer = answers.get(one) ?? one.send(sandbox);
  answers.set(one, answer);
  return answer;
}

// Reading a report takes as long as sending the cases that it is about (decision 39).
test.runIf(isFull)(
  'evaluates every expression of the rules, and every boolean one to true and to false',
  async () => {
    const measured = casesOfRun.flatMap(([, cases]) => cases).filter(({ skipsCoverage }) => !skipsCoverage);
    const { missing, boolean, bothWays } = await cover(sandbox.project, rules, measured, answerOf);
    expect(missing).toEqual([]);
    expect(bothWays).toBe(boolean);
  },
  900_000,
);

for (const [kind, cases] of casesOfRun)
  describe.concurrent(kind, () => {
    // ASVS 7.2.1, 8.2.2, 8.2.3, 8.3.1, 8.4.1
    test.each(cases.map((one) => [titleOf(one), one] as const))('%s', async (_, one) => {
      expect(await answerOf(one)).toBe(one.expected);
    });
  });
