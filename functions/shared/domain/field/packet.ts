import * as z from 'zod/mini';
import { scriptBody } from '../surveys/script.ts';
import { carriedValues } from '../voters/carried-values.ts';
import { results, scores } from '../voters/contact-results.ts';
import { suppressionReasons } from '../voters/voter-state.ts';
import { walkOrders } from './turf-limits.ts';

const shortText = z.string().check(z.maxLength(200));

/** A person of a packet: what a canvasser needs at the door, and nothing else of the file. No e-mail address, no history. */
const person = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: shortText,
  age: z.nullable(z.int()),
  sex: z.enum(['', 'F', 'M', 'X']),
  party: shortText,
  support: z.nullable(z.union(scores.map((score) => z.literal(score)))),
  /** The last attempt before the packet was made. */
  last: z.nullable(z.strictObject({ outcome: z.enum(results), at: z.int(), door: z.boolean() })),
  /** Lives there, and is not to be spoken to. */
  closed: z.nullable(z.enum(suppressionReasons)),
  /** What the campaign's own columns say, of those that the turf's script names. */
  own: z.optional(carriedValues),
});
/** A home: a house, or one unit of a building. `hostile`: somebody there threatened a canvasser. */
const door = z.strictObject({
  unit: shortText,
  hostile: z.boolean(),
  /** Millionths of a degree, latitude and longitude; null where the file has none. */
  place: z.nullable(z.tuple([z.int(), z.int()])),
  people: z.array(person).check(z.minLength(1)),
});
/** Everything at one house number of one street: one home, or many. */
const building = z.strictObject({
  house: shortText,
  street: shortText,
  city: shortText,
  zip: shortText,
  doors: z.array(door).check(z.minLength(1)),
});
/** One turf as it is taken to the doors; buildings in walking order, units in natural order. */
export const packet = z.strictObject({
  version: z.literal(1),
  /** Milliseconds since 1970: what is stamped on paper, and from when on suppressions are looked up again. */
  made_at: z.int(),
  file_id: z.string(),
  order: z.enum(walkOrders),
  /** The script as it stood when the turf was cut or last made ready; null: results only. */
  script: z.nullable(scriptBody),
  buildings: z.array(building).check(z.minLength(1)),
});
export type Packet = z.output<typeof packet>;
export type PacketBuilding = z.output<typeof building>;
export type PacketDoor = z.output<typeof door>;
export type PacketPerson = z.output<typeof person>;
