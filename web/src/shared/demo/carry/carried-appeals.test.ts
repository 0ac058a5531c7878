import { expect, it } from 'vitest';
import { Moment } from '#shared/demo/clock.ts';
import { openDemoStore } from '../demo-store.ts';
import { appealsOf } from './carried-appeals.ts';
import { sampleOf } from './of-sample.ts';

const instant = (millis: number) => ({ toMillis: () => millis });
const actor = {
  ...{ uid: 'ana', organization: 'rivera', fullName: 'Ana Rivera', email: 'ana@example.com' },
  role: 'admin' as const,
  grants: [],
};
const content = {
  ...{ name: 'Spring letter', channel: 'mail', starts_on: null, ends_on: null, cost: 5_000, goal: 0 },
  note: null,
  packages: [{ id: 'p', name: 'Donors', codes: [{ code: 'SL-1', name: '', quantity: 400, cost: 2_000 }] }],
} as const;

function demo() {
  const world = openDemoStore(actor, instant, () => undefined);
  for (const [id, made] of [
    ['sample', 5],
    ['own', 5],
    ['later', 9],
  ] as const)
    world.appeals.put(id, {
      ...{
        ...content,
        packages: structuredClone([...content.packages]) as never,
        revision: 3,
        archived: false,
      },
      ...{ created_at: instant(made), created_by: 'ana', updated_at: instant(made), updated_by: 'ana' },
    });
  const sample = sampleOf([{ path: `${world.appeals.path}/sample`, data: { created_at: new Moment(5) } }]);
  return { world, sample };
}

it('takes along appeals that the visitor began, as new ones of their id', () => {
  const { world, sample } = demo();
  expect(appealsOf(world, sample, 0)).toEqual([
    { ...content, id: 'own', revision: null },
    { ...content, id: 'later', revision: null },
  ]);
});

it('takes none that an account has already', () => {
  const { world, sample } = demo();
  expect(appealsOf(world, sample, 5).map(({ id }) => id)).toEqual(['later']);
});
