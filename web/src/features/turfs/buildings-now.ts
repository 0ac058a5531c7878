import type { PacketBuilding } from '#shared/rules/field/packet.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import type { Asked, Engine } from '../../shared/voters/engine.ts';
import { packedIds } from '../../shared/voters/worker/lists.ts';

/** Everybody of a turf as they are known now, in walking order; who must not be spoken to is marked. */
export async function buildingsNow(
  engine: Engine,
  turf: Pick<Turf, 'id' | 'voter_ids' | 'order'>,
): Promise<readonly PacketBuilding[]> {
  const list = `turf ${turf.id}`;
  await engine.hold(list, await packedIds(turf.voter_ids));
  const asked: Asked = {
    segment: { steps: [{ do: 'include', tests: [{ by: 'list', list }] }] },
    channel: null,
    words: '',
  };
  const { door } = await engine.doors(asked);
  return engine.buildings(asked, door, turf.order);
}
