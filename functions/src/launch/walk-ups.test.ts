import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walkUps } from '#shared/collections/index.ts';
import { guestHolder } from '#shared/domain/events/launch.ts';
import { codeMs, lateResultsMs, walkUpsMax, walkUpsWaitingMax } from '#shared/domain/events/walk-ups.ts';
import { packJson } from '#shared/domain/field/packed.ts';
import { changeEventState } from '#shared/usecases/events/event-state.ts';
import { decideWalkUp } from '#shared/usecases/launch/decide-walk-up.ts';
import { launchStep } from '#shared/usecases/launch/launch-step.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { crowd } from '../../../tests/full.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { insider } from '../../../tests/functions/candidate-records.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { anyAddress } from '../../../tests/functions/networks.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { siteCampaign, siteNow, siteShift, startSite } from '../../../tests/functions/site-campaign.ts';
import { turfFields } from '../../../tests/functions/turf-fields.ts';
import { walkUpsOfNetwork } from './ask-to-join.ts';
import { endLaunchNight } from './end-launch-night.ts';
import { launchCodeAddress } from './launch-code.ts';
import { launchCode, walkUpPass } from './launch-links.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = siteNow;
});

const hourMs = 3_600_000;
const packet = {
  ...{ version: 1, made_at: siteNow - 48 * hourMs, file_id: 'f', order: 'odd_even', script: null },
  buildings: [
    {
      ...{ house: '12', street: 'Oak St', city: 'Port Amsel', zip: '07030' },
      doors: [
        {
          ...{ unit: '', hostile: false, place: null },
          people: [
            {
              id: 'V1',
              name: 'Vera <i>Voter</i>',
              age: 40,
              sex: 'F',
              party: '',
              support: null,
              last: null,
              closed: null,
            },
            {
              id: 'V2',
              name: 'Olga Optout',
              age: 50,
              sex: 'F',
              party: '',
              support: null,
              last: null,
              closed: 'opt_out',
            },
          ],
        },
      ],
    },
  ],
};

/** A canvass that is on, with two turfs, and its lead. */
async function launch() {
  const campaign = await siteCampaign();
  const { organization, doc, all, salt, add } = campaign;
  const shift = siteShift({ from: '2027-03-01T10:00', to: '2027-03-01T15:00', capacity_kind: 'target' });
  const event = await add({ type: 'canvass', shifts: [shift] });
  await doc('voter_files/none').delete();
  for (const id of ['one', 'two']) {
    await doc(`turfs/${id}`).set(
      turfFields({ event_id: event, created_at: Timestamp.fromMillis(siteNow - hourMs) }),
    );
    await doc(`turf_packets/${id}`).set({ packed: await packJson(packet) });
  }
  const lead = { ...insider(organization, 'field'), uid: `lead-${organization}` };
  await db.doc(`user_profiles/${lead.uid}`).set({
    ...{ user_id: lead.uid, organization_id: organization, full_name: 'Lea Lead', role: 'field', grants: [] },
    ...{ member_positions: [], two_factor_enabled: false, two_factor_required: false },
    ...{ sessions_valid_after: null, voters_open_until: null, deletion_requested_at: null },
    ...{ created_at: Timestamp.fromMillis(siteNow), updated_at: Timestamp.fromMillis(siteNow) },
  });
  const options = { now: () => site.clock.now };
  const [decide, step, state] = [
    runUseCase(decideWalkUp, options),
    runUseCase(launchStep, options),
    runUseCase(changeEventState, options),
  ];
  const code = () => launchCode(salt, organization, event, site.clock.now);
  const open = async (path: string, accept = 'text/html') => {
    const answer = await fetch(site.origin + path, { headers: { accept } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const post = async (
    path: string,
    fields: Record<string, string>,
    accept = 'text/html',
    from = anyAddress(),
  ) => {
    const answer = await fetch(site.origin + path, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { accept, 'fastly-client-ip': from },
    });
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
    };
  };
  const token = async () =>
    /name="token" value="([^"]+)"/.exec((await open(`/en/launch/${code()}`)).text)?.[1] ?? '';
  const join = async (fields: Record<string, string> = {}, at = code()) => {
    const filled = {
      name: 'Wil Walker',
      phone: '201-555-0123',
      terms: 'yes',
      token: await token(),
      ...fields,
    };
    site.clock.now += 5_000;
    return post(`/en/launch/${at}`, filled);
  };
  const waiting = async () =>
    (await all('walk_ups')).map((one) => ({ id: one.id, ...walkUps.schema.parse(one.data()) }));
  const admit = (id: string) =>
    decide(lead, { id, change: { is: 'admit', shift: 's1', person: `p-${id}`.slice(0, 60) } });
  const give = (id: string, turf = 'one') =>
    step(lead, { rsvp: id, step: { is: 'out', turf, member: null } });
  /** Somebody who was let in and has the first turf. */
  const walking = async () => {
    const { location } = await join();
    const [walkUp] = await waiting();
    const id = walkUp?.id ?? '';
    await admit(id);
    await give(id);
    return { path: location, id };
  };
  const note = (path: string, fields: Record<string, string>) =>
    post(path, { id: crypto.randomUUID(), voter: 'V1', outcome: 'canvassed', ...fields }, 'application/json');
  return {
    ...{ ...campaign, event, lead, decide, step, state, code, open, post, token, join, waiting, admit, give },
    ...{ walking, note },
  };
}

describe('a launch’s code', () => {
  it('opens a form with the terms, which nobody keeps or lists', async () => {
    const { open, code } = await launch();
    const { status, text, headers } = await open(`/en/launch/${code()}`);
    expect(status).toBe(200);
    expect(text).toContain('My access ends tonight');
    expect(text).not.toContain('checked');
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect((await open(`/es/launch/${code()}`)).text).toContain('Mi acceso termina esta noche');
  });

  it('is given to whoever runs launches, while the event takes walk-ups', async () => {
    const { lead, event, open, code } = await launch();
    const address = launchCodeAddress({ db, siteUrl: () => site.origin }, () => site.clock.now);
    const { url, until } = await address({ ...lead, twoFactor: false } as never, { event, language: 'en' });
    expect(url).toBe(`${site.origin}/en/launch/${code()}`);
    expect(until).toBeGreaterThan(site.clock.now);
    for (const role of ['user', 'canvasser'] as const)
      expect(await ending(address({ ...lead, role } as never, { event, language: 'en' }))).toBe(
        'permission-denied',
      );
    site.clock.now += 24 * hourMs;
    expect(await ending(address({ ...lead } as never, { event, language: 'en' }))).toBe(
      'failed-precondition',
    );
    expect((await open(`/en/launch/${code()}`)).status).toBe(404);
  });

  it('is worth nothing once two others were shown, forged, of another event or another campaign', async () => {
    const [first, second] = [await launch(), await launch()];
    const old = first.code();
    site.clock.now += codeMs;
    expect((await first.open(`/en/launch/${old}`)).status).toBe(200);
    site.clock.now += codeMs;
    const [organization, event, window, signature] = first.code().split('.');
    const other = await first.add({ type: 'canvass', shifts: [siteShift()] });
    const answers = await Promise.all(
      [
        old,
        `${organization}.${other}.${window}.${signature}`,
        `${second.organization}.${event}.${window}.${signature}`,
        `${organization}.${event}.${window}.${'A'.repeat(43)}`,
        `${organization}.${event}.${signature}`,
        walkUpPass(first.salt, first.organization, event ?? ''),
        'nothing',
      ].map((code) => first.open(`/en/launch/${code}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('opens nothing for an event that is no launch, a draft, or cancelled', async () => {
    const { open, organization, salt, add } = await launch();
    const today = siteShift({ from: '2027-03-01T10:00', to: '2027-03-01T15:00' });
    for (const fields of [
      { type: 'meeting' },
      { type: 'canvass', state: 'draft' },
      { type: 'canvass', state: 'cancelled' },
    ]) {
      const id = await add({ ...fields, shifts: [today] });
      expect((await open(`/en/launch/${launchCode(salt, organization, id, site.clock.now)}`)).status).toBe(
        404,
      );
    }
  });
});

describe('a walk-up', () => {
  it('waits with what they agreed to, word for word, and sees nothing before a lead lets them in', async () => {
    const { join, waiting, open, all } = await launch();
    const { status, location } = await join();
    expect(status).toBe(303);
    expect(await waiting()).toMatchObject([
      {
        name: 'Wil Walker',
        phone: '+12015550123',
        state: 'waiting',
        terms_version: 'walk-up/1/en',
        rsvp_id: null,
      },
    ]);
    expect((await waiting())[0]?.terms).toContain('My access ends tonight');
    const page = await open(location);
    expect(page.text).toContain('You are on the list');
    expect(page.text).not.toContain('Oak St');
    // Nobody becomes a person or a sign-up by asking.
    expect([await all('people'), await all('rsvps')]).toEqual([[], []]);
  });

  it('is one, however often the same form is sent', async () => {
    const { token, post, code, waiting } = await launch();
    const form = { name: 'Wil', phone: '201-555-0123', terms: 'yes', token: await token() };
    site.clock.now += 5_000;
    const sent = await Promise.all(Array.from({ length: 10 }, () => post(`/en/launch/${code()}`, form)));
    expect(new Set(sent.map(({ location }) => location)).size).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['no terms', { terms: '' }],
    ['no name', { name: ' \u200B ' }],
    ['no phone', { phone: 'call me' }],
    ['a hidden field', { website: 'https://spam.example' }],
    ['a forged token', { token: `${'A'.repeat(40)}.${'B'.repeat(43)}` }],
    ['a token of the event’s public form', { token: '' }],
  ])('is not stored with %s', async (_, fields) => {
    const { join, waiting } = await launch();
    expect((await join(fields)).status).toBe(422);
    expect(await waiting()).toEqual([]);
  });

  it('is one of fifty who wait, and of no more, also where seventy come at once', async () => {
    const { post, token, code, waiting, decide, lead, join } = await launch();
    const tokens = await Promise.all(Array.from({ length: 70 }, token));
    site.clock.now += 5_000;
    const sent = await Promise.all(
      tokens.map((one, at) =>
        post(`/en/launch/${code()}`, { name: `W ${at}`, phone: '201-555-0123', terms: 'yes', token: one }),
      ),
    );
    expect(sent.filter(({ status }) => status === 303).length).toBeLessThanOrEqual(walkUpsWaitingMax);
    expect((await waiting()).length).toBe(sent.filter(({ status }) => status === 303).length);
    while ((await waiting()).length < walkUpsWaitingMax) expect((await join()).status).toBe(303);
    expect((await join()).status).toBe(429);
    // Turned away, they make room.
    const [first] = await waiting();
    await decide(lead, { id: first?.id ?? '', change: { is: 'refuse' } });
    expect((await join()).status).toBe(303);
  });

  it('is the five hundredth who ever asked at a launch, and no later one', async () => {
    const { join, waiting, doc } = await launch();
    await join();
    const [first] = await waiting();
    const { id, ...fields } = first ?? expect.fail('nobody waits');
    const batch = db.batch();
    for (let at = 2; at < walkUpsMax; at++)
      batch.set(doc(`walk_ups/w${at}`), { ...fields, state: 'refused' });
    await batch.commit();
    expect((await join()).status).toBe(303);
    expect((await join()).status).toBe(429);
    expect(await waiting()).toHaveLength(walkUpsMax);
  });

  it('asks sixty times in ten minutes from one network, and not once more', async () => {
    const { token, post, code } = await launch();
    const form = { name: 'Wil', phone: '201-555-0123', terms: 'yes', token: await token() };
    const network = anyAddress();
    site.clock.now += 5_000;
    const ask = async () => (await post(`/en/launch/${code()}`, form, 'text/html', network)).status;
    const sent = await Promise.all(Array.from({ length: walkUpsOfNetwork }, ask));
    expect(new Set(sent)).toEqual(new Set([303]));
    expect(await ask()).toBe(429);
    expect((await post(`/en/launch/${code()}`, form)).status).toBe(303);
  });

  it('holds the turf that a lead gives, and no name of whoever must not be spoken to', async () => {
    const { walking, open, doc } = await launch();
    const it = await walking();
    const page = await open(it.path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Vera &lt;i&gt;Voter');
    expect(page.text).toContain('12 Oak St');
    expect(page.text).not.toContain('Olga');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect((await open(it.path, 'application/json')).text).toBe('{"isHeld":true,"turf":"one"}');
    expect((await doc('turfs/one').get()).data()).toMatchObject({
      assigned_to: guestHolder(it.id),
      open: false,
    });
  });

  it('notes results at their doors, each once, under their own name', async () => {
    const { walking, note, all } = await launch();
    const { path, id } = await walking();
    const result = { id: 'a-result-1', support: '2', at: String(siteNow) };
    for (const _ of ['once', 'again']) expect((await note(path, result)).status).toBe(200);
    const answer = JSON.parse((await note(path, result)).text);
    const events = (await all('voter_events')).map((one) => one.data());
    expect(events).toHaveLength(2);
    const attempt = (await all('voter_events')).find((one) => one.get('kind') === 'attempt');
    expect(answer).toEqual({ undo: attempt?.id });
    expect(events.find(({ kind }) => kind === 'attempt')).toMatchObject({
      ...{ voter_id: 'V1', outcome: 'canvassed', source: 'door', list_id: 'one', by: guestHolder(id) },
      ...{ walked_by: '~Wil Walker', closes: false },
    });
    expect(events.find(({ kind }) => kind === 'support')).toMatchObject({ score: 2 });
  });

  it('takes back their own result for a quarter of an hour, and nobody else’s', async () => {
    const { walking, note, all, doc } = await launch();
    const { path } = await walking();
    await note(path, { outcome: 'do_not_walk' });
    const [own] = await all('voter_events');
    await doc('voter_events/theirs').set({ ...own?.data(), by: 'somebody' });
    const undo = (event: string) => note(path, { outcome: '', undo: event });
    site.clock.now = Date.now();
    expect((await undo('theirs')).status).toBe(400);
    expect((await undo(own?.id ?? '')).status).toBe(200);
    expect((await all('voter_events')).map((one) => one.get('undoes'))).toContain(own?.id);
  });

  it('takes the support back that was noted with a result', async () => {
    const { walking, note, all } = await launch();
    const { path } = await walking();
    await note(path, { support: '1' });
    const stored = (await all('voter_events')).map((one) => ({ ...one.data(), id: one.id }));
    const [attempt, support] = ['attempt', 'support'].map((kind) =>
      stored.find((one) => Reflect.get(one, 'kind') === kind),
    );
    site.clock.now = Date.now();
    const undo = { id: 'an-undo-1', outcome: '', undo: attempt?.id ?? '' };
    for (const _ of ['once', 'again']) expect((await note(path, undo)).status).toBe(200);
    const after = (await all('voter_events')).map((one) => [one.get('kind'), one.get('undoes')]);
    expect(after).toHaveLength(4);
    expect(after).toContainEqual(['attempt', attempt?.id]);
    expect(after).toContainEqual(['support', support?.id]);
  });

  it.each([
    ['of somebody elsewhere', { voter: 'V9' }],
    ['that proves a death', { outcome: 'deceased' }],
    ['of the telephone', { outcome: 'wrong_number' }],
    ['without an id', { id: '' }],
    ['that says nothing', { outcome: '' }],
    ['with a huge field', { voter: 'V'.repeat(3_000) }],
  ])('notes nothing %s', async (_, fields) => {
    const { walking, note, all } = await launch();
    const { path } = await walking();
    expect((await note(path, fields)).status).toBe(400);
    expect(await all('voter_events')).toEqual([]);
  });

  it('keeps no turf overnight, though nothing ran in between', async () => {
    const { walking, open, note, all } = await launch();
    const { path } = await walking();
    // Midnight in New York.
    site.clock.now = Date.parse('2027-03-02T04:59:00Z');
    expect((await open(path)).text).toContain('Oak St');
    site.clock.now = Date.parse('2027-03-02T05:00:00Z');
    const late = await open(path);
    expect(late.text).toContain('Nothing to walk');
    expect(late.text).not.toContain('Oak St');
    // What a telephone could not send yet still arrives; later nothing does.
    expect((await note(path, {})).status).toBe(200);
    site.clock.now += lateResultsMs;
    expect((await note(path, {})).status).toBe(404);
    expect(await all('voter_events')).toHaveLength(1);
  });

  it('has nothing once a lead takes the turf, marks them back, takes the admission back or the event is cancelled', async () => {
    const ends = {
      back: ({ step, lead }, id) => step(lead, { rsvp: id, step: { is: 'back', turf: 'one', done: false } }),
      recall: ({ step, lead }, id) => step(lead, { rsvp: id, step: { is: 'recall', turf: 'one' } }),
      restore: ({ decide, lead }, id) => decide(lead, { id, change: { is: 'restore' } }),
      cancel: ({ state, lead, event }) =>
        state(lead, { id: event, scope: 'one', change: { is: 'cancel', act: 'rain', note: null } }),
      given: ({ doc }) => doc('turfs/one').update({ assigned_to: 'somebody' }),
    } satisfies Record<
      string,
      (launched: Awaited<ReturnType<typeof launch>>, id: string) => Promise<unknown>
    >;
    for (const [how, end] of Object.entries(ends)) {
      const launched = await launch();
      const { path, id } = await launched.walking();
      expect((await launched.open(path)).text, how).toContain('Oak St');
      await end(launched, id);
      expect((await launched.open(path)).text, how).not.toContain('Oak St');
      // A page of doors that is open asks this, and takes the doors away.
      expect((await launched.open(path, 'application/json')).text, how).toBe('{"isHeld":false,"turf":null}');
      if (how === 'restore') expect((await launched.note(path, {})).status, how).toBe(404);
    }
  });

  it('sees one turf, never another’s, and no link is made up', async () => {
    const { walking, join, waiting, admit, give, open, salt, organization } = await launch();
    const first = await walking();
    await join({ name: 'Second Walker', phone: '201-555-0199' });
    const second = (await waiting()).find(({ state }) => state === 'waiting');
    await admit(second?.id ?? '');
    expect(await ending(give(second?.id ?? '', 'one'))).not.toBe('ok');
    const pass = first.path.split('/').at(-1) ?? '';
    const [, id, signature = ''] = pass.split('.');
    const other = await launch();
    const answers = await Promise.all(
      [
        `${organization}.${second?.id}.${signature}`,
        `${other.organization}.${id}.${signature}`,
        `${organization}.${id}.${'A'.repeat(43)}`,
        walkUpPass(other.salt, organization, id ?? ''),
        walkUpPass(salt, organization, 'nobody'),
        `${organization}.${id}`,
      ].map((forged) => open(`/en/walk/${forged}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is given one turf by one of forty leads who press at once', async () => {
    const { join, waiting, admit, step, lead, all } = await launch();
    await join();
    const id = (await waiting())[0]?.id ?? '';
    const admitted = await Promise.all(Array.from({ length: crowd(40) }, () => ending(admit(id))));
    expect(admitted).toEqual(admitted.map(() => 'ok'));
    expect([(await all('rsvps')).length, (await all('people')).length]).toEqual([1, 1]);
    const many = crowd(40);
    const given = await Promise.all(
      Array.from({ length: many }, (_, at) =>
        ending(
          step(lead, { rsvp: id, step: { is: 'out', turf: at % 2 === 0 ? 'one' : 'two', member: null } }),
        ),
      ),
    );
    const held = (await all('turfs')).filter((one) => one.get('assigned_to') !== null);
    expect(held).toHaveLength(1);
    expect(given.filter((one) => one === 'ok')).toHaveLength(many / 2);
  });

  it('who was turned away is not let in by another lead’s press before that is undone', async () => {
    const { join, waiting, admit, decide, lead } = await launch();
    await join();
    const id = (await waiting())[0]?.id ?? '';
    await decide(lead, { id, change: { is: 'refuse' } });
    expect(await ending(admit(id))).toBe('failed-precondition');
    await decide(lead, { id, change: { is: 'restore' } });
    expect(await ending(admit(id))).toBe('ok');
  });

  it('is let in again after that was taken back, in whatever shift is on, and is one sign-up', async () => {
    const { walking, decide, step, lead, doc, open, give, all } = await launch();
    const { path, id } = await walking();
    await step(lead, { rsvp: id, step: { is: 'recall', turf: 'one' } });
    await decide(lead, { id, change: { is: 'restore' } });
    expect((await open(path)).text).toContain('You are on the list');
    await doc(`rsvps/${id}`).update({ shift_id: 'another', phone: null });
    const again = { is: 'admit', shift: 's1', person: 'somebody-new' } as const;
    expect(await ending(decide(lead, { id, change: again }))).toBe('ok');
    expect(await ending(give(id, 'two'))).toBe('ok');
    expect((await all('rsvps')).map((one) => [one.id, one.get('state')])).toEqual([[id, 'attended']]);
    expect((await open(path)).text).toContain('Oak St');
  });

  it('who is let in under the name and number of another takes their place: a turf is on one telephone', async () => {
    const { walking, join, waiting, admit, open } = await launch();
    const first = await walking();
    const { location } = await join();
    const second = (await waiting()).find(({ state }) => state === 'waiting');
    expect((await open(location)).text).not.toContain('Oak St');
    await admit(second?.id ?? '');
    expect((await open(location)).text).toContain('Oak St');
    expect((await open(first.path)).text).not.toContain('Oak St');
  });

  it('notes nothing before it happens, whatever their clock says', async () => {
    const { walking, note, all } = await launch();
    const { path } = await walking();
    await note(path, { id: 'a-result-1', at: String(site.clock.now + 365 * 24 * hourMs) });
    await note(path, { id: 'a-result-2', at: '0' });
    const times = (await all('voter_events')).map((one) => one.get('happened_at') - site.clock.now);
    expect(times.toSorted((one, other) => one - other)).toEqual([-24 * hourMs, 0]);
  });

  it('is let in by nobody who does not run launches', async () => {
    const { join, waiting, decide, lead } = await launch();
    await join();
    const id = (await waiting())[0]?.id ?? '';
    const stranger = { ...lead, uid: 'nobody-here' };
    expect(await ending(decide(stranger, { id, change: { is: 'refuse' } }))).not.toBe('ok');
    expect((await waiting())[0]?.state).toBe('waiting');
  });

  it('leaves nothing at night: turfs go back, links end, and the job may run twice', async () => {
    const { walking, join, waiting, doc, organization, event, all } = await launch();
    await walking();
    await join({ name: 'Never Let In', phone: '201-555-0199' });
    const due = (await db.doc(`due/${organization}_launch_night_${event}`).get()).data();
    expect(due?.at.toMillis()).toBe(Date.parse('2027-03-02T05:00:00Z') - 1);
    site.clock.now = Date.parse('2027-03-02T05:01:00Z');
    const night = endLaunchNight(db);
    const job = { organization_id: organization, ref: event, about: 'night', since: siteNow };
    for (const _ of ['once', 'again'])
      expect(await night(job, { now: () => site.clock.now, until: site.clock.now + hourMs })).toBe('done');
    expect((await doc('turfs/one').get()).data()).toMatchObject({ assigned_to: null, state: 'returned' });
    expect((await waiting()).map(({ state }) => state)).toEqual(['ended', 'ended']);
    expect(await all('rsvps')).toHaveLength(1);
  });

  it('is forgotten with the person', async () => {
    const { walking, waiting, all, lead } = await launch();
    await walking();
    const [person] = await all('people');
    await db.doc(`user_profiles/${lead.uid}`).update({ role: 'admin' });
    await runUseCase(deletePerson)({ ...lead, role: 'admin' }, { personId: person?.id ?? '' } as never);
    expect([await all('rsvps'), await waiting()]).toEqual([[], []]);
  });
});
