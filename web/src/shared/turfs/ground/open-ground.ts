import type { Doors, Ring } from '#shared/domain/field/door-columns.ts';
import { createWorkerRequests } from '../../workers/worker-requests.ts';
import type {
  Cut,
  Found,
  FromGround,
  Group,
  Question,
  Shown,
  Street,
  ToGround,
  View,
  Whole,
} from './ground-protocol.ts';

/** The page's side of the worker that holds the doors that were asked for: none of it is computed where people wait. */
export type Ground = ReturnType<typeof openGround>;

/** Takes the doors over: their arrays cannot be used here afterwards. `close` lets them go. */
export function openGround(doors: Doors) {
  const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' });
  const requests = createWorkerRequests(worker);
  const tell = (message: ToGround, taken: ArrayBuffer[] = []) => worker.postMessage(message, taken);
  worker.addEventListener('message', ({ data }: MessageEvent<FromGround<never>>) =>
    data.is === 'answer'
      ? requests.answer(data.id, data.answer)
      : requests.fail(data.id, new Error(data.message)),
  );
  const planned = new Set<Promise<unknown>>();
  /** Of what a plan is made: the doors do not go while it is waited for. */
  const make = <T>(question: Question): Promise<T> => {
    const made = ask<T>(question);
    const settle = () => planned.delete(made);
    planned.add(made);
    made.then(settle, settle);
    return made;
  };
  const ask = <T>(question: Question): Promise<T> => requests.ask((id) => tell({ is: 'ask', id, question }));
  const arrays = [doors.door, doors.people, doors.lat, doors.lng, doors.building, doors.street];
  const more = [doors.house, doors.precinct, doors.attempted, doors.support];
  const buffers = [...arrays, ...more].map(({ buffer }) => buffer);
  tell(
    { is: 'doors', doors },
    buffers.filter((buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer),
  );
  return {
    whole: () => ask<Whole>({ ask: 'whole' }),
    view: (view: View) => ask<Shown>({ ask: 'look', view }),
    cut: (size: number, keepPrecincts: boolean) => make<Cut>({ ask: 'cut', size, keepPrecincts }),
    inside: (ring: Ring) => ask<Group | null>({ ask: 'inside', ring }),
    streets: () => ask<Street[]>({ ask: 'streets' }),
    along: (streets: readonly number[]) => make<Group | null>({ ask: 'along', streets }),
    group: (members: Int32Array) => ask<Group>({ ask: 'group', members }),
    numbers: (members: Int32Array) => ask<Int32Array>({ ask: 'numbers', members }),
    found: (doors: readonly Int32Array[]) => make<Found>({ ask: 'found', doors }),
    /** Resolves once nothing that is to be planned is on its way, and whoever asked for it has it. */
    async settled(): Promise<void> {
      do {
        await Promise.allSettled(planned);
        await new Promise((done) => setTimeout(done));
      } while (planned.size > 0);
    },
    /** Which doors planned turfs have, before the next question. */
    plan: (groups: readonly Int32Array[]) => tell({ is: 'planned', groups }),
    draw: (members: Int32Array | null) => tell({ is: 'drawn', members }),
    close: requests.close,
  };
}
