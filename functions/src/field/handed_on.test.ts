import { expect, it } from 'vitest';
import { turfs } from '#shared/collections/index.ts';
import { db } from '../../../tests/functions/suite.ts';
import { field, held, now } from '../../../tests/functions/turfs.ts';
import { turfHandedOn } from './handed_on.ts';

async function handed(turf: Record<string, unknown> = {}) {
  const { organization, turf: stored, remove } = await field({ ...held, ...turf });
  const hear = turfHandedOn({ db });
  return {
    remove,
    hear: (from: string | null, to: string | null | undefined, changedAt: number | null = now) =>
      hear({
        organization,
        id: 'one',
        before: from === undefined ? null : { assigned_to: from },
        after: to === undefined ? null : { assigned_to: to },
        changedAt,
      }),
    ends: async () => turfs.schema.parse(await stored()).given_back,
  };
}

it('notes when a turf went out of somebody’s hands, given back, taken away or passed on', async () => {
  const { hear, ends } = await handed();
  await hear('ana', null);
  await hear('ben', 'kim', now + 1);
  expect(await ends()).toEqual({ ana: now, ben: now + 1 });
});

it('notes nothing where it stays in the same hands, was in none, or is deleted', async () => {
  const { hear, ends, remove } = await handed();
  await hear('ana', 'ana');
  await hear(null, 'ana');
  await hear('ana', undefined, null);
  await hear('__ana__', null);
  expect(await ends()).toEqual({});
  await remove();
  await hear('ana', null);
});

it('keeps the newest end when it hears of one twice, or of an older one late', async () => {
  const { hear, ends } = await handed();
  await Promise.all([hear('ana', null), hear('ana', null), hear('ana', 'ben', now + 5)]);
  await hear('ana', null, now - 5);
  expect(await ends()).toEqual({ ana: now + 5 });
});

it('takes an account’s id for what it is, whatever is in it', async () => {
  const { hear, ends } = await handed();
  await hear('a.b/c`d', null);
  expect(await ends()).toEqual({ 'a.b/c`d': now });
});
