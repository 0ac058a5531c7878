import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { contactPoints, contactSalts, type OutboxKind } from '#shared/collections/index.ts';
import { pointId } from '#shared/domain/consent/contact-point.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { mayNotifyBy } from './may-notify.ts';

const now = Date.UTC(2026, 10, 27);
const salt = 's'.repeat(40);

/** A campaign that knows this of an address. */
async function campaign(closed: object) {
  const organization = randomUUID();
  await db
    .collection(contactSalts.path(organization))
    .doc('current')
    .set({ salt, created_at: Timestamp.fromMillis(now) });
  const id = pointId(salt, organization, 'email', 'ana@example.org');
  await db
    .collection(contactPoints.path(organization))
    .doc(id)
    .set({
      ...{ kind: 'email', mask: 'a•••@example.org', closed, lists: {}, consent: {}, soft_days: [] },
      ...{ soft_hold: null, shown: [], filters: [], order: null, people: [], events: 1 },
      changed_at: Timestamp.fromMillis(now),
    });
  return organization;
}
const closure = (reason: string) => ({ reason, since: now - 1, event: 'one', except: [] });

it.each<[object, string | null, OutboxKind?]>([
  [{}, null],
  [{ email: closure('hard_bounce') }, 'hard_bounce'],
  [{ email: closure('complaint') }, 'complaint'],
  [{ email: closure('opted_out') }, null],
  [{ email: closure('opted_out') }, 'opted_out', 'pledge_reminder'],
  [{ all: closure('opted_out') }, 'opted_out'],
])('answers by what the campaign knows of the address: %o', async (closed, expected, kind = 'digest') => {
  const organization = await campaign(closed);
  const ask = mayNotifyBy(db);
  expect(await ask(organization, 'Ana@Example.org', now, kind)).toBe(expected);
  expect(await ask(organization, 'ben@example.org', now, kind)).toBeNull();
  expect(await ask(randomUUID(), 'ana@example.org', now, kind)).toBeNull();
});
