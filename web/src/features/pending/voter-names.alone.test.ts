import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { KeptTurf } from '../../shared/turfs/kept.ts';

const who = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
const file = vi.hoisted(() => ({ asked: [] as string[], is: 'open' }));
vi.mock('../../shared/session/member.ts', () => ({ currentMember: () => ({ ...who }) }));
vi.mock('../../shared/voters/find.ts', () => ({
  findVoter: async (id: string) => {
    file.asked.push(id);
    if (file.is === 'broken') throw new Error('closed');
    return file.is === 'open' && id === 'V3'
      ? { id, first: 'Ida', middle: '', last: 'File', suffix: 'Jr.' }
      : null;
  },
}));
const { keepMet, keepTurf } = await import('../../shared/turfs/kept.ts');
const { voterNames } = await import('./voter-names.ts');

const person = { age: null, sex: '', party: '', support: null, last: null, closed: null } as const;
const turf: KeptTurf = {
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
const met = {
  ...{ id: 'e1', version: 2, user: 'ana', organization: 'ours', timestamp: 1, retries: 0 },
  operation: {
    ...{ operation: 'create', table: 'voter_additions', id: 'met-waits' },
    data: { name: 'Nora Waits', turf_id: 't1', beside: 'V1' },
  },
  state: { is: 'pending' },
} as unknown as Parameters<typeof voterNames>[1][number];

const told = ['V1', 'met-here', 'met-waits', 'V3', 'V4'].map((voter) => ({ voter, list: 't1' }));
const all = (names: ReadonlyMap<string, string>) => Object.fromEntries(names);

it('finds names in the turfs of this device, among what waits, and in the file where it is open', async () => {
  await keepTurf(turf);
  await keepMet('t1', [{ id: 'met-here', name: 'Max Met', beside: 'V1', at: 1 }]);
  const here = { V1: 'Ana Packet', 'met-here': 'Max Met', 'met-waits': 'Nora Waits' };
  expect(all(await voterNames(told, [met]))).toEqual({ ...here, V3: 'Ida File Jr.' });
  expect(file.asked).toEqual(['V3', 'V4']);
  file.is = 'broken';
  expect(all(await voterNames(told, [met]))).toEqual(here);
  // Of a turf that is not here, and for another member of the same device, nobody has a name.
  expect(all(await voterNames([{ voter: 'V1', list: 't2' }], []))).toEqual({});
  who.uid = 'ben';
  expect(all(await voterNames(told, []))).toEqual({});
});
