import type { Packet } from '#shared/domain/field/packet.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { useAnswer, useVoters } from '../../../shared/voters/use-voters.ts';
import { buildingsNow } from '../buildings-now.ts';

/**
 * What is printed of a turf: its doors as they are known now, who must not be spoken to by now among them, and as the packet
 * has them while the voters are not on this device. `asOf`: milliseconds since 1970; null for now. `waits`: they may be here
 * in a moment. `isEmptied`: the voter file has none of them any more, so what is printed would lead to nobody; results of a sheet
 * from before can still be entered.
 */
export function useSheet(
  turf: Turf,
  packet: Packet,
): { buildings: Packet['buildings']; asOf: number | null; waits: boolean; isEmptied: boolean } {
  const { voterFile } = useVoters();
  const { value, why } = useAnswer(`sheet ${turf.id}`, (engine) => buildingsNow(engine, turf, packet.script));
  if (voterFile.is === 'ready' && value && value.length > 0)
    return { buildings: [...value], asOf: null, waits: false, isEmptied: false };
  const waits = voterFile.is === 'fetching' || (voterFile.is === 'ready' && value === null && why === null);
  const isEmptied = voterFile.is === 'ready' && value !== null && why === null;
  return { buildings: packet.buildings, asOf: packet.made_at, waits, isEmptied };
}
