import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { defaultPreferences, userPreferences } from '#shared/collections/index.ts';
import { ensurePreferences } from '#shared/usecases/preferences/ensure-preferences.ts';
import { crowd } from '../../../tests/full.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { memberOf } from '../../../tests/functions/import-campaign.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const ensurePreferencesOf = runUseCase(ensurePreferences);
const ensure = (member: Parameters<typeof ensurePreferencesOf>[0]) => ensurePreferencesOf(member, {});

it('creates the defaults once, of many calls at once, and leaves what was chosen', async () => {
  const member = { ...memberOf(randomUUID(), 'canvasser'), uid: randomUUID() };
  const reference = db.doc(`user_preferences/${member.uid}`);
  const answers = await Promise.all(Array.from({ length: crowd(40) }, () => ensure(member)));
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(userPreferences.schema.parse((await reference.get()).data())).toMatchObject({
    ...defaultPreferences,
    user_id: member.uid,
    organization_id: member.organization,
  });

  await reference.update({ theme: 'dark' });
  const chosen = await reference.get();
  expect(await ensure(member)).toEqual({ created: false });
  expect((await reference.get()).updateTime).toEqual(chosen.updateTime);

  const moved = { ...member, organization: randomUUID() };
  expect(await ensure(moved)).toEqual({ created: false });
  const { updated_at: _, ...expected } = userPreferences.schema.parse(chosen.data());
  expect((await reference.get()).data()).toMatchObject({ ...expected, organization_id: moved.organization });
});
