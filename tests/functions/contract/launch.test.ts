import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { due } from '#shared/collections/due.ts';
import { rsvps } from '#shared/collections/rsvps.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { walkUps } from '#shared/collections/walk-ups.ts';
import { guestHolder } from '#shared/domain/events/launch.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { changeEventState } from '#shared/usecases/events/event-state.ts';
import { returnedMax } from '#shared/usecases/events/return-turfs.ts';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { decideWalkUp } from '#shared/usecases/launch/decide-walk-up.ts';
import { launchStep } from '#shared/usecases/launch/launch-step.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { changeRsvp } from '#shared/usecases/rsvps/change-rsvp.ts';
import { signUpPerson } from '#shared/usecases/rsvps/sign-up-person.ts';
import { bothStores, moment } from './both-stores.ts';

const hourMs = 3_600_000;
const wall = (millis: number) => new Date(millis).toISOString().slice(0, 16);
const none = { add: [], remove: [] };

/** A canvass that is under way, with three turfs, one of another event, and two people who are there. */
async function launch() {
  const stores = bothStores();
  const { organization, seed, seedMember, call } = stores;
  const began = Math.floor(Date.now() / 60_000) * 60_000;
  let calls = 0;
  const as = (role: Role = 'field', after = 0) => {
    calls += 1;
    return { by: `${role}-${organization}`, at: began + calls * 1_000 + after, role };
  };
  for (const role of ['field', 'manager', 'finance', 'user', 'canvasser'] as const)
    await seedMember(`${role}-${organization}`, role);
  await call(
    saveEvent,
    saveEvent.endpoint.request.parse({
      ...{ id: 'canvass', mode: 'new', isPublished: true, street: null, zone: 'UTC', removedShifts: [] },
      ...{ fields: { title: 'Canvass', type: 'canvass' }, series: null, hosts: none, tags: none },
      shifts: [
        {
          ...{ id: 's', from: wall(began - hourMs), to: wall(began + 2 * hourMs), capacity: null },
          ...{ capacity_kind: 'target', label: null, lead: null },
        },
      ],
    }),
    as(),
  );
  const turf = (event_id: string | null, number: number) =>
    turfs.schema.parse({
      ...{ name: `Ward 1, ${number}`, cut_id: 'a-cut', cut_name: 'Ward 1', number, question: '{"steps":[]}' },
      ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
      ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
      ...{ event_id, expires_at: null, holders: [], created_by: 'a-planner', updated_by: 'a-planner' },
      ...{ created_at: moment(began - hourMs), updated_at: moment(began - hourMs) },
    });
  await seed(turfs, 'one', turf('canvass', 1));
  await seed(turfs, 'two', turf('canvass', 2));
  await seed(turfs, 'elsewhere', turf('another', 3));
  for (const id of ['ana', 'ben'])
    await call(
      signUpPerson,
      signUpPerson.endpoint.request.parse({
        ...{ event: 'canvass', shifts: [{ shift: 's', id }], guests: 0, needs: null, answers: [] },
        ...{ note: null, arrivedAt: began },
        person: { newId: `p-${id}`, name: id, email: null, phone: null, zip: null, language: null },
      }),
      as(),
    );
  const step = (rsvp: string, fields: object, options = as()) =>
    call(launchStep, launchStep.endpoint.request.parse({ rsvp, step: fields }), options);
  const { read } = stores.contexts(as()).memory;
  return {
    ...{ ...stores, as, step, began, read },
    turf: async (id: string) => read.get(turfs, id),
    rsvp: async (id: string) => read.get(rsvps, id),
    cancel: (is: object) =>
      call(
        changeEventState,
        changeEventState.endpoint.request.parse({ id: 'canvass', scope: 'one', change: is }),
        as(),
      ),
  };
}

const give = (turf: string, member: string | null = null) => ({ is: 'out', turf, member });

describe('a launch', () => {
  it('trains people, gives them turfs until tonight, and counts what they bring back', async () => {
    const { step, turf, rsvp, seed, began, compare } = await launch();
    expect(await step('ana', { is: 'train' })).toEqual({ answer: { stage: 'trained' } });
    expect(await step('ana', give('one'))).toEqual({ answer: { stage: 'out' } });
    const given = await turf('one');
    expect(given).toMatchObject({
      ...{ assigned_to: guestHolder('ana'), assigned_name: 'ana', open: false, state: 'in_progress' },
      ...{ holders: [guestHolder('ana')] },
    });
    // Tonight by the event's clocks, or two hours after a shift across midnight.
    expect(given?.expires_at).toBeLessThanOrEqual(began + 26 * hourMs);
    expect(given?.expires_at).toBeGreaterThan(began);
    for (const [at, outcome] of (['not_home', 'canvassed', 'refused'] as const).entries())
      await seed(voterEvents, `e${at}`, {
        ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome, list_id: 'one' }),
        ...{
          answers: null,
          field: null,
          channels: null,
          closes: false,
          happened_at: began,
          by: 'ana',
          received_at: moment(began + hourMs),
        },
      });
    const back = { is: 'back', turf: 'one', done: true };
    expect(await step('ana', back)).toEqual({ answer: { stage: 'back' } });
    expect((await rsvp('ana'))?.launch).toMatchObject({
      out: null,
      turfs: [{ turf_id: 'one', attempts: 3, contacts: 2 }],
    });
    expect(await turf('one')).toMatchObject({ assigned_to: null, state: 'completed' });
    // Said again by another lead, it is one return.
    await step('ana', back);
    expect((await rsvp('ana'))?.launch?.turfs).toHaveLength(1);
    await compare();
  });

  it('gives one turf to one of two people, and one person one turf', async () => {
    const { step, rsvp } = await launch();
    await step('ana', give('one'));
    expect(await step('ben', give('one'))).toMatchObject({ refused: 'turfs.taken' });
    expect(await step('ana', give('two'))).toMatchObject({ refused: 'launch.alreadyOut' });
    expect(await step('ana', give('one'))).toEqual({ answer: { stage: 'out' } });
    expect((await rsvp('ben'))?.launch ?? null).toBeNull();
  });

  it('keeps whoever has a turf on the board: they cannot be blocked, nor their check-in undone', async () => {
    const { step, rsvp, call, as } = await launch();
    const change = (is: 'reopen' | 'block') =>
      call(changeRsvp, changeRsvp.endpoint.request.parse({ id: 'ana', change: { is } }), as());
    await step('ana', give('one'));
    for (const is of ['reopen', 'block'] as const)
      expect(await change(is)).toMatchObject({ refused: 'launch.alreadyOut' });
    await step('ana', { is: 'back', turf: 'one', done: true });
    expect(await change('reopen')).toMatchObject({ answer: { checkedInAt: null } });
    expect(await rsvp('ana')).toMatchObject({ checked_in_at: null });
  });

  it('has a guest’s turf go back at night, and no member’s', async () => {
    const { step, read, turf, organization } = await launch();
    const night = () => read.get(due, `${organization}_launch_night_canvass`);
    await step('ana', { is: 'train' });
    expect(await night()).toBeNull();
    await step('ana', give('one'));
    expect((await night())?.at?.toMillis()).toBe((await turf('one'))?.expires_at);
  });

  it('gives the turf of a guest back who is deleted', async () => {
    const { step, turf, call, as } = await launch();
    await step('ana', give('one'));
    await call(deletePerson, { personId: 'p-ana' }, as('manager'));
    expect(await turf('one')).toMatchObject({
      ...{ assigned_to: null, assigned_name: null, expires_at: null, state: 'returned' },
    });
  });

  it('gives no turf of another event, of none, or that is walked', async () => {
    const { step } = await launch();
    expect(await step('ana', give('elsewhere'))).toMatchObject({ refused: 'launch.otherEvent' });
    expect(await step('ana', give('nothing'))).toMatchObject({ refused: 'turfs.notFound' });
    await step('ben', give('one'));
    await step('ben', { is: 'back', turf: 'one', done: true });
    expect(await step('ana', give('one'))).toMatchObject({ refused: 'turfs.done' });
  });

  it('gives turfs to members who work in the field, and to no others', async () => {
    const { step, turf, organization } = await launch();
    expect(await step('ana', give('one', `user-${organization}`))).toMatchObject({
      refused: 'launch.notInField',
    });
    expect(await step('ana', give('one', 'a-stranger'))).toMatchObject({ refused: 'members.gone' });
    await step('ana', give('one', `canvasser-${organization}`));
    expect(await turf('one')).toMatchObject({ assigned_to: `canvasser-${organization}` });
  });

  /** A launch at which somebody asks to be let in. */
  async function walkUpLaunch() {
    const launched = await launch();
    const { call, seed, as, began } = launched;
    const walkUp = walkUps.schema.parse({
      ...{ event_id: 'canvass', name: 'Wil Walker', phone: '+12015550123', language: 'en', terms: 'I agree' },
      ...{ terms_version: 'walk-up/1/en', asked_at: moment(began), state: 'waiting', decided_by: null },
      ...{ decided_at: null, rsvp_id: null, until: null, expires_at: moment(began + 48 * hourMs) },
    });
    await seed(walkUps, 'wil', walkUp);
    const decide = (fields: object, id = 'wil', options = as()) =>
      call(decideWalkUp, decideWalkUp.endpoint.request.parse({ id, change: fields }), options);
    return { ...launched, decide, admit: { is: 'admit', shift: 's', person: 'p-wil' } };
  }

  it('takes the check-in of an admission back with it, and no earlier one', async () => {
    const { decide, admit, step, rsvp, call, as, began, compare } = await walkUpLaunch();
    await decide(admit);
    await step('wil', give('one'));
    await step('wil', { is: 'recall', turf: 'one' });
    expect(await decide({ is: 'restore' })).toEqual({ answer: { state: 'waiting' } });
    expect(await rsvp('wil')).toMatchObject({ state: 'cancelled', checked_in_at: null });
    await decide(admit);
    expect(await rsvp('wil')).toMatchObject({ state: 'attended' });
    // Somebody at the door had seen them before: they are there, whoever was let in as them.
    await call(
      changeRsvp,
      changeRsvp.endpoint.request.parse({ id: 'wil', change: { is: 'check_in', at: began } }),
      as(),
    );
    await decide({ is: 'restore' });
    expect(await rsvp('wil')).toMatchObject({ state: 'attended' });
    await compare();
  });

  it('keeps whoever was let in, though another lead who had not seen it turns them away and undoes that', async () => {
    const { decide, admit, step, as, rsvp } = await walkUpLaunch();
    await decide(admit);
    await step('wil', give('one'));
    for (const is of ['refuse', 'restore'] as const)
      expect(await decide({ is }, 'wil', as('manager'))).toEqual({ answer: { state: 'admitted' } });
    expect(await rsvp('wil')).toMatchObject({ state: 'attended', launch: { out: { turf_id: 'one' } } });
    // Whoever let them in takes it back; a turf that is out keeps them on the board, where it is taken from them.
    expect(await decide({ is: 'restore' })).toEqual({ answer: { state: 'waiting' } });
    expect(await rsvp('wil')).toMatchObject({ state: 'attended' });
  });

  it('lets a walk-up in as a sign-up of their own, turns them away, and undoes both', async () => {
    const { decide, admit, step, as, rsvp, compare } = await walkUpLaunch();
    expect(await decide({ is: 'refuse' })).toEqual({ answer: { state: 'refused' } });
    expect(await decide(admit)).toMatchObject({ refused: 'launch.walkUpRefused' });
    expect(await decide({ is: 'restore' })).toEqual({ answer: { state: 'waiting' } });
    expect(await decide({ ...admit, shift: 'none' })).toMatchObject({ refused: 'rsvps.noShift' });
    for (const _ of ['once', 'again']) expect(await decide(admit)).toEqual({ answer: { state: 'admitted' } });
    expect(await rsvp('wil')).toMatchObject({ state: 'attended', source: 'walk_in', name: 'Wil Walker' });
    expect(await step('wil', give('one'))).toEqual({ answer: { stage: 'out' } });
    expect(await decide(admit, 'nobody')).toMatchObject({ refused: 'launch.walkUpGone' });
    for (const role of ['finance', 'user', 'canvasser'] as const)
      expect(await decide({ is: 'refuse' }, 'wil', as(role))).toMatchObject({
        refused: 'request.notAllowed',
      });
    await compare();
  });

  it('undoes each of its steps', async () => {
    const { step, turf, rsvp } = await launch();
    await step('ana', { is: 'train' });
    expect(await step('ana', { is: 'untrain' })).toEqual({ answer: { stage: 'waiting' } });
    await step('ana', give('one'));
    expect(await step('ana', { is: 'recall', turf: 'one' })).toEqual({ answer: { stage: 'waiting' } });
    expect(await turf('one')).toMatchObject({ assigned_to: null, state: 'unassigned' });
    await step('ana', give('one'));
    await step('ana', { is: 'back', turf: 'one', done: true });
    expect(await step('ana', { is: 'reopen', turf: 'one' })).toEqual({ answer: { stage: 'out' } });
    expect(await turf('one')).toMatchObject({ assigned_to: guestHolder('ana'), state: 'in_progress' });
    expect((await rsvp('ana'))?.launch?.turfs).toEqual([]);
    // Somebody else has it by now.
    await step('ana', { is: 'back', turf: 'one', done: false });
    await step('ben', give('one'));
    expect(await step('ana', { is: 'reopen', turf: 'one' })).toMatchObject({ refused: 'turfs.taken' });
  });

  it.each(['finance', 'user', 'canvasser'] as const)(
    'is not run by a member with the role %s',
    async (role) => {
      const { step, as } = await launch();
      expect(await step('ana', { is: 'train' }, as(role))).toMatchObject({ refused: 'request.notAllowed' });
    },
  );

  it('knows nobody who is not checked in', async () => {
    const { step } = await launch();
    expect(await step('nobody', { is: 'train' })).toMatchObject({ refused: 'rsvps.gone' });
  });

  it('takes back three hundred turfs of a cancelled event, and says so of more instead of leaving some', async () => {
    const { cancel, seed, turf, compare } = await launch();
    const sample = await turf('one');
    if (!sample) throw new Error('There is no turf.');
    const { id: _, ...fields } = sample;
    const assign = (at: number) =>
      seed(turfs, `many-${String(at).padStart(3, '0')}`, { ...fields, assigned_to: 'ana' });
    await Promise.all(Array.from({ length: returnedMax + 1 }, (_, at) => assign(at)));
    expect(await cancel({ is: 'cancel', act: 'a', note: null })).toMatchObject({
      refused: 'events.manyTurfs',
    });
    await seed(turfs, 'many-000', fields);
    const cancelled = await cancel({ is: 'cancel', act: 'a', note: null });
    expect(cancelled).toEqual({ answer: { dates: 1, turfs: returnedMax } });
    await compare();
  });

  it('takes its turfs back when its event is cancelled, and gives none back when that is restored', async () => {
    const { step, turf, cancel, compare } = await launch();
    await step('ana', give('one'));
    const cancelled = await cancel({ is: 'cancel', act: 'rain', note: null });
    expect(cancelled).toEqual({ answer: { dates: 1, turfs: 1 } });
    expect(await turf('one')).toMatchObject({
      ...{ assigned_to: null, state: 'returned', event_id: 'canvass' },
      holders: [guestHolder('ana')],
    });
    expect(await step('ben', give('two'))).toMatchObject({ refused: 'rsvps.eventOff' });
    expect(await cancel({ is: 'restore' })).toEqual({ answer: { dates: 1 } });
    expect(await turf('one')).toMatchObject({ assigned_to: null });
    await compare();
  });
});
