import { describe, expect, it } from 'vitest';
import { people } from '#shared/collections/people.ts';
import { currentPack, peoplePackParts, peoplePackState } from '#shared/collections/people-packs.ts';
import { bytesOf } from '#shared/domain/base64.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { unpackIds } from '#shared/domain/people/audience/frozen-ids.ts';
import { partId } from '#shared/domain/people/pack/change-log.ts';
import { unpackPart } from '#shared/domain/people/pack/pack-part.ts';
import {
  audienceMembers,
  countOnServer,
  deleteAudience,
  listAudiences,
  saveAudience,
} from '#shared/usecases/audiences/saved-audiences.ts';
import { bulkPeople } from '#shared/usecases/people/bulk-people.ts';
import { foldPacks } from '#shared/usecases/people/pack/fold-packs.ts';
import { logPeople } from '#shared/usecases/people/pack/log-people.ts';
import {
  openPeople,
  packContext,
  peopleChanges,
  peopleParts,
} from '#shared/usecases/people/pack/open-people.ts';

import { campaign, gave, wardOne } from './people-campaign.ts';

describe('the packs of people', () => {
  it('open with a line in the audit, tell changes, fold them, and hold no address', async () => {
    const stores = await campaign();
    const { call, seed, as, card, inBoth, answer, open, compare, documents, contexts } = stores;
    const parts = [{ pack: 'cards', part: 0, version: 'guessed' }] as const;
    expect(await call(peopleParts, { parts: [...parts] }, as())).toEqual({
      refused: 'people.notOpened',
      params: {},
    });
    const opened = await open(['cards', 'gifts']);
    const { version, hash } = opened?.parts[0] ?? { version: '', hash: '' };
    const { parts: sent } = await answer(peopleParts, { parts: [{ pack: 'cards', part: 0, version }] }, as());
    const rows = await unpackPart<'cards'>(bytesOf(sent[0] ?? ''), hash);
    expect(rows).toHaveLength(40);
    const text = JSON.stringify(rows);
    for (const hidden of ['example.test', '+1614', 'Elm']) expect(text).not.toContain(hidden);
    const lines = Object.entries((await documents()).server).filter(([path]) => path.includes('/audit/'));
    expect(lines.map(([, line]) => Reflect.get(line as object, 'what')).toSorted()).toEqual([
      'cards',
      'gifts',
    ]);

    // A colleague moves one person; the same change is delivered twice.
    await seed(people, 'p2', card(2, { city: 'Ward 1', birth_year: 1961 }));
    for (const _ of [1, 2])
      await inBoth('admin', (context) =>
        context.tx((store) => logPeople(store, context, [{ pack: 'cards', id: 'p2' }])),
      );
    const changes = await answer(peopleChanges, { since: [{ pack: 'cards', n: 0 }] }, as());
    expect(changes.is === 'changes' && changes.packs[0]?.changes.map(({ n }) => n)).toEqual([1, 2]);
    expect(changes.is === 'changes' && changes.packs[0]?.changes[1]?.row).toContain('"born":1961');
    expect((await answer(countOnServer, { filter: wardOne }, as())).people).toBe(21);

    await inBoth('admin', (context) => foldPacks(context));
    await inBoth('admin', (context) => foldPacks(context));
    expect((await answer(countOnServer, { filter: wardOne }, as())).people).toBe(21);
    expect(await open(['cards'])).toMatchObject({ change: 2, folded: 2 });
    await compare();

    // A part that was damaged is built again.
    const { server } = contexts(as());
    const state = await server.read.get(peoplePackState, currentPack);
    const damaged = partId('cards', 0, state?.cards.parts[0]?.version ?? '');
    await server.tx(async (store) =>
      store.set(peoplePackParts, damaged, { pack: 'cards', data: new Uint8Array([1, 2, 3]) }),
    );
    await server.tx((store) => logPeople(store, packContext(server), [{ pack: 'cards', id: 'p3' }]));
    expect(await foldPacks(packContext(contexts(as()).server))).toBe('folded');
    const { server: later } = contexts(as());
    expect((await countOnServer.run({ filter: wardOne }, later)).people).toBe(21);
  });

  it('refuse a pack of another capability, and who may open none', async () => {
    const { call, as } = await campaign();
    const refused = { refused: 'request.notAllowed', params: {} };
    expect(await call(openPeople, { packs: ['gifts'] }, as('field'))).toEqual(refused);
    expect(await call(openPeople, { packs: ['work'] }, as('finance'))).toEqual(refused);
    expect(await call(openPeople, { packs: ['cards'] }, as('user'))).toEqual(refused);
    await call(openPeople, { packs: ['cards'] }, as('field'));
    expect(await call(peopleChanges, { since: [{ pack: 'gifts', n: 0 }] }, as('field'))).toEqual(refused);
    expect(await call(countOnServer, { filter: gave }, as('field'))).toEqual(refused);
    // Opened by a colleague, they are still closed for whoever did not.
    expect(await call(peopleChanges, { since: [{ pack: 'cards', n: 0 }] }, as('admin'))).toEqual({
      refused: 'people.notOpened',
      params: {},
    });
  });
});

describe('audiences', () => {
  it('are saved, shared and frozen; a frozen list stays whom it named', async () => {
    const { call, seed, as, card, inBoth, answer, compare } = await campaign();
    const search = {
      id: 'one',
      name: 'Ward 1',
      kind: 'search',
      isShared: true,
      filter: wardOne,
      view: null,
    } as const;
    expect(await answer(saveAudience, search, as())).toEqual({ count: null });
    const list = { ...search, id: 'two', name: 'Givers', kind: 'list', filter: gave } as const;
    expect(await answer(saveAudience, list, as())).toEqual({ count: 5 });
    await seed(people, 'p9', card(9, { merged_into: 'p8' }));
    await inBoth('admin', (context) =>
      context.tx((store) => logPeople(store, context, [{ pack: 'cards', id: 'p9' }])),
    );
    expect((await answer(countOnServer, { filter: gave }, as())).people).toBe(4);
    const { people: packed } = await answer(audienceMembers, { id: 'two' }, as());
    expect((await unpackIds(packed, 10)).size).toBe(5);
    const within: AudienceFilter = { all: [{ by: 'list', list: 'two' }], except: wardOne.all };
    expect((await answer(countOnServer, { filter: within }, as())).people).toBe(2);

    // Whoever may not see giving sees that the list is there, and not who is in it.
    const { audiences } = await answer(listAudiences, {}, as('field'));
    expect(audiences.map(({ id, filter }) => [id, filter !== null])).toEqual([
      ['two', false],
      ['one', true],
    ]);
    expect(await call(audienceMembers, { id: 'two' }, as('field'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    expect(await call(saveAudience, search, as('field'))).toMatchObject({ refused: 'audiences.notYours' });
    expect(await call(deleteAudience, { id: 'one' }, as('field'))).toMatchObject({
      refused: 'audiences.notYours',
    });
    await call(deleteAudience, { id: 'one' }, as());
    await compare();
  });

  it('take a tag in bulk, once, and give it back exactly', async () => {
    const { as, answer, compare, documents, seed, card } = await campaign();
    await seed(people, 'p1', card(1, { tags: ['VIP'] }));
    const ids = ['p1', 'p2', 'p3', 'gone'];
    const tagged = await answer(bulkPeople, { ids, change: { is: 'tag', tag: 'vip', on: true } }, as());
    expect(tagged.changed.map(({ id }) => id)).toEqual(['p2', 'p3']);
    await answer(bulkPeople, { ids: ['p2', 'p3'], change: { is: 'tag', tag: 'vip', on: false } }, as());
    const tagsOf = async (id: string) => {
      const found = Object.entries((await documents()).server).find(([path]) =>
        path.endsWith(`/people/${id}`),
      );
      return Reflect.get(found?.[1] as object, 'tags');
    };
    expect([await tagsOf('p1'), await tagsOf('p2')]).toEqual([['VIP'], []]);
    await compare();
  });
});
