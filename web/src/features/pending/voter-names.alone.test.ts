import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { StoredTurf } from '../../shared/turfs/stored-turfs.ts';

const member = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
const file = vi.hoisted(() => ({ requests: [] as string[], is: 'open' }));
vi.mock('../../shared/session/session-store.ts', () => ({ currentMember: () => ({ ...member }) }));
vi.mock('../../shared/voters/find-voters.ts', () => ({
  findVoter: async (id: string) => {
    file.requests.push(id);
    if (file.is === 'broken') throw new Error('closed');
    return file.is === 'open' && id === 'V3'
      ? { id, first: 'Ida', middle: '', last: 'File', suffix: 'Jr.' }
      : null;
  },
}));
const { storeAdditions, storeTurf } = await import('../../shared/turfs/stored-turfs.ts');
const { voterNames } = await import('./voter-names.ts');

const person = { age: null, sex: '', party: '', support: null, last: null, closed: null } as const;
const turf: StoredTurf = {
  ...{ id: 't1', name: 'Turf 1', expiresAt: null, leftOut: {}, heardAt: 1, logUntil: 0 },
  packet: {
    ...{ version: 1, made_at: 1, file_id: 'f', order: 'odd_even', script: null },
    buildings: [
      {
        ...{ house: '1', street: 'Oak St', city: '', zip: '' },
        doors: [
          { unit: '', hostile: false, place: null, people: [{ ...person, id: 'V1', name: 'Ana Packet' }] },
        ],
      },
    ],
  },
};
const newVoter = {
  ...{ id: 'e1', version: 2, user: 'ana', organization: 'ours', timestamp: 1, retries: 0 },
  operation: {
    ...{ operation: 'create', table: 'voter_additions', id: 'met-waits' },
    data: { name: 'Nora Waits', turf_id: 't1', beside: 'V1' },
  },
  state: { is: 'pending' },
} as unknown as Parameters<typeof voterNames>[1][number];

const subjects = ['V1', 'met-here', 'met-waits', 'V3', 'V4'].map((voter) => ({ voter, list: 't1' }));
const all = (names: ReadonlyMap<string, string>) => Object.fromEntries(names);

it('finds names in the turfs of this device, among what waits, and in the file where it is open', async () => {
  await storeTurf(turf);
  await storeAdditions('t1', [{ id: 'met-here', name: 'Max Met', beside: 'V1', at: 1 }]);
  const onDevice = { V1: 'Ana Packet', 'met-here': 'Max Met', 'met-waits': 'Nora Waits' };
  expect(all(await voterNames(subjects, [newVoter]))).toEqual({ ...onDevice, V3: 'Ida File Jr.' });
  expect(file.requests).toEqual(['V3', 'V4']);
  file.is = 'broken';
  expect(all(await voterNames(subjects, [newVoter]))).toEqual(onDevice);
  // Of a turf that is not here, and for another member of the same device, nobody has a name.
  expect(all(await voterNames([{ voter: 'V1', list: 't2' }], []))).toEqual({});
  member.uid = 'ben';
  expect(all(await voterNames(subjects, []))).toEqual({});
});
