import { randomUUID } from 'node:crypto';
import express from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import { placeShifts } from '#shared/domain/events/shift-times.ts';
import type { NetworkOf } from '../../functions/src/http/visitor-network.ts';
import type { Mail } from '../../functions/src/mail/mailer.ts';
import { outboxSender } from '../../functions/src/outbox/send.ts';
import { placeAllocator } from '../../functions/src/rsvps/place-allocator.ts';
import { confirmByMail } from '../../functions/src/site/confirm-by-mail.ts';
import { siteServer } from '../../functions/src/site/serve-site.ts';
import { siteContext } from '../../functions/src/site/site-context.ts';
import { db } from './emulator-clients.ts';
import { networkOf } from './networks.ts';
import { insideOf } from './sample-records.ts';

const stamp = Timestamp.fromMillis(Date.parse('2027-03-01T15:00Z'));
const zone = 'America/New_York';

/** Noon of March 1, 2027 in New York: what the site's clock shows in tests. */
export const siteNow = Date.parse('2027-03-01T17:00Z');

type Shift = { id: string; from: string; to: string } & Record<string, unknown>;
export const siteShift = (fields: object = {}): Shift => ({
  ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-09T20:00', capacity: 30, capacity_kind: 'hard' },
  ...{ label: null, lead: null, taken: 0, waiting: 0, ...fields },
});

/** A published event as it is stored. */
export function siteEvent({
  shifts = [siteShift()],
  ...fields
}: { shifts?: Shift[] } & Record<string, unknown> = {}) {
  const placed = placeShifts(zone, shifts);
  if (placed.is !== 'placed') throw new Error(placed.problem);
  const all = placed.shifts;
  return {
    ...{
      title: 'Forum',
      type: 'meeting',
      venue: 'Town hall',
      city: 'Port Amsel',
      description: 'Come and ask.',
    },
    ...{ attendance: 'in_person', online_url: null, visibility: 'public', accessibility: 'accessible' },
    ...{ accessibility_features: ['step_free'], accessibility_note: null, languages: null, bring: null },
    ...{ instructions: 'Ring twice', contact_name: null, contact_email: null, contact_phone: null },
    ...{ source_code: null, hosts: [], tags: [], address: '1 Main St', address_visibility: 'public', zone },
    shifts: all.map(({ starts_at: _, ends_at: __, ...shift }) => shift),
    starts_at: Timestamp.fromMillis(Math.min(...all.map(({ starts_at }) => starts_at))),
    ends_at: Timestamp.fromMillis(Math.max(...all.map(({ ends_at }) => ends_at))),
    ...{ day: all[0]?.from.slice(0, 10), state: 'published', published_at: stamp, cancelled: null },
    ...{ series_id: null, series_day: null, series_rule: null, is_exception: false },
    ...{ created_at: stamp, created_by: 'a', updated_at: stamp, updated_by: 'a' },
    ...fields,
  };
}

/** The public site on a port of its own, with a clock that a test moves. */
export async function startSite(networks: NetworkOf = networkOf) {
  const clock = { now: siteNow };
  const app = express();
  app.use(
    express.raw({
      type: () => true,
      limit: '12mb',
      verify: (request, _, raw) => void Reflect.set(request, 'rawBody', raw),
    }),
  );
  let origin = '';
  const mails: Mail[] = [];
  const closed = { why: null as string | null };
  const mailServer = { isDown: false };
  const transport = async (mail: Mail) => {
    if (mailServer.isDown) return { is: 'refused' as const, permanent: false, reason: '451 try again later' };
    mails.push(mail);
    return { is: 'accepted' as const };
  };
  const send = outboxSender({ db, transport, mayNotify: async () => closed.why, now: () => clock.now });
  const siteUrl = () => origin;
  const allocate = placeAllocator(db);
  /** What happens once a sign-up is stored, before it has a place: a test may look, or end it there. */
  const placing = { before: async () => {} };
  const places: typeof allocate = async (...of) => {
    await placing.before();
    return allocate(...of);
  };
  const confirmSignUp = confirmByMail({ db, send, siteUrl });
  app.use(
    siteServer(siteContext({ db, places, siteUrl, confirmSignUp, networkOf: networks }, () => clock.now)),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const at = server.address();
  origin = `http://127.0.0.1:${at && typeof at === 'object' ? at.port : 0}`;
  return {
    origin,
    clock,
    mails,
    closed,
    mailServer,
    placing,
    send,
    siteUrl,
    places,
    confirmSignUp,
    close: () => server.close(),
  };
}

/** A campaign with its public events. */
export async function siteCampaign() {
  const organization = randomUUID();
  const { doc, all } = insideOf(db, organization);
  await db.doc(`organizations/${organization}`).set({ name: 'Rivera <b>for</b> Senate' });
  await doc('letter_settings/current').set({
    ...{ paid_for: 'Paid for by Rivera & Friends', return_address: null, plans: [] },
    ...{ updated_at: stamp, updated_by: 'a' },
  });
  const salt = `${randomUUID()}${randomUUID()}`;
  await doc('contact_salts/current').set({ salt, created_at: stamp });
  const add = async (fields: Parameters<typeof siteEvent>[0] = {}, id: string = randomUUID()) => {
    await doc(`events/${id}`).set(siteEvent(fields));
    return id;
  };
  return { organization, doc, all, salt, add };
}
