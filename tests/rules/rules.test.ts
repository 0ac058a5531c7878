import { beforeAll, describe, expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { kinds } from './cases/index.ts';
import { cover } from './kit/coverage.ts';
import { readRules } from './kit/emulator.ts';
import { openStage, type Stage } from './kit/stage.ts';

const rules = readRules();
let stage: Stage;
beforeAll(async () => {
  stage = await openStage('demo-rules', rules);
});

/** Each case is asked once: what was asked for the coverage has its answer already. */
const answers = new Map<Case, ReturnType<Case['ask']>>();
function ask(one: Case): ReturnType<Case['ask']> {
  const answer = answers.get(one) ?? one.ask(stage);
  answers.set(one, answer);
  return answer;
}

test('every expression of the rules is seen, every boolean one true and false', async () => {
  const measured = Object.values(kinds)
    .flat()
    .filter(({ unmeasured }) => !unmeasured);
  const { missing, boolean, bothWays } = await cover(stage.project, rules, measured, ask);
  expect(missing).toEqual([]);
  expect(bothWays).toBe(boolean);
}, 900_000);

for (const [kind, cases] of Object.entries(kinds))
  describe.concurrent(kind, () => {
    // ASVS 7.2.1, 8.2.2, 8.2.3, 8.3.1, 8.4.1
    test.each(cases)('$name → $right', async (one) => {
      expect(await ask(one)).toBe(one.right);
    });
  });
