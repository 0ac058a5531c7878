import type { DoorReason } from '#shared/domain/field/door-exclusions.ts';
import type { Packet, PacketDoor, PacketPerson } from '#shared/domain/field/packet.ts';
import type { TurfAddition } from '#shared/domain/field/turf-log.ts';
import { contacts, type Result, type Score } from '#shared/domain/voters/contact-results.ts';
import { byArrival, emptyFoldState, fold, stateOf } from '#shared/domain/voters/fold.ts';
import { eventValue } from '#shared/domain/voters/learned.ts';
import type { Learned, VoterState } from '#shared/domain/voters/voter-state.ts';

export type Attempt = { outcome: Result; at: number; by: string; event: string };

/** Somebody at a door, with what this walk has learned of them. */
export type WalkPerson = Pick<PacketPerson, 'id' | 'name' | 'age' | 'sex' | 'party' | 'own'> & {
  /** Met at the door, and in no file. */
  isNew: boolean;
  support: Score | null;
  /** Not to be spoken to; what was said on this walk counts too. */
  closed: DoorReason | null;
  /** The last attempt of this walk, whoever made it. */
  now: Attempt | null;
  /** The last one before it. */
  before: PacketPerson['last'];
  answers: VoterState['answers'];
  /** What was written down on this walk and stands, oldest first. */
  events: readonly Learned[];
};
/** `left`: nobody of this walk has tried it. `closed`: nobody there may be spoken to, or it is not safe. */
export type DoorState = 'left' | 'done' | 'closed';
export type WalkDoor = {
  /** Places of its building and of itself in there. */
  building: number;
  door: number;
  unit: string;
  place: PacketDoor['place'];
  state: DoorState;
  hostile: boolean;
  people: readonly WalkPerson[];
  /** The result that says most, and whether another canvasser tried. */
  last: Attempt | null;
  others: boolean;
};
export type WalkBuilding = {
  at: number;
  house: string;
  street: string;
  city: string;
  zip: string;
  doors: readonly WalkDoor[];
  left: number;
  done: number;
};
export type Walk = {
  buildings: readonly WalkBuilding[];
  left: number;
  done: number;
  /** Doors that can be knocked on, or were. */
  of: number;
};

export type Learning = {
  packet: Packet;
  events: readonly Learned[];
  /** Who was met at its doors and is not in the file. */
  newVoters: readonly TurfAddition[];
  leftOut: Readonly<Record<string, DoorReason>>;
  uid: string;
  /** `YYYY-MM-DD` */
  day: string;
};

const untouched = { events: [], state: stateOf(emptyFoldState, '') };

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Of each voter the events that still say something, and what they come to. */
function knownOf(events: readonly Learned[], day: string) {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const known = new Map<string, { events: readonly Learned[]; state: VoterState }>();
  for (const [voter, voterEvents] of groupedBy(events, ({ voter_id }) => voter_id)) {
    const statements = voterEvents.filter((event) => eventValue(event) !== null && !undone.has(event.id));
    known.set(voter, {
      events: statements.sort(byArrival),
      state: stateOf(fold(emptyFoldState, voterEvents), day),
    });
  }
  return known;
}
type Known = ReturnType<typeof knownOf>;

const isHostile = ({ suppressed, last_attempt }: VoterState): boolean =>
  last_attempt?.outcome === 'hostile' || Object.values(suppressed).includes('hostile');

function attemptOf({ last_attempt: last }: VoterState): Attempt | null {
  return last && { outcome: last.outcome, at: last.at, by: last.by, event: last.event };
}

function personOf(person: PacketPerson, { leftOut }: Learning, known: Known): WalkPerson {
  const { events, state } = known.get(person.id) ?? untouched;
  const { id, name, age, sex, party, own } = person;
  const out = leftOut[id] ?? null;
  return {
    ...{ id, name, age, sex, party },
    ...(own && { own }),
    isNew: false,
    support: state.support?.score ?? person.support,
    // The packet's reason says more than that they are gone by now.
    closed:
      state.suppressed.walk ?? (out === 'not_in_file' ? (person.closed ?? out) : (out ?? person.closed)),
    now: attemptOf(state),
    before: person.last,
    answers: state.answers,
    events,
  };
}

function newPerson({ id, name }: TurfAddition, { leftOut }: Learning, known: Known): WalkPerson {
  const { events, state } = known.get(id) ?? untouched;
  return {
    ...{ id, name, age: null, sex: '', party: '' },
    isNew: true,
    support: state.support?.score ?? null,
    closed: state.suppressed.walk ?? leftOut[id] ?? null,
    now: attemptOf(state),
    before: null,
    answers: state.answers,
    events,
  };
}

/** The turf as it stands: the packet, with what this walk learned and who must be left out by now. */
export function walkOf(learning: Learning): Walk {
  const { packet, newVoters, events, uid, day } = learning;
  const known = knownOf(events, day);
  const byNeighbor = groupedBy(newVoters, (person) => person.beside);
  const doorOf = (found: PacketDoor, building: number, door: number): WalkDoor => {
    const people = [
      ...found.people.map((person) => personOf(person, learning, known)),
      ...found.people.flatMap(({ id }) =>
        (byNeighbor.get(id) ?? []).map((one) => newPerson(one, learning, known)),
      ),
    ];
    const tried = people.flatMap(({ now }) => now ?? []);
    const hostile =
      found.hostile ||
      people.some(({ id, closed }) => closed === 'hostile' || isHostile((known.get(id) ?? untouched).state));
    const shut = hostile || people.every(({ closed }) => closed !== null);
    return {
      ...{ building, door, unit: found.unit, place: found.place, hostile, people },
      state: tried.length > 0 ? 'done' : shut ? 'closed' : 'left',
      last: tried.reduce<Attempt | null>(weightier, null),
      others: tried.some(({ by }) => by !== uid),
    };
  };
  const buildings = packet.buildings.map(({ house, street, city, zip, doors: found }, at): WalkBuilding => {
    const doors = found.map((door, n) => doorOf(door, at, n));
    const count = (state: DoorState) => doors.filter((door) => door.state === state).length;
    return { at, house, street, city, zip, doors, left: count('left'), done: count('done') };
  });
  const sum = (field: 'left' | 'done') => buildings.reduce((all, one) => all + one[field], 0);
  const [left, done] = [sum('left'), sum('done')];
  return { buildings, left, done, of: left + done };
}

/** Of a home the result that says most: that somebody was reached, else the newest. */
function weightier(last: Attempt | null, one: Attempt): Attempt {
  if (!last) return one;
  const [had, has] = [last, one].map(({ outcome }) => contacts.includes(outcome));
  if (had !== has) return had ? last : one;
  return last.at > one.at ? last : one;
}

type At = Pick<WalkDoor, 'building' | 'door'>;
const isAfter = (one: At, other: At): boolean =>
  one.building > other.building || (one.building === other.building && one.door > other.door);

/** The next door in walking order that is left, from the beginning again at the end; null where none is. */
export function nextDoor({ buildings }: Walk, from: At | null): WalkDoor | null {
  const left = buildings.flatMap(({ doors }) => doors.filter(({ state }) => state === 'left'));
  return (from && left.find((door) => isAfter(door, from))) ?? left[0] ?? null;
}

export const doorAt = ({ buildings }: Walk, building: number, door: number): WalkDoor | null =>
  buildings[building]?.doors[door] ?? null;
