import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/** Every reader answers { passed, failed, skipped, failures: names }, from what the tool wrote for machines. */
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
  return { passed: report.numPassedTests, failed: failures.length, skipped, failures };
}

export function readPlaywright(file) {
  if (!existsSync(file)) return nothing();
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, skipped } = report.stats;
  const failures = [
    ...report.suites.flatMap(failedSpecs),
    ...report.errors.map((error) => firstLine(error.message)),
  ];
  return { passed: expected, failed: failures.length, skipped, failures };
}

// A flaky one is a failed one: retries are off, and a test that sometimes fails proves nothing.
function failedSpecs(suite, _index, _all, above = '') {
  const title = `${above}${suite.title}`;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map(() => `${title} › ${spec.title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, 0, [], `${title} › `))];
}

export const readExit = (name) => (code) =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [name] };

const nothing = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });
const firstLine = (text = 'an error outside the tests') => text.split('\n')[0];
