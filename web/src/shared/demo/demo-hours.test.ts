import { expect, test } from 'vitest';
import { actorOf, execute, openCampaign } from './execute.ts';

const opened = Date.UTC(2026, 10, 22, 12);

test('a check-out in the demo books hours, a changed one corrects them, and undoing takes them back', async () => {
  const visitor = actorOf('admin');
  const world = openCampaign(
    visitor,
    (millis) => ({ toMillis: () => millis }),
    () => {},
    opened,
  );
  let at = opened;
  const change = (id: string, command: object) => {
    at += 1_000;
    const body = { id, change: command };
    return execute(world, { at, by: visitor.uid, is: 'call', path: '/api/rsvps/state', body });
  };
  const came = world.rsvps.all().filter(({ state, minutes }) => state === 'attended' && minutes === null);
  const helper = came.find(({ person_id }) => world.volunteers.get(person_id));
  const guest = came.find(({ person_id }) => !world.volunteers.get(person_id));
  if (!helper || !guest) throw new Error('The sample has nobody who came to the forum.');
  const hoursOf = (id: string) => world.volunteers.get(id)?.totalHours;
  const ledgerOf = (id: string) =>
    world.hour_entries
      .all()
      .filter(({ rsvp_id }) => rsvp_id === id)
      .map(({ kind, minutes }) => [kind, minutes]);
  const before = hoursOf(helper.person_id) ?? 0;

  await change(helper.id, { is: 'check_out', minutes: 90 });
  expect(hoursOf(helper.person_id)).toBe(before + 1.5);
  await change(helper.id, { is: 'check_out', minutes: 120 });
  expect(hoursOf(helper.person_id)).toBe(before + 2);
  await change(helper.id, { is: 'check_out', minutes: null });
  expect(ledgerOf(helper.id)).toEqual([
    ['shift', 90],
    ['correction', 30],
    ['correction', -120],
  ]);
  expect(world.rsvps.get(helper.id)).toMatchObject({ state: 'attended', minutes: null });
  expect(hoursOf(helper.person_id)).toBe(before);
  await change(helper.id, { is: 'reopen' });
  expect(hoursOf(helper.person_id)).toBe(before);

  await change(guest.id, { is: 'check_out', minutes: 45 });
  expect(hoursOf(guest.person_id)).toBe(0.75);
  expect(world.people.get(guest.person_id)?.facets).toContain('volunteer');
});
