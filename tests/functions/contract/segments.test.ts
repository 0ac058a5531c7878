import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { donors } from '#shared/collections/donors.ts';
import { financeSettings } from '#shared/collections/finance-settings.ts';
import { limitRules } from '#shared/collections/limit-rules.ts';
import { bytesOf } from '#shared/domain/base64.ts';
import { addDays, today } from '#shared/domain/days.ts';
import type { DonorSegment } from '#shared/domain/gifts/donor-segments.ts';
import { given, givingBy } from '#shared/domain/gifts/segment-kit.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { unpackIds } from '#shared/domain/people/audience/frozen-ids.ts';
import { unpackPart } from '#shared/domain/people/pack/pack-part.ts';
import {
  audienceMembers,
  countOnServer,
  listAudiences,
  saveAudience,
} from '#shared/usecases/audiences/saved-audiences.ts';
import { makeCallTimeList } from '#shared/usecases/call-time/make-list.ts';
import { logPeople } from '#shared/usecases/people/pack/log-people.ts';
import { openPeople, peopleChanges, peopleParts } from '#shared/usecases/people/pack/open-people.ts';
import { donorRecord } from '../sample-records.ts';
import { moment } from './both-stores.ts';
import { campaign } from './people-campaign.ts';

const stamps = { created_at: moment(1), updated_at: moment(1) };
const who = { created_by: 'x', updated_by: 'x' };
const now = today(new Date());
const refused = { refused: 'request.notAllowed', params: {} };
const inSegment = (...is: DonorSegment[]): AudienceFilter => ({ all: [{ by: 'segment', is }], except: [] });

/** Ten donors of a campaign with a limit of its own of $1,000, of whom some are told apart. */
async function givers() {
  const made = await campaign();
  const { seed } = made;
  await seed(financeSettings, 'current', {
    ...{ jurisdiction: 'US-NJ', office: 'legislature', pledge_reminders: false },
    ...{ cycle_from: addDays(now, -200), cycle_to: addDays(now, 200), ...who, ...stamps },
  });
  await seed(elections, '00', {
    ...{ code: `G${addDays(now, 200).slice(0, 4)}`, day: addDays(now, 200), on_ballot: true },
    ...{ ...who, ...stamps },
  });
  const limit = (max_cents: number) =>
    seed(limitRules, '00', {
      ...{ donor_kind: 'individual', period: 'election', max_cents, effective_from: '2020-01-01' },
      ...{ effective_to: null, reason: 'Ours', source_url: null, reviewed_on: '2026-01-01' },
      ...{ ...who, ...stamps },
    });
  await limit(100_000);
  const give = (at: number, giving: string) =>
    seed(
      donors,
      `p${at}`,
      donors.schema.parse({ ...donorRecord({ name: `Ana Lopez ${at}` }), giving, ...stamps }),
    );
  const [lately, before] = [addDays(now, -20), addDays(now, -150)];
  await give(0, givingBy([given(lately, 50)]));
  await give(1, givingBy([given(before, 100), given(lately, 700)]));
  await give(2, givingBy([given(before, 1_000)]));
  await give(3, givingBy([], { headers: [{ date: lately, status: 'failed', type: 'recurring' }] }));
  await give(4, givingBy([], { pledges: [{ stage: 'open', due_on: lately }] }));
  await give(5, givingBy([given(addDays(now, -400), 20)]));
  const found = async (...is: DonorSegment[]) => {
    const list = { id: `list-${is.join()}`, name: 'L', kind: 'list', isShared: true, view: null } as const;
    await made.answer(saveAudience, { ...list, filter: inSegment(...is) }, made.as());
    const { people } = await made.answer(audienceMembers, { id: list.id }, made.as());
    return [...(await unpackIds(people, 100))].toSorted();
  };
  return { ...made, give, limit, found };
}

describe('segments of donors', () => {
  it('are found on the server by the campaign’s own limit, and follow a change of it', async () => {
    const { found, limit, answer, as } = await givers();
    expect(await found('new')).toEqual(['p0']);
    expect(await found('repeat')).toEqual(['p1']);
    expect(await found('mid_level')).toEqual(['p1']);
    expect(await found('near_limit')).toEqual(['p1']);
    expect(await found('maxed')).toEqual(['p2']);
    expect(await found('lapsed')).toEqual(['p5']);
    expect(await found('recurring_failing', 'pledge_unpaid')).toEqual(['p3', 'p4']);
    await limit(80_000);
    const { people } = await answer(countOnServer, { filter: inSegment('maxed') }, as());
    expect(people).toBe(2);
    const rest: AudienceFilter = { all: [{ by: 'facet', is: ['donor'] }], except: inSegment('maxed').all };
    expect((await answer(countOnServer, { filter: rest }, as())).people).toBe(8);
  });

  it('come with a change of what somebody gave', async () => {
    const { give, inBoth, answer, as, open } = await givers();
    await open(['cards', 'gifts']);
    await give(9, givingBy([given(addDays(now, -2), 1_000)]));
    await inBoth('admin', (context) =>
      context.tx((store) => logPeople(store, context, [{ pack: 'gifts', id: 'p9' }])),
    );
    const { people } = await answer(countOnServer, { filter: inSegment('maxed') }, as());
    expect(people).toBe(2);
    const changes = await answer(peopleChanges, { since: [{ pack: 'gifts', n: 0 }] }, as());
    const [change] = changes.is === 'changes' ? (changes.packs[0]?.changes ?? []) : [];
    expect(JSON.parse(change?.row ?? '{}').giving).toBe(givingBy([given(addDays(now, -2), 1_000)]));
  });

  it('are the same on whoever opens giving, with the limits that they depend on', async () => {
    const { answer, as } = await givers();
    const opened = await answer(openPeople, { packs: ['cards', 'gifts'] }, as('finance'));
    if (opened.is !== 'ready') throw new Error('The packs are still being built.');
    expect(opened.limits).toMatchObject({
      settings: { jurisdiction: 'US-NJ' },
      own: [{ max_cents: 100_000 }],
      elections: [{ on_ballot: true }],
    });
    expect(Object.keys(opened.limits?.own[0] ?? {})).not.toContain('created_by');
  });

  it('fill a call-time list', async () => {
    const { call, as } = await givers();
    const list = { id: 'call', name: 'Near', goalCents: 100_000, script: null, callers: [] };
    const made = await call(
      makeCallTimeList,
      { ...list, from: { is: 'audience', filter: inSegment('near_limit', 'maxed') } },
      as('finance'),
    );
    expect(made).toEqual({ answer: { people: 2, leftOut: { no_donor: 0, no_number: 0, closed: 0 } } });
  });
});

describe('what donors gave', () => {
  it('is told to nobody who may not read donations, by filters, packs, lists or their bytes', async () => {
    const { call, answer, as, open } = await givers();
    await answer(
      saveAudience,
      {
        ...{ id: 'maxed', name: 'Maxed', kind: 'search', isShared: true, view: null },
        filter: inSegment('maxed'),
      },
      as(),
    );
    await open(['cards', 'gifts']);
    for (const role of ['field', 'user', 'canvasser'] as const satisfies readonly Role[]) {
      for (const filter of [inSegment('maxed'), { all: [], except: inSegment('repeat').all }]) {
        expect(await call(countOnServer, { filter }, as(role))).toEqual(refused);
        for (const kind of ['search', 'list'] as const)
          expect(
            await call(
              saveAudience,
              { ...{ id: `mine-${kind}`, name: 'Mine', kind, isShared: false, view: null }, filter },
              as(role),
            ),
          ).toEqual(refused);
      }
      expect(await call(openPeople, { packs: ['gifts'] }, as(role))).toEqual(refused);
      expect(await call(openPeople, { packs: ['cards', 'gifts'] }, as(role))).toEqual(refused);
      expect(await call(peopleChanges, { since: [{ pack: 'gifts', n: 0 }] }, as(role))).toEqual(refused);
      const parts = [{ pack: 'gifts', part: 0, version: 'guessed' }] as const;
      expect(await call(peopleParts, { parts: [...parts] }, as(role))).toEqual(refused);
    }
    const { audiences } = await answer(listAudiences, {}, as('field'));
    expect(audiences).toMatchObject([{ id: 'maxed', filter: null, count: null }]);
    // The cards that they do open say nothing of it, nor of the limits.
    const opened = await answer(openPeople, { packs: ['cards'] }, as('field'));
    if (opened.is !== 'ready') throw new Error('The packs are still being built.');
    expect(opened.limits).toBeNull();
    const { version = '', hash = '' } = opened.packs[0]?.parts[0] ?? {};
    const { parts } = await answer(
      peopleParts,
      { parts: [{ pack: 'cards', part: 0, version }] },
      as('field'),
    );
    const rows = await unpackPart<'cards'>(bytesOf(parts[0] ?? ''), hash);
    expect(rows).toHaveLength(40);
    for (const field of ['giving', 'total', 'segments'])
      expect(rows.every((row) => !(field in row))).toBe(true);
  });
});
