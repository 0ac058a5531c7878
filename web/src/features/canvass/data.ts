import { useShallow } from 'zustand/react/shallow';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { turfPackets, turfs } from '#shared/collections/turfs.ts';
import { listLimit } from '#shared/constants.ts';
import { today } from '#shared/domain/days.ts';
import { type DoorExclusions, withNews } from '#shared/domain/field/door-exclusions.ts';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { packet } from '#shared/domain/field/packet.ts';
import { packetNow } from '#shared/domain/field/packet-columns.ts';
import { toLearned } from '#shared/domain/field/turf-log.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { useJournal } from '../../shared/data/journal/journal-state.ts';
import { useLiveDocument, useLiveQueries } from '../../shared/data/live.ts';
import { withValue } from '../../shared/data/queries.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { dropTurf, readTurf, type StoredTurf, storeTurf } from '../../shared/turfs/stored-turfs.ts';

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

/** Turfs that are given back on this device, which the server has not heard of. */
export function useReturningTurfs(): readonly string[] {
  return useJournal(
    useShallow(({ entries }) =>
      entries.flatMap(({ operation, state }) =>
        operation.operation === 'call' && operation.path === turfReturnCall.path && state.is !== 'failed'
          ? operation.id
          : [],
      ),
    ),
  );
}

/** One turf, live: whether it is still theirs. */
export const useTurf = (id: string) => useLiveDocument(turfs, useMember().organization, id);

async function packetOf(organization: string, id: string) {
  const found = await readOnce(turfPackets, id, organization);
  if (!found) throw new CallError('not-found', t('canvass.noPacket'));
  return unpackJson(packet, found.packed).catch(() => {
    throw new CallError('data-loss', t('canvass.packetDamaged'));
  });
}

type TurfRequest = Pick<Turf, 'id' | 'name'> & {
  /** The server knows that they have begun with it: it is asked what is new there, and nothing is taken. */
  begun?: boolean;
  /** With its list as it is by now. */
  fresh?: boolean;
};

/**
 * Takes a turf, or hears again of one's own, in one call, and keeps it on this device with what happened there and who must be
 * left out by now. Of one that is here only what is new is asked for; on another day all of it, for some are left out for some
 * days only. Throws `CallError` where the server refuses or cannot be asked.
 */
export async function fetchTurf(
  organization: string,
  { id, name, begun = false, fresh = false }: TurfRequest,
): Promise<{ turf: StoredTurf; lasts: boolean }> {
  const requestedAt = Date.now();
  const before = fresh ? null : await readTurf(id);
  const isToday = before !== null && dayAt(before.heardAt) === dayAt(requestedAt);
  const since = isToday && begun ? before.logUntil : null;
  const answer =
    before && begun
      ? await callEndpoint(turfLogCall, { turf: id, since })
      : await callEndpoint(turfTakeCall, { turf: id });
  const leftOut = since === null ? answer.leftOut : withNews(before?.leftOut ?? {}, answer.leftOut);
  const turf: StoredTurf = {
    ...{
      id,
      name,
      // What may not appear at doors any more leaves this device.
      packet: packetNow(before?.packet ?? (await packetOf(organization, id)), answer.columns),
      expiresAt: answer.expiresAt,
    },
    ...{ leftOut: stillOut(leftOut), heardAt: requestedAt, logUntil: answer.until },
  };
  const contents = {
    events: answer.events.map((event) => toLearned(event, id)),
    additions: answer.additions.map((person) => ({ ...person, at: requestedAt })),
    requestedAt,
  };
  return { turf, lasts: await storeTurf(turf, contents) };
}

const dayAt = (millis: number): string => today(new Date(millis));
const stillOut = (leftOut: DoorExclusions): StoredTurf['leftOut'] =>
  Object.fromEntries(Object.entries(leftOut).flatMap(([voter, why]) => (why === null ? [] : [[voter, why]])));

/**
 * Gives a turf back as soon as there is a connection, and erases it from this device. What is not sent yet waits in the
 * journal, and arrives.
 */
export async function returnTurf(id: string, done: boolean): Promise<void> {
  await commitCall(turfReturnCall, { turf: id, done }, { entity: { table: 'turfs', id } });
  await dropTurf(id);
}
