import { turfReturnCall, turfTakeCall } from '#shared/calls/field.ts';
import type { Stored } from '#shared/collections/define.ts';
import { turfPackets, turfs } from '#shared/collections/turfs.ts';
import { voterAdditions } from '#shared/collections/voter_additions.ts';
import { listLimit } from '#shared/constants.ts';
import { unpackedJson } from '#shared/rules/field/packed.ts';
import { packet } from '#shared/rules/field/packet.ts';
import { ask } from '../../../shared/data/api.ts';
import { CallError } from '../../../shared/data/errors.ts';
import { useLiveDocument, useLiveQueries, useLiveQuery } from '../../../shared/data/live.ts';
import { type Condition, withValue, withValues } from '../../../shared/data/queries.ts';
import { readOnce } from '../../../shared/data/watch.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { dropTurf, type KeptTurf, keepTurf, keptTurf } from '../../../shared/turfs/kept.ts';

export type Turf = Stored<typeof turfs>;

/** Those that this member has, and those that are open to all of the field team: a read for each. */
export function useMyTurfs() {
  const { uid, organization } = useMember();
  const path = turfs.path(organization);
  return useLiveQueries(turfs, `${path} mine ${uid}`, () => [
    withValue(path, 'assigned_to', uid, listLimit),
    withValue(path, 'open', true, listLimit),
  ]);
}

/** One turf, live: whether it is still theirs. */
export const useTurf = (id: string) => useLiveDocument(turfs, useMember().organization, id);

/** Who was met at the doors of a turf and is not in the file; who does not plan sees whom they met themselves. */
export function useAdditions(turf: string) {
  const { uid, organization, can } = useMember();
  const path = voterAdditions.path(organization);
  const all = can('voters.read');
  const conditions: Condition[] = [{ field: 'turf_id', is: '==', value: turf }];
  if (!all) conditions.push({ field: 'created_by', is: '==', value: uid });
  return useLiveQuery(voterAdditions, `${path} of ${turf} ${all}`, () =>
    withValues({ path, conditions }, listLimit),
  );
}

async function packetOf(organization: string, id: string) {
  const found = await readOnce(turfPackets, id, organization);
  if (!found) throw new CallError('not-found', t('canvass.noPacket'));
  return unpackedJson(packet, found.packed);
}

/**
 * Takes a turf, or hears of one's own again, and keeps it on this device with who must be left out by now. The packet is
 * read at the first time, and whenever `fresh`. Throws `CallError` where the server refuses or cannot be asked.
 */
export async function takeTurf(
  organization: string,
  { id, name }: Pick<Turf, 'id' | 'name'>,
  fresh = false,
): Promise<{ kept: KeptTurf; lasts: boolean }> {
  const { expiresAt, leftOut } = await ask(turfTakeCall, { turf: id });
  const before = await keptTurf(id);
  const carried = before && !fresh ? before.packet : await packetOf(organization, id);
  const kept: KeptTurf = {
    ...{ id, name, packet: carried, expiresAt, leftOut },
    heardAt: Date.now(),
    logUntil: before?.logUntil ?? 0,
  };
  return { kept, lasts: await keepTurf(kept) };
}

/** Gives a turf back, and erases it from this device. What is not sent yet waits in the journal, and arrives. */
export async function returnTurf(id: string, done: boolean): Promise<void> {
  await ask(turfReturnCall, { turf: id, done });
  await dropTurf(id);
}
