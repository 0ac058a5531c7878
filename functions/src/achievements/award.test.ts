import { expect, it } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donorRow } from '../../../tests/functions/import-rows.ts';
import { award } from './award.ts';

it('gives what a number has reached, and leaves what is there as it was first given', async () => {
  const { organization, all } = importing();
  await db.doc(`organizations/${organization}`).set({ name: 'Test' });
  const ids = async () => (await all('campaign_achievements')).map(({ id }) => id).sort();
  await award(db, organization, 'profile', 49);
  expect(await ids()).toEqual([]);
  await award(db, organization, 'profile', 50);
  const [half] = await all('campaign_achievements');
  await Promise.all(Array.from({ length: 40 }, () => award(db, organization, 'profile', 100)));
  await award(db, organization, 'profile', 3);
  expect(await ids()).toEqual(['profile_complete', 'profile_half']);
  expect((await half?.ref.get())?.updateTime).toEqual(half?.updateTime);
});

it('comes with the first import that brought something and was finished', async () => {
  const { organization, start, importBatch, finish, all } = importing();
  await db.doc(`organizations/${organization}`).set({ name: 'Test' });
  const unlocked = async () => (await all('campaign_achievements')).map(({ id }) => id);
  const bringing = async (name: string) => {
    const importId = await start('donors');
    const row = donorRow({ name, email: `${name.toLowerCase()}@example.org` });
    await importBatch(importId, { kind: 'donors', rows: [row] });
    return importId;
  };
  await finish(await start('donors'));
  await finish(await bringing('Ana'), 'cancelled');
  // Everybody in it was there already.
  await finish(await bringing('Ana'));
  expect(await unlocked()).toEqual([]);
  const importId = await bringing('Ben');
  for (const _ of [1, 2]) await finish(importId);
  expect(await unlocked()).toEqual(['first_import']);
  expect((await all('activity')).filter(({ id }) => id === 'achievement-first_import')).toHaveLength(1);
});
