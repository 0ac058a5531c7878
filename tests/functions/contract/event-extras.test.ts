import { describe, expect, it } from 'vitest';
import { audit } from '#shared/collections/audit.ts';
import { eventTemplates, templatesMax } from '#shared/collections/event-templates.ts';
import { events } from '#shared/collections/events.ts';
import { files } from '#shared/collections/files.ts';
import { hostLinks, hostLinksMax } from '#shared/collections/host-links.ts';
import { sha256OfBytes } from '#shared/demo/hash.ts';
import { changeEventPicture } from '#shared/usecases/events/event-picture.ts';
import { removeEventTemplate, saveEventTemplate } from '#shared/usecases/events/event-templates.ts';
import { addHostLink, endHostLink } from '#shared/usecases/events/host-links.ts';
import { saveEvent } from '#shared/usecases/events/save-event.ts';
import { bothStores } from './both-stores.ts';

const noChange = { add: [], remove: [] };
const event = (fields: object = {}) =>
  saveEvent.endpoint.request.parse({
    ...{ id: 'forum', mode: 'new', isPublished: true, zone: 'America/New_York', removedShifts: [] },
    fields: { title: 'Forum', type: 'meeting', venue: 'Town hall', bring: 'Water' },
    street: { address: '1 Main St', address_visibility: 'public' },
    shifts: [
      {
        ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-09T20:00', capacity: 30 },
        ...{ capacity_kind: 'hard', label: null, lead: null },
      },
    ],
    ...{ series: null, hosts: noChange, tags: { add: ['housing'], remove: [] }, ...fields },
  });
const weekly = {
  every: { is: 'week', step: 1, weekdays: [] },
  end: { is: 'count', count: 3 },
};

/** The beginning of a JPEG, and as many bytes as it should have. */
const jpeg = (size: number, head: readonly number[] = [0xff, 0xd8, 0xff, 0xda]) => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return { data: Buffer.from(bytes).toString('base64'), sha256: sha256OfBytes(bytes) };
};
const picture = (file: string, size = 100) => ({ file, alt: 'The town hall', ...jpeg(size) });

async function campaign() {
  const stores = bothStores();
  const { organization, seedMember, contexts } = stores;
  let calls = 0;
  const as = (role: 'manager' | 'field' | 'finance' | 'user' | 'canvasser' = 'field') => {
    calls += 1;
    return { by: `${role}-${organization}`, at: Date.now() - 3_600_000 + calls * 1_000, role };
  };
  for (const role of ['manager', 'finance', 'field', 'user', 'canvasser'] as const)
    await seedMember(`${role}-${organization}`, role);
  const { read } = contexts(as()).memory;
  const shown = async () =>
    (await read.find(events, {}))
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map((one) => one.picture?.file ?? null);
  return { ...stores, as, read, shown };
}

describe('a link for a host', () => {
  it('is made by staff, five of an event, and ended at once', async () => {
    const { call, as, read, compare } = await campaign();
    await call(saveEvent, event(), as());
    const add = (id: string, fields: object = {}) => ({ id, event: 'forum', name: 'Ruth Vance', ...fields });
    for (const role of ['user', 'canvasser'] as const)
      expect(await call(addHostLink, add('l0'), as(role))).toMatchObject({ refused: 'request.notAllowed' });
    expect(await call(addHostLink, add('l0', { event: 'none' }), as())).toMatchObject({
      refused: 'events.gone',
    });
    for (let at = 1; at <= hostLinksMax; at += 1)
      expect(await call(addHostLink, add(`l${at}`), as('finance'))).toEqual({ answer: {} });
    expect(await call(addHostLink, add('l6'), as())).toMatchObject({ refused: 'hostLinks.tooMany' });
    expect(await call(endHostLink, { id: 'l1' }, as('canvasser'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    for (const _ of ['once', 'again'])
      expect(await call(endHostLink, { id: 'l1' }, as())).toEqual({ answer: {} });
    expect(await call(addHostLink, add('l6'), as())).toEqual({ answer: {} });
    expect(await call(endHostLink, { id: 'none' }, as())).toMatchObject({ refused: 'hostLinks.gone' });
    expect(await read.get(hostLinks, 'l1')).toMatchObject({ version: 2, name: 'Ruth Vance' });
    const types = (await read.find(audit, {})).map(({ type }) => type);
    expect(types.filter((type) => type === 'host_link_added')).toHaveLength(6);
    expect(types.filter((type) => type === 'host_link_ended')).toHaveLength(1);
    await compare();
  });

  it('is of no other campaign', async () => {
    const { call, as } = await campaign();
    await call(saveEvent, event(), as());
    await call(addHostLink, { id: 'l1', event: 'forum', name: 'Ruth' }, as());
    const other = await campaign();
    expect(await other.call(endHostLink, { id: 'l1' }, other.as())).toMatchObject({
      refused: 'hostLinks.gone',
    });
    const foreign = { id: 'l2', event: 'forum', name: 'Ruth' };
    expect(await other.call(addHostLink, foreign, other.as())).toMatchObject({ refused: 'events.gone' });
  });
});

describe('a picture of an event', () => {
  it('is a file of its own, and the former one goes', async () => {
    const { call, as, read, shown, compare } = await campaign();
    await call(saveEvent, event(), as());
    const first = { id: 'forum', scope: 'one', picture: picture('p1') } as const;
    expect(await call(changeEventPicture, first, as())).toEqual({ answer: { dates: 1 } });
    expect(await read.find(files, {})).toMatchObject([
      { id: 'p1', owner: 'events', owner_id: 'forum', kind: 'event_picture', type: 'image/jpeg', size: 100 },
    ]);
    await call(changeEventPicture, { ...first, picture: picture('p2') }, as('manager'));
    expect((await read.find(files, {})).map(({ id }) => id)).toEqual(['p2']);
    // Nobody overwrites a file by naming it.
    expect(await call(changeEventPicture, { ...first, picture: picture('p2', 90) }, as())).toMatchObject({
      refused: 'call.replayed',
    });
    await call(changeEventPicture, { ...first, picture: null }, as());
    expect([await shown(), await read.find(files, {})]).toEqual([[null], []]);
    await compare();
  });

  it('is one file for the dates of a series, kept as long as one of them shows it', async () => {
    const { call, as, read, shown, compare } = await campaign();
    await call(saveEvent, event({ series: weekly }), as());
    await call(changeEventPicture, { id: 'forum', scope: 'following', picture: picture('p1') }, as());
    expect(await shown()).toEqual(['p1', 'p1', 'p1']);
    const last = 'forum-2027-03-23';
    await call(changeEventPicture, { id: last, scope: 'one', picture: picture('p2') }, as());
    expect([await shown(), (await read.find(files, {})).length]).toEqual([['p1', 'p1', 'p2'], 2]);
    await call(changeEventPicture, { id: 'forum', scope: 'following', picture: null }, as());
    expect([await shown(), await read.find(files, {})]).toEqual([[null, null, null], []]);
    await compare();
  });

  it('is small, a picture, without what a camera wrote into it, and from who writes events', async () => {
    const { call, as, read } = await campaign();
    await call(saveEvent, event(), as());
    const takes = (file: object) =>
      changeEventPicture.endpoint.request.safeParse({
        ...{ id: 'forum', scope: 'one' },
        picture: { ...picture('p1'), ...file },
      }).success;
    expect([takes(jpeg(60_000)), takes(jpeg(60_003)), takes({ alt: '' })]).toEqual([true, false, false]);
    expect([takes({ alt: 'a'.repeat(200) }), takes({ alt: 'a'.repeat(201) })]).toEqual([true, false]);
    const put = (file: object, role: 'field' | 'finance' | 'user' | 'canvasser' = 'field') =>
      call(
        changeEventPicture,
        { id: 'forum', scope: 'one', picture: { ...picture('p1'), ...file } },
        as(role),
      );
    expect(await put(jpeg(100, [0x3c, 0x73, 0x76, 0x67]))).toMatchObject({ refused: 'files.notRight' });
    expect(await put({ sha256: 'a'.repeat(64) })).toMatchObject({ refused: 'files.notRight' });
    const exif = [0xff, 0xd8, 0xff, 0xe1, 0, 8, ...Buffer.from('Exif'), 0, 0];
    expect(await put(jpeg(100, exif))).toMatchObject({ refused: 'files.hasMarks' });
    for (const role of ['finance', 'user', 'canvasser'] as const)
      expect(await put({}, role)).toMatchObject({ refused: 'request.notAllowed' });
    const other = await campaign();
    expect(
      await other.call(changeEventPicture, { id: 'forum', scope: 'one', picture: null }, other.as()),
    ).toMatchObject({ refused: 'events.gone' });
    expect(await read.find(files, {})).toEqual([]);
  });
});

describe('a template', () => {
  it('is the event without its hosts, its picture and an address that is private', async () => {
    const { call, as, read, compare } = await campaign();
    await call(saveEvent, event({ hosts: { add: [as().by], remove: [] } }), as());
    const home = { address: '5 Elm St', address_visibility: 'private' };
    await call(saveEvent, event({ id: 'home', street: home }), as());
    await call(saveEventTemplate, { id: 't1', event: 'forum', name: 'Town hall' }, as());
    await call(saveEventTemplate, { id: 't2', event: 'home', name: 'House' }, as('manager'));
    const [open, hidden] = await read.find(eventTemplates, { orderBy: ['name', 'desc'] });
    expect(open).toMatchObject({ name: 'Town hall', title: 'Forum', bring: 'Water', tags: ['housing'] });
    expect(open).toMatchObject({ address: '1 Main St', day: '2027-03-09', shifts: [{ capacity: 30 }] });
    expect(open).not.toHaveProperty('hosts');
    expect(JSON.stringify(hidden)).not.toContain('5 Elm St');
    await compare();
  });

  it('is one of fifty, made once, removed twice, and by who writes events', async () => {
    const { call, as, read } = await campaign();
    await call(saveEvent, event(), as());
    const save = (id: string, role?: 'user' | 'canvasser' | 'finance') =>
      call(saveEventTemplate, { id, event: 'forum', name: id }, as(role));
    for (let at = 1; at <= templatesMax; at += 1) expect(await save(`t${at}`)).toEqual({ answer: {} });
    expect(await save('t1')).toMatchObject({ refused: 'call.replayed' });
    expect(await save('more')).toEqual({ refused: 'events.tooManyTemplates', params: { most: 50 } });
    for (const role of ['user', 'canvasser', 'finance'] as const)
      expect(await save('mine', role)).toMatchObject({ refused: 'request.notAllowed' });
    for (const _ of ['first', 'again'])
      expect(await call(removeEventTemplate, { id: 't1' }, as())).toEqual({ answer: {} });
    expect(await save('more')).toEqual({ answer: {} });
    expect(await call(removeEventTemplate, { id: 't2' }, as('user'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    expect(await read.find(eventTemplates, {})).toHaveLength(templatesMax);
    const other = await campaign();
    expect(
      await other.call(saveEventTemplate, { id: 'theirs', event: 'forum', name: 'Theirs' }, other.as()),
    ).toMatchObject({ refused: 'events.gone' });
  });
});
