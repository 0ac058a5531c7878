import { expect, it } from 'vitest';
import { contactSalt } from '#shared/collections/contact-salts.ts';
import type { ContactEvent } from '#shared/domain/consent/contact-event.ts';
import { type PointKind, pointId } from '#shared/domain/consent/contact-point.ts';
import { foldPoint } from '#shared/domain/consent/fold-point.ts';
import { openDemoStore } from '../demo-store.ts';
import { consentsOf } from './consents.ts';
import type { CarriedRecord } from './contents.ts';

const instant = (millis: number) => ({ toMillis: () => millis });
const salt = 'x'.repeat(32);
const blank: Omit<ContactEvent, 'id' | 'what' | 'at'> = {
  ...{ channel: null, list: null, grade: null, reason: null, words: null, source: 'call' },
  ...{ text_version: null, by: 'ana', undoes: null },
};
const agreed = { what: 'consent', channel: 'email', grade: 'express' } as const;

/** A demo in which this was said of addresses. */
function demo(lines: [PointKind, string, ContactEvent[]][]) {
  const actor = {
    uid: 'ana',
    organization: 'rivera',
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    role: 'admin',
    grants: [],
  } as const;
  const world = openDemoStore(actor, instant, () => undefined);
  world.contact_salts.put(contactSalt, { salt, created_at: instant(0) });
  for (const [kind, value, events] of lines) {
    const point = pointId(salt, 'rivera', kind, value);
    const state = foldPoint({ kind, mask: '•••' }, events);
    const lists = { shown: [], filters: [], order: null, people: [], events: events.length };
    world.contact_points.put(point, { ...state, ...lists, changed_at: instant(0) });
    for (const { id, ...line } of events)
      world.contact_events.put(id, {
        ...{ ...line, point, person_id: null, import_id: null, recorded_at: instant(0) },
      });
  }
  return world;
}
const person = (id: string, emails: string[], phones: string[]): CarriedRecord =>
  ({ table: 'people', id, data: { name: 'Ngozi Okafor', emails, phones } }) as unknown as CarriedRecord;

it('records anew what stands: opt-outs also behind a heavier reason, closures, and consent in words', () => {
  const world = demo([
    [
      'phone',
      '+15165550142',
      [
        { ...blank, id: 'stop', what: 'opt_out', channel: 'call', words: 'Stop calling', at: 5 },
        { ...blank, id: 'wrong', what: 'bad_number', at: 7 },
      ],
    ],
    [
      'email',
      'ngozi@example.org',
      [
        {
          ...blank,
          id: 'file',
          what: 'opt_out',
          channel: 'all',
          words: 'Status: out',
          source: 'import',
          at: 1,
        },
      ],
    ],
    ['email', 'work@example.org', [{ ...blank, ...agreed, id: 'yes', words: 'Yes, write', at: 2 }]],
  ]);
  const records = [person('p1', ['ngozi@example.org', 'work@example.org'], ['+15165550142'])];
  expect(consentsOf(world, records)).toMatchObject([
    { id: 'file', what: 'opt_out', channel: 'all', source: 'paper', words: 'Status: out', happenedAt: 1 },
    { id: 'yes', what: 'consent', channel: 'email', grade: 'express', words: 'Yes, write' },
    { id: 'stop', what: 'opt_out', channel: 'call', source: 'call', address: '+15165550142', personId: 'p1' },
    { id: 'wrong', what: 'bad_number', channel: 'all', grade: null },
  ]);
});

it('leaves what was taken back, what nobody can show, and whoever stays in the demo', () => {
  const phone = '+15165550142';
  const world = demo([
    [
      'phone',
      phone,
      [
        { ...blank, id: 'slip', what: 'opt_out', channel: 'call', at: 5 },
        { ...blank, id: 'back', what: 'retraction', undoes: 'slip', at: 6 },
        { ...blank, id: 'office', what: 'staff_request', channel: 'text', source: 'staff', at: 7 },
        {
          ...blank,
          id: 'lifted',
          what: 'lift',
          channel: 'all',
          reason: 'staff_request',
          source: 'staff',
          at: 8,
        },
        {
          ...blank,
          id: 'listed',
          what: 'consent',
          channel: 'text',
          grade: 'express',
          words: 'Texts: yes',
          source: 'import',
          at: 9,
        },
      ],
    ],
    ['email', 'sample@example.org', [{ ...blank, id: 'other', what: 'opt_out', channel: 'email', at: 5 }]],
  ]);
  expect(consentsOf(world, [person('p1', [], [phone])])).toEqual([]);
});

it('records once what two people share', () => {
  const email = 'both@example.org';
  const world = demo([['email', email, [{ ...blank, id: 'out', what: 'opt_out', channel: 'email', at: 5 }]]]);
  const both = [person('p1', [email], []), person('p2', [email], [])];
  expect(consentsOf(world, both)).toMatchObject([{ id: 'out', personId: 'p1' }]);
});
