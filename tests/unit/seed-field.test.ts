import { expect, test } from 'vitest';
import { fieldRecord, sampleTurfs, turfIdOf } from '#shared/demo/field-record.ts';
import { sampleOrganization, voterPeople } from '#shared/demo/sample.ts';
import { sampleVoters } from '#shared/demo/sample-voters.ts';
import { packetDocuments, voterDocuments } from '#shared/demo/voter-documents.ts';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { packet } from '#shared/domain/field/packet.ts';
import { scriptBody } from '#shared/domain/surveys/script.ts';

const all = [
  ...voterDocuments(sampleOrganization, voterPeople),
  ...fieldRecord(sampleOrganization),
  ...packetDocuments(sampleOrganization),
];
const dataIn = (path: string) =>
  all.filter((document) => document.path.startsWith(`${path}/`)).map(({ data }) => data);

test('turfs are whole streets of the voter file as their record says, and what was learned there is of their people', async () => {
  const voters = sampleVoters();
  const events = dataIn('organizations/rivera/voter_events').filter(({ list_id }) => list_id !== null);
  expect(events.length).toBeGreaterThan(150);
  for (const turf of sampleTurfs) {
    const { from, to, doors, buildings, box, number } = turf;
    const turfVoters = voters.slice(from, to);
    const ids = turfVoters.map(({ id }) => id);
    const homes = new Set(turfVoters.map(({ house, street, unit }) => `${house} ${street} ${unit}`));
    const shared = new Set(
      turfVoters.flatMap(({ house, street, unit }) => (unit ? `${house} ${street}` : [])),
    );
    expect([number, homes.size, shared.size]).toEqual([number, doors, buildings]);
    expect(turfVoters[0]?.street).not.toBe(voters[from - 1]?.street);
    expect(turfVoters.at(-1)?.street).not.toBe(voters[to]?.street);
    const [west, south, east, north] = box.map((side) => side / 1e6);
    const isInside = ({ lat, lng }: (typeof voters)[number]) =>
      Number(lng) > Number(west) &&
      Number(lng) < Number(east) &&
      Number(lat) > Number(south) &&
      Number(lat) < Number(north);
    expect(voters.filter(isInside).map(({ id }) => id)).toEqual(ids);
    const stored = all.find(({ path }) => path.endsWith(`/turfs/${turfIdOf(number)}`))?.data;
    expect(stored?.voter_ids).toEqual(ids);
    const taken = all.find(({ path }) => path.endsWith(`/turf_packets/${turfIdOf(number)}`))?.data;
    const opened = await unpackJson(packet, String(taken?.packed));
    const walked = opened.buildings.flatMap((building) => building.doors);
    expect(walked).toHaveLength(doors);
    expect(walked.flatMap(({ people }) => people.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted());
    const turfEvents = events.filter(({ list_id }) => list_id === turfIdOf(number));
    expect(turfEvents.filter(({ voter_id }) => !ids.includes(String(voter_id)))).toEqual([]);
    expect(new Set(turfEvents.map(({ by }) => by))).toEqual(
      new Set(turfEvents.length > 0 ? (stored?.holders as string[]) : []),
    );
  }
  for (const { body } of dataIn('organizations/rivera/scripts'))
    expect(scriptBody.safeParse(JSON.parse(String(body))).success).toBe(true);
});
