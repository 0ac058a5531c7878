import { events, shift } from './support/canvass.mjs';
import { openWorld } from './support/journal/world.mjs';
import { atLeast, atMost, forTheRecord } from './support/rows.mjs';

const p95 = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * 0.95)] ?? 0;

/** A canvasser's shift in a stairwell without a network, in a browser that is killed: nothing is lost, nothing comes twice. */
export default async (context) => {
  const world = await openWorld(context);
  try {
    const { stored, wrong, taps, corridor, opened, sent } = await shift(world);
    return [
      atLeast(
        `${events} results at doors offline, browser killed twice: still on the device`,
        stored,
        events,
      ),
      atMost(`${events} results at doors offline, browser killed twice: lost or doubled`, wrong, 0),
      forTheRecord('A door marked "not home", tap to list, p95', p95(taps), 'ms'),
      forTheRecord('A block of 300 homes marked "not home" at once', corridor, 'ms'),
      forTheRecord('A turf of 400 doors opened again without a network', opened, 's'),
      forTheRecord(`${events} results sent once the network is back`, sent, 's'),
    ];
  } finally {
    world.close();
  }
};
