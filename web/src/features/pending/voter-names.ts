import { type Entry, isWrite } from '../../shared/data/journal/entry.ts';
import { readAdditions, readTurf } from '../../shared/turfs/stored-turfs.ts';
import { additionIn } from '../../shared/turfs/turf-addition.ts';

/** Of whom something was written down, and in which turf or call list. */
export type VoterSubject = { voter: string; list: string | null };

/** Null of a change that writes down nothing of a voter. */
export function voterSubjectOf({ operation, table, id, ...rest }: Entry['operation']): VoterSubject | null {
  // A call that keeps its place among what was written down of somebody.
  if (operation === 'call' && table === 'voter_additions') return { voter: id, list: null };
  if (operation !== 'create' || table !== 'voter_events' || !('data' in rest)) return null;
  const data = new Map<string, unknown>(Object.entries(rest.data));
  const [voter, list] = [data.get('voter_id'), data.get('list_id')];
  return typeof voter === 'string' ? { voter, list: typeof list === 'string' ? list : null } : null;
}

/** Who lives at the doors of a turf that is on this device, or was met there. */
async function inTurf(id: string): Promise<readonly { id: string; name: string }[]> {
  const [turf, newVoters] = await Promise.all([readTurf(id), readAdditions(id)]);
  const doors = turf?.packet.buildings.flatMap((building) => building.doors) ?? [];
  return [...newVoters, ...doors.flatMap(({ people }) => people)];
}

/** By the voter file, where it is open here. */
async function inFile(ids: readonly string[]): Promise<readonly { id: string; name: string }[]> {
  if (ids.length === 0) return [];
  // Without a connection that part of the app may not be here.
  const file = await import('../../shared/voters/find-voters.ts').catch(() => null);
  if (!file) return [];
  const found = await Promise.all(ids.map((id) => file.findVoter(id).catch(() => null)));
  return found
    .filter((voter) => voter !== null)
    .map(({ id, first, middle, last, suffix }) => ({
      id,
      name: [first, middle, last, suffix].filter(Boolean).join(' '),
    }));
}

/**
 * What voters are called, by their ids, as far as this device knows: from the turfs that are kept here, from `entries` that
 * wait, and from the voter file where it is open. No read.
 */
export async function voterNames(
  subjects: readonly VoterSubject[],
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, string>> {
  const lists = new Set(subjects.flatMap(({ list }) => list ?? []));
  const onDevice = await Promise.all([...lists].map(inTurf));
  const waiting = entries.filter(isWrite).flatMap(({ operation }) => additionIn(operation)?.person ?? []);
  const known = new Map([...onDevice.flat(), ...waiting].map(({ id, name }) => [id, name]));
  const unknown = new Set(subjects.map(({ voter }) => voter).filter((voter) => !known.has(voter)));
  for (const { id, name } of await inFile([...unknown])) if (name !== '') known.set(id, name);
  return known;
}
