import { carriedNow } from '../voters/carried-values.ts';
import type { Packet, PacketPerson } from './packet.ts';

type Columns = readonly { id: string; name: string }[];

function personNow({ own, ...person }: PacketPerson, columns: Columns): PacketPerson {
  const left = own ? carriedNow(own, columns) : [];
  return left.length > 0 ? { ...person, own: left } : person;
}

/** A packet with those of the campaign's own columns alone that may still appear at doors, whenever it was made ready. */
export const packetNow = (packet: Packet, columns: Columns): Packet => ({
  ...packet,
  buildings: packet.buildings.map((building) => ({
    ...building,
    doors: building.doors.map((door) => ({
      ...door,
      people: door.people.map((person) => personNow(person, columns)),
    })),
  })),
});
