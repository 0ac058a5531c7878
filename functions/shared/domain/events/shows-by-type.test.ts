import { expect, it } from 'vitest';
import { showsByType } from './shows-by-type.ts';

const entry = (type: 'canvass' | 'phone_bank', came: number | null, missed: number | null) => ({
  ...{ type, state: 'published' as const, came, missed },
});

it('adds up who came by type, and leaves out events of which nobody knows', () => {
  expect(
    showsByType([
      entry('phone_bank', 5, 5),
      entry('canvass', 8, 2),
      entry('canvass', 7, 3),
      entry('canvass', null, null),
      entry('canvass', 0, 0),
      { ...entry('canvass', 100, 0), state: 'cancelled' },
    ]),
  ).toEqual([
    { type: 'canvass', events: 2, came: 15, missed: 5, showRate: 75 },
    { type: 'phone_bank', events: 1, came: 5, missed: 5, showRate: 50 },
  ]);
  expect(showsByType([])).toEqual([]);
});
