import { expect, it } from 'vitest';
import { turfs } from '#shared/collections/index.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { assigned, day, field, now } from '../../../tests/functions/turf-campaign.ts';
import { follow } from '../consequences/follow.ts';

async function handed(turf: Record<string, unknown> = {}) {
  const { organization, turf: stored, remove } = await field({ ...assigned, assigned_to: 'zoe', ...turf });
  const handle = follow({ db }, turfs.name);
  return {
    remove,
    onChange: (
      from: string | null,
      to: string | null | undefined,
      changedAt: number | null = now,
      expires_at: number | null = null,
    ) =>
      handle({
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
  const { onChange, ends } = await handed();
  await onChange('ana', null);
  await onChange('ben', 'kim', now + 1);
  expect(await ends()).toEqual({ ana: now, ben: now + 1 });
});

it('notes nothing where it stays in the same hands, was in none, or is deleted', async () => {
  const { onChange, ends, remove } = await handed();
  await onChange('ana', 'ana');
  await onChange(null, 'ana');
  await onChange('ana', undefined, null);
  await onChange('__ana__', null);
  expect(await ends()).toEqual({});
  await remove();
  await onChange('ana', null);
});

it('keeps the newest end when it hears of one twice, or of an older one late', async () => {
  const { onChange, ends } = await handed();
  await Promise.all([onChange('ana', null), onChange('ana', null), onChange('ana', 'ben', now + 5)]);
  await onChange('ana', null, now - 5);
  expect(await ends()).toEqual({ ana: now + 5 });
});

it('takes the day on which their time was over where it was before the turf changed hands', async () => {
  const { onChange, ends } = await handed();
  await onChange('ana', 'ben', now, now - 60 * day);
  await onChange('cal', null, now, now + day);
  expect(await ends()).toEqual({ ana: now - 60 * day, cal: now });
});

it('forgets the end of whoever has it again, and not a newer one', async () => {
  const { onChange, ends } = await handed({ given_back: { zoe: now - 30 * day, yan: now + 1 } });
  await onChange(null, 'zoe');
  await onChange(null, 'yan');
  expect(await ends()).toEqual({ yan: now + 1 });
  // Heard of late, what ended before is no end.
  await onChange('zoe', null, now - 30 * day);
  expect(await ends()).toEqual({ yan: now + 1 });
});

it('takes an account’s id for what it is, whatever is in it', async () => {
  const { onChange, ends } = await handed();
  await onChange('a.b/c`d', null);
  expect(await ends()).toEqual({ 'a.b/c`d': now });
});
