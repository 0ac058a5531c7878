import type { PacketBuilding } from '#shared/domain/field/packet.ts';
import { columnsIn } from '#shared/domain/surveys/placeholders.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import type { Engine, VoterQuery } from '../../shared/voters/engine.ts';
import { packedIds } from '../../shared/voters/worker/frozen-lists.ts';

/** Everybody of a turf as they are known now, in walking order; who must not be spoken to is marked. With what `script` names. */
export async function buildingsNow(
  engine: Engine,
  turf: Pick<Turf, 'id' | 'voter_ids' | 'order'>,
  script: ScriptBody | null,
): Promise<readonly PacketBuilding[]> {
  const list = `turf ${turf.id}`;
  await engine.hold(list, await packedIds(turf.voter_ids));
  const query: VoterQuery = {
    segment: { steps: [{ do: 'include', tests: [{ by: 'list', list }] }] },
    channel: null,
    words: '',
  };
  const { door } = await engine.doors(query);
  return engine.buildings(query, door, turf.order, script ? columnsIn(script) : []);
}
