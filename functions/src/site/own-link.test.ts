import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactEvents, formPosts, rsvps } from '#shared/collections/index.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { siteCampaign, siteNow, siteShift, startSite } from '../../../tests/functions/site-campaign.ts';
import { typedForm, visitor } from '../../../tests/functions/site-forms.ts';
import { decideFormPost } from './decide-form-post.ts';
import { confirmationsMax } from './form-limits.ts';
import { linkToken } from './link-token.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = siteNow;
  site.mails.length = 0;
});

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
  const open = async (to = link) => {
    const answer = await fetch(to);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const press = async (form: Record<string, string>, to = link) => {
    const answer = await fetch(to, { method: 'POST', body: new URLSearchParams({ rsvp, ...form }) });
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

  it('counts once a button behind the mailed link is pressed, with the version of its text', async () => {
    const { press, evidence } = await signedUp(ticked);
    expect(await evidence()).toEqual([]);
    for (const _ of ['once', 'again']) await press({ do: 'confirm' });
    const found = (await evidence()).toSorted((one, other) => one.what.localeCompare(other.what));
    expect(found).toMatchObject([
      { what: 'consent', grade: 'express', channel: 'text', source: 'form', text_version: 'event-form/1/en' },
      { what: 'opt_in', channel: 'email', source: 'form', text_version: 'event-form/1/en' },
    ]);
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
