import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * Every reader answers { passed, failed, skipped, failures: names, flaky }, from what the tool wrote for machines.
 * `flaky` names the tests that failed and passed when they were tried again; they are among the passed ones.
 */
export function readVitest(file) {
  if (!existsSync(file)) return nothing();
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no tests to blame: it counts as one.
    if (failed.length === 0) return status === 'failed' ? [relative(root, name)] : [];
    return failed.map(
      (test) => `${relative(root, name)} › ${[...test.ancestorTitles, test.title].join(' › ')}`,
    );
  });
  const skipped = report.numPendingTests + report.numTodoTests;
  return { ...nothing(), passed: report.numPassedTests, failed: failures.length, skipped, failures };
}

export function readPlaywright(file) {
  if (!existsSync(file)) return nothing();
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.suites.flatMap((suite) => testsOf(suite));
  const failures = [
    ...tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    ...report.errors.map((error) => firstLine(error.message)),
  ];
  const flaky = tests.filter(({ status }) => status === 'flaky').map(({ name, why }) => ({ name, why }));
  const { expected, skipped } = report.stats;
  return { passed: expected + flaky.length, failed: failures.length, skipped, failures, flaky };
}

/** Every test of a file: what it is called, how it ended, and why it failed the first time. */
function testsOf(suite, above = '') {
  const title = `${above}${suite.title} › `;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `${title}${spec.title}`,
      status,
      why: firstLine(results.find(({ error }) => error)?.error.message),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, title))];
}

export const readExit = (name) => (code) =>
  code === 0 ? { ...nothing(), passed: 1 } : { ...nothing(), failed: 1, failures: [name] };

const nothing = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });
const firstLine = (text = 'an error outside the tests') => stripVTControlCharacters(text).split('\n')[0];
