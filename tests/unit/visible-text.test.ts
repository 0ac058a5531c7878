import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Every visible text goes through the message catalogue. A rough reading of the source, not a parser: text
 * between two tags, and the attributes that people read or hear.
 */

const screens = sourceFiles('web/src', /\.tsx$/).filter(({ path }) => !path.endsWith('.test.tsx'));

/** `>some words<` on one line or over several; arrows, comparisons, generics and the values of an object have code between the signs. */
const textNode = /(?<![=\-<])(?<! (?=> ))>(?!,\s+\w+:)([^<>{}=;()]*\p{L}[^<>{}=;()]*)<\/?[a-zA-Z>]/gu;
const attribute = /\b(title|label|placeholder|aria-label|alt|description|hint)="([^"]*\p{L}[^"]*)"/gu;

/** A key of the catalogue, handed on to be translated. */
const isKey = (value: string) => /^[a-z]\w*(\.\w+)+$/.test(value);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

const literalsIn = (text: string): string[] => {
  const source = withoutComments(text);
  const nodes = [...source.matchAll(textNode)].map(([, text = '']) => text.trim());
  const attributes = [...source.matchAll(attribute)]
    .filter(([, , value = '']) => !isKey(value))
    .map(([found]) => found);
  return [...nodes, ...attributes].filter((found) => found !== '');
};

it.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<p>\n  Hello\n</p>', ['Hello']],
  ['<Button title="Save now" />', ['title="Save now"']],
  ['<Icon alt="" />', []],
  ['<Screen title="auth.title" />', []],
  ["<p>{t('nav.open')}</p>", []],
  ['const f = (a: Map<string, number>): Set<string> => new Set<string>(a.keys());', []],
  ['if (a > b && c < d) return <p />;', []],
  ['{rows.length > pageSize && <More />}', []],
  ['const facts = { email: <Email />, phone: <Phone /> };', []],
  ['<p>Hello, there: <b>you</b></p>', ['Hello, there:', 'you']],
])('reads %s', (source, found) => expect(literalsIn(source)).toEqual(found));

it('finds screens to read', () => expect(screens.length).toBeGreaterThan(20));

it('finds no visible text outside the catalogue', () =>
  expect(screens.flatMap(({ path, text }) => literalsIn(text).map((found) => `${path}: ${found}`))).toEqual(
    [],
  ));
