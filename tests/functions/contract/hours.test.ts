import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { audit } from '#shared/collections/audit.ts';
import { hourEntries } from '#shared/collections/hour-entries.ts';
import { people } from '#shared/collections/people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { addHours } from '#shared/usecases/hours/add-hours.ts';
import { correctHours } from '#shared/usecases/hours/correct-hours.ts';
import { decideHours } from '#shared/usecases/hours/decide-hours.ts';
import { addPerson } from '#shared/usecases/people/add-person.ts';
import { moment } from './both-stores.ts';
import { mergeCampaign } from './merge-campaign.ts';

const idOf = (count: number): string => `a3b5a1a4-58f3-4b6e-9d38-${String(count).padStart(12, '0')}`;
const day = '2026-03-09';
type Added = z.input<typeof addHours.endpoint.request>;
const hours = (count: number, minutes: number, fields: Partial<Added> = {}) =>
  addHours.endpoint.request.parse({
    ...{ id: idOf(count), personId: 'ana', minutes, day, note: null, besides: false },
    ...fields,
  });
const correction = (count: number, entry: number, minutes: number, seen: number) =>
  correctHours.endpoint.request.parse({
    ...{ id: idOf(count), entryId: idOf(entry), minutes, seen, note: null },
  });
const decision = (entry: number, approve: boolean, reason: string | null = null) =>
  decideHours.endpoint.request.parse({ entryId: idOf(entry), approve, reason });

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { name: 'Ana Lopez' }, null, { totalHours: 4, lastActiveDate: null });
  const { read } = made.contexts(made.as()).memory;
  const total = async (id = 'ana') => (await read.get(volunteers, id))?.totalHours;
  const ledger = async () =>
    (await read.find(hourEntries, {}))
      .map(({ id, kind, state, minutes }) => [Number(id.slice(-12)), kind, state, minutes])
      .toSorted((one, other) => Number(one[0]) - Number(other[0]));
  return { ...made, read, total, ledger };
}

describe('hours by hand', () => {
  it('count at once, and are asked about before the day has more', async () => {
    const { call, compare, as, total, ledger, read } = await campaign();
    const first = { ...as('field'), callId: 'one' };
    for (const _ of ['first', 'again'])
      expect(await call(addHours, hours(1, 90), first)).toEqual({ answer: { state: 'counted' } });
    expect(await total()).toBe(5.5);
    expect(await read.get(volunteers, 'ana')).toMatchObject({ lastActiveDate: day });
    // Another device enters the same.
    expect(await call(addHours, hours(2, 90), as())).toMatchObject({ refused: 'hours.already' });
    expect(await call(addHours, hours(2, 90, { besides: true }), as())).toEqual({
      answer: { state: 'counted' },
    });
    // Its id is taken.
    expect(await call(addHours, hours(2, 30, { besides: true }), as())).toMatchObject({
      refused: 'call.replayed',
    });
    expect(await ledger()).toEqual([
      [1, 'manual', 'counted', 90],
      [2, 'manual', 'counted', 90],
    ]);
    await compare();
  });

  it.each([
    ['a day of 24 hours', 1_440, 0, { answer: { state: 'waiting' } }],
    ['a minute more', 1_440, 1, { refused: 'hours.dayFull' }],
    ['12 hours', 600, 120, { answer: { state: 'counted' } }],
    ['a minute more than 12 hours', 600, 121, { answer: { state: 'waiting' } }],
  ])('%s in two entries', async (_, first, second, expected) => {
    const { call, as } = await campaign();
    const answer = await call(addHours, hours(1, first), as());
    if (second === 0) return expect(answer).toEqual(expected);
    expect(await call(addHours, hours(2, second, { besides: true }), as())).toMatchObject(expected);
  });

  it('are refused of nobody, of another campaign, of a day to come, and of others than oneself', async () => {
    const { call, as, add } = await campaign();
    const other = await campaign();
    await other.add('elsewhere', { name: 'Eva' });
    await add('club', { name: 'Book club', kind: 'organization' });
    for (const personId of ['nobody', 'elsewhere', 'club'])
      expect(await call(addHours, hours(1, 60, { personId }), as())).toMatchObject({
        refused: 'hours.noPerson',
      });
    const later = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    expect(await call(addHours, hours(1, 60, { day: later }), as())).toMatchObject({
      refused: 'hours.future',
    });
    for (const role of ['user', 'finance'] as const)
      expect(await call(addHours, hours(1, 60), as(role))).toMatchObject({ refused: 'hours.ownOnly' });
    expect(await call(addHours, hours(1, 60, { personId: null }), as('user'))).toMatchObject({
      refused: 'hours.noOwnCard',
    });
    const { request } = addHours.endpoint;
    for (const bad of [
      { minutes: -180 },
      { minutes: 0 },
      { minutes: 1_441 },
      { minutes: 1.5 },
      { id: 'r-1' },
    ])
      expect(request.safeParse({ ...hours(1, 60), ...bad }).success).toBe(false);
  });

  it('of one’s own wait for somebody, whoever enters them', async () => {
    const { call, as, add, read } = await campaign();
    const user = as('user');
    await add('rosa', { name: `${user.by}’s name`, emails: ['rosa@example.org'] });
    expect(await call(addHours, hours(1, 60, { personId: null }), user)).toEqual({
      answer: { state: 'waiting' },
    });
    expect(await call(addHours, hours(2, 60, { personId: 'rosa', besides: true }), as('field'))).toEqual({
      answer: { state: 'waiting' },
    });
    // What somebody approved is raised by nobody on their own.
    await call(decideHours, decision(2, true), as());
    expect(await call(correctHours, correction(3, 2, 720, 60), as('field'))).toEqual({
      answer: { state: 'waiting' },
    });
    expect((await read.find(hourEntries, {})).every(({ person_id }) => person_id === 'rosa')).toBe(true);
    expect(await read.get(volunteers, 'rosa')).toMatchObject({ totalHours: 1 });
  });

  it('go to whom the card was merged into, who becomes a volunteer', async () => {
    const { call, compare, as, add, seed, read, total } = await campaign();
    await add('eva', { name: 'Eva Lopez', merged_ids: ['old'] });
    const eva = await read.get(people, 'eva');
    if (!eva) throw new Error('No card.');
    const { id: _, ...card } = eva;
    await seed(people, 'old', { ...card, merged_ids: [], merged_into: 'eva' });
    await call(addHours, hours(1, 60, { personId: 'old' }), as());
    expect(await total('eva')).toBe(1);
    await compare();
  });

  it('of forty devices at once are one entry', async () => {
    const { contexts, as, read } = await campaign();
    const { server } = contexts(as());
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => addHours.run(hours(at, 60), server)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await server.read.find(hourEntries, {})).length).toBe(1);
    expect((await server.read.get(volunteers, 'ana'))?.totalHours).toBe(5);
    expect(await read.find(hourEntries, {})).toEqual([]);
  });
});

describe('a correction', () => {
  it('adds the difference, and knows what another device has corrected', async () => {
    const { call, compare, as, total, ledger } = await campaign();
    await call(addHours, hours(1, 90), as());
    await call(correctHours, correction(2, 1, 120, 90), as());
    expect(await total()).toBe(6);
    expect(await call(correctHours, correction(3, 1, 60, 90), as('field'))).toMatchObject({
      refused: 'hours.changed',
    });
    expect(await call(correctHours, correction(3, 2, 60, 30), as())).toMatchObject({
      refused: 'hours.ofCorrection',
    });
    await call(correctHours, correction(3, 1, 0, 120), as());
    expect(await total()).toBe(4);
    expect(await ledger()).toEqual([
      [1, 'manual', 'counted', 90],
      [2, 'correction', 'counted', 30],
      [3, 'correction', 'counted', -120],
    ]);
    expect(await call(correctHours, correction(4, 1, 1_441, 0), as())).toMatchObject({
      refused: 'hours.dayFull',
    });
    expect(await call(correctHours, correction(4, 1, 721, 0), as())).toEqual({
      answer: { state: 'waiting' },
    });
    expect(await call(correctHours, correction(5, 1, 60, 0), as())).toMatchObject({
      refused: 'hours.correctionWaits',
    });
    expect(await total()).toBe(4);
    await compare();
  });

  it('leaves a check-out to its roster', async () => {
    const { call, as, seed } = await campaign();
    await call(addHours, hours(1, 60), as());
    const entry = await campaignEntry(as, seed);
    expect(await call(correctHours, { ...correction(2, 1, 30, 60), entryId: entry }, as())).toMatchObject({
      refused: 'hours.fromShift',
    });
  });
});

type Campaign = Awaited<ReturnType<typeof campaign>>;
async function campaignEntry(as: Campaign['as'], seed: Campaign['seed']): Promise<string> {
  const { by } = as();
  await seed(
    hourEntries,
    'r-1',
    hourEntries.schema.parse({
      ...{ person_id: 'ana', kind: 'shift', state: 'counted', minutes: 60, day, event_id: 'e' },
      ...{ shift_id: 's', rsvp_id: 'r', corrects: null, note: null, approved_by: null, decided_at: null },
      ...{ reason: null, import_id: null, created_at: moment(0), created_by: by },
    }),
  );
  return 'r-1';
}

describe('hours that wait', () => {
  it('count once somebody else has approved them, and never when they were declined', async () => {
    const { call, compare, as, total, ledger } = await campaign();
    const field = as('field');
    await call(addHours, hours(1, 780), field);
    expect(await total()).toBe(4);
    expect(await call(decideHours, decision(1, true), as('field'))).toMatchObject({
      refused: 'hours.ownEntry',
    });
    for (const _ of ['first', 'again'])
      expect(await call(decideHours, decision(1, true), as())).toEqual({ answer: { state: 'counted' } });
    expect(await total()).toBe(17);
    expect(await call(decideHours, decision(1, false), as())).toMatchObject({ refused: 'hours.decided' });
    await call(addHours, hours(2, 780, { day: '2026-03-10' }), field);
    expect(await call(decideHours, decision(2, false, 'Twice'), as())).toEqual({
      answer: { state: 'declined' },
    });
    expect(await total()).toBe(17);
    expect(await ledger()).toEqual([
      [1, 'manual', 'counted', 780],
      [2, 'manual', 'declined', 780],
    ]);
    // What was declined leaves the day free.
    expect(await call(addHours, hours(3, 60, { day: '2026-03-10' }), as())).toEqual({
      answer: { state: 'counted' },
    });
    await compare();
  });

  it('need a reason where nobody else could approve them, which the audit tells', async () => {
    const { call, as, read, seedMember } = await campaign();
    const { by } = as('field');
    await seedMember(by, 'user');
    await call(addHours, hours(1, 780), as());
    expect(await call(decideHours, decision(1, true), as())).toMatchObject({
      refused: 'hours.reasonMissing',
    });
    await call(decideHours, decision(1, true, 'Election day'), as());
    expect(await read.find(audit, {})).toMatchObject([{ type: 'hours_self_approved', subject_id: 'ana' }]);
  });
});

it('a volunteer begins with the hours that were typed, and is given those of before again', async () => {
  const { call, as, compare, read, total } = await campaign();
  const volunteer = { skills: [], totalHours: 2.5, lastActiveDate: day, alias: null, on_leaderboard: true };
  const input = addPerson.endpoint.request.parse({
    ...{ id: 'bo', contact: { name: 'Bo Diaz', email: null, phone: null }, donor: null, volunteer },
  });
  await call(addPerson, input, as());
  expect(await total('bo')).toBe(2.5);
  expect(await read.find(hourEntries, {})).toMatchObject([
    { person_id: 'bo', kind: 'opening', state: 'counted', minutes: 150, day },
  ]);
  await compare();
});
