import { describe, expect, it } from 'vitest';
import { hashOf, stampedFiles } from '../../scripts/lib/rules-stamp.mjs';

const rules = (text: string) => hashOf([{ path: 'firestore.rules', text }]);

describe('the stamp of the full run', () => {
  it('changes with a clause', () => {
    expect(rules('allow get: if isOwn(uid);')).not.toBe(rules('allow get: if true;'));
  });

  it('stays when only comments and indentation change', () => {
    const before = '// Own.\n  allow get: if isOwn(uid);\n';
    const after = '/**\n * Each member reads their own.\n */\n\n    allow get: if isOwn(uid);';
    expect(rules(after)).toBe(rules(before));
  });

  it('covers the rules, the definitions and the cases, but not itself', () => {
    const paths = stampedFiles().map(({ path }) => path);
    expect(paths).toContain('firestore.rules');
    for (const folder of ['functions/shared/collections/', 'tests/rules/attacks/', 'tests/rules/mutation/'])
      expect(paths.some((path) => path.startsWith(folder))).toBe(true);
    expect(paths.filter((path) => path.endsWith('.json'))).toEqual([]);
  });
});
