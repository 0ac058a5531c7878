import { outlineMax, packetMax } from '#shared/collections/turfs.ts';
import type { Ring } from '#shared/domain/field/door-columns.ts';
import { packJson } from '#shared/domain/field/packed.ts';
import type { Packet, PacketBuilding } from '#shared/domain/field/packet.ts';
import { turfDoorsMax, turfPeopleMax, type WalkOrder } from '#shared/domain/field/turf-limits.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { segmentWithoutRace } from '#shared/domain/voters/segment-without-race.ts';
import type { Operation } from '../../../shared/data/journal/index.ts';
import type { Piece } from '../plan/turf-plan.ts';

/** What the turfs of one cut have in common. */
export type Cut = {
  id: string;
  name: string;
  question: Segment;
  order: WalkOrder;
  fileId: string;
  script: { id: string; body: ScriptBody } | null;
};
/** A turf to be made. `number`: within its cut, from 1. */
export type RequestedTurf = { piece: Piece; name: string; number: number };

/** Always the same for one turf of one cut: whatever interrupts its making, it is not made twice. */
export const turfId = (cutId: string, number: number): string => `${cutId}-${number}`;

/** A hull of hundreds of corners says no more than one of fewer. */
export function outlineText(outline: Ring): string {
  if (outline.length === 0) return '[]';
  const text = JSON.stringify([outline]);
  return text.length <= outlineMax ? text : outlineText(outline.filter((_, at) => at % 2 === 0));
}

/**
 * A question longer than a turf remembers is as good as none: who is in it, the turf itself says. So is one that asks for race
 * or ethnicity, for canvassers read the turf.
 */
function questionText(question: Segment): string {
  const text = JSON.stringify(segmentWithoutRace(question));
  return text.length <= 20_000 ? text : '{"steps":[]}';
}

/** Why a turf cannot be made: nobody is left at its doors, or a canvasser's device does not take so much. */
export type Unmade = 'nobody' | 'too large';

/**
 * The two changes that make a turf: what the organizer sees and what is taken to the doors, under one id. `at`:
 * milliseconds since 1970.
 */
export async function turfOf(
  cut: Cut,
  { piece, name, number }: RequestedTurf,
  buildings: readonly PacketBuilding[],
  at: number,
): Promise<readonly Operation[] | Unmade> {
  const doors = buildings.flatMap((building) => building.doors);
  // Who must not be spoken to is in the packet, so that nobody does, and not among those who are visited.
  const people = doors.flatMap((door) => door.people).filter(({ closed }) => closed === null);
  if (people.length === 0) return 'nobody';
  if (people.length > turfPeopleMax || doors.length > turfDoorsMax) return 'too large';
  const packet: Packet = {
    version: 1,
    made_at: at,
    file_id: cut.fileId,
    order: cut.order,
    script: cut.script?.body ?? null,
    buildings: [...buildings],
  };
  const packed = await packJson(packet);
  if (packed.length > packetMax) return 'too large';
  const id = turfId(cut.id, number);
  return [
    {
      operation: 'create',
      table: 'turfs',
      id,
      data: {
        name,
        cut_id: cut.id,
        cut_name: cut.name,
        number,
        question: questionText(cut.question),
        doors: doors.length,
        people: people.length,
        buildings: buildings.filter((building) => building.doors.length > 1).length,
        order: cut.order,
        outline: outlineText(piece.outline),
        voter_ids: people.map((person) => person.id),
        script_id: cut.script?.id ?? null,
        open: false,
        state: 'unassigned',
        assigned_to: null,
        assigned_name: null,
        expires_at: null,
        holders: [],
      },
    },
    { operation: 'create', table: 'turf_packets', id, data: { packed } },
  ];
}
