import { expect, it } from 'vitest';
import { refusals } from '#shared/refusals.ts';
import { refusals as texts } from '../../web/src/shared/text/refusals/en.ts';
import { sourceFiles } from './source-files.ts';

/** A refusal leaves the server as a key with values: its sentences are in the catalog alone. */

const isSource = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.test.ts');
const files = [...sourceFiles('functions/src', /\.ts$/), ...sourceFiles('functions/shared', /\.ts$/)].filter(
  ({ path }) => isSource(path),
);
const demoFiles = sourceFiles('web/src/shared/demo', /\.ts$/).filter(({ path }) => isSource(path));
const keys = Object.keys(refusals);

const keysIn = (value: object, before = ''): string[] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? before + name : keysIn(inner, `${before}${name}.`),
  );

/** What a refusal or an answer's `error` begins with, where that is a text. */
const refusedWith =
  /(?:new RefusedError|\b(?:refuse|refuseIf|no))\(\s*(['"`])(.*?)\1|\berror:\s*(['"`])(.*?)\3/gs;
const isSentence = (text: string): boolean => /\s/.test(text);
const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
const sentencesIn = (source: string): string[] =>
  [...withoutComments(source).matchAll(refusedWith)]
    .map(([, , refused, , error]) => refused ?? error ?? '')
    .filter(isSentence);

it('finds a sentence in a refusal and in an answer', () => {
  expect(sentencesIn("throw new RefusedError('This turf is gone.');")).toEqual(['This turf is gone.']);
  expect(sentencesIn('throw new RefusedError(\n  `The turf is gone.`,\n);')).toEqual(['The turf is gone.']);
  expect(sentencesIn("return { success: false, error: 'Invalid code.' };")).toEqual(['Invalid code.']);
  expect(sentencesIn("throw new RefusedError('turfs.taken');")).toEqual([]);
});

it('finds none on the server', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.flatMap(({ path, text }) =>
      // The platform's logger takes an error as a text.
      sentencesIn(text).map((sentence) => `${path}: ${sentence}`),
    ),
  ).toEqual([]);
});

it('has an English text for each key, and none for another', () =>
  expect(keysIn(texts).toSorted()).toEqual(keys.toSorted()));

it('knows no key that nothing refuses with', () => {
  const source = [...files, ...demoFiles]
    .filter(({ path }) => path !== 'functions/shared/refusals.ts')
    .map(({ text }) => text)
    .join('\n');
  expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([]);
});
