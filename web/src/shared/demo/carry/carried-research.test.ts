import { expect, it } from 'vitest';
import { openDemoStore } from '../demo-store.ts';
import { researchOf } from './carried-research.ts';
import type { CarriedRecord } from './contents.ts';

const instant = (millis: number) => ({ toMillis: () => millis });
const actor = {
  ...{ uid: 'ana', organization: 'rivera', fullName: 'Ana Rivera', email: 'ana@example.com' },
  role: 'admin' as const,
  grants: [],
};

it('takes along what was decided of people who come, and nothing of the sample’s', () => {
  const world = openDemoStore(actor, instant, () => undefined);
  const found = {
    name: 'OKAFOR, NGOZI',
    city: null,
    state: null,
    zip: null,
    employer: null,
    occupation: null,
  };
  const gift = { id: 't1234', committee_id: 'C00123456', committee: null, on: '2026-03-01', cents: 5_000 };
  const contributions = [{ ...gift, kind: 'gift' as const, election: null, image: null }];
  const by = { decided_by: 'ana', decided_by_name: 'Ana Rivera', decided_at: instant(0) };
  const put = (id: string, fields: object) =>
    world.donor_research.put(id, {
      contributor: 'a'.repeat(32),
      found: null,
      contributions: [],
      ...by,
      ...fields,
    } as never);
  put('own_a', { person_id: 'own', is: 'same', found, contributions });
  put('own_b', { person_id: 'own', is: 'other' });
  put('sample_a', { person_id: 'sample', is: 'other' });
  const records = [{ table: 'people', id: 'own', data: {} }] as unknown as CarriedRecord[];
  expect(researchOf(world, records)).toEqual([
    { personId: 'own', decision: { is: 'same', found, contributions } },
    { personId: 'own', decision: { is: 'other', contributor: 'a'.repeat(32) } },
  ]);
});
