import { describe, expect, it } from 'vitest';
import { contactEvents, evidenceMax } from '#shared/collections/contact-events.ts';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { contactSalts } from '#shared/collections/contact-salts.ts';
import { personKeys } from '#shared/collections/person-keys.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { pointId } from '#shared/domain/consent/contact-point.ts';
import {
  type NewContactEvent,
  type Recorded,
  recordContactEvents,
} from '#shared/usecases/consent/record-contact-events.ts';
import { bothStores } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const salt = 'a salt that is long enough for tests';
const phone = '+12025550142';
const by = 'ana';

const stop: NewContactEvent = {
  ...{ id: 'stop', kind: 'phone', value: phone, what: 'opt_out', channel: 'text' },
  ...{ words: 'STOP', source: 'keyword', at: at - 1_000 },
};
const start: NewContactEvent = {
  ...{ id: 'start', kind: 'phone', value: phone, what: 'opt_in', channel: 'text' },
  ...{ words: 'START', source: 'keyword', at },
};
const consent: NewContactEvent = {
  ...{ id: 'yes', kind: 'phone', value: phone, what: 'consent', channel: 'text', grade: 'express' },
  ...{ words: 'Sign-up sheet, May 3', source: 'paper', at },
};

/** One campaign in both stores, with a salt, and how its evidence is recorded. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed, contexts } = stores;
  await seed(contactSalts, 'current', { salt, created_at: contexts({ by, at }).server.instant(at) });
  async function record(...events: NewContactEvent[]): Promise<Recorded> {
    const { server, memory } = contexts({ by, at });
    const [one, other] = [
      await server.tx((store) => recordContactEvents(store, server, events)),
      await memory.tx((store) => recordContactEvents(store, memory, events)),
    ];
    expect(other).toEqual(one);
    return one;
  }
  const point = (value = phone, kind: 'phone' | 'email' = 'phone') =>
    contexts({ by, at }).server.read.get(contactPoints, pointId(salt, organization, kind, value));
  return { ...stores, record, point };
}

describe('evidence', () => {
  it('closes a point in both stores, and changes nothing when it is repeated', async () => {
    const { record, point, compare, contexts } = await campaign();
    expect(await record(stop)).toEqual({ recorded: ['stop'], repeated: [], dropped: [] });
    expect(await record(stop, { ...stop, at: at - 5 })).toMatchObject({
      recorded: [],
      repeated: ['stop', 'stop'],
    });
    expect(await point()).toMatchObject({
      ...{ mask: '•••0142', events: 1, closed: { text: { reason: 'opted_out', event: 'stop' } } },
      shown: [{ channel: 'text', reason: 'opted_out', since: at - 1_000, until: null, source: 'keyword' }],
      filters: ['any', 'text', 'opted_out', 'text/opted_out'],
    });
    expect(await contexts({ by, at }).server.read.find(contactEvents, {})).toHaveLength(1);
    await compare();
  });

  it('comes to the same in whatever order it arrives', async () => {
    const [inOrder, reversed] = [await campaign(), await campaign()];
    for (const one of [stop, consent, start]) await inOrder.record(one);
    for (const one of [start, consent, stop]) await reversed.record(one);
    const {
      changed_at: _,
      id: __,
      order: ___,
      ...expected
    } = (await inOrder.point()) ?? { changed_at: 0, id: '', order: '' };
    expect(await reversed.point()).toMatchObject(expected);
    await reversed.compare();
  });

  it('takes the same number in any spelling, and refuses what is none', async () => {
    const { record, point } = await campaign();
    await record({ ...stop, value: '(202) 555-0142' });
    expect((await point())?.closed.text).toBeDefined();
    expect(await record({ ...stop, id: 'other', value: '12' })).toMatchObject({
      dropped: [{ id: 'other', why: 'no_address' }],
    });
  });

  it('refuses an id that another line has', async () => {
    const { record, point } = await campaign();
    await record(stop);
    expect(await record({ ...stop, channel: 'call' })).toMatchObject({
      recorded: [],
      dropped: [{ id: 'stop', why: 'other_event' }],
    });
    expect((await point())?.closed).toHaveProperty('text');
    expect((await point())?.closed).not.toHaveProperty('call');
  });

  it('makes the salt once, also when forty record the same event at the same time', async () => {
    const { contexts, organization } = bothStores();
    const { server } = contexts({ by, at });
    await Promise.all(
      Array.from({ length: 40 }, (_, number) => {
        const context = { ...server, newId: () => `random-${number}` };
        return server.tx((store) => recordContactEvents(store, context, [stop]), { key: 'contact_points' });
      }),
    );
    const [found, ...others] = await server.read.find(contactSalts, {});
    expect(others).toEqual([]);
    const points = await server.read.find(contactPoints, {});
    expect(points.map(({ id, events }) => [id, events])).toEqual([
      [pointId(found?.salt ?? '', organization, 'phone', phone), 1],
    ]);
    expect(await server.read.find(contactEvents, {})).toHaveLength(1);
  });

  it('names the people who have the address, and the card on which it was recorded', async () => {
    const { record, point, seed } = await campaign();
    await seed(personKeys, sha256(`phone:${phone}`), { people: ['ben', 'eva'] });
    await record({ ...stop, personId: 'ana' });
    expect((await point())?.people).toEqual(['ana', 'ben', 'eva']);
  });

  it('is never from the future', async () => {
    const { record, point } = await campaign();
    await record({ ...stop, at: at + 86_400_000 });
    expect((await point())?.closed.text?.since).toBe(at);
  });

  it('beyond the most lines only closes', async () => {
    const { record, point } = await campaign();
    const many = Array.from({ length: evidenceMax }, (_, number) => ({ ...stop, id: `stop-${number}` }));
    for (let from = 0; from < many.length; from += 250) await record(...many.slice(from, from + 250));
    expect((await record(start, consent, stop)).dropped.map(({ why }) => why)).toEqual([
      'full',
      'full',
      'full',
    ]);
    expect(await record({ ...stop, id: 'call', channel: 'call' })).toMatchObject({ recorded: ['call'] });
    expect(await point()).toMatchObject({ events: evidenceMax + 1, closed: { text: {}, call: {} } });
  });
});

describe('consent', () => {
  it('without words and without a text version is left out', async () => {
    const { record, point } = await campaign();
    expect(await record({ ...consent, words: '  ' }, { ...consent, id: 'none', words: null })).toMatchObject({
      recorded: [],
      dropped: [
        { id: 'yes', why: 'no_evidence' },
        { id: 'none', why: 'no_evidence' },
      ],
    });
    expect(await point()).toBeNull();
  });

  it('of an import cannot be the person’s own word, whatever the file claims', async () => {
    const { record, point } = await campaign();
    await record(stop, { ...start, importId: 'i1' }, { ...consent, importId: 'i1' });
    expect(await point()).toMatchObject({ closed: { text: { reason: 'opted_out' } }, consent: {} });
    const box = { ...start, id: 'box', source: 'form', text_version: 'v1', channel: 'call' } as const;
    await record({ ...stop, id: 'no-calls', channel: 'call' }, { ...box, importId: 'i1' });
    expect((await point())?.closed.call?.reason).toBe('opted_out');
  });

  it('returns with the person’s own START, which lifts texts alone', async () => {
    const { record, point } = await campaign();
    const staffs = { ...stop, source: 'staff', words: null } as const;
    await record(
      stop,
      { ...staffs, id: 'hold', what: 'staff_request', channel: 'call' },
      { ...staffs, id: 'dead', what: 'deceased', channel: null },
    );
    await record(start);
    expect(await point()).toMatchObject({
      closed: { call: { reason: 'staff_request' }, all: { reason: 'deceased' } },
      consent: { text: { grade: 'express', source: 'keyword' } },
    });
    expect((await point())?.closed).not.toHaveProperty('text');
  });
});
