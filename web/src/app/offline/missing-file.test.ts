import { expect, it } from 'vitest';
import { isMissing } from './missing-file.ts';

it.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/Team-1.js'), true],
  [new TypeError('error loading dynamically imported module: https://x.example/assets/Team-1.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/Team-1.css'), true],
  [new TypeError('Cannot read properties of undefined'), false],
  [new TypeError('Failed to fetch'), false],
  ['a word', false],
])('%s', (error, missing) => expect(isMissing(error)).toBe(missing));
