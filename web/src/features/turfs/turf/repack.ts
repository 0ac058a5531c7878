import { packJson } from '#shared/domain/field/packed.ts';
import type { Packet } from '#shared/domain/field/packet.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { commitAll, type Operation } from '../../../shared/data/journal/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import type { Engine } from '../../../shared/voters/engine.ts';
import { buildingsNow } from '../buildings-now.ts';

type Made = {
  turf: Turf;
  former: Packet | null;
  /** Whether it has a packet: a damaged one is none to read, and yet is overwritten. */
  isPresent: boolean;
  script: { id: string; body: ScriptBody } | null;
  fileId: string;
};

/**
 * Makes a turf ready anew: with the script as it stands, and with who must not be contacted by now. Where nobody of it is in
 * the file any more, its doors stay as they were. Resolves when that is safe on this device; rejects where nothing is known
 * of its doors, and as `commitAll` does.
 */
export async function repack(
  engine: Engine,
  { turf, former, isPresent, script, fileId }: Made,
): Promise<void> {
  const now = await buildingsNow(engine, turf, script?.body ?? null);
  const buildings = now.length > 0 ? [...now] : former?.buildings;
  if (!buildings) throw new Error(`Nobody of turf ${turf.id} is in the file, and it has no packet.`);
  const packet: Packet = {
    version: 1,
    made_at: Date.now(),
    file_id: now.length > 0 ? fileId : (former?.file_id ?? fileId),
    order: turf.order,
    script: script?.body ?? null,
    buildings,
  };
  const data = { packed: await packJson(packet) };
  const packed: Operation = {
    operation: isPresent ? 'update' : 'create',
    table: 'turf_packets',
    id: turf.id,
    data,
  };
  const id = script?.id ?? null;
  const named: Operation[] =
    id === turf.script_id
      ? []
      : [
          {
            operation: 'update',
            table: 'turfs',
            id: turf.id,
            data: { script_id: id },
            base: { script_id: turf.script_id },
          },
        ];
  const synced = await commitAll([packed, ...named]);
  await Promise.race([Promise.all(synced), new Promise((done) => setTimeout(done, 4_000))]);
}
