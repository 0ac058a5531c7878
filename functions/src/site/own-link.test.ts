import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactEvents, contactPoints, formPosts, rsvps } from '#shared/collections/index.ts';
import { mayContact } from '#shared/domain/consent/may-contact.ts';
import { type NewContactEvent, recordContactEvents } from '#shared/usecases/consent/record-contact-events.ts';
import { crowd } from '../../../tests/full.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { anyAddress } from '../../../tests/functions/networks.ts';
import { siteCampaign, siteNow, siteShift, startSite } from '../../../tests/functions/site-campaign.ts';
import { typedForm, visitor } from '../../../tests/functions/site-forms.ts';
import { signUpByForm } from '../rsvps/sign-up-by-form.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { decideFormPost } from './decide-form-post.ts';
import { finishSignUp } from './finish-post.ts';
import { badLinksMax, confirmationsMax, linkOpensMax } from './form-limits.ts';
import { linkToken } from './link-token.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = siteNow;
  site.mails.length = 0;
  site.mailServer.isDown = false;
  site.placing.before = async () => {};
});

/** Evidence that came another way, such as a message of the person's own. */
const record = async (organization: string, events: NewContactEvent[]) => {
  const scope = { organization, uid: '' };
  const member = {
    ...{ uid: '', organization, role: 'user' as const, grants: [], fullName: '' },
    ...{ email: null, signedInAt: 0 },
  };
  return db.runTransaction(async (transaction) =>
    recordContactEvents(
      transactionStore(db, scope, transaction).store,
      { member, newId: randomUUID, now: () => siteNow },
      events,
    ),
  );
};

async function signedUp(
  fields: Record<string, string | string[]> = {},
  event: Parameters<Awaited<ReturnType<typeof siteCampaign>>['add']>[0] = {},
) {
  const it = await siteCampaign();
  const id = await it.add(event);
  await visitor(site, it).signUp(id, fields);
  const link = site.mails.at(-1)?.link ?? '';
  const stored = async () =>
    (await it.all('rsvps')).map((one) => ({ ...rsvps.schema.parse(one.data()), id: one.id }));
  const rsvp = (await stored())[0]?.id ?? '';
  const headers = { 'fastly-client-ip': anyAddress() };
  const open = async (to = link) => {
    const answer = await fetch(to, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const press = async (form: Record<string, string>, to = link) => {
    const body = new URLSearchParams({ rsvp, ...form });
    const answer = await fetch(to, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };
  const evidence = async () =>
    (await it.all('contact_events')).map((one) => contactEvents.schema.parse(one.data()));
  return { ...it, event: id, link, stored, rsvp, open, press, evidence };
}

describe('the link in a confirmation', () => {
  it('shows what somebody has, and changes nothing by being opened', async () => {
    const { open, stored, link } = await signedUp();
    const before = await stored();
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method });
    const { status, text, headers } = await open();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const part of ['Forum', 'Ring twice', '1 Main St', '<svg', before[0]?.code ?? 'none'])
      expect(text).toContain(part);
    expect(text).not.toContain('ana@example.org');
    expect(await stored()).toEqual(before);
  });

  it('confirms by a button, as often as it is pressed', async () => {
    const { press, stored } = await signedUp();
    for (const _ of ['once', 'again']) expect((await press({ do: 'confirm' })).text).toContain('Saved.');
    expect(await stored()).toMatchObject([{ state: 'confirmed', places: 1 }]);
  });

  it('moves to another time with other guests, as far as there is room', async () => {
    const small = siteShift({ id: 's2', from: '2027-03-10T10:00', to: '2027-03-10T12:00', capacity: 2 });
    const { press, stored } = await signedUp({}, { shifts: [siteShift(), small] });
    expect((await press({ do: 'change', shift: 's2', guests: '1' })).text).toContain('Saved.');
    expect(await stored()).toMatchObject([{ shift_id: 's2', guests: 1, places: 2 }]);
    const full = await press({ do: 'change', shift: 's2', guests: '2' });
    expect([full.status, full.text.includes('There is no place left')]).toEqual([409, true]);
    expect((await press({ do: 'change', shift: 'none', guests: '0' })).status).toBe(409);
    // Not the time without the guests: it fits there with fewer alone.
    const tooMany = await press({ do: 'change', shift: 's1', guests: '30' });
    expect(tooMany.status).toBe(400);
    expect((await press({ do: 'change', shift: 's2', guests: '99' })).status).toBe(400);
    expect(await stored()).toMatchObject([{ shift_id: 's2', guests: 1 }]);
  });

  it('cancels, and is over then: it gets the answer that a forged one gets', async () => {
    const it = await signedUp();
    const [{ press, open, stored, link, salt, organization, rsvp }, other] = [it, await signedUp()];
    const cancelled = await press({ do: 'cancel' });
    expect(cancelled.text).toContain('Your sign-up is cancelled.');
    expect(await stored()).toMatchObject([{ state: 'cancelled', places: 0, cancelled_by: 'person' }]);
    const nothing = await open();
    expect(nothing.status).toBe(404);
    const [head = '', token = ''] = link.split('/sign-up/');
    const [, payload = '', signature = ''] = token.split('.');
    const forged = [
      ...[
        'x',
        `${organization}.${payload}.${'A'.repeat(43)}`,
        `${other.organization}.${payload}.${signature}`,
      ],
      linkToken('somebody else’s salt', organization, { post: 'p', rsvps: [[rsvp, 1]] }),
      linkToken(salt, organization, { post: 'p', rsvps: [[rsvp, 7]] }),
      linkToken(salt, organization, { post: 'p', rsvps: [[other.rsvp, 1]] }),
      linkToken(salt, organization, { post: 'p', rsvps: [[randomUUID(), 1]] }),
      `${organization}.${'A'.repeat(5_000)}.${signature}`,
    ].map((one) => `${head}/sign-up/${one}`);
    for (const to of [link, ...forged]) {
      const opened = await open(to);
      expect([opened.status, opened.text], to).toEqual([404, nothing.text]);
      const pressed = await press({ do: 'confirm' }, to);
      expect([pressed.status, pressed.text], to).toEqual([404, nothing.text]);
    }
    expect(await stored()).toMatchObject([{ state: 'cancelled' }]);
    expect((await other.stored())[0]).toMatchObject({ state: 'registered' });
  });

  it('is mailed to nobody else who types the name and the number of whoever signed up', async () => {
    const { organization, event, stored } = await signedUp({ phone: '2015550123' });
    site.mails.length = 0;
    site.clock.now += 10_000;
    const fields = { phone: '2015550123', email: 'eve@example.org' };
    expect((await visitor(site, { organization }).signUp(event, fields)).status).toBe(200);
    expect(await stored()).toMatchObject([{ email: 'ana@example.org' }]);
    expect(site.mails).toEqual([]);
  });

  it('is mailed to one address five times a day, however often somebody types it', async () => {
    const { organization, event } = await signedUp();
    for (let at = 1; at <= confirmationsMax; at += 1) {
      site.clock.now += 10_000;
      await visitor(site, { organization }).signUp(event);
    }
    expect(site.mails).toHaveLength(confirmationsMax);
  });

  it('moves with other guests whole, or not at all', async () => {
    const small = siteShift({ id: 's2', from: '2027-03-10T10:00', to: '2027-03-10T12:00', capacity: 3 });
    const { press, stored, doc, event } = await signedUp({ guests: '4' }, { shifts: [siteShift(), small] });
    const before = await stored();
    expect(before).toMatchObject([{ shift_id: 's1', guests: 4, places: 5 }]);
    // The time alone would not fit, and with three of them it does.
    expect((await press({ do: 'change', shift: 's2', guests: '3' })).status).toBe(409);
    expect(await stored()).toEqual(before);
    expect((await press({ do: 'change', shift: 's2', guests: '2' })).text).toContain('Saved.');
    expect(await stored()).toMatchObject([{ shift_id: 's2', guests: 2, places: 3 }]);
    const taken = async () =>
      ((await doc(`events/${event}`).get()).get('shifts') as { taken: number }[]).map((shift) => shift.taken);
    expect(await taken()).toEqual([0, 3]);
  });

  it.each([
    ['cancel', '2027-03-09T23:00Z', 'already begun'],
    ['change', '2027-03-09T23:00Z', 'already begun'],
    ['cancel', '2027-03-10T01:00Z', 'is over'],
    ['confirm', '2027-03-10T01:00Z', 'is over'],
  ])('does not %s at %s, and says why', async (does, at, message) => {
    const later = siteShift({ id: 's2', from: '2027-03-12T10:00', to: '2027-03-12T12:00' });
    const { press, open, stored } = await signedUp({}, { shifts: [siteShift(), later] });
    const before = await stored();
    site.clock.now = Date.parse('2027-03-09T22:59Z');
    expect((await open()).text).toContain(`value="${does}"`);
    site.clock.now = Date.parse(at);
    // The buttons are gone, and a page that was open says so.
    expect((await open()).text).not.toContain(`value="${does}"`);
    const { status, text } = await press({ do: does, shift: 's2', guests: '0' });
    expect([status, text.includes(message)]).toEqual([409, true]);
    expect(await stored()).toEqual(before);
  });

  it('tells the street, the online link and what is good to know to whoever has a place, and to nobody who waits', async () => {
    const fields = {
      ...{ address_visibility: 'unlisted', address: '7 Hidden Ln', online_url: 'https://meet.example/x' },
      shifts: [siteShift({ capacity: 1 })],
    };
    const secrets = ['7 Hidden Ln', 'meet.example', 'Ring twice'];
    const { organization, event, link, open } = await signedUp({}, fields);
    site.clock.now += 10_000;
    await visitor(site, { organization }).signUp(event, { name: 'Ben Ortiz', email: 'ben@example.org' });
    const waiting = site.mails.at(-1);
    expect(waiting?.to).toBe('ben@example.org');
    const [with_, without] = [await open(link), await open(waiting?.link ?? '')];
    expect(without.text).toContain('You are on the waiting list.');
    for (const secret of secrets) {
      expect([with_.text, site.mails[0]?.text].map((text) => text?.includes(secret))).toEqual([true, true]);
      expect([without.text, waiting?.text].map((text) => text?.includes(secret))).toEqual([false, false]);
    }
  });

  it('tells nobody a private street or its pin, not even whoever has a place', async () => {
    const found = await signedUp({}, { address_visibility: 'private', address: null, pin: null });
    const { organization, event, open, link, stored } = found;
    const place = { address: '7 Hidden Ln', pin: { lat: 40_171_234, lng: -74_692_101 } };
    await db.doc(`organizations/${organization}/event_addresses/${event}`).set(place);
    site.clock.now += 10_000;
    await visitor(site, { organization }).signUp(event, { name: 'Ben Ortiz', email: 'ben@example.org' });
    expect(await stored()).toMatchObject([{ state: 'registered' }, { state: 'registered' }]);
    const own = await open(link);
    expect(own.text).toContain('Town hall');
    const page = await fetch(`${site.origin}/en/${organization}/${event}`);
    const all = [own.text, await page.text(), ...site.mails.map((mail) => JSON.stringify(mail))];
    expect(all).toHaveLength(4);
    for (const secret of ['7 Hidden Ln', '40.171234', '40171234', 'openstreetmap'])
      expect(all.filter((text) => text.includes(secret))).toEqual([]);
  });

  it('is tried 60 times in ten minutes with made-up ones from one network, and good ones from there go on', async () => {
    const [{ link, open }, other] = [await signedUp(), await signedUp()];
    const forged = link.replace(/.{8}$/, 'AAAAAAAA');
    const answers = await Promise.all(Array.from({ length: badLinksMax }, () => open(forged)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const refused = await open(forged);
    expect([refused.status, refused.text.includes('Wait 10 minutes')]).toEqual([429, true]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open(link)).status).toBe(200);
    // A whole hall opens theirs at once; each link has a limit of its own.
    const good = await Promise.all(Array.from({ length: linkOpensMax }, () => other.open()));
    expect(new Set(good.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await other.open()).status).toBe(429);
  });

  it('is mailed later where the mail server refuses for now, once', async () => {
    site.mailServer.isDown = true;
    const { organization, stored } = await signedUp();
    expect(await stored()).toMatchObject([{ state: 'registered' }]);
    expect(site.mails).toEqual([]);
    const due = async () =>
      (await db.collection('due').where('organization_id', '==', organization).get()).docs
        .map((one) => one.data())
        .filter(({ kind }) => kind === 'sign_up_form');
    const [waiting] = await due();
    const turn = { now: () => site.clock.now, until: site.clock.now + 50_000 };
    const finish = finishSignUp({
      ...{
        db,
        confirm: site.confirmSignUp,
        signUp: signUpByForm({ db, places: site.places, now: turn.now }),
      },
    });
    const tick = () =>
      finish({ organization_id: organization, ref: waiting?.ref, about: 'finish', since: 0 }, turn);
    await expect(tick()).rejects.toThrow('451');
    site.mailServer.isDown = false;
    for (const _ of ['first', 'again']) expect(await tick()).toBe('done');
    expect(site.mails.map(({ to }) => to)).toEqual(['ana@example.org']);
    expect(site.mails[0]?.link).toContain('/en/sign-up/');
  });

  it('comes though the process ends half-way, and nobody is signed up anew who has cancelled since', async () => {
    const it = await siteCampaign();
    const due = async () =>
      (await db.collection('due').where('organization_id', '==', it.organization).get()).docs.flatMap(
        (one) => (one.get('kind') === 'sign_up_form' ? [String(one.get('ref'))] : []),
      );
    let waiting: string[] = [];
    site.placing.before = async () => {
      waiting = await due();
      throw new Error('ended');
    };
    const ended = await visitor(site, it).signUp(await it.add());
    expect([ended.status, site.mails]).toEqual([500, []]);
    expect(waiting).toHaveLength(1);
    site.placing.before = async () => {};
    const turn = { now: () => site.clock.now, until: site.clock.now + 50_000 };
    const finish = finishSignUp({
      ...{ db, confirm: site.confirmSignUp },
      signUp: signUpByForm({ db, places: site.places, now: turn.now }),
    });
    const [ref = ''] = waiting;
    const tick = () => finish({ organization_id: it.organization, ref, about: 'finish', since: 0 }, turn);
    expect(await tick()).toBe('done');
    expect(site.mails.map(({ to }) => to)).toEqual(['ana@example.org']);
    const post = it.doc(`form_posts/${ref}`);
    expect((await post.get()).get('state')).toBe('through');
    expect(await due()).toEqual([]);
    const rsvp = it.doc(`rsvps/${ref}-0`);
    await rsvp.update({ state: 'cancelled', places: 0, cancelled_by: 'person', link_version: 2 });
    await post.update({ state: 'begun', person_id: null, rsvp_ids: [] });
    expect(await tick()).toBe('done');
    expect([(await rsvp.get()).get('state'), (await post.get()).get('state')]).toEqual([
      'cancelled',
      'through',
    ]);
    expect(site.mails).toHaveLength(1);
  });

  it('is good for its own sign-ups alone', async () => {
    const { press, stored, organization, event } = await signedUp();
    site.clock.now += 10_000;
    await visitor(site, { organization }).signUp(event, {
      name: 'Ben Ortiz',
      email: 'ben@example.org',
    });
    const ben = (await stored()).find(({ email }) => email === 'ben@example.org');
    expect((await press({ rsvp: ben?.id ?? '', do: 'cancel' })).status).toBe(400);
    expect((await stored()).map(({ state }) => state)).toEqual(['registered', 'registered']);
  });
});

describe('a box that somebody ticked', () => {
  const ticked = { 'may-email': 'yes', 'may-text': 'yes', phone: '2015550123' };

  it('counts for the address once a button behind the mailed link is pressed, with the version of its text', async () => {
    const { press, evidence, all } = await signedUp(ticked);
    expect(await evidence()).toEqual([]);
    for (const _ of ['once', 'again']) await press({ do: 'confirm' });
    const found = (await evidence()).toSorted((one, other) => one.what.localeCompare(other.what));
    expect(found).toMatchObject([
      {
        what: 'consent_claim',
        grade: null,
        channel: 'text',
        source: 'form',
        text_version: 'event-form/1/en',
      },
      { what: 'opt_in', channel: 'email', source: 'form', text_version: 'event-form/1/en' },
    ]);
    const points = (await all('contact_points')).map((one) => contactPoints.schema.parse(one.data()));
    const phone = points.find(({ kind }) => kind === 'phone');
    const email = points.find(({ kind }) => kind === 'email');
    expect([email?.consent.email?.grade, phone?.consent]).toEqual(['express', {}]);
  });

  it('opens no texts to a number that nobody proved, and lifts no STOP of whoever has it', async () => {
    const it = await signedUp(ticked);
    await it.press({ do: 'confirm' });
    const phone = { kind: 'phone', value: '+12015550123', channel: 'text' } as const;
    await record(it.organization, [
      { ...phone, id: 'stop', what: 'opt_out', source: 'keyword', at: siteNow },
    ]);
    site.clock.now += 60_000;
    // Another form of a stranger, with the number of whoever wrote STOP.
    await visitor(site, it).signUp(it.event, { ...ticked, email: 'eve@example.org', name: 'Eve Lund' });
    const link = site.mails.at(-1)?.link ?? '';
    const eve = (await it.stored()).find(({ email }) => email === 'eve@example.org');
    await it.press({ rsvp: eve?.id ?? '', do: 'confirm' }, link);
    const stored = (await it.all('contact_points')).map((one) => contactPoints.schema.parse(one.data()));
    const point = stored.find(({ kind }) => kind === 'phone');
    expect([point?.closed.text?.reason, point?.consent]).toEqual(['opted_out', {}]);
    const ask = { person: null, channel: 'text', kind: 'bulk', place: null } as const;
    expect(mayContact({ ...ask, point: point ?? null, at: siteNow + 60_000 })).toMatchObject({ may: false });
    // One line for a number, however many forms name it: nobody fills it up.
    const claims = (await it.evidence()).filter(({ what }) => what === 'consent_claim');
    expect(claims).toHaveLength(1);
  });

  it('counts for nothing where they cancel, or ticked none', async () => {
    const cancelling = await signedUp(ticked);
    await cancelling.press({ do: 'cancel' });
    expect(await cancelling.evidence()).toEqual([]);
    const without = await signedUp();
    await without.press({ do: 'confirm' });
    expect(await without.evidence()).toEqual([]);
  });
});

describe('a sign-up that is held', () => {
  async function held() {
    const it = await siteCampaign();
    const event = await it.add();
    const ana = visitor(site, it);
    const { token } = await ana.token(event);
    site.clock.now += 5_000;
    await ana.send(event, typedForm({ token, work: '' }));
    const post = (await it.all('form_posts'))[0];
    const { places, confirmSignUp } = site;
    const decide = (decision: 'accept' | 'reject' | 'restore', organization = it.organization) =>
      decideFormPost({ db, places, confirmSignUp })(
        { organization, uid: 'manager' },
        { id: post?.id ?? '', decision },
      );
    const now = async () => formPosts.schema.parse((await post?.ref.get())?.data());
    return { ...it, decide, now, ana, token, event };
  }

  it('is signed up and mailed once it is accepted, once of four at a time', async () => {
    const { decide, now, all } = await held();
    site.clock.now = Date.now();
    await Promise.allSettled(Array.from({ length: 4 }, () => decide('accept')));
    expect(await now()).toMatchObject({ state: 'accepted', decided_by: 'manager' });
    expect(await all('rsvps')).toHaveLength(1);
    expect(site.mails).toHaveLength(1);
    await expect(decide('reject')).rejects.toMatchObject({ key: 'formPosts.decided' });
  });

  it('is signed up or rejected of twenty who do both at once, and never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { decide, now, all } = await held();
      site.clock.now = Date.now();
      const both = Array.from({ length: crowd(20) }, (_, at) =>
        decide(at % 2 === round % 2 ? 'accept' : 'reject'),
      );
      await Promise.allSettled(both);
      const { state } = await now();
      expect(['accepted', 'rejected']).toContain(state);
      expect(await all('rsvps')).toHaveLength(state === 'accepted' ? 1 : 0);
      site.clock.now = siteNow;
    }
  });

  it('waits on where the event takes nobody any more, and can be rejected then', async () => {
    const { decide, now, all, doc, event } = await held();
    await doc(`events/${event}`).update({ state: 'cancelled', cancelled: { act: 'a', note: null } });
    await expect(decide('accept')).rejects.toMatchObject({ key: 'rsvps.eventOff' });
    expect(await now()).toMatchObject({ state: 'held', decided_by: null });
    expect(await decide('reject')).toEqual({ state: 'rejected' });
    expect(await all('rsvps')).toEqual([]);
  });

  it('is signed up by the tick where the process ended that accepted it', async () => {
    const { now, all, organization } = await held();
    const [post] = await all('form_posts');
    await post?.ref.update({ state: 'begun', decided_by: 'manager', decided_at: new Date() });
    const turn = { now: Date.now, until: Date.now() + 50_000 };
    const finish = finishSignUp({
      ...{ db, confirm: site.confirmSignUp, signUp: signUpByForm({ db, places: site.places }) },
    });
    for (const _ of ['first', 'again'])
      await finish({ organization_id: organization, ref: post?.id ?? '', about: 'finish', since: 0 }, turn);
    const [rsvp] = await all('rsvps');
    expect(await all('rsvps')).toHaveLength(1);
    expect(await now()).toMatchObject({
      state: 'accepted',
      person_id: rsvp?.get('person_id'),
      rsvp_ids: [rsvp?.id],
    });
    expect(site.mails).toHaveLength(1);
  });

  it('is nobody’s sign-up when it is rejected, and waits again when that is undone', async () => {
    const { decide, now, all, ana, token, event } = await held();
    expect(await decide('reject')).toEqual({ state: 'rejected' });
    // Who sends it again learns nothing of it.
    expect((await ana.send(event, typedForm({ token, work: '' }))).text).toContain('looks at your sign-up');
    expect(await all('rsvps')).toEqual([]);
    expect(await decide('restore')).toEqual({ state: 'held' });
    expect(await now()).toMatchObject({ state: 'held' });
  });

  it('is not another campaign’s to decide on', async () => {
    const [{ decide, now }, other] = [await held(), await siteCampaign()];
    await expect(decide('accept', other.organization)).rejects.toMatchObject({ key: 'formPosts.gone' });
    expect(await now()).toMatchObject({ state: 'held' });
  });
});
