import { expect, it } from 'vitest';
import { breakpoints } from '#shared/constants.ts';
import { sourceFiles } from './source-files.ts';

/** Screens change their shape at the specification's widths and nowhere else: up to one pixel below, or from there on. */
const widths = Object.values(breakpoints);
const allowed = new Set([
  ...widths.map((width) => `(max-width: ${width - 1}px)`),
  ...widths.map((width) => `(min-width: ${width}px)`),
]);

/** Every condition on the window's size in the media queries of a style sheet. */
const sizesIn = (text: string): string[] =>
  [...text.matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/\([^()]*(?:width|height|aspect|orientation)[^()]*\)/g)].map(([found]) => found),
  );

it.each([
  ['@media (max-width: 767px) {', ['(max-width: 767px)']],
  [
    '@media screen and (min-width: 1024px) and (max-width:1199px) {',
    ['(min-width: 1024px)', '(max-width:1199px)'],
  ],
  ['@media (max-width: 767px), (pointer: coarse) {', ['(max-width: 767px)']],
  ['@media (width < 768px) {', ['(width < 768px)']],
  ['@media (prefers-reduced-motion: reduce) {', []],
  ['@container (max-width: 600px) {', []],
])('reads %s', (text, found) => expect(sizesIn(text)).toEqual(found));

it('every media query is at a breakpoint', () => {
  const sheets = sourceFiles('web', /^(?!.*(?:node_modules|dist)).*\.(css|html)$/);
  expect(sheets.length).toBeGreaterThan(30);
  const others = sheets.flatMap(({ path, text }) =>
    sizesIn(text)
      .filter((found) => !allowed.has(found))
      .map((found) => `${path}: ${found}`),
  );
  expect(others).toEqual([]);
});

it('of the widths that Mantine brings along only the one that is ours is used', () => {
  const used = sourceFiles('web/src', /\.tsx$/).flatMap(({ text }) =>
    [...text.matchAll(/\b(?:visibleFrom|hiddenFrom)="(\w+)"/g)].map(([, name]) => name),
  );
  // 48em
  expect(new Set(used)).toEqual(new Set(['sm']));
  expect(breakpoints.mobile).toBe(48 * 16);
});
