import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointments, heldRequestsMax, publicRequestsMax } from '#shared/collections/index.ts';
import { crowd } from '../../../tests/full.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { anyAddress, networkOf } from '../../../tests/functions/networks.ts';
import { siteCampaign, siteNow, startSite } from '../../../tests/functions/site-campaign.ts';
import { tokenIn, workFor } from '../../../tests/functions/site-forms.ts';
import { mailScheduleRequest } from '../schedule/mail-request.ts';
import { formBytesMax } from './form-body.ts';
import { requestsRefusedMax, requestsUsual } from './form-limits.ts';
import { formToken, workBits } from './form-token.ts';
import { requestForm } from './request-page.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite(networkOf);
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = siteNow;
  site.mails.length = 0;
});

const zone = 'America/New_York';
const typed = {
  ...{ name: 'Ana López', group: 'Elm Street Neighbors', email: 'ana@example.org', phone: '(201) 555-0123' },
  ...{ what: 'Neighborhood meeting', kind: 'meeting', day: '2027-03-09', time: '18:00', length: '60' },
  ...{ place: 'Library', expected: '40', press: 'yes', notes: 'Bring a map.' },
};

/** A campaign whose form is open, and somebody with a browser. */
async function campaign(isOpen = true) {
  const it = await siteCampaign();
  const { organization, doc, all, salt } = it;
  await doc('schedule_settings/current').set({
    ...{ zone, protected: [], takes_requests: isOpen, revision: 1, updated_by: 'a' },
    updated_at: Timestamp.fromMillis(siteNow),
  });
  const address = `/en/request/${organization}`;
  const token = () => {
    const text = formToken(salt, { organization, event: requestForm }, site.clock.now - 5_000);
    return { token: text, work: workFor(text, workBits) };
  };
  const post = async (fields: Record<string, string> | string, network = anyAddress(), path = address) => {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'fastly-client-ip': network, 'content-type': 'application/x-www-form-urlencoded' },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const stored = async () =>
    (await all('appointments')).map((one) => ({ ...appointments.schema.parse(one.data()), id: one.id }));
  const open = async () => Object.values((await doc('schedule_requests/open').get()).get('requests') ?? {});
  const mail = (id: string, since = siteNow) =>
    mailScheduleRequest({ db, send: site.send })(
      { organization_id: organization, ref: id, about: 'state', since },
      { now: () => site.clock.now, until: site.clock.now + 60_000 },
    );
  return { ...it, address, token, post, stored, open, mail };
}

describe('the public form for the candidate’s time', () => {
  it('puts a request on the list, marked as from the public, and has the tick tell whoever asked', async () => {
    const { post, token, stored, open, organization } = await campaign();
    const answer = await post({ ...typed, ...token() });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Your request was sent');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const [one] = await stored();
    expect(one).toMatchObject({
      ...{ title: 'Neighborhood meeting', kind: 'meeting', state: 'requested', place: 'Library' },
      ...{ from: '2027-03-09T18:00', to: '2027-03-09T19:00', zone, day: '2027-03-09', expected: 40 },
      ...{ press: 'yes', contact_name: 'Ana López', contact_phone: '+12015550123' },
      ...{ requester: 'Elm Street Neighbors', requester_email: 'ana@example.org', created_by: 'form' },
      form: { language: 'en', hold: null },
    });
    expect(await open()).toMatchObject([{ by: 'form', form: { language: 'en', hold: null } }]);
    const due = await db.doc(`due/${organization}_schedule_request_${one?.id}`).get();
    expect(due.data()).toMatchObject({ kind: 'schedule_request', ref: one?.id });
    expect(site.mails).toEqual([]);
  });

  it('is not there where it is closed, of no campaign, or in no language', async () => {
    const closed = await campaign(false);
    const known = await campaign();
    for (const path of [closed.address, '/en/request/none', `/xx/request/${known.organization}`])
      expect((await fetch(site.origin + path)).status, path).toBe(404);
    expect((await closed.post({ ...typed, ...closed.token() })).status).toBe(404);
    expect(await closed.stored()).toEqual([]);
  });

  it('may stand in the campaign’s own site at one address alone', async () => {
    const { address } = await campaign();
    const page = await fetch(site.origin + address);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const text = await page.text();
    expect(text).toContain(`data-token="/token/`);
    expect(text).toContain('Time zone: Eastern Time.');
    const framed = await fetch(`${site.origin}${address}/embed`);
    expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors https:');
  });

  it('works without a script: looked at once more, then taken for somebody to check first', async () => {
    const { post, stored, open, organization } = await campaign();
    const first = await post(typed);
    expect(first.status).toBe(422);
    expect(first.text).toContain('Please look once more');
    expect(first.text).toContain('value="Neighborhood meeting"');
    expect((await post({ ...typed, token: tokenIn(first.text) })).text).toContain('That was quick');
    site.clock.now += 5_000;
    expect((await post({ ...typed, token: tokenIn(first.text) })).status).toBe(200);
    expect(await open()).toMatchObject([{ form: { hold: 'work' } }]);
    const [one] = await stored();
    expect((await db.doc(`due/${organization}_schedule_request_${one?.id}`).get()).exists).toBe(false);
  });

  it('is stored once for its token, whatever is sent with it again, also forty times at once', async () => {
    const { post, token, stored } = await campaign();
    const one = { ...typed, ...token() };
    const network = anyAddress();
    await post(one, network);
    const answers = await Promise.all(
      Array.from({ length: crowd(12) }, () => post({ ...one, what: 'Another' }, network)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toMatchObject([{ title: 'Neighborhood meeting' }]);
  });

  it.each([
    ['a forged token', { token: 'made-up' }],
    ['no name', { name: ' ' }],
    ['no subject', { what: '\u200b' }],
    ['no address', { email: 'ana' }],
    ['a kind that is the team’s own', { kind: 'call_time' }],
    ['a length of its own', { length: '61' }],
    ['a day that is over', { day: '2027-02-28' }],
    ['no day', { day: '2027-02-30' }],
    ['a day too far off', { day: '2028-05-01' }],
    ['a long line', { what: 'x'.repeat(101) }],
    ['a long text', { notes: 'x'.repeat(2_001) }],
    ['people below none', { expected: '-1' }],
    ['a formula for a number', { expected: '=1+1' }],
  ])('stores nothing with %s, and keeps what was typed', async (_, fields) => {
    const { post, token, stored } = await campaign();
    const { status, text } = await post({ ...typed, ...token(), ...fields });
    expect(status).toBe(422);
    expect(text).toContain('Library');
    expect(await stored()).toEqual([]);
  });

  it('takes lines and a text up to their limits, and bytes up to sixteen thousand', async () => {
    const { post, token, stored, address } = await campaign();
    const full = { ...typed, what: 'x'.repeat(100), notes: 'x'.repeat(2_000), ...token() };
    expect((await post(full)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    const padded = (bytes: number) => `pad=${'x'.repeat(bytes - 4)}`;
    expect((await post(padded(formBytesMax), anyAddress(), address)).status).toBe(422);
    expect((await post(padded(formBytesMax + 1), anyAddress(), address)).status).toBe(413);
    expect((await post(padded(1_000_000), anyAddress(), address)).status).toBe(413);
  });

  it('runs nothing of what is typed, on the page and in the mail', async () => {
    const { post, token, stored, mail } = await campaign();
    const bad = '<script>alert(1)</script>';
    const shown = await post({ ...typed, what: bad, notes: bad, place: bad, email: 'none' });
    expect(shown.text).toContain('&lt;script&gt;alert(1)');
    expect(shown.text.match(/<script/g)).toHaveLength(1);
    await post({ ...typed, ...token(), name: `Ana\r\nBcc: all@example.org`, what: bad, notes: bad });
    const [one] = await stored();
    await mail(one?.id ?? '');
    const [letter] = site.mails;
    expect(letter?.subject).toBe('We got your request: Rivera <b>for</b> Senate');
    // The first mail goes to an address that anybody can type: it has nothing of theirs but a name.
    expect(letter?.text).not.toContain('script');
    expect(letter?.text).not.toContain('\r');
  });

  it('is checked first beyond five from a network, from a machine’s field, and refused beyond thirty', async () => {
    const { post, token, open } = await campaign();
    const network = anyAddress();
    await post({ ...typed, ...token(), website: 'x' });
    expect(await open()).toMatchObject([{ form: { hold: 'trap' } }]);
    for (let at = 0; at <= requestsUsual; at += 1) await post({ ...typed, ...token() }, network);
    const holds = (await open()).map((one) => Reflect.get(Object(one), 'form').hold);
    expect(holds.toSorted()).toEqual(['network', ...Array(requestsUsual).fill(null), 'trap'].toSorted());
    for (let at = requestsUsual + 1; at < requestsRefusedMax; at += 1)
      await post({ ...typed, token: 'none' }, network);
    const one = { ...typed, ...token() };
    for (let at = requestsUsual + 1; at < requestsRefusedMax; at += 1)
      expect((await post(one, network)).status).toBe(200);
    expect((await post({ ...typed, ...token() }, network)).status).toBe(429);
  });

  it('leaves room: a hundred of people, thirty of machines, each refused one past it', async () => {
    const { post, token, doc, open } = await campaign();
    const request = (hold: string | null) => ({
      ...{ title: 'Coffee', kind: 'meeting', place: null, from: '2027-03-09T18:00', to: '2027-03-09T19:00' },
      ...{ zone, starts: 1, ends: 2, requester: null, by: 'form', on: '2027-03-01' },
      form: { language: 'en', hold },
    });
    const many = (prefix: string, count: number, hold: string | null) =>
      Array.from({ length: count }, (_, at) => [`${prefix}${at}`, request(hold)] as const);
    const fill = (people: number, machines: number) =>
      doc('schedule_requests/open').set({
        requests: Object.fromEntries([...many('p', people, null), ...many('m', machines, 'work')]),
      });
    await fill(publicRequestsMax - 1, heldRequestsMax - 1);
    expect((await post({ ...typed, ...token() })).status).toBe(200);
    const full = await post({ ...typed, ...token() });
    expect(full.status).toBe(429);
    expect(full.headers.get('retry-after')).toBe('600');
    expect((await post({ ...typed, ...token(), work: '' })).status).toBe(200);
    expect((await post({ ...typed, ...token(), work: '' })).status).toBe(429);
    expect(await open()).toHaveLength(publicRequestsMax + heldRequestsMax);
  });
});

describe('whoever asked', () => {
  it('is mailed once that it came and once for each decision, in their language', async () => {
    const { post, token, stored, mail, doc, organization } = await campaign();
    await post({ ...typed, ...token() }, anyAddress(), `/es/request/${organization}`);
    const [one] = await stored();
    const id = one?.id ?? '';
    for (const _ of ['once', 'again']) expect(await mail(id)).toBe('done');
    const decided = {
      by: 'a',
      reason: 'Private reason',
      surrogate: 'Sam Stand-in',
      surrogate_id: null,
      act: null,
    };
    await doc(`appointments/${id}`).update({ state: 'surrogate', decision: decided });
    for (const _ of ['once', 'again']) expect(await mail(id)).toBe('done');
    expect(site.mails).toMatchObject([
      { to: 'ana@example.org', language: 'es', subject: 'Recibimos su solicitud: Rivera <b>for</b> Senate' },
      { subject: 'Sobre su solicitud: Rivera <b>for</b> Senate' },
    ]);
    expect(site.mails[1]?.text).toContain('Sam Stand-in');
    expect(site.mails[1]?.text).not.toContain('Private reason');
    // Decided the same way once more, after something else: the last mail says what is so.
    await mail(id, siteNow + 3_600_000);
    expect(site.mails).toHaveLength(3);
    // Taken back to the list, what may be a machine's is mailed to nobody.
    await doc(`appointments/${id}`).update({ state: 'declined', 'form.hold': 'work' });
    await mail(id, siteNow + 7_200_000);
    expect(site.mails).toHaveLength(3);
  });

  it('gets five first mails a day at one address, and a mail that is refused for now is tried again', async () => {
    const { post, token, stored, mail } = await campaign();
    for (let at = 0; at < 6; at += 1) await post({ ...typed, ...token() });
    const all = await stored();
    site.mailServer.isDown = true;
    await expect(mail(all[0]?.id ?? '')).rejects.toThrow('try again');
    site.mailServer.isDown = false;
    for (const { id } of all) await mail(id);
    expect(site.mails).toHaveLength(5);
  });
});
