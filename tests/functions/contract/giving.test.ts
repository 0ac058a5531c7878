import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { fundraisingPlanCall, saveCommitteeMemberCall } from '#shared/api/giving-api.ts';
import { committeeMax, committeeMembers } from '#shared/collections/committee-members.ts';
import { donations } from '#shared/collections/donations.ts';
import {
  fundraisingPlanId,
  fundraisingPlans,
  planSourcesMax,
  sourceCodesMax,
} from '#shared/collections/fundraising-plans.ts';
import { givingByWeek } from '#shared/domain/giving/giving-sources.ts';
import { joinedMembers } from '#shared/domain/giving/joined-members.ts';
import { creditGift } from '#shared/usecases/gifts/credit-gift.ts';
import { saveCommitteeMember } from '#shared/usecases/giving/save-committee-member.ts';
import { saveFundraisingPlan } from '#shared/usecases/giving/save-fundraising-plan.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

type Member = z.output<typeof saveCommitteeMemberCall.request>;
type PlanChange = z.output<typeof fundraisingPlanCall.request>;

const lee: Member = {
  ...{ id: 'm', personId: 'ana', goal: 500_000, commitment: 250_000, code: 'FC-LEE' },
  ...{ is_lobbyist: false, note: null, left_on: null },
};
const refusedRoles: Role[] = ['field', 'user', 'canvasser'];

async function campaign() {
  const made = await mergeCampaign();
  const { call, as, add, gift, seedMember } = made;
  for (const id of ['ana', 'ben', 'cy']) await add(id, { name: `${id} López` });
  await gift('g', 'ana');
  const canvasser = as('canvasser');
  await seedMember(canvasser.by, 'canvasser');
  const read = () => made.contexts(as()).memory.read;
  return {
    ...made,
    save: (fields: Partial<Member> = {}, role: Role = 'finance') =>
      call(saveCommitteeMember, { ...lee, ...fields }, as(role)),
    credit: (memberIds: string[], giftId = 'g', role: Role = 'finance', shares: number[] = []) =>
      call(creditGift, { giftId, memberIds, shares }, as(role)),
    plan: (change: PlanChange, role: Role = 'finance') => call(saveFundraisingPlan, change, as(role)),
    read,
    members: () => read().find(committeeMembers, {}),
    stored: async () => (await read().get(fundraisingPlans, fundraisingPlanId))?.plan ?? null,
    page: async () => (await read().get(fundraisingPlans, fundraisingPlanId))?.donation_page,
    solicitors: async () => (await read().get(donations, 'g'))?.solicitors,
  };
}

describe('the finance committee', () => {
  it('takes a person once, and changes what is known of the member', async () => {
    const { save, members, compare } = await campaign();
    for (const _ of ['first', 'again']) expect(await save()).toEqual({ answer: {} });
    expect(await save({ goal: 600_000, code: 'FC-ANA', is_lobbyist: true })).toEqual({ answer: {} });
    await compare();
    expect(await members()).toMatchObject([
      { person_id: 'ana', name: 'ana López', goal: 600_000, code: 'FC-ANA', is_lobbyist: true },
    ]);
    expect(await save({ id: 'other' })).toMatchObject({ refused: 'committee.onIt' });
    expect(await save({ personId: 'ben' })).toMatchObject({ refused: 'committee.otherPerson' });
  });

  it('gives no two members one code; those without share none', async () => {
    const { save } = await campaign();
    await save();
    expect(await save({ id: 'n', personId: 'ben' })).toMatchObject({ refused: 'committee.codeTaken' });
    expect(await save({ id: 'n', personId: 'ben', code: null })).toEqual({ answer: {} });
    expect(await save({ id: 'o', personId: 'cy', code: null })).toEqual({ answer: {} });
    expect(await save({ id: 'o', personId: 'cy', code: 'FC-LEE' })).toMatchObject({
      refused: 'committee.codeTaken',
    });
  });

  it('has whoever was merged once, with each gift once, and twice again after that is taken back', async () => {
    const { save, members, merge, unmerge, compare } = await campaign();
    await save();
    await save({ id: 'n', personId: 'ben', code: 'FC-BEN', goal: 100_000 });
    expect(await merge('x', 'ana', ['ben'], { choices: { name: 'ana' } })).toMatchObject({ answer: {} });
    const week = '2026-11-23';
    const cells = {
      [`${week}|check||FC-LEE`]: { cents: 1_000, count: 1 },
      [`${week}|check|m,n|FC-BEN`]: { cents: 200, count: 1 },
    };
    const joined = async () => joinedMembers(await members());
    const raised = (all: Awaited<ReturnType<typeof joined>>) =>
      all.map(({ id }) => givingByWeek([{ cells }], [], all).members.get(id)?.get(week));
    expect(raised(await joined())).toEqual([1_200]);
    // Whoever is shown may take the other code over; nobody else may.
    const [one] = await joined();
    expect(await save({ id: 'o', personId: 'cy', code: 'FC-BEN' })).toMatchObject({
      refused: 'committee.codeTaken',
    });
    const code = one?.id === 'm' ? 'FC-BEN' : 'FC-LEE';
    expect(await save({ id: one?.id ?? '', code })).toEqual({ answer: {} });
    await compare();
    expect((await members()).map((each) => each.code).toSorted()).toEqual([code, null].toSorted());
    expect(await unmerge('x')).toMatchObject({ answer: { isDone: true } });
    expect((await joined()).map(({ person_id }) => person_id).toSorted()).toEqual(['ana', 'ben']);
  });

  it('takes nobody who is not there, or was merged away', async () => {
    const { save, add } = await campaign();
    await add('gone', { name: 'Gone', merged_into: 'ana' });
    for (const personId of ['nobody', 'gone'])
      expect(await save({ personId })).toMatchObject({ refused: 'merges.personGone' });
  });

  it('has a hundred members at most, and changes those', async () => {
    const { save, seed } = await campaign();
    for (let at = 0; at < committeeMax; at++)
      await seed(committeeMembers, `m${at}`, {
        ...{ person_id: `p${at}`, name: 'Someone', goal: 0, commitment: 0, code: `C-${at}` },
        ...{ is_lobbyist: false, note: null, left_on: null, created_by: 'a', updated_by: 'a', ...stamps },
      });
    expect(await save()).toMatchObject({ refused: 'committee.full' });
    expect(await save({ id: 'm7', personId: 'p8' })).toMatchObject({ refused: 'committee.otherPerson' });
  });

  it('changes a member whose person was deleted since, under the name that they had', async () => {
    const { save, members, call, as, compare } = await campaign();
    await save({ personId: 'cy' });
    expect(await call(deletePerson, { personId: 'cy' }, as('admin'))).toEqual({ answer: { success: true } });
    const left = { personId: 'cy', left_on: '2026-11-20', code: null };
    expect(await save(left)).toEqual({ answer: {} });
    await compare();
    expect(await members()).toMatchObject([{ name: 'cy López', left_on: '2026-11-20', code: null }]);
    expect(await save({ id: 'n', personId: 'cy' })).toMatchObject({ refused: 'merges.personGone' });
  });

  it.each([
    [{ code: 'fc-lee' }, false],
    [{ code: 'A' }, false],
    [{ code: 'A2' }, true],
    [{ code: 'A'.repeat(20) }, true],
    [{ code: 'A'.repeat(21) }, false],
    [{ code: 'A,B' }, false],
    [{ code: '=HYPERLINK' }, false],
    [{ goal: -1 }, false],
    [{ goal: 0.5 }, false],
    [{ goal: 100_000_000_000 }, true],
    [{ goal: 100_000_000_001 }, false],
    [{ commitment: -1 }, false],
    [{ note: 'x'.repeat(501) }, false],
    [{ left_on: '2026-02-30' }, false],
    [{ personId: '../other/people/x' }, false],
    [{ raised: 1 }, false],
  ])('takes %j: %s', (fields, isTaken) => {
    const { success } = saveCommitteeMember.endpoint.request.safeParse({ ...lee, ...fields });
    expect(success).toBe(isTaken);
  });
});

describe('credit by hand', () => {
  it('is for all that several people gave together, and for a part by itself', async () => {
    const { save, credit, gift, read, compare } = await campaign();
    await gift('g-shared-to', 'ben');
    await gift('g-shared-2-to', 'cy', { status: 'void', counted: 0 });
    await gift('m-to', 'cy');
    await save();
    const of = async (id: string) => (await read().get(donations, id))?.solicitors;
    for (let time = 0; time < 2; time += 1) expect(await credit(['m'])).toEqual({ answer: {} });
    await compare();
    expect([await of('g'), await of('g-shared-to'), await of('m-to')]).toEqual([['m'], ['m'], []]);
    await credit([], 'g-shared-to');
    expect([await of('g'), await of('g-shared-to')]).toEqual([['m'], []]);
    await compare();
  });

  it('is given to members, in place of those before, and taken back', async () => {
    const { save, credit, solicitors, compare } = await campaign();
    await save();
    await save({ id: 'a', personId: 'ben', code: null });
    expect(await credit(['m', 'a', 'm'])).toEqual({ answer: {} });
    expect(await solicitors()).toEqual(['a', 'm']);
    await credit(['a', 'm']);
    await compare();
    await credit([]);
    expect(await solicitors()).toEqual([]);
  });

  it('is divided among members, each part with whom it is of, and whole again', async () => {
    const { save, credit, read, compare } = await campaign();
    await save();
    await save({ id: 'a', personId: 'ben', code: null });
    const stored = async () => {
      const gift = await read().get(donations, 'g');
      return [gift?.solicitors, gift?.solicitor_shares];
    };
    for (let time = 0; time < 2; time += 1)
      expect(await credit(['m', 'a'], 'g', 'finance', [6_000, 4_000])).toEqual({ answer: {} });
    await compare();
    expect(await stored()).toEqual([
      ['a', 'm'],
      [4_000, 6_000],
    ]);
    await credit(['m', 'a'], 'g', 'finance', [5_000, 5_000]);
    expect(await stored()).toEqual([
      ['a', 'm'],
      [5_000, 5_000],
    ]);
    await credit(['m', 'a']);
    await compare();
    expect(await stored()).toEqual([['a', 'm'], []]);
  });

  it.each([
    [['a', 'b'], [5_000, 5_000], true],
    [['a', 'b'], [9_999, 1], true],
    [['a', 'b'], [10_000, 0], false],
    [['a', 'b'], [5_000, 5_001], false],
    [['a', 'b'], [10_000], false],
    [['a', 'a'], [5_000, 5_000], false],
    [['a'], [10_000], false],
    [[], [10_000], false],
    [['a', 'b'], [-1, 10_001], false],
    [['a', 'b'], [0.5, 9_999.5], false],
  ])('divides among %j as %j: %s', (memberIds, shares, isTaken) => {
    const { success } = creditGift.endpoint.request.safeParse({ giftId: 'g', memberIds, shares });
    expect(success).toBe(isTaken);
  });

  it('is given to nobody who is no member, least of all of another campaign', async () => {
    const { credit, solicitors } = await campaign();
    const other = await campaign();
    await other.save({ id: 'theirs' });
    expect(await credit(['theirs'])).toMatchObject({ refused: 'committee.gone' });
    expect(await credit([], 'gone')).toMatchObject({ refused: 'gifts.gone' });
    expect(await solicitors()).toEqual([]);
  });

  it.each([
    [[], true],
    [['a', 'b', 'c', 'd', 'e'], true],
    [['a', 'b', 'c', 'd', 'e', 'f'], false],
    [['a,b'], false],
    [['a|b'], false],
  ])('takes %j: %s', (memberIds, isTaken) => {
    const { success } = creditGift.endpoint.request.safeParse({ giftId: 'g', memberIds });
    expect(success).toBe(isTaken);
  });
});

describe('a fundraising plan', () => {
  const goal = { is: 'goal', target: 100_000, from: '2026-11-04', until: '2026-11-26' } as const;
  const week = (day: string, cents: number | null) => ({ is: 'week', week: day, goal: cents }) as const;
  const online = {
    ...{ id: 'online', name: 'Online', target: 50_000, codes: ['WEB*'] },
    ...{ has_committee: false, methods: ['card' as const] },
  };

  it('is for whole weeks, and keeps its sources and the weeks that are left', async () => {
    const { plan, stored, compare } = await campaign();
    await plan(goal);
    expect(await stored()).toMatchObject({ from: '2026-11-02', until: '2026-11-29', weeks: [], sources: [] });
    await plan(week('2026-11-23', 5_000));
    await plan(week('2026-11-09', 4_000));
    await plan({ is: 'sources', sources: [online] });
    await plan({ is: 'page', donation_page: 'https://rivera.example/give' });
    await plan({ ...goal, target: 200_000, until: '2026-11-15' });
    await compare();
    expect(await stored()).toEqual({
      ...{ target: 200_000, from: '2026-11-02', until: '2026-11-15', sources: [online] },
      weeks: [{ week: '2026-11-09', goal: 4_000 }],
    });
    await plan(week('2026-11-09', null));
    expect(await stored()).toMatchObject({ weeks: [] });
  });

  it('takes no week that is not its own, and nothing before it has a goal', async () => {
    const { plan, stored, page } = await campaign();
    expect(await plan(week('2026-11-09', 1))).toMatchObject({ refused: 'fundraising.noPlan' });
    expect(await plan({ is: 'sources', sources: [] })).toMatchObject({ refused: 'fundraising.noPlan' });
    await plan({ is: 'page', donation_page: 'https://rivera.example/give' });
    expect(await page()).toBe('https://rivera.example/give');
    await plan(goal);
    for (const day of ['2026-11-10', '2026-10-26', '2026-11-30'])
      expect(await plan(week(day, 1))).toMatchObject({ refused: 'fundraising.weekOutside' });
    expect(await stored()).toMatchObject({ weeks: [] });
    expect(await page()).toBe('https://rivera.example/give');
  });

  it('ends after it begins, within three years, and names no source twice', async () => {
    const { plan } = await campaign();
    const days = { refused: 'fundraising.planDays' };
    expect(await plan({ ...goal, until: '2026-11-03' })).toMatchObject(days);
    expect(await plan({ ...goal, until: '2029-12-31' })).toMatchObject(days);
    expect(await plan({ ...goal, from: goal.until })).toEqual({ answer: {} });
    // A Sunday to the Monday 160 weeks later, which are 162 weeks; to the Saturday before are 160 whole ones.
    expect(await plan({ ...goal, from: '2026-11-01', until: '2029-11-26' })).toMatchObject(days);
    expect(await plan({ ...goal, from: '2026-11-02', until: '2029-11-25' })).toEqual({ answer: {} });
    expect(await plan({ ...goal, from: '2026-11-02', until: '2029-11-26' })).toMatchObject(days);
    expect(await plan({ is: 'sources', sources: [online, online] })).toMatchObject({
      refused: 'fundraising.sameSource',
    });
  });

  const many = (length: number) => Array.from({ length }, (_, at) => ({ ...online, id: `s${at}` }));
  it.each<[string, unknown, boolean]>([
    ['a goal of nothing', { ...goal, target: 0 }, false],
    ['a goal of too much', { ...goal, target: 100_000_000_001 }, false],
    ['a day that there is not', { ...goal, from: '2026-11-31' }, false],
    ['as many sources as there may be', { is: 'sources', sources: many(planSourcesMax) }, true],
    ['one more', { is: 'sources', sources: many(planSourcesMax + 1) }, false],
    [
      'too many codes',
      { is: 'sources', sources: [{ ...online, codes: Array(sourceCodesMax + 1).fill('A') }] },
      false,
    ],
    [
      'a code of 300 characters',
      { is: 'sources', sources: [{ ...online, codes: ['x'.repeat(300)] }] },
      false,
    ],
    ['a method that there is not', { is: 'sources', sources: [{ ...online, methods: ['gold'] }] }, false],
    ['a page that runs', { is: 'page', donation_page: 'javascript:alert(1)' }, false],
    ['a page without encryption', { is: 'page', donation_page: 'http://rivera.example' }, false],
    ['no page', { is: 'page', donation_page: null }, true],
    ['a stamp of one’s own', { ...goal, created_by: 'me' }, false],
  ])('takes %s: %s', (_, change, isTaken) => {
    expect(saveFundraisingPlan.endpoint.request.safeParse(change).success).toBe(isTaken);
  });
});

it.each(refusedRoles)('nothing of it is changed by a %s', async (role) => {
  const { save, credit, plan, members, stored, solicitors } = await campaign();
  const refused = { refused: 'request.notAllowed' };
  expect(await save({}, role)).toMatchObject(refused);
  expect(await credit([], 'g', role)).toMatchObject(refused);
  expect(await plan({ is: 'goal', target: 1, from: '2026-11-02', until: '2026-11-29' }, role)).toMatchObject(
    refused,
  );
  expect([await members(), await stored(), await solicitors()]).toEqual([[], null, []]);
});
