import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText, nameKeys } from './name-keys.ts';

test.each([
  ['María José Peña', 'maria jose pena'],
  ["  O'Neil-Smith,  Jr. ", 'o neil smith jr'],
  ['ﬁona', 'fiona'],
  ['Đặng Thị Hà', 'đang thi ha'],
  ['İpek', 'ipek'],
  ['王小明', '王小明'],
  ['हिन्दी', 'हिनदी'],
  ['ไทย', 'ไทย'],
  ['!!!', ''],
])('%s is searched as %s', (name, folded) => {
  expect(foldText(name)).toBe(folded);
});

test.each([
  ['Ana Maria Lopez', 'lopez ana maria'],
  ['María José Peña Jr.', 'pena maria jose jr'],
  ['Cher', 'cher'],
  ['', ''],
  ['Jr', 'jr'],
  ['Martin Luther King III', 'king martin luther iii'],
])('%s is found by family name as %s', (name, key) => {
  expect(nameKeys(name).family_key).toBe(key);
});

it('tells names apart by their vowel signs', () => {
  expect(foldText('राम')).not.toBe(foldText('रमा'));
});

describe('any name at all', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 130 });

  it('folds to the same when folded again', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('has keys that fit, trimmed, without half a character', () => {
    fc.assert(
      fc.property(name, (text) => {
        for (const key of Object.values(nameKeys(text))) {
          expect(key.length).toBeLessThanOrEqual(120);
          expect(key).toBe(key.trim());
          expect(() => encodeURIComponent(key)).not.toThrow();
        }
      }),
    );
  });

  it('keeps every word of the name in both keys', () => {
    fc.assert(
      fc.property(name, (text) => {
        const { name_key, family_key } = nameKeys(text);
        expect(family_key.split(' ').sort()).toEqual(name_key.split(' ').sort());
      }),
    );
  });
});
