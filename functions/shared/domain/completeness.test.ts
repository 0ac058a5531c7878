import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profileSectionIds } from '../collections/candidate/candidate-field.ts';
import { profileFields } from '../collections/candidate/candidate-fields.ts';
import { completenessOf, isFilled, percentOf } from './completeness.ts';

const names = Object.keys(profileFields);

it.each([
  [null, false],
  [undefined, false],
  ['', false],
  [' \u00a0\n', false],
  [0, true],
  ['0', true],
  ['x', true],
  [['x'], false],
])('of a field that holds %j is %s', (value, filled) => {
  expect(isFilled(value)).toBe(filled);
});

it('adds up over the sections, and is a hundred only when nothing is missing', () => {
  fc.assert(
    fc.property(fc.subarray(names), (filled) => {
      const { sections, ...whole } = completenessOf(Object.fromEntries(filled.map((name) => [name, 'x'])));
      expect(whole).toEqual({ filled: filled.length, of: names.length });
      const parts = profileSectionIds.map((id) => sections[id]);
      expect(parts.reduce((sum, part) => sum + part.filled, 0)).toBe(filled.length);
      expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(names.length);
      expect(percentOf(whole) === 100).toBe(filled.length === names.length);
      expect(percentOf(whole) === 0).toBe(filled.length === 0);
    }),
  );
  const all = Object.fromEntries(names.map((name) => [name, 0]));
  expect(percentOf(completenessOf(all))).toBe(100);
  const stored: Record<string, unknown> = { ...all, onboarding_step: null, created_by: 'somebody' };
  expect(percentOf(completenessOf(stored))).toBe(100);
});
