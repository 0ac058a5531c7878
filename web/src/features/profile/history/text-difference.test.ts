import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, excerpt, type Piece } from './text-difference.ts';

const without = (found: readonly Piece[], left: Piece['is']) =>
  found
    .filter(({ is }) => is !== left)
    .map(({ text }) => text)
    .join('');
/** `[-taken out-]` and `{+put in+}`. */
const drawn = (found: readonly Piece[]) =>
  found
    .map(({ is, text }) => (is === 'kept' ? text : is === 'gone' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('difference', () => {
  test.each([
    ['', '', ''],
    ['Same text.', 'Same text.', 'Same text.'],
    ['', 'Born here.', '{+Born here.+}'],
    ['Born here.', '', '[-Born here.-]'],
    ['I grew up', 'I grew up here', 'I grew up{+ here+}'],
    ['I grew up here.', 'I grew here.', 'I grew [-up -]here.'],
    ['We ask for more.', 'We fight for more!', 'We [-ask-]{+fight+} for more[-.-]{+!+}'],
    ['a red bus', 'a blue car', 'a [-red bus-]{+blue car+}'],
    ['don’t give up', 'don’t ever give up', 'don’t {+ever +}give up'],
    ['one\n\ntwo', 'three\n\nfour', '[-one-]{+three+}\n\n[-two-]{+four+}'],
  ])('%j becomes %j', (before, after, expected) => expect(drawn(difference(before, after))).toBe(expected));

  const token = fc.constantFrom('the', 'vote', 'Ana', ' ', '\n', '.', '👩🏽‍🌾', 'né', '\ud800');
  const text = fc.oneof(
    fc.array(token, { maxLength: 40 }).map((tokens) => tokens.join('')),
    fc.string({ unit: 'binary' }),
  );
  test('gives each version back, and no two pieces of a kind stand beside each other', () =>
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = difference(before, after);
        expect(without(found, 'new')).toBe(before);
        expect(without(found, 'gone')).toBe(after);
        expect(found.some(({ is }, at) => is === found[at + 1]?.is)).toBe(false);
        if (before === after) expect(found.every(({ is }) => is === 'kept')).toBe(true);
      }),
    ));

  test('two long texts that share nothing take no longer than they may', () => {
    const before = 'a '.repeat(2_000).trim();
    const after = 'b '.repeat(2_000).trim();
    expect(without(difference(before, after), 'gone')).toBe(after);
  });
});

describe('excerpt', () => {
  const long = 'word '.repeat(200);
  test('leaves a short text alone', () => {
    const found = difference('a b c', 'a x c');
    expect(excerpt(found)).toBe(found);
  });
  test('keeps every change and what stands around it', () => {
    const short = excerpt(difference(`${long}old ${long}old ${long}`, `${long}new ${long}new ${long}`));
    expect(short.map(({ is }) => is).join()).toBe('kept,gone,new,kept,gone,new,kept');
    expect(short[0]?.text).toMatch(/^….{80}$/);
    expect(short[3]?.text).toMatch(/^.{80}….{80}$/);
    expect(short[6]?.text).toMatch(/^.{80}…$/);
  });
  test('cuts a change that is long itself', () =>
    expect(excerpt(difference('', long))[0]?.text.length).toBe(321));
});
