import { randomUUID } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { candidateRecord, longest } from '../../../tests/functions/candidate-records.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { profileWritten } from './profile-written.ts';

const handle = profileWritten({ db });

/** A campaign in a project where nothing else hears of its profile. */
async function campaign() {
  const organization = randomUUID();
  await db.doc(`organizations/${organization}`).set({ name: 'Test' });
  const profile = db.doc(`candidate_profiles/${organization}`);
  const write = async (data: DocumentData | null) => {
    const before = await profile.get();
    await (data === null ? profile.delete() : profile.set(candidateRecord(data, 'somebody')));
    return { params: { organization }, data: { before, after: await profile.get() }, authId: 'somebody' };
  };
  const cards = db.collection(`organizations/${organization}/campaign_cards`);
  const card = async () => (await cards.doc('current').get()).data() ?? null;
  return { organization, write, card, cards };
}

it('carries only the fields that every member may read, of a profile that is full', async () => {
  const { write, card } = await campaign();
  const profile = { ...longest(), onboarding_step: 'race', electionDate: '2027-11-02' };
  await handle(await write(profile));
  expect(await card()).toEqual({
    candidateName: longest().candidateName,
    office: longest().office,
    electionDate: '2027-11-02',
    is_set_up: false,
  });
});

it('ends with the profile as it is now when events come twice and out of order', async () => {
  const { write, card } = await campaign();
  const events = [
    await write({ candidateName: 'Ana', onboarding_step: 'race' }),
    await write({ candidateName: 'Ana Lopez', office: 'Mayor', onboarding_step: 'race' }),
    await write({ candidateName: 'Ana Lopez', office: 'Mayor' }),
  ];
  for (const event of events.toReversed()) await handle(event);
  for (const event of events) await handle(event);
  expect(await card()).toEqual({
    candidateName: 'Ana Lopez',
    office: 'Mayor',
    electionDate: null,
    is_set_up: true,
  });
});

it('goes with the profile, and a late event does not bring it back', async () => {
  const { write, card } = await campaign();
  const created = await write({ candidateName: 'Ana Lopez' });
  await handle(created);
  await handle(await write(null));
  expect(await card()).toBeNull();
  await handle(created);
  expect(await card()).toBeNull();
});

it('is not written for a change of the strategy', async () => {
  const { write, cards } = await campaign();
  await handle(await write({ candidateName: 'Ana Lopez' }));
  const before = await cards.doc('current').get();
  await handle(await write({ candidateName: 'Ana Lopez', opp_primaryOpponent: 'Somebody' }));
  expect((await cards.doc('current').get()).updateTime).toEqual(before.updateTime);
});
