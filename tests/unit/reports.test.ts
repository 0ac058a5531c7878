import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExit, readPlaywright, readVitest } from '../../scripts/lib/reports.mjs';
import { tool } from '../../scripts/lib/run.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hustings-reports-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Runs Playwright itself on tests that need no browser. */
async function playwright(name: string, tests: string) {
  file(`${name}.spec.mjs`, `import { expect, test } from '@playwright/test';\n${tests}`);
  const report = join(folder, `${name}.json`);
  const config = file(
    `${name}.config.mjs`,
    `export default { testMatch: '${name}.spec.mjs', retries: 1, reporter: [['json', { outputFile: ${JSON.stringify(report)} }]] }`,
  );
  const { code } = await tool('@playwright/test/cli.js', ['test', '--config', config], { cwd: folder }).done;
  return { code, report: readPlaywright(report) };
}

test('a journey that fails and then passes is flaky: named with its reason, passed, and not fatal', async () => {
  const { code, report } = await playwright(
    'flaky',
    `test('is steady', () => {});
     test.describe('a group', () => {
       test('is flaky', () => { expect(test.info().retry, 'the list').toBe(1); });
     });`,
  );
  expect(code).toBe(0);
  expect(report).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: [{ name: 'flaky.spec.mjs › a group › is flaky', why: expect.stringContaining('the list') }],
  });
});

test('a journey that fails twice has failed', async () => {
  const { code, report } = await playwright(
    'broken',
    `test('is broken', () => { expect(1).toBe(2); });
     test('is steady', () => {});
     test.skip('is left out', () => {});`,
  );
  expect(code).not.toBe(0);
  expect(report).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: ['broken.spec.mjs › is broken'],
    flaky: [],
  });
});

test('a file of journeys that does not load has failed', async () => {
  const { code, report } = await playwright('unreadable', `throw new Error('no such page');`);
  expect(code).not.toBe(0);
  expect(report).toMatchObject({ passed: 0, flaky: [] });
  expect(report.failed).toBeGreaterThan(0);
  expect(report.failures.join()).toContain('no such page');
});

test('of Vitest, failed tests are named, and a file that does not load counts as one', () => {
  const report = file(
    'vitest.json',
    JSON.stringify({
      numPassedTests: 3,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { name: join(process.cwd(), 'a.test.ts'), status: 'passed', assertionResults: [] },
        {
          name: join(process.cwd(), 'b.test.ts'),
          status: 'failed',
          assertionResults: [{ status: 'failed', ancestorTitles: ['sums'], title: 'are exact' }],
        },
        { name: join(process.cwd(), 'c.test.ts'), status: 'failed', assertionResults: [] },
      ],
    }),
  );
  expect(readVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['b.test.ts › sums › are exact', 'c.test.ts'],
    flaky: [],
  });
});

test('a report that was never written holds no test', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
  expect(readVitest(join(folder, 'none.json'))).toEqual(nothing);
  expect(readPlaywright(join(folder, 'none.json'))).toEqual(nothing);
});

test('a tool without a report has passed when it ends with 0', () => {
  expect(readExit('types')(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(readExit('types')(2)).toMatchObject({ passed: 0, failed: 1, failures: ['types'] });
});
