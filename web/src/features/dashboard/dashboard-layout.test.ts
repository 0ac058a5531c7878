import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks, type Layout, layoutOf, placed, standard, storedLayout } from './dashboard-layout.ts';

const everyBlock = ({ main, side, hidden }: Layout) => [...main, ...side, ...hidden].sort();
const whole = [...blocks].sort();

describe('what was kept', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{"main":'],
    ['another version’s', '{"order":["giving","people"]}'],
    ['a text', '"giving"'],
    ['lists that are none', '{"main":"giving","side":7,"hidden":null}'],
    ['names that are none', '{"main":["people",7,{}],"side":[],"hidden":[]}'],
  ])('%s gives the standard', (_, json) => expect(layoutOf(json)).toEqual(standard));

  it('keeps its order, and a block that is new stands in its own column', () =>
    expect(layoutOf('{"main":["figures","giving"],"side":[],"hidden":["activity"]}')).toEqual({
      main: ['figures', 'giving', 'steps'],
      side: ['events'],
      hidden: ['activity'],
    }));

  it('has a block once, where it is named first', () =>
    expect(
      layoutOf('{"main":["activity","activity"],"side":["activity"],"hidden":["activity"]}').side,
    ).toEqual(['events']));
});

it('loses and doubles no block, whatever is moved where, and reads back what it kept', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(...blocks),
          fc.constantFrom('main' as const, 'side' as const, 'hidden' as const),
          fc.integer({ min: -1, max: 5 }),
        ),
      ),
      (moves) => {
        const layout = moves.reduce((now, [block, where, at]) => placed(now, block, where, at), standard);
        expect(everyBlock(layout)).toEqual(whole);
        expect(layoutOf(storedLayout(layout))).toEqual(layout);
        for (const [block, where] of moves.slice(-1)) expect(layout[where]).toContain(block);
      },
    ),
  ));

it('keeps nothing of the standard', () =>
  expect(storedLayout(placed(standard, 'steps', 'main', 2))).toBeNull());
