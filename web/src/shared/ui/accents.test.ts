import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accents } from '#shared/themes.ts';
import { shades } from './accents.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties of one rule of `tokens.css`. */
function tokens(selector: string): Record<string, string> {
  const [, body = ''] = css.split(`${selector} {`);
  return Object.fromEntries(
    [...(body.split('}')[0] ?? '').matchAll(/(--[\w-]+): (#\w{6})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = [
  ['light', ':root', 7],
  ['dark', ':root.dark', 5],
] as const;
const cases = accents.flatMap((accent) =>
  schemes.map(([scheme, root, button]) => ({ accent, scheme, root, button })),
);

it.each(cases)('$accent can be read in the $scheme theme', ({ accent, root, button }) => {
  const own = accent === 'ink' ? {} : tokens(`${root}[data-accent="${accent}"]`);
  if (accent !== 'ink') expect(Object.keys(own)).toHaveLength(3);
  const token = new Map(Object.entries({ ...tokens(root), ...own }));
  const of = (name: string) => token.get(name) ?? '';

  const white = of('--on-accent');
  // The button at rest and under the pointer, ours and Mantine's.
  expect(shades[accent][button]).toBe(of('--accent'));
  expect(contrast(white, of('--accent'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(white, shades[accent][button + 1] ?? '')).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['--ground', '--ground-sunk', '--ground-raised', '--accent-soft']) {
    expect(contrast(of('--accent-ink'), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(of('--ink'), of('--accent-soft'))).toBeGreaterThanOrEqual(4.5);
});
