import { expect, it, vi } from 'vitest';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { packet as schema } from '#shared/domain/field/packet.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import type { Engine } from '../../../shared/voters/engine.ts';

type Written = { operation: string; table: string; id: string; data: { packed: string } };

const home = vi.hoisted(() => ({
  ...{ unit: '', place: null, hostile: false },
  people: [
    { id: 'V1', name: 'Ada Reyes', age: 40, sex: 'F', party: '', support: null, last: null, closed: null },
  ],
}));
const sent = vi.hoisted(() => ({ operations: [] as Written[] }));
vi.mock('../../../shared/data/journal/index.ts', () => ({
  commitAll: async (operations: Written[]) => {
    sent.operations = operations;
    return [];
  },
}));
vi.mock('../buildings-now.ts', () => ({
  buildingsNow: async () => [
    { house: '12', street: 'Oak St', city: 'Southgate', zip: '45000', doors: [home] },
  ],
}));
const { repack } = await import('./repack.ts');

const turf = { id: 'T1', order: 'zigzag', script_id: null } as Turf;

it.each([
  ['that cannot be read is overwritten', true, 'update'],
  ['that is not there is made', false, 'create'],
])('a packet %s', async (_, isPresent, operation) => {
  await repack({} as Engine, { turf, former: null, isPresent, script: null, fileId: 'F1' });
  expect(sent.operations).toMatchObject([{ operation, table: 'turf_packets', id: 'T1' }]);
  expect(await unpackJson(schema, sent.operations[0]?.data.packed ?? '')).toMatchObject({ file_id: 'F1' });
});
