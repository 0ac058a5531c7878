import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressLines, cardValues, hasAddress } from './address-block.ts';
import { cutToFit, wrapped } from './layout.ts';
import { letterBodyMax, letterKinds } from './letter-kinds.ts';
import { letterLine, letterValueMax, paragraphsOf, printable } from './letter-text.ts';
import { letterDay, letterList, letterMoney } from './letter-words.ts';
import { fillBody, mergeFields, problemsOfBody } from './merge-fields.ts';
import { starterFor, starterLetters } from './starter-letters.ts';

describe('a merge field', () => {
  test.each([
    ['is its value', 'Dear {first_name},', { first_name: 'Ana' }, 'Dear Ana,'],
    ['is its fallback without a value', 'Dear {first_name|friend},', {}, 'Dear friend,'],
    [
      'is its fallback where the value is empty',
      'Dear {first_name|friend},',
      { first_name: ' ' },
      'Dear friend,',
    ],
    ['has an empty fallback', 'Dear{first_name|},', {}, 'Dear,'],
    ['may have spaces', '{ first_name | dear friend }', {}, 'dear friend'],
    ['keeps the bars of its fallback', '{first_name|a|b}', {}, 'a|b'],
    ['takes braces in a value as text', '{first_name}', { first_name: '{amount}', amount: '$5' }, '{amount}'],
    [
      'takes a line of a value as one line',
      '{first_name}',
      { first_name: 'Ana\n\nBcc: all' },
      'Ana Bcc: all',
    ],
    ['takes no field of an object', '{constructor|x} {__proto__|y}', {}, 'x y'],
    ['takes no replacement pattern', '{first_name}', { first_name: "$& $1 $'" }, "$& $1 $'"],
  ])('%s', (_, body, values, text) => {
    expect(fillBody(body, values).text).toBe(text);
  });

  it('names what had neither a value nor a fallback, each once', () => {
    expect(fillBody('{name} {name} {city|here} {amount}', { amount: '$5' }).lacking).toEqual(['name']);
  });

  it('leaves no braces of a text that has no problems', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', '|', 'name', 'x', '\n', ' ')), (parts) => {
        const body = parts.join('');
        if (problemsOfBody(body).length === 0) expect(fillBody(body, {}).text).not.toMatch(/[{}]/);
      }),
    ));
});

describe('the problems of a text', () => {
  test.each([
    ['Dear {first_name|friend}, {amount}', []],
    [
      '{fist_name} {fist_name} {|x}',
      [
        { is: 'unknown', field: 'fist_name' },
        { is: 'unknown', field: '' },
      ],
    ],
    ['{first_name', [{ is: 'brace' }]],
    ['first_name}', [{ is: 'brace' }]],
    ['{first_\nname}', [{ is: 'brace' }]],
    ['{{first_name}}', [{ is: 'brace' }]],
    ['{toString}', [{ is: 'unknown', field: 'toString' }]],
  ])('%j', (body, problems) => {
    expect(problemsOfBody(body)).toEqual(problems);
  });

  it('are none in the texts to begin with, which fit and exist for each kind in both languages', () => {
    for (const { body } of starterLetters) {
      expect(problemsOfBody(body)).toEqual([]);
      expect(body.length).toBeLessThan(letterBodyMax);
    }
    for (const kind of letterKinds)
      expect([starterFor(kind, 'en')?.language, starterFor(kind, 'es')?.language]).toEqual(['en', 'es']);
  });
});

const everything = (): boolean => true;
const latin = (code: number): boolean => code < 0x250;

describe('a record’s text on paper', () => {
  test.each([
    ['keeps names as they are written', 'José O’Brien-Łuk', 'José O’Brien-Łuk'],
    ['joins a letter and its accent', 'Jose\u0301', 'José'],
    ['leaves out what turns the direction', '\u202Eanna\u202C \u200Fb', 'anna b'],
    ['leaves out control characters', 'A\u0000n\u0007a\u001B[31m', 'Ana[31m'],
    ['leaves out half a character', 'Ana\uD83D', 'Ana'],
    ['is one line', ' Ana\t\r\n  Peña\u2028x ', 'Ana Peña x'],
    ['leaves out hidden text', 'Ana\u{E0041}\u200B\u00AD', 'Ana'],
  ])('%s', (_, text, line) => {
    expect(letterLine(text)).toBe(line);
  });

  it('is cut at its limit and not before', () => {
    expect(letterLine('x'.repeat(letterValueMax))).toHaveLength(letterValueMax);
    expect(letterLine('😀'.repeat(letterValueMax + 1))).toBe(`${'😀'.repeat(letterValueMax - 1)}…`);
  });

  test.each([
    ['has', 'José', 'José', true],
    ['has no emoji', 'Ana 🎉👩🏽‍🚀🇺🇸 Peña', 'Ana Peña', true],
    ['has plain letters instead of styled ones', '𝓐𝓷𝓪 ﬁn', 'Ana fin', true],
    ['has letters without a rare mark', 'Nguyễn', 'Nguyen', true],
    ['has nothing like', '王 Ana', '? Ana', false],
  ])('a font that %s', (_, text, expected, isWhole) => {
    // The joiner is taken out before a text comes here.
    expect(printable(letterLine(text), latin)).toEqual({ text: expected, isWhole });
  });

  it('stays what it is where the font has all of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = letterLine(text);
        expect(printable(line, everything)).toEqual({ text: line, isWhole: true });
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});

it('takes an empty line as the end of a paragraph, and drops what is empty', () => {
  expect(paragraphsOf('\n\nDear Ana,\r\n\r\n  \r\nThanks.\nBye\u202E\n\n\n')).toEqual([
    ['Dear Ana,'],
    ['Thanks.', 'Bye'],
  ]);
});

const measure = (text: string): number => text.length;
describe('lines of a paragraph', () => {
  test.each([
    ['one two three', 7, ['one two', 'three']],
    ['one two', 7, ['one two']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['a abcdefghij b', 4, ['a', 'abcd', 'efgh', 'ij b']],
    ['', 4, ['']],
  ])('%j in %i', (text, width, lines) => {
    expect(wrapped(text, width, measure)).toEqual(lines);
  });

  it('are never wider than their place, and lose nothing', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 30 })),
        fc.integer({ min: 2, max: 20 }),
        (words, width) => {
          const text = letterLine(words.join(' '));
          const lines = wrapped(text, width, measure);
          expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    ));

  it('are cut where there is one line alone', () => {
    expect(cutToFit('abcdef', 6, measure)).toBe('abcdef');
    expect(cutToFit('abcdefg', 6, measure)).toBe('abcde…');
  });
});

const ana = {
  kind: 'person' as const,
  name: 'Ana Peña Ruiz',
  ...{ prefix: null, given: 'Ana', family: 'Peña Ruiz' },
  ...{ street: '12 Elm St', unit: 'Apt 4', city: 'Port Amsel', state: 'NJ', zip: '07001' },
  ...{ employer: null, occupation: null },
};

describe('an address', () => {
  test.each([
    ['of a card', {}, ['12 Elm St Apt 4', 'Port Amsel, NJ 07001']],
    ['without a city', { city: null }, ['12 Elm St Apt 4', 'NJ 07001']],
    ['of nothing', { street: null, unit: null, city: null, state: null, zip: null }, []],
    [
      'with a line break',
      { street: '12 Elm St\n\nPort Amsel' },
      ['12 Elm St Port Amsel Apt 4', 'Port Amsel, NJ 07001'],
    ],
  ])('%s', (_, change, lines) => {
    expect(addressLines({ ...ana, ...change })).toEqual(lines);
  });

  test.each([
    [{}, true],
    [{ city: null }, true],
    [{ city: null, zip: null }, false],
    [{ street: null }, false],
  ])('%j arrives: %s', (change, expected) => {
    expect(hasAddress({ ...ana, ...change })).toBe(expected);
  });
});

test.each([
  ['a first name', {}, 'Ana'],
  ['a title', { prefix: 'Dr.' }, 'Dr. Peña Ruiz'],
  ['a title without a family name', { prefix: 'Dr.', family: null }, 'Ana'],
  ['an organization', { kind: 'organization' as const, name: 'Elm Street PAC' }, 'Elm Street PAC'],
])('a letter greets %s', (_, change, expected) => {
  expect(cardValues({ ...ana, ...change }).salutation).toBe(expected);
});

it('says amounts, days and lists in the language of the letter', () => {
  expect(letterMoney(125_000, 'en')).toBe('$1,250');
  expect(letterMoney(125_050, 'en')).toBe('$1,250.50');
  expect(letterDay('2028-02-29', 'en')).toBe('February 29, 2028');
  expect(letterDay('2028-02-29', 'es')).toBe('29 de febrero de 2028');
  expect(letterList(['empleador', 'ocupación'], 'es')).toBe('empleador y ocupación');
});

it('knows every field once', () => {
  expect(new Set(mergeFields).size).toBe(mergeFields.length);
});
