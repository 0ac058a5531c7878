import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/calls/field.ts';
import type { Stored } from '#shared/collections/define.ts';
import { turfPackets, turfs } from '#shared/collections/turfs.ts';
import { listLimit } from '#shared/constants.ts';
import { today } from '#shared/rules/days.ts';
import { learnedAs } from '#shared/rules/field/heard.ts';
import type { LeftOut } from '#shared/rules/field/left_out.ts';
import { unpackedJson } from '#shared/rules/field/packed.ts';
import { packet } from '#shared/rules/field/packet.ts';
import { ask } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/errors.ts';
import { useLiveDocument, useLiveQueries } from '../../shared/data/live.ts';
import { withValue } from '../../shared/data/queries.ts';
import { readOnce } from '../../shared/data/watch.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { dropTurf, type KeptTurf, keepTurf, keptTurf } from '../../shared/turfs/kept.ts';

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

async function packetOf(organization: string, id: string) {
  const found = await readOnce(turfPackets, id, organization);
  if (!found) throw new CallError('not-found', t('canvass.noPacket'));
  return unpackedJson(packet, found.packed).catch(() => {
    throw new CallError('data-loss', t('canvass.packetDamaged'));
  });
}

type Asked = Pick<Turf, 'id' | 'name'> & {
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
export async function bringTurf(
  organization: string,
  { id, name, begun = false, fresh = false }: Asked,
): Promise<{ kept: KeptTurf; lasts: boolean }> {
  const askedAt = Date.now();
  const before = fresh ? null : await keptTurf(id);
  const isToday = before !== null && dayAt(before.heardAt) === dayAt(askedAt);
  const since = isToday && begun ? before.logUntil : null;
  const heard =
    before && begun ? await ask(turfLogCall, { turf: id, since }) : await ask(turfTakeCall, { turf: id });
  const leftOut = since === null ? heard.leftOut : { ...before?.leftOut, ...heard.leftOut };
  const kept: KeptTurf = {
    ...{ id, name, packet: before?.packet ?? (await packetOf(organization, id)), expiresAt: heard.expiresAt },
    ...{ leftOut: stillOut(leftOut), heardAt: askedAt, logUntil: heard.until },
  };
  const told = {
    events: heard.events.map((event) => learnedAs(event, id)),
    met: heard.met.map((person) => ({ ...person, at: askedAt })),
    askedAt,
  };
  return { kept, lasts: await keepTurf(kept, told) };
}

const dayAt = (millis: number): string => today(new Date(millis));
const stillOut = (leftOut: LeftOut): KeptTurf['leftOut'] =>
  Object.fromEntries(Object.entries(leftOut).flatMap(([voter, why]) => (why === null ? [] : [[voter, why]])));

/** Gives a turf back, and erases it from this device. What is not sent yet waits in the journal, and arrives. */
export async function returnTurf(id: string, done: boolean): Promise<void> {
  await ask(turfReturnCall, { turf: id, done });
  await dropTurf(id);
}
