import { describe, expect, it } from 'vitest';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { voterListVoters } from '#shared/collections/voter-lists.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { packIds } from '#shared/domain/people/audience/frozen-ids.ts';
import {
  audienceMembers,
  countOnServer,
  listAudiences,
  saveAudience,
} from '#shared/usecases/audiences/saved-audiences.ts';
import { moment } from './both-stores.ts';
import { campaign, gave } from './people-campaign.ts';

const inList = (list: string): AudienceFilter => ({ all: [{ by: 'list', list }], except: [] });
const exceptList = (list: string): AudienceFilter => ({ all: [], except: [{ by: 'list', list }] });
const inVoterList = (list: string): AudienceFilter => ({ all: [{ by: 'voter list', list }], except: [] });
const refused = { refused: 'request.notAllowed', params: {} };
const shared = { name: 'Givers', kind: 'list', isShared: true, view: null } as const;

describe('a list of givers inside other audiences', () => {
  it('stays closed for whoever may not see giving, however deep it lies', async () => {
    const { call, answer, as } = await campaign();
    await answer(saveAudience, { ...shared, id: 'givers', filter: gave }, as());
    await answer(saveAudience, { ...shared, id: 'within', filter: inList('givers') }, as());
    await answer(saveAudience, { ...shared, id: 'deeper', filter: exceptList('within') }, as());
    await answer(saveAudience, { ...shared, id: 'search', kind: 'search', filter: inList('deeper') }, as());
    const lists = ['givers', 'within', 'deeper'];
    for (const list of lists) {
      expect(await call(audienceMembers, { id: list }, as('field'))).toEqual(refused);
      for (const filter of [inList(list), exceptList(list)]) {
        expect(await call(countOnServer, { filter }, as('field'))).toEqual(refused);
        for (const kind of ['search', 'list'] as const)
          expect(
            await call(saveAudience, { ...shared, id: `own-${kind}-${list}`, kind, filter }, as('field')),
          ).toEqual(refused);
      }
    }
    const { audiences } = await answer(listAudiences, {}, as('field'));
    expect(
      audiences
        .map(({ id, filter, count }) => ({ id, filter, count }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual(['deeper', 'givers', 'search', 'within'].map((id) => ({ id, filter: null, count: null })));
    // Finance may see giving: all of them answer.
    expect((await answer(countOnServer, { filter: inList('within') }, as('finance'))).people).toBe(5);
    expect(await answer(audienceMembers, { id: 'deeper' }, as('finance'))).toBeDefined();
  });

  it('is closed for its own author too, once they may not see giving', async () => {
    const { call, answer, as, seed, organization } = await campaign();
    const author = { ...as('finance') };
    await answer(saveAudience, { ...shared, id: 'mine', isShared: false, filter: gave }, author);
    const demoted = () => ({ ...as('field'), by: author.by });
    await seed(
      userProfiles,
      author.by,
      userProfiles.schema.parse({
        ...{ user_id: author.by, organization_id: organization, full_name: 'f', role: 'field', grants: [] },
        ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
        ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [] },
        ...{ created_at: moment(1), updated_at: moment(1) },
      }),
    );
    expect(await call(audienceMembers, { id: 'mine' }, demoted())).toEqual(refused);
    expect(await call(countOnServer, { filter: inList('mine') }, demoted())).toEqual(refused);
    const everyone = { all: [], except: [] };
    expect(await call(saveAudience, { ...shared, id: 'mine', filter: everyone }, demoted())).toEqual(refused);
    const { audiences } = await answer(listAudiences, {}, demoted());
    expect(audiences).toMatchObject([{ id: 'mine', filter: null, count: null, isShared: false }]);
  });

  it('of voters asks for the right to read voters, however deep it lies', async () => {
    const { call, answer, as, seed } = await campaign();
    const stamps = { created_at: moment(1), created_by: 'x', updated_at: moment(1), updated_by: 'x' };
    await seed(voterListVoters, 'precinct', { voters: await packIds(['v1', 'v2']), ...stamps });
    await answer(saveAudience, { ...shared, id: 'voters', filter: inVoterList('precinct') }, as());
    for (const filter of [inVoterList('precinct'), inList('voters'), exceptList('voters')]) {
      expect(await call(countOnServer, { filter }, as('finance'))).toEqual(refused);
      expect(await call(countOnServer, { filter }, as('field'))).toHaveProperty('answer');
    }
    expect(await call(audienceMembers, { id: 'voters' }, as('finance'))).toEqual(refused);
  });
});
