import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { fieldRegionsCall } from '#shared/api/regions-api.ts';
import { due } from '#shared/collections/due.ts';
import {
  fieldRegions,
  fieldRegionsId,
  nightlyMailMax,
  regionsMax,
  regionZipsMax,
  stagingPlacesMax,
  weeklyShiftsMax,
} from '#shared/collections/field-regions.ts';
import { dueId } from '#shared/domain/due/due-document.ts';
import { removeMember } from '#shared/usecases/members/remove-member.ts';
import { saveFieldRegions } from '#shared/usecases/regions/save-regions.ts';
import { bothStores, moment } from './both-stores.ts';

type Change = z.output<typeof fieldRegionsCall.request>;
type Region = Extract<Change, { is: 'save' }>['region'];

const hall = { id: 'p1', name: 'Union hall', address: '1 Dock St', time: '09:30', note: 'Park behind' };
const north: Region = {
  ...{ id: 'north', name: 'North', organizer: null, zips: ['08001', '08002'], weekly_shifts: 20 },
  places: [hall],
};
const save = (fields: Partial<Region> = {}): Change => ({ is: 'save', region: { ...north, ...fields } });
const full = (length: number): Region[] =>
  Array.from({ length }, (_, at) => ({ ...north, id: `r${at}`, name: `Region ${at}`, zips: [] }));

async function campaign() {
  const stores = bothStores();
  const { organization, seed, seedMember, call } = stores;
  const began = Date.now();
  let calls = 0;
  const uidOf = (role: Role) => `${role}-${organization}`;
  const as = (role: Role = 'field') => {
    calls += 1;
    return { by: uidOf(role), at: began + calls * 1_000, role };
  };
  for (const role of ['admin', 'manager', 'field', 'finance', 'user', 'canvasser'] as const)
    await seedMember(uidOf(role), role);
  const { read } = stores.contexts(as()).memory;
  const stamps = { created_at: moment(began), created_by: 'a', updated_at: moment(began), updated_by: 'a' };
  return {
    ...{ ...stores, as, uidOf },
    change: (change: Change, role?: Role) => call(saveFieldRegions, change, as(role)),
    stored: () => read.get(fieldRegions, fieldRegionsId),
    seedRegions: (regions: Region[], mail_to: string[] = []) =>
      seed(fieldRegions, fieldRegionsId, { regions, mail_to, ...stamps }),
    nights: () => read.get(due, dueId(organization, 'nightly_numbers', 'regions')),
  };
}

describe('regions', () => {
  it('are added, changed in their place and removed, and have the nights counted from then on', async () => {
    const { change, stored, nights, compare, uidOf } = await campaign();
    expect(await change({ is: 'remove', id: 'north' })).toEqual({ answer: {} });
    expect(await nights()).toBeNull();
    expect(await change(save())).toEqual({ answer: {} });
    const first = await nights();
    expect(first).toMatchObject({ kind: 'nightly_numbers', about: 'nights' });
    await change(save({ id: 'south', name: 'South', zips: [] }));
    await change(save({ name: 'Northside', organizer: uidOf('field') }));
    expect((await stored())?.regions).toMatchObject([{ name: 'Northside' }, { name: 'South' }]);
    await change({ is: 'remove', id: 'north' });
    await change({ is: 'remove', id: 'north' });
    expect((await stored())?.regions).toMatchObject([{ id: 'south' }]);
    expect((await nights())?.generation).toBe(first?.generation);
    await compare();
  });

  it('share no name and no ZIP code, and are run by members who see voters', async () => {
    const { change, uidOf } = await campaign();
    await change(save());
    const other = { id: 'other', name: 'Other', zips: ['08003'] };
    expect(await change(save({ ...other, name: 'NORTH' }))).toMatchObject({ refused: 'regions.sameName' });
    expect(await change(save({ ...other, zips: ['08002'] }))).toMatchObject({
      ...{ refused: 'regions.zipTaken', params: { region: 'North' } },
    });
    expect(await change(save({ ...other, zips: ['08003', '08003'] }))).toMatchObject({
      refused: 'request.badBody',
    });
    for (const role of ['user', 'canvasser', 'finance'] as const)
      expect(await change(save({ ...other, organizer: uidOf(role) }))).toMatchObject({
        refused: 'regions.organizer',
      });
    expect(await change(save({ ...other, organizer: 'a-stranger' }))).toMatchObject({
      refused: 'members.gone',
    });
    expect(await change(save({ ...other, organizer: uidOf('manager') }))).toEqual({ answer: {} });
  });

  it('are as many as there is room for, and no more', async () => {
    const { change, seedRegions, stored } = await campaign();
    await seedRegions(full(regionsMax - 1));
    expect(await change(save())).toEqual({ answer: {} });
    expect(await change(save({ id: 'more', name: 'More', zips: [] }))).toMatchObject({
      ...{ refused: 'regions.full', params: { most: regionsMax } },
    });
    expect(await change(save({ weekly_shifts: 30 }))).toEqual({ answer: {} });
    expect((await stored())?.regions).toHaveLength(regionsMax);
  });

  it('are changed by whoever writes voters', async () => {
    const { change } = await campaign();
    for (const role of ['user', 'canvasser', 'finance'] as const)
      expect(await change(save(), role)).toMatchObject({ refused: 'request.notAllowed' });
  });

  it('go to the successor of an organizer who leaves, and are without one where there is none', async () => {
    const { change, stored, call, as, uidOf } = await campaign();
    await change(save({ organizer: uidOf('field') }));
    await change({ is: 'mail', isOn: true });
    const leave = (successor: string | null) =>
      call(removeMember, { uid: uidOf('field'), successor }, as('admin'));
    expect(await leave(uidOf('manager'))).toEqual({ answer: { success: true } });
    expect(await stored()).toMatchObject({ regions: [{ organizer: uidOf('manager') }], mail_to: [] });
    await call(removeMember, { uid: uidOf('manager'), successor: null }, as('admin'));
    expect((await stored())?.regions).toMatchObject([{ organizer: null }]);
  });

  it('mail the nights to whoever asks, once each and to so many', async () => {
    const { change, stored, seedRegions, uidOf } = await campaign();
    await seedRegions(
      [north],
      Array.from({ length: nightlyMailMax - 1 }, (_, at) => `m${at}`),
    );
    for (const _ of ['first', 'again'])
      expect(await change({ is: 'mail', isOn: true })).toEqual({ answer: {} });
    expect((await stored())?.mail_to).toHaveLength(nightlyMailMax);
    expect(await change({ is: 'mail', isOn: true }, 'manager')).toMatchObject({
      refused: 'regions.mailFull',
    });
    await change({ is: 'mail', isOn: false });
    expect((await stored())?.mail_to).not.toContain(uidOf('field'));
  });
});

it.each<[string, Partial<Region>, boolean]>([
  [
    'the last ZIP code',
    { zips: Array.from({ length: regionZipsMax }, (_, at) => String(10_000 + at)) },
    true,
  ],
  [
    'one ZIP code more',
    { zips: Array.from({ length: regionZipsMax + 1 }, (_, at) => String(10_000 + at)) },
    false,
  ],
  ['most shifts', { weekly_shifts: weeklyShiftsMax }, true],
  ['one shift more', { weekly_shifts: weeklyShiftsMax + 1 }, false],
  ['fewer than none', { weekly_shifts: -3 }, false],
  ['half a shift', { weekly_shifts: 1.5 }, false],
  ['no ZIP code', { zips: ['0800'] }, false],
  [
    'most places',
    { places: Array.from({ length: stagingPlacesMax }, (_, at) => ({ ...hall, id: `p${at}` })) },
    true,
  ],
  [
    'one place more',
    {
      places: Array.from({ length: stagingPlacesMax + 1 }, (_, at) => ({
        ...hall,
        id: `p${at}`,
      })),
    },
    false,
  ],
  ['no time', { places: [{ ...hall, time: '24:00' }] }, false],
  ['no id', { id: '../north' }, false],
])('takes a region with %s: %o, %s', (_, fields, isTaken) =>
  expect(saveFieldRegions.endpoint.request.safeParse(save(fields)).success).toBe(isTaken),
);
