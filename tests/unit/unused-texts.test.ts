import i18next from 'i18next';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Texts that no code names: a screen that goes takes its texts along. */

/** Registers every English bundle. */
import.meta.glob(['../../web/src/shared/text/*/en.ts', '!../../web/src/shared/text/served/en.ts'], {
  eager: true,
});

function keysIn(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null) return [key];
  return Object.entries(value).flatMap(([name, inner]) => keysIn(inner, `${key}${key && '.'}${name}`));
}

const code = sourceFiles('web/src', /\.tsx?$/)
  .filter(({ path }) => !/\.test\.tsx?$|^web\/src\/shared\/text\/.+\/(en|es)\.ts$/.test(path))
  .map(({ text }) => text)
  .join('\n');

const literals = new Set([...code.matchAll(/(['"`])([a-z]\w*(?:\.[\w-]+)+)\1/g)].map(([, , key]) => key));
/** What stands before the first value of a template, up to its last dot: `team.roles.` of `team.roles.${role}.name`. */
const prefixes = [
  ...new Set([...code.matchAll(/`([a-z]\w*(?:\.[\w-]+)*\.)[\w-]*\$\{/g)].map(([, prefix = '']) => prefix)),
];
/** Texts that are read as a whole, or by the area kit. */
const wholes = [...code.matchAll(/\bt\('([\w.]+)', \{ returnObjects|\btexts: '([\w.]+)'/g)].map(
  ([, read, area]) => `${read ?? area}.`,
);

const isUsed = (key: string): boolean => {
  const counted = key.replace(/_(zero|one|other)$/, '');
  return (
    literals.has(key) ||
    literals.has(counted) ||
    [...prefixes, ...wholes].some((prefix) => key.startsWith(prefix))
  );
};

it('finds no text that no code names', () => {
  const keys = keysIn(i18next.getResourceBundle('en', 'translation'));
  expect(keys.length).toBeGreaterThan(3_000);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
