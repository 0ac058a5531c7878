import { expect, it } from 'vitest';
import { turfs } from '#shared/collections/index.ts';
import { db } from '../../../tests/functions/suite.ts';
import { day, field, held, now } from '../../../tests/functions/turfs.ts';
import { turfHandedOn } from './handed_on.ts';

async function handed(turf: Record<string, unknown> = {}) {
  const { organization, turf: stored, remove } = await field({ ...held, assigned_to: 'zoe', ...turf });
  const hear = turfHandedOn({ db });
  return {
    remove,
    hear: (
      from: string | null,
      to: string | null | undefined,
      changedAt: number | null = now,
      expires_at: number | null = null,
    ) =>
      hear({
        organization,
        id: 'one',
        before: from === undefined ? null : { assigned_to: from, expires_at },
        after: to === undefined ? null : { assigned_to: to, expires_at },
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

it('takes the day on which their time was over where it was before the turf changed hands', async () => {
  const { hear, ends } = await handed();
  await hear('ana', 'ben', now, now - 60 * day);
  await hear('cal', null, now, now + day);
  expect(await ends()).toEqual({ ana: now - 60 * day, cal: now });
});

it('forgets the end of whoever has it again, and not a newer one', async () => {
  const { hear, ends } = await handed({ given_back: { zoe: now - 30 * day, yan: now + 1 } });
  await hear(null, 'zoe');
  await hear(null, 'yan');
  expect(await ends()).toEqual({ yan: now + 1 });
  // Heard of late, what ended before is no end.
  await hear('zoe', null, now - 30 * day);
  expect(await ends()).toEqual({ yan: now + 1 });
});

it('takes an account’s id for what it is, whatever is in it', async () => {
  const { hear, ends } = await handed();
  await hear('a.b/c`d', null);
  expect(await ends()).toEqual({ 'a.b/c`d': now });
});
