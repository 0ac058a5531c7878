import { describe, expect, test } from 'vitest';
import { written } from './cases/validation.ts';
import { readRules } from './harness/rules-emulator.ts';
import { blockOf } from './kit/blocks.ts';

/** Changed only by a decision, one of two words: its own cases try every other one. */
const decided = ['correction_proposals'];
const both = written
  .filter(([name, ...operations]) => operations.length === 2 && !decided.includes(name))
  .map(([name]) => name);
const rules = readRules();

/** The clauses of a condition that look at a document, whatever else they compare it with. */
function looks(name: string, operation: 'Create' | 'Update'): string[] {
  const [, condition = ''] =
    RegExp(`function allow${operation}\\w+\\(doc\\) \\{\\s+return ([^;]+);`).exec(blockOf(rules, name)) ?? [];
  return [...condition.matchAll(/\b(?!hasOnly|changesOnly|is(?:Created|Updated)Now)\w+(?=\(doc\b)/g)].map(
    ([check]) => check,
  );
}

/** Cases of a change try few broken values: what looks at them was tried with all when it looked at a new document. */
describe('a change is looked at in the words that look at a new one', () => {
  test.each(both)('%s', (name) => {
    const ofChange = looks(name, 'Update');
    expect(ofChange).not.toEqual([]);
    expect(looks(name, 'Create')).toEqual(expect.arrayContaining(ofChange));
    // Nor has it a check of a field of its own.
    expect(blockOf(rules, name)).not.toMatch(
      /function allowUpdate\w+\(doc\) \{[^;]*\bdoc\.\w+ (?:is|in|[!<>=])/,
    );
  });
});
