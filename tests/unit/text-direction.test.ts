import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Layout that can be read from right to left: style sheets and screens name where a line starts and ends, never left and
 * right. A rough reading of the source, not a parser.
 */

const sided = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\b/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];
/** Mantine's short forms, and styles written in a screen. */
const sidedInScreens = [
  /\s(?:ml|mr|pl|pr)=/,
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /\bta="(?:left|right)"/,
  /\b(?:left|right): (?:'|\d)/,
  /\btextAlign: '(?:left|right)'/,
];

/** Where left and right are meant. */
const meant: Record<string, string> = {
  'web/src/shared/ui/chart/growing-bars.tsx': 'time runs to the right in a chart, whatever is read',
};

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
const sidesIn = (text: string, forms: readonly RegExp[]): string[] =>
  withoutComments(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => forms.some((form) => form.test(line)));

it.each([
  ['  margin-left: 4px;', true],
  ['  left: 0;', true],
  ['  text-align: right;', true],
  ['  float: left;', true],
  ['  border-top-left-radius: 4px;', true],
  ['  margin-inline-start: 4px;', false],
  ['  inset-inline: 0;', false],
  ['  text-align: end;', false],
  ['  background-position: left top;', false],
])('reads %s', (line, found) => expect(sidesIn(line, sided).length > 0).toBe(found));

it.each([
  ['<Text ml="xs" />', true],
  ['style={{ marginLeft: 4 }}', true],
  ['<Text ms="xs" />', false],
])('reads %s', (line, found) => expect(sidesIn(line, sidedInScreens).length > 0).toBe(found));

const found = (ending: RegExp, forms: readonly RegExp[]) =>
  sourceFiles('web/src', ending)
    .filter(({ path }) => !(path in meant) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => sidesIn(text, forms).map((line) => `${path}: ${line}`));

it('no style sheet names left or right', () => expect(found(/\.css$/, sided)).toEqual([]));
it('no screen names left or right', () => expect(found(/\.tsx$/, sidedInScreens)).toEqual([]));
