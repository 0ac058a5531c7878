import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { audiences, frozenPeopleMax } from '#shared/collections/audiences.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { firstView } from '#shared/domain/people/audience/audience-view.ts';
import { packIds, unpackIds } from '#shared/domain/people/audience/frozen-ids.ts';
import { changeList } from '#shared/usecases/audiences/change-list.ts';
import {
  audienceMembers,
  deleteAudience,
  listAudiences,
  saveAudience,
} from '#shared/usecases/audiences/saved-audiences.ts';
import { exportFoundPeople } from '#shared/usecases/exports/export-found-people.ts';
import { parseCsv } from '../csv.ts';
import { moment } from './both-stores.ts';
import { campaign, gave, wardOne } from './people-campaign.ts';

const wardZero: AudienceFilter = { all: [{ by: 'value', column: 'city', is: ['Ward 0'] }], except: [] };
const add = (filter: AudienceFilter, ids: string[] | null = null, isPreview = false) => ({
  ...{ id: 'list', isPreview },
  change: { is: 'add' as const, filter, ids },
});
const list = { id: 'list', name: 'Ward 1', kind: 'list', isShared: true, view: null } as const;

describe('a frozen list', () => {
  it('takes more people once, says how many are new before, and gives them back exactly', async () => {
    const { answer, as, compare } = await campaign();
    await answer(saveAudience, { ...list, filter: wardOne }, as());
    const members = async () => {
      const { people } = await answer(audienceMembers, { id: 'list' }, as());
      return [...(await unpackIds(people, frozenPeopleMax))].toSorted();
    };
    const before = await members();
    const some = add(wardZero, ['p1', 'p2', 'p4', 'p4']);
    expect(await answer(changeList, { ...some, isPreview: true }, as())).toEqual({
      ...{ changed: 2, count: 22, closes: false, people: null },
    });
    expect(await members()).toEqual(before);
    const added = await answer(changeList, some, as());
    expect(added).toMatchObject({ changed: 2, count: 22 });
    expect(await answer(changeList, some, as())).toMatchObject({ changed: 0, count: 22 });
    const back = { is: 'remove', people: added.people ?? '' } as const;
    expect(await answer(changeList, { id: 'list', isPreview: false, change: back }, as())).toMatchObject({
      ...{ changed: 2, count: 20 },
    });
    expect(await members()).toEqual(before);
    expect(await answer(changeList, add(wardZero), as())).toMatchObject({ changed: 20, count: 40 });
    await compare();
  });

  it('is closed for whoever may not see giving once givers were added by it', async () => {
    const { answer, call, as } = await campaign();
    await answer(saveAudience, { ...list, filter: wardOne }, as());
    expect(await call(audienceMembers, { id: 'list' }, as('field'))).toHaveProperty('answer');
    expect(await answer(changeList, add(gave, null, true), as())).toMatchObject({ closes: true });
    expect(await call(audienceMembers, { id: 'list' }, as('field'))).toHaveProperty('answer');
    // Named by their ids, they are givers all the same.
    expect(await answer(changeList, add(gave, ['p6']), as())).toMatchObject({ changed: 1, closes: true });
    expect(await call(audienceMembers, { id: 'list' }, as('field'))).toEqual({
      ...{ refused: 'request.notAllowed', params: {} },
    });
  });

  it('refuses a colleague, a search, what the caller may not ask, and one person too many', async () => {
    const { call, answer, as, seed } = await campaign();
    await answer(saveAudience, { ...list, filter: wardOne }, as('field'));
    expect(await call(changeList, add(wardZero), as('admin'))).toMatchObject({
      refused: 'audiences.notYours',
    });
    expect(await call(changeList, add(gave), as('field'))).toMatchObject({ refused: 'request.notAllowed' });
    expect(await call(changeList, add(gave, ['p1']), as('field'))).toMatchObject({
      refused: 'request.notAllowed',
    });
    const search = { ...list, id: 'search', kind: 'search', filter: wardOne } as const;
    await answer(saveAudience, search, as('field'));
    expect(await call(changeList, { ...add(wardZero), id: 'search' }, as('field'))).toMatchObject({
      refused: 'audiences.listGone',
    });
    const full = Array.from({ length: frozenPeopleMax - 1 }, () => randomUUID());
    await seed(audiences, 'list', {
      ...{ name: 'Full', kind: 'list', is_shared: false, filter: '{"all":[],"except":[]}', needs: ['cards'] },
      ...{ view: null, people: await packIds(full), count: full.length, owner: as('field').by },
      ...{ created_at: moment(1), updated_at: moment(1) },
    });
    expect(await call(changeList, add(wardZero, ['p1', 'p2']), as('field'))).toMatchObject({
      refused: 'audiences.listFull',
    });
    expect(await answer(changeList, add(wardZero, ['p1']), as('field'))).toMatchObject({
      count: frozenPeopleMax,
    });
    // With as many UUIDs as it may have, it can be read and changed.
    const { people } = await answer(audienceMembers, { id: 'list' }, as('field'));
    expect((await unpackIds(people, frozenPeopleMax)).size).toBe(frozenPeopleMax);
    expect(await call(changeList, add(wardZero, ['p2']), as('field'))).toMatchObject({
      refused: 'audiences.listFull',
    });
    const change = { is: 'remove', people: await packIds(['p1']) } as const;
    expect(await answer(changeList, { id: 'list', isPreview: false, change }, as('field'))).toMatchObject({
      ...{ changed: 1, count: frozenPeopleMax - 1 },
    });
  });
});

describe('a saved search', () => {
  it('keeps how its people are shown, and takes another name, filter and view from its owner', async () => {
    const { answer, as } = await campaign();
    const view = { ...firstView, columns: ['city' as const], sort: 'added' as const, group: 'tags' as const };
    const search = { ...list, kind: 'search', filter: wardOne, view } as const;
    await answer(saveAudience, search, as());
    const seen = async () => (await answer(listAudiences, {}, as('field'))).audiences;
    expect(await seen()).toMatchObject([{ name: 'Ward 1', view, filter: wardOne, isOwn: false }]);
    await answer(saveAudience, { ...search, name: 'Ward 0', filter: wardZero, view: firstView }, as());
    expect(await seen()).toMatchObject([{ name: 'Ward 0', view: firstView, filter: wardZero }]);
    await answer(saveAudience, { ...search, isShared: false }, as());
    expect(await seen()).toEqual([]);
  });

  it('keeps what a change does not send, and is not made again by a change once it is gone', async () => {
    const { answer, call, as, compare } = await campaign();
    const view = { ...firstView, sort: 'added' as const };
    await answer(saveAudience, { ...list, id: 'search', kind: 'search', filter: gave, view }, as('finance'));
    await answer(saveAudience, { ...list, filter: wardOne }, as('finance'));
    const own = async () => (await answer(listAudiences, {}, as('finance'))).audiences;
    const save = (input: Parameters<typeof saveAudience.run>[0]) => call(saveAudience, input, as('finance'));
    await save({ id: 'search', isShared: false });
    await save({ id: 'search', name: 'Givers' });
    await save({ id: 'list', name: 'Ward', filter: gave, view });
    const unchanged = { kind: 'list', name: 'Ward', isShared: true, filter: wardOne, view: null, count: 20 };
    expect(await own()).toMatchObject([
      { name: 'Givers', kind: 'search', isShared: false, filter: gave, view },
      unchanged,
    ]);
    await save({ id: 'search', filter: wardZero });
    expect((await own())[0]).toMatchObject({ name: 'Givers', isShared: false, filter: wardZero, view });
    expect(await call(saveAudience, { id: 'list', name: 'Mine' }, as('admin'))).toMatchObject({
      refused: 'audiences.notYours',
    });
    await answer(deleteAudience, { id: 'search' }, as('finance'));
    for (const input of [
      { id: 'search', name: 'Back' },
      { id: 'search', filter: wardOne, view },
    ])
      expect(await save(input)).toMatchObject({ refused: 'audiences.listGone' });
    expect(await own()).toMatchObject([unchanged]);
    await compare();
  });
});

describe('an export of found people', () => {
  it('has their cards alone, with a line in the audit before, and asks for what the filter asks', async () => {
    const { contexts, as, documents, compare } = await campaign();
    const textOf = async (
      input: Parameters<typeof exportFoundPeople.run>[0],
      context: Parameters<typeof exportFoundPeople.run>[1],
    ) => {
      let text = '';
      const { chunks, rows } = await exportFoundPeople.run(input, context);
      for await (const chunk of chunks) text += chunk;
      return { rows, text };
    };
    const { server, memory } = contexts(as('finance'));
    const givers = { filter: gave, ids: null };
    const [one, other] = [await textOf(givers, server), await textOf(givers, memory)];
    expect(other).toEqual(one);
    expect(one.rows).toBe(5);
    const [header = [], ...rows] = parseCsv(one.text);
    expect(rows.map((row) => row[header.indexOf('Email')]).toSorted()).toEqual(
      [5, 6, 7, 8, 9].map((at) => `ana${at}@example.test`),
    );
    const audited = Object.entries((await documents()).server).filter(([path]) => path.includes('/audit/'));
    expect(audited.map(([, line]) => line)).toMatchObject([
      { type: 'data_exported', what: 'found_people', count: 5 },
    ]);
    const two = { filter: wardOne, ids: ['p1', 'gone', 'p3'] };
    const chosen = contexts(as('finance'));
    expect(parseCsv((await textOf(two, chosen.server)).text)).toHaveLength(3);
    await textOf(two, chosen.memory);
    await compare();
    const field = contexts(as('field'));
    for (const ids of [null, ['p1']])
      await expect(textOf({ filter: gave, ids }, field.server)).rejects.toMatchObject({
        key: 'request.notAllowed',
      });
  });
});
