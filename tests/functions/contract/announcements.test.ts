import { expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { sendAnnouncementCall } from '#shared/api/announcements-api.ts';
import { announcementReceipts, announcements } from '#shared/collections/announcements.ts';
import { directory } from '#shared/collections/directory.ts';
import { due } from '#shared/collections/due.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { announcementLimits } from '#shared/constants.ts';
import { readAnnouncements } from '#shared/usecases/announcements/read-announcements.ts';
import { sendAnnouncement } from '#shared/usecases/announcements/send-announcement.ts';
import { withdrawAnnouncement } from '#shared/usecases/announcements/withdraw-announcement.ts';
import { db } from '../emulator-clients.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.UTC(2026, 10, 27, 12);
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };
const news = { title: 'Office hours', body: 'From Monday on.', audience: { to: 'everyone' } as const };

/** A campaign in both stores with a member of each role. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed, contexts } = stores;
  const uidOf = (role: Role) => `${role}-${organization}`;
  const as = (role: Role, later: number, callId?: string) => ({
    ...{ by: uidOf(role), at: at + later, role },
    ...(callId ? { callId } : {}),
  });
  for (const role of ['admin', 'manager', 'field', 'user', 'canvasser'] as const) {
    const member_positions = role === 'field' ? (['organizer'] as const) : [];
    await seed(userProfiles, uidOf(role), {
      ...{ user_id: uidOf(role), organization_id: organization, full_name: role, role, grants: [] },
      ...{ member_positions: [...member_positions], two_factor_enabled: false, two_factor_required: false },
      ...{ sessions_valid_after: null, voters_open_until: null, deletion_requested_at: null, ...stamps },
    });
    await seed(directory, uidOf(role), {
      ...{ full_name: role, role, grants: [], member_positions: [...member_positions] },
    });
  }
  const { read } = contexts(as('admin', 99)).memory;
  const receipts = async () =>
    (await read.find(announcementReceipts, {})).map(({ uid, read_at }) => [uid, read_at !== null] as const);
  const mailDue = async () => {
    const found = await db.collection(due.path('')).where('organization_id', '==', organization).get();
    return found.docs.map((one) => due.schema.parse(one.data()));
  };
  return { ...stores, as, uidOf, receipts, mailDue, read };
}

it('reaches everyone but its author, once, however often it is called', async () => {
  const { call, compare, as, uidOf, receipts, mailDue, read } = await campaign();
  const answer = { answer: { id: `new-${at + 1}-1`, recipients: 4 } };
  for (const options of [as('manager', 1, 'entry'), as('manager', 2, 'entry')])
    expect(await call(sendAnnouncement, news, options)).toEqual(answer);
  await compare();
  const to = (['admin', 'canvasser', 'field', 'user'] as const).map(uidOf);
  expect((await receipts()).toSorted()).toEqual(to.map((uid) => [uid, false]).toSorted());
  expect(await read.find(announcements, {})).toMatchObject([
    { title: 'Office hours', author_name: 'manager', sent_to: 4, withdrawn_at: null },
  ]);
  expect(await mailDue()).toMatchObject([{ kind: 'announcement', ref: answer.answer.id }]);
  expect(await call(sendAnnouncement, { ...news, title: 'Other' }, as('manager', 3, 'entry'))).toMatchObject({
    refused: 'call.replayed',
  });
});

it('reaches roles, and positions', async () => {
  const { call, as } = await campaign();
  const send = (audience: Parameters<typeof sendAnnouncement.run>[0]['audience'], later: number) =>
    call(sendAnnouncement, { ...news, audience }, as('admin', later));
  expect(await send({ to: 'roles', roles: ['field', 'canvasser'] }, 1)).toMatchObject({
    answer: { recipients: 2 },
  });
  expect(await send({ to: 'positions', positions: ['organizer'] }, 2)).toMatchObject({
    answer: { recipients: 1 },
  });
  expect(await send({ to: 'positions', positions: ['counsel'] }, 3)).toMatchObject({
    refused: 'announcements.nobody',
  });
});

it('is read by its recipients alone, and the first time stands', async () => {
  const { call, compare, as, uidOf, receipts } = await campaign();
  const id = `new-${at + 1}-1`;
  await call(sendAnnouncement, news, as('manager', 1));
  const read = (role: Role, later: number, ids = [id]) => call(readAnnouncements, { ids }, as(role, later));
  expect(await read('user', 2, [id, id, 'none'])).toEqual({ answer: { read: 1 } });
  expect(await read('user', 3)).toEqual({ answer: { read: 0 } });
  expect(await read('manager', 4)).toEqual({ answer: { read: 0 } });
  await compare();
  const done = (await receipts()).filter(([, isRead]) => isRead);
  expect(done.map(([uid]) => uid)).toEqual([uidOf('user')]);
});

it('is withdrawn by its author and admins, with what members had of it and the mail', async () => {
  const { call, compare, as, receipts, mailDue, read } = await campaign();
  const id = `new-${at + 1}-1`;
  await call(sendAnnouncement, news, as('manager', 1));
  const withdraw = (role: Role, later: number, of = id) =>
    call(withdrawAnnouncement, { id: of }, as(role, later));
  for (const [place, role] of (['field', 'user', 'canvasser'] as const).entries())
    expect(await withdraw(role, 2 + place)).toMatchObject({ refused: 'announcements.notYours' });
  expect(await withdraw('admin', 6, 'none')).toMatchObject({ refused: 'announcements.gone' });
  for (const later of [7, 8]) expect(await withdraw('manager', later)).toEqual({ answer: { success: true } });
  await compare();
  expect([await receipts(), await mailDue()]).toEqual([[], []]);
  expect(await read.find(announcements, {})).toMatchObject([{ recipients: [], sent_to: 4 }]);
});

it('refuses those who may not write, and more than a campaign may send', async () => {
  const { call, as, seed, uidOf } = await campaign();
  for (const [place, role] of (['field', 'user', 'canvasser'] as const).entries())
    expect(await call(sendAnnouncement, news, as(role, place + 1))).toMatchObject({
      refused: 'request.notAllowed',
    });
  const [{ failures: most }] = announcementLimits;
  const old = (id: number) =>
    seed(announcements, `old-${id}`, {
      ...{ title: 'Old', body: 'Old', audience: { to: 'everyone' }, author_id: 'x', author_name: 'x' },
      ...{ sent_at: moment(at - 60_000), withdrawn_at: null, recipients: [uidOf('user')], sent_to: 1 },
    });
  for (let count = 1; count < most; count += 1) await old(count);
  expect(await call(sendAnnouncement, news, as('admin', 10))).toMatchObject({ answer: { recipients: 4 } });
  await old(most);
  expect(await call(sendAnnouncement, news, as('admin', 11))).toEqual({
    ...{ refused: 'announcements.tooMany', params: { most } },
  });
});

it('sends no more than its limit when several come at the same time', async () => {
  const { contexts, seed, as } = await campaign();
  const [{ failures: most }] = announcementLimits;
  // They are counted by the database's own clock.
  const now = Date.now();
  for (let count = 1; count < most; count += 1)
    await seed(announcements, `old-${count}`, {
      ...{ title: 'Old', body: 'Old', audience: { to: 'everyone' }, author_id: 'x', author_name: 'x' },
      ...{ sent_at: moment(now - 60_000), withdrawn_at: null, recipients: [], sent_to: 1 },
    });
  const all = await Promise.allSettled(
    [1, 2, 3, 4].map((place) =>
      sendAnnouncement.run(news, contexts({ ...as('manager', 0), at: now + place }).server),
    ),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it.each([
  ['a title of two lines', { title: 'Hello\r\nBcc: everyone@example.org' }],
  ['no title', { title: '' }],
  ['a title that is too long', { title: 'x'.repeat(121) }],
  ['a text of a megabyte', { body: 'x'.repeat(1_000_000) }],
  ['another organization', { organization_id: 'theirs' }],
  ['recipients of its own choice', { recipients: ['somebody'] }],
  ['no roles', { audience: { to: 'roles', roles: [] } }],
  ['a role twice', { audience: { to: 'roles', roles: ['admin', 'admin'] } }],
  ['a position that is none', { audience: { to: 'positions', positions: ['king'] } }],
])('refuses %s', (_, change) =>
  expect(sendAnnouncementCall.request.safeParse({ ...news, ...change }).success).toBe(false),
);
