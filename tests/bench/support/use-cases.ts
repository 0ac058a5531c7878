import type { Shape } from '#shared/collections/define.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { sampleOrganization } from '#shared/demo/sample.ts';
import type { Source } from '#shared/usecases/store.ts';
import { returnTurf, takeTurf } from '#shared/usecases/turfs.ts';
import type { Context } from '#shared/usecases/use-case.ts';
import { type Table, tableOf } from '../../../web/src/shared/demo/demo-table.ts';
import { memoryReads, memoryTransaction } from '../../../web/src/shared/demo/usecases/memory-store.ts';

const opened = Date.parse('2026-10-05T14:00:00Z');
const moment = (millis: number) => ({ toMillis: () => millis });

/** A campaign in memory with one turf, and the context of a member's calls. */
function campaign(): (at: number, callId: string) => Context {
  const tables = new Map<string, Table<Shape>>();
  let version = 0;
  function tableIn<S extends Shape>(source: Source<S>, scope: string): Table<S>;
  function tableIn(source: Source<Shape>, scope: string): Table<Shape> {
    const path = source.path(scope);
    const table =
      tables.get(path) ??
      tableOf(source, scope, () => {
        version += 1;
      });
    tables.set(path, table);
    return table;
  }
  tableIn(turfs, sampleOrganization).put('one', {
    ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
    ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
    ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
    ...{ expires_at: null, holders: [], created_by: 'a-planner', updated_by: 'a-planner' },
    ...{ created_at: moment(opened), updated_at: moment(opened) },
  });
  const member = {
    ...{ uid: 'ana', organization: sampleOrganization, role: 'canvasser' as const, grants: [] },
    ...{ fullName: 'Ana', email: null, signedInAt: 0 },
  };
  const documents = { scope: member, tableOf: tableIn, version: () => version };
  return (at, callId) => ({
    member,
    callId,
    now: () => at,
    instant: moment,
    newId: () => crypto.randomUUID(),
    read: memoryReads(documents),
    tx: async (work) => (await memoryTransaction(documents, moment(at), work)).result,
    accounts: { findByEmail: async () => null, canSignIn: async () => true, details: async () => [] },
    countAttempt: async () => ({ takeBack: async () => undefined }),
    invitationLinks: {
      create: () => ({ token: '', hash: '' }),
      send: async () => ({ mailed: false, link: '' }),
    },
    perform: async () => undefined,
    warn: () => undefined,
  });
}

/** Milliseconds that each of so many calls took: a turf is taken and given back in turn, as calls of the journal. */
export async function timeCalls(count: number): Promise<number[]> {
  const contextOf = campaign();
  const took: number[] = [];
  for (let index = 0; index < count; index++) {
    const context = contextOf(opened + index * 1_000, `call-${index}`);
    const since = performance.now();
    if (index % 2 === 0) await takeTurf.run({ turf: 'one' }, context);
    else await returnTurf.run({ turf: 'one', done: false }, context);
    took.push(performance.now() - since);
  }
  return took;
}
