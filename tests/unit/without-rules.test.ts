import { expect, it } from 'vitest';
import { withoutRules } from '../../web/without-rules.ts';

it('leaves the text of security rules out of a definition', () => {
  const before =
    "export const goals = collection({ name: 'goals', rules: { valid: ['doc.a'], refused: { list: 'one' } }, schema });";
  expect(withoutRules(before)).toBe("export const goals = collection({ name: 'goals', rules: {}, schema });");
});

it('keeps the ids that there may be', () => {
  expect(withoutRules("a = collection({ rules: { comment: 'x', ids: ['one'], valid: [] } });")).toBe(
    "a = collection({ rules: {ids: ['one']} });",
  );
});

it('leaves other objects and definitions without rules as they are', () => {
  const code =
    'const a = other({ rules: { valid: [1] } });\nconst b = collection({ name });\nconst rules = { a };';
  expect(withoutRules(code)).toBe(code);
});
