import { expect, test } from 'vitest';
import { type Has, suffices } from './load-stages.ts';

test.each<[path: `/${string}`, shown: Record<Has, boolean>]>([
  ['/', { first: true, lists: true, field: true, all: true }],
  ['/fundraising', { first: false, lists: true, field: true, all: true }],
  // With the lists alone a turf's doors are not packed yet, and what stands for them cannot be read.
  ['/field-ops', { first: false, lists: false, field: true, all: true }],
  ['/analytics', { first: false, lists: false, field: false, all: true }],
])('%s is shown once the demo has what it needs', (path, shown) => {
  for (const has of ['first', 'lists', 'field', 'all'] as const)
    expect(suffices(path, has), has).toBe(shown[has]);
});
