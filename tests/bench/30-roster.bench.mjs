import { openWorld } from './support/journal/world.mjs';
import { checkIns, door, people } from './support/roster.mjs';
import { atLeast, atMost, median } from './support/rows.mjs';

/** A roster of three hundred on a telephone without a connection, and three telephones that check people in at once. */
export default async (context) => {
  const world = await openWorld(context);
  try {
    const { offline, arrived, took } = await door(world);
    return [
      atMost(`A roster of ${people} opened without a connection`, median(offline), 200, 'ms'),
      atLeast(`${checkIns} check-ins from three telephones, one of them offline: arrived`, arrived, checkIns),
      atMost(`${checkIns} check-ins from three telephones: until the server has all`, took, 60, 's'),
    ];
  } finally {
    world.close();
  }
};
