import { expect, it } from 'vitest';
import { decideAppointment } from '#shared/usecases/schedule/decide-appointment.ts';
import { saveAppointment } from '#shared/usecases/schedule/save-appointment.ts';
import { crowd } from '../../../tests/full.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';

const save = runUseCase(saveAppointment);
const decide = runUseCase(decideAppointment);

const seen = { from: '2027-03-09T18:00', to: '2027-03-09T19:00', zone: 'America/New_York' };
const request = (id: string) =>
  saveAppointment.endpoint.request.parse({
    ...{ id, mode: 'request', fields: { title: id, kind: 'meeting' }, over: null },
    times: seen,
  });
const accept = (id: string) =>
  decideAppointment.endpoint.request.parse({
    id,
    seen: 'requested',
    change: { is: 'accept', over: null, times: seen },
  });

it('accepts one of forty requests for the same hour, and one of them once, however many press at once', async () => {
  const member = await newMember('manager');
  const inside = await admitted(member.token);
  const { doc, all } = insideOf(db, member.organization);
  const ids = Array.from({ length: crowd(40) }, (_, at) => `r${at}`);
  await Promise.all(ids.map((id) => save(inside, request(id))));
  expect(Object.keys((await doc('schedule_requests/open').get()).get('requests'))).toHaveLength(ids.length);
  const endings = await Promise.all(ids.map((id) => ending(decide(inside, accept(id)))));
  expect(endings.filter((one) => one === 'ok')).toHaveLength(1);
  const taken = Object.keys((await doc('schedule_months/2027-03').get()).get('entries'));
  expect(taken).toHaveLength(1);
  const [id = ''] = taken;
  const again = await Promise.all(ids.map(() => ending(decide(inside, accept(id)))));
  expect(again.filter((one) => one === 'ok')).toHaveLength(0);
  expect(await all('appointments')).toHaveLength(ids.length);
});
