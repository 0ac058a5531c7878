import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { launchStep } from '#shared/usecases/launch/launch-step.ts';
import { crowd } from '../../../tests/full.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { eventOf, rsvpOf } from '../../../tests/functions/launch-records.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { turfFields } from '../../../tests/functions/turf-fields.ts';

const step = runUseCase(launchStep);

it('gives a turf to one of forty people whom leads send out with it at once', async () => {
  const member = await newMember('field');
  const lead = await admitted(member.token);
  const { doc } = insideOf(db, member.organization);
  await doc('events/canvass').set(eventOf());
  await doc('turfs/one').set(turfFields({ event_id: 'canvass' }));
  const ids = Array.from({ length: crowd(40) }, (_, at) => `r${at}`);
  await Promise.all(ids.map((id) => doc(`rsvps/${id}`).set(rsvpOf({ name: id }))));
  const given = { is: 'out', turf: 'one', member: null } as const;
  const endings = await Promise.all(ids.map((rsvp) => ending(step(lead, { rsvp, step: given }))));
  expect(endings.filter((one) => one === 'ok')).toHaveLength(1);
  const holder = (await doc('turfs/one').get()).get('assigned_to');
  const out = await Promise.all(ids.map(async (id) => (await doc(`rsvps/${id}`).get()).get('launch.out')));
  expect(out.flatMap((one) => one?.holder ?? [])).toEqual([holder]);
});

it('gives somebody one of forty turfs that leads give them at once', async () => {
  const member = await newMember('field');
  const lead = await admitted(member.token);
  const { doc } = insideOf(db, member.organization);
  await doc('events/canvass').set(eventOf());
  await doc('rsvps/ana').set(rsvpOf({ name: 'Ana' }));
  const ids = Array.from({ length: crowd(40) }, (_, at) => `t${at}`);
  await Promise.all(ids.map((id) => doc(`turfs/${id}`).set(turfFields({ event_id: 'canvass' }))));
  const endings = await Promise.all(
    ids.map((turf) => ending(step(lead, { rsvp: 'ana', step: { is: 'out', turf, member: null } }))),
  );
  expect(endings.filter((one) => one === 'ok')).toHaveLength(1);
  const held = await Promise.all(ids.map(async (id) => (await doc(`turfs/${id}`).get()).get('assigned_to')));
  expect(held.filter((one) => one !== null)).toHaveLength(1);
  expect((await doc('rsvps/ana').get()).get('updated_at')).toBeInstanceOf(Timestamp);
});
