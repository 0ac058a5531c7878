import { beforeAll, describe, expect, test } from 'vitest';
import { kinds } from './cases/index.ts';
import { readRules } from './kit/emulator.ts';
import { openStage, type Stage } from './kit/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('demo-rules', readRules());
});

for (const [kind, cases] of Object.entries(kinds))
  describe.concurrent(kind, () => {
    test.each(cases)('$name → $right', async ({ ask, right }) => {
      expect(await ask(stage)).toBe(right);
    });
  });
