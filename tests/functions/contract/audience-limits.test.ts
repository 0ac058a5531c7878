import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { audiences, frozenPeopleMax, packedPeopleMax } from '#shared/collections/audiences.ts';
import { voterListVoters } from '#shared/collections/voter-lists.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { packIds, unpackIds } from '#shared/domain/people/audience/frozen-ids.ts';
import { changeList } from '#shared/usecases/audiences/change-list.ts';
import { expansionsMax } from '#shared/usecases/audiences/expand-audience.ts';
import {
  audienceMembers,
  countOnServer,
  deleteAudience,
  listAudiences,
  saveAudience,
} from '#shared/usecases/audiences/saved-audiences.ts';
import type { Context } from '#shared/usecases/use-case.ts';
import { db } from '../emulator-clients.ts';
import { moment } from './both-stores.ts';
import { campaign, wardOne } from './people-campaign.ts';

const list = { id: 'list', name: 'Ward 1', kind: 'list', isShared: true, view: null } as const;

const add = (ids: string[]) => ({
  ...{ id: 'list', isPreview: false },
  change: { is: 'add' as const, filter: wardOne, ids },
});

describe('a frozen list', () => {
  it('refuses fewer people than its most where their ids are too long to be stored', async () => {
    const { call, answer, as } = await campaign();
    await answer(saveAudience, { ...list, filter: wardOne }, as());
    const longest = () => randomBytes(96).toString('base64url').replace(/^[-_]/, 'x');
    let refused: unknown = null;
    let count = 20;
    for (let time = 0; time < 4 && !refused; time += 1) {
      const outcome = await call(changeList, add(Array.from({ length: 2_000 }, longest)), as());
      if ('refused' in outcome) refused = outcome.refused;
      else count += 2_000;
    }
    expect(refused).toBe('audiences.listFull');
    const { people } = await answer(audienceMembers, { id: 'list' }, as());
    expect((await unpackIds(people, frozenPeopleMax)).size).toBe(count);
  });

  it('can be seen in the list and deleted even where it was stored too long to be read', async () => {
    const { contexts, as, organization } = await campaign();
    const at = db.collection(audiences.path(organization)).doc('list');
    await at.set({
      ...{ name: 'Full', kind: 'list', is_shared: false, filter: '{"all":[],"except":[]}', needs: ['cards'] },
      ...{ view: null, people: 'x'.repeat(packedPeopleMax + 1), count: 36_000, owner: as('field').by },
      ...{ created_at: moment(1), updated_at: moment(1) },
    });
    const own = contexts(as('field')).server;
    expect((await listAudiences.run({}, own)).audiences).toMatchObject([{ name: 'Full', count: 36_000 }]);
    await saveAudience.run({ id: 'list', name: 'Too full' }, own);
    expect((await at.get()).get('name')).toBe('Too full');
    await expect(deleteAudience.run({ id: 'list' }, contexts(as('admin')).server)).rejects.toMatchObject({
      key: 'audiences.notYours',
    });
    await deleteAudience.run({ id: 'list' }, own);
    expect((await at.get()).exists).toBe(false);
  });

  it('refuses bytes that are no packed list, or hold more people than a list may', async () => {
    const { call, answer, as, seed } = await campaign();
    await answer(saveAudience, { ...list, filter: wardOne }, as());
    const take = (people: string) =>
      call(changeList, { id: 'list', isPreview: false, change: { is: 'remove', people } }, as());
    const bomb = gzipSync('\n'.repeat(60_000_000)).toString('base64');
    const many = await packIds(Array.from({ length: frozenPeopleMax + 1 }, (_, at) => `p${at}`));
    for (const people of ['', 'no base64!', btoa('no gzip'), bomb, many])
      expect(await take(people)).toEqual({ refused: 'audiences.listDamaged', params: {} });
    expect(await take(await packIds(['p1', 'gone']))).toMatchObject({ answer: { changed: 1, count: 19 } });
    // Clients write lists of voters themselves.
    const stamps = { created_at: moment(1), created_by: 'x', updated_at: moment(1), updated_by: 'x' };
    await seed(voterListVoters, 'bomb', { voters: bomb, ...stamps });
    const filter: AudienceFilter = { all: [{ by: 'voter list', list: 'bomb' }], except: [] };
    expect(await call(countOnServer, { filter }, as())).toMatchObject({ refused: 'audiences.listDamaged' });
  });
});

describe('an audience', () => {
  it('is found one at a time in a process, for each holds the campaign’s people in memory', async () => {
    const { contexts, as } = await campaign();
    const seen: string[] = [];
    const watched = (name: string, { read, ...context }: Context): Context => {
      const log = <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
        (async (...given: A) => {
          seen.push(name);
          const answer = await work(...given);
          seen.push(name);
          return answer;
        }) as (...given: A) => Promise<T>;
      return {
        ...context,
        read: {
          ...read,
          get: log(read.get) as typeof read.get,
          getAll: log(read.getAll) as typeof read.getAll,
        },
      };
    };
    const names = ['one', 'two', 'three'];
    const counts = await Promise.all(
      names.map((name) => countOnServer.run({ filter: wardOne }, watched(name, contexts(as()).server))),
    );
    expect(counts.map(({ people }) => people)).toEqual([20, 20, 20]);
    const turns = seen.filter((name, at) => name !== seen[at - 1]);
    expect(turns.toSorted()).toEqual(names.toSorted());
  });

  it('is asked for as often at once as a campaign may, and not once more; another campaign is not kept waiting', async () => {
    const [one, other] = [await campaign(), await campaign()];
    const ask = ({ contexts, as }: typeof one) =>
      countOnServer.run({ filter: wardOne }, contexts(as()).server);
    await Promise.all([ask(one), ask(other)]);
    const crowd = await Promise.allSettled([
      ...Array.from({ length: expansionsMax + 1 }, () => ask(one)),
      ask(other),
    ]);
    const refused = crowd.flatMap((outcome, at) =>
      outcome.status === 'rejected' ? [[at, outcome.reason]] : [],
    );
    expect(refused).toEqual([
      [expansionsMax, expect.objectContaining({ key: 'audiences.busy', status: 429, retryAfterMs: 5_000 })],
    ]);
    // A turn that is over, well or badly, makes room.
    const filter: AudienceFilter = { all: [{ by: 'list', list: 'gone' }], except: [] };
    await Promise.allSettled(
      Array.from({ length: expansionsMax }, () =>
        countOnServer.run({ filter }, one.contexts(one.as()).server),
      ),
    );
    expect(await ask(one)).toMatchObject({ people: 20 });
  });
});
