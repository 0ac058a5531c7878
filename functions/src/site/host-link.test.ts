import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostLinks, rsvps } from '#shared/collections/index.ts';
import { hostLinkMs, hostPhonesMs } from '#shared/domain/events/host-link.ts';
import { siteCampaign, siteNow, siteShift, startSite } from '../../../tests/functions/site-campaign.ts';
import { hostOpeningsMax } from './host-limits.ts';
import { hostPath, hostToken } from './host-token.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = siteNow;
});

const stamp = Timestamp.fromMillis(siteNow - 86_400_000);
const ends = Date.parse('2027-03-10T01:00Z');

/** A campaign with an event, some sign-ups of it, and a link to its roster. */
async function hosted(event: Parameters<Awaited<ReturnType<typeof siteCampaign>>['add']>[0] = {}) {
  const it = await siteCampaign();
  const id = await it.add({ address: '9 Larch St', ...event });
  const link = randomUUID();
  await it.doc(`host_links/${link}`).set({
    ...{ event_id: id, name: 'Ruth Vance', version: 1, created_at: stamp, created_by: 'field' },
    ...{ ended_at: null, opened: 0, opened_at: null, changes: 0 },
  });
  const signUp = async (fields: object = {}, of = id) => {
    const rsvp = randomUUID();
    await it.doc(`rsvps/${rsvp}`).set({
      ...{ event_id: of, shift_id: 's1', person_id: 'p', name: 'Ana Roe', email: 'ana@example.org' },
      ...{ phone: '+12015550123', language: 'en', guests: 1, needs: 'A ramp', state: 'registered' },
      answers: [{ id: 'q', question: 'Do you drive?', answer: 'yes' }],
      ...{ places: 2, arrived_at: stamp, source: 'form', source_code: null, consents: [], code: 'AAAA2222' },
      ...{ link_version: 1, offered_until: null, confirmed_at: null, cancelled_by: null },
      ...{ checked_in_at: null, minutes: null, note: null, created_at: stamp, created_by: 'form' },
      ...{ updated_at: stamp, updated_by: 'form', ...fields },
    });
    return rsvp;
  };
  const addressOf = (
    fields: { link?: string; version?: number; organization?: string; salt?: string } = {},
  ) => {
    const of = { link, version: 1, organization: it.organization, salt: it.salt, ...fields };
    return site.origin + hostPath('en', hostToken(of.salt, of.organization, of));
  };
  const read = async (answer: Response) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  });
  const open = async (address = addressOf()) => read(await fetch(address));
  const press = async (form: Record<string, string>, address = addressOf()) =>
    read(await fetch(address, { method: 'POST', body: new URLSearchParams(form) }));
  const stored = async (rsvp: string) => rsvps.schema.parse((await it.doc(`rsvps/${rsvp}`).get()).data());
  const counted = async () => hostLinks.schema.parse((await it.doc(`host_links/${link}`).get()).data());
  return { ...it, event: id, link, signUp, addressOf, open, press, stored, counted };
}

describe('a host’s link', () => {
  it('shows the roster of its event, without addresses, and counts each opening', async () => {
    const { open, signUp, counted, all } = await hosted({ address_visibility: 'private', address: null });
    await signUp();
    await signUp({ name: '<b>Bo</b>', state: 'blocked' });
    const { status, text, headers } = await open();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const part of [
      'Ana Roe',
      '2 people',
      'tel:+12015550123',
      'A ramp',
      'Do you drive?',
      '2 expected, 0 arrived',
    ])
      expect(text).toContain(part);
    for (const hidden of ['ana@example.org', 'Bo', '9 Larch St', 'AAAA2222'])
      expect(text).not.toContain(hidden);
    await open();
    expect(await counted()).toMatchObject({ opened: 2, changes: 0 });
    const lines = (await all('audit')).filter((one) => one.get('type') === 'host_link_opened');
    expect(lines.map((one) => one.get('actor_name'))).toEqual(['Ruth Vance']);
  });

  it('marks people confirmed and arrived, undoes that, and keeps notes', async () => {
    const { press, signUp, stored, counted } = await hosted();
    const rsvp = await signUp();
    await press({ do: 'confirm', rsvp });
    expect(await stored(rsvp)).toMatchObject({ state: 'confirmed' });
    for (const _ of ['once', 'again']) await press({ do: 'arrive', rsvp });
    expect(await stored(rsvp)).toMatchObject({ state: 'attended', places: 2 });
    expect((await press({ do: 'undo', rsvp })).text).toContain('Saved.');
    expect(await stored(rsvp)).toMatchObject({ state: 'confirmed', checked_in_at: null });
    await press({ do: 'note', rsvp, note: 'Brings <chairs>' });
    expect((await press({ do: 'note', rsvp, note: 'x'.repeat(501) })).status).toBe(422);
    expect(await stored(rsvp)).toMatchObject({ note: 'Brings <chairs>' });
    expect(await counted()).toMatchObject({ changes: 5 });
  });

  it('adds whoever walked in once, however often the form is sent', async () => {
    const { open, press, all } = await hosted();
    const once = /name="once" value="([^"]+)"/.exec((await open()).text)?.[1] ?? '';
    const form = { do: 'walk-in', once, name: ' Jo Park ', phone: '(201) 555-0199', email: '', shift: 's1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const found = (await all('rsvps')).map((one) => rsvps.schema.parse(one.data()));
    expect(found).toMatchObject([
      { name: 'Jo Park', phone: '+12015550199', state: 'attended', source: 'walk_in' },
    ]);
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(121) },
      { email: 'jo' },
      { phone: '12' },
      { once: 'x' },
    ])
      expect((await press({ ...form, ...wrong })).status).toBe(422);
    expect(await all('rsvps')).toHaveLength(1);
  });

  it('works with no sign-up of another event, and with nothing but what a host may do', async () => {
    const { press, signUp, stored, add } = await hosted();
    const foreign = await signUp({}, await add());
    const [own, unwanted] = [await signUp(), await signUp({ state: 'blocked', places: 0 })];
    for (const rsvp of [foreign, unwanted, 'nothing', '../rsvps/x', ''])
      expect((await press({ do: 'arrive', rsvp })).status).toBe(422);
    expect(await stored(foreign)).toMatchObject({ state: 'registered' });
    for (const does of ['block', 'cancel', 'unblock', 'constructor', 'toString', ''])
      expect((await press({ do: does, rsvp: own })).status).toBe(422);
    expect((await press({ do: 'note', rsvp: own, note: 'x'.repeat(5_000) })).status).toBe(422);
    expect(await stored(own)).toMatchObject({ state: 'registered', note: null });
  });

  it('gets one answer where it is forged, foreign, ended, of another version, or over', async () => {
    const [it, other] = [await hosted(), await hosted()];
    const rsvp = await it.signUp();
    const good = it.addressOf();
    const end = good.length - 1;
    const dead = [
      good.slice(0, end) + (good[end] === 'A' ? 'B' : 'A'),
      it.addressOf({ link: other.link }),
      it.addressOf({ organization: other.organization }),
      it.addressOf({ salt: other.salt }),
      it.addressOf({ version: 2 }),
      `${site.origin}/en/host/nothing`,
    ];
    const expected = (await it.open(dead.at(-1))).text;
    for (const address of dead) {
      expect(await it.open(address)).toMatchObject({ status: 404, text: expected });
      expect((await it.press({ do: 'arrive', rsvp }, address)).status).toBe(404);
    }
    site.clock.now = ends + hostLinkMs - 1;
    expect((await it.open()).status).toBe(200);
    site.clock.now = ends + hostLinkMs;
    expect(await it.open()).toMatchObject({ status: 404, text: expected });
    site.clock.now = siteNow;
    await it.doc(`host_links/${it.link}`).update({ ended_at: stamp });
    expect(await it.open()).toMatchObject({ status: 404, text: expected });
    expect(await it.stored(rsvp)).toMatchObject({ state: 'registered' });
  });

  it('shows numbers until two days after the event', async () => {
    const { open, signUp } = await hosted();
    await signUp();
    site.clock.now = ends + hostPhonesMs - 1;
    expect((await open()).text).toContain('tel:+12015550123');
    site.clock.now = ends + hostPhonesMs;
    const { status, text } = await open();
    expect([status, text.includes('5550123'), text.includes('Ana Roe')]).toEqual([200, false, true]);
  });

  it('has a kit for the host of a party: whom to send the page to, and what costs are no contribution', async () => {
    const { open, doc, organization, event } = await hosted({ type: 'house_party', visibility: 'unlisted' });
    const page = new RegExp(`/en/${organization}/${event}[?]key=[\\w-]{22}`);
    const before = (await open()).text;
    expect(before).toMatch(page);
    expect(before).toContain('Ask the campaign before you spend.');
    const race = (jurisdiction: string, office: string) =>
      doc('finance_settings/current').set({
        ...{ jurisdiction, office, cycle_from: '2026-01-01', cycle_to: '2028-12-31' },
        ...{ created_at: stamp, created_by: 'a', updated_at: stamp, updated_by: 'a' },
      });
    await race('US', 'us_house');
    expect((await open()).text).toMatch(/up to \$1,000 for each election.*fec\.gov/s);
    await race('US-CA', 'legislature');
    expect((await open()).text).toContain('no more than $500');
    const meeting = await hosted();
    expect((await meeting.open()).text).not.toContain('host kit');
  });

  it('says that the event is cancelled, and changes nothing of it then', async () => {
    const { open, press, signUp, all } = await hosted({
      state: 'cancelled',
      cancelled: { act: 'a', note: null },
    });
    await signUp();
    const { text } = await open();
    expect([text.includes('This event is cancelled.'), text.includes('walk-in')]).toEqual([true, false]);
    const form = { do: 'walk-in', once: randomUUID(), name: 'Jo', phone: '', email: '', shift: 's1' };
    expect((await press(form)).status).toBe(422);
    expect(await all('rsvps')).toHaveLength(1);
  });

  it('is opened so often in an hour and no more', async () => {
    const { open, counted } = await hosted({ shifts: [siteShift()] });
    const answers = [];
    for (let turn = 0; turn < hostOpeningsMax + 1; turn += 5)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(5, hostOpeningsMax + 1 - turn) }, async () => (await open()).status),
        )),
      );
    expect(answers.filter((status) => status === 200)).toHaveLength(hostOpeningsMax);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(await counted()).toMatchObject({ opened: hostOpeningsMax });
  });
});
