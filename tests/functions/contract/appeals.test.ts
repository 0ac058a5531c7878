import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { saveAppealCall } from '#shared/api/giving-api.ts';
import { appealCodesMax, appealPackagesMax, appeals, appealsMax } from '#shared/collections/appeals.ts';
import { saveAppeal } from '#shared/usecases/giving/save-appeal.ts';
import { saveCommitteeMember } from '#shared/usecases/giving/save-committee-member.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

type Saved = z.output<typeof saveAppealCall.request>;

const codeOf = (code: string) => ({ code, name: '', quantity: 400, cost: 20_000 });
const packageOf = (id: string, ...codes: string[]) => ({
  id,
  name: `Package ${id}`,
  codes: codes.map(codeOf),
});
const spring: Saved = {
  ...{ id: 'spring', revision: null, name: 'Spring letter', channel: 'mail' as const },
  ...{ starts_on: '2026-03-01', ends_on: '2026-04-30', cost: 50_000, goal: 1_000_000, note: null },
  packages: [packageOf('p1', 'SL-1', 'SL-2')],
};
const lee = {
  ...{ id: 'm', personId: 'ana', goal: 0, commitment: 0, code: 'FC-LEE', is_lobbyist: false },
  ...{ note: null, left_on: null },
};

async function campaign() {
  const made = await mergeCampaign();
  const { call, as, add, seedMember } = made;
  await add('ana', { name: 'Ana López' });
  await seedMember(as('canvasser').by, 'canvasser');
  return {
    ...made,
    save: (fields: Partial<Saved> = {}, role: Role = 'finance') =>
      call(saveAppeal, { ...spring, ...fields }, as(role)),
    join: (code: string) => call(saveCommitteeMember, { ...lee, code }, as('finance')),
    stored: () => made.contexts(as()).memory.read.find(appeals, {}),
  };
}
const another = { id: 'fall', name: 'Fall letter' };

describe('an appeal', () => {
  it('is saved whole with its packages and codes, and sent again it changes nothing', async () => {
    const { save, stored, compare } = await campaign();
    for (const _ of ['first', 'again']) expect(await save()).toEqual({ answer: {} });
    expect(await stored()).toMatchObject([{ name: 'Spring letter', revision: 0, archived: false }]);
    const packages = [packageOf('p1', 'SL-2'), packageOf('p2', 'SL-3')];
    expect(await save({ revision: 0, packages, goal: 0 })).toEqual({ answer: {} });
    await compare();
    expect(await stored()).toMatchObject([{ revision: 1, goal: 0, packages }]);
  });

  it('is not overwritten by whoever saw an earlier one', async () => {
    const { save, stored } = await campaign();
    await save();
    await save({ revision: 0, name: 'First of two' });
    expect(await save({ revision: 0, name: 'Second of two' })).toMatchObject({ refused: 'appeals.changed' });
    expect(await save({ name: 'Taken for new' })).toMatchObject({ refused: 'appeals.changed' });
    expect(await save({ ...another, revision: 3, packages: [] })).toMatchObject({ refused: 'appeals.gone' });
    expect(await stored()).toMatchObject([{ name: 'First of two' }]);
  });

  it('has codes that are nobody else’s, whatever their case', async () => {
    const { save, join } = await campaign();
    await save();
    const taken = { refused: 'appeals.codeTaken' };
    expect(await save({ ...another, packages: [packageOf('p1', 'sl-2')] })).toMatchObject(taken);
    expect(
      await save({ ...another, packages: [packageOf('p1', 'F-1'), packageOf('p2', 'f-1')] }),
    ).toMatchObject({ refused: 'appeals.twice' });
    expect(await join('FC-LEE')).toEqual({ answer: {} });
    expect(await save({ ...another, packages: [packageOf('p1', 'fc-lee')] })).toMatchObject(taken);
    expect(await join('SL-1')).toMatchObject(taken);
    // Given up by one, a code is another's to take.
    await save({ revision: 0, packages: [packageOf('p1', 'SL-1')] });
    expect(await save({ ...another, packages: [packageOf('p1', 'sl-2', 'CALL-TIME')] })).toEqual({
      answer: {},
    });
    expect(await join('SL-2')).toMatchObject(taken);
  });

  it('keeps its codes while it is archived', async () => {
    const { save, seed, stored } = await campaign();
    const { id, revision: _, ...content } = spring;
    const by = { created_by: 'a', updated_by: 'a', ...stamps };
    await seed(appeals, id, { ...content, revision: 0, archived: true, ...by });
    expect(await save({ ...another })).toMatchObject({ refused: 'appeals.codeTaken' });
    expect(await save({ revision: 0, name: 'Renamed' })).toEqual({ answer: {} });
    expect(await stored()).toMatchObject([{ name: 'Renamed', archived: true }]);
  });

  it('is one of a hundred at most, and those are changed', async () => {
    const { save, seed } = await campaign();
    const { id: _, revision: __, ...content } = spring;
    const by = { created_by: 'a', updated_by: 'a', ...stamps };
    for (let at = 0; at < appealsMax - 1; at++)
      await seed(appeals, `a${at}`, { ...content, packages: [], revision: 0, archived: false, ...by });
    expect(await save()).toEqual({ answer: {} });
    expect(await save({ ...another, packages: [] })).toMatchObject({ refused: 'appeals.full' });
    expect(await save({ revision: 0, name: 'Renamed' })).toEqual({ answer: {} });
  });

  it('ends no earlier than it starts', async () => {
    const { save } = await campaign();
    expect(await save({ ends_on: '2026-02-28' })).toMatchObject({ refused: 'appeals.days' });
    expect(await save({ ends_on: '2026-03-01' })).toEqual({ answer: {} });
  });

  it('of another campaign has codes of its own', async () => {
    const [one, other] = [await campaign(), await campaign()];
    await one.save();
    expect(await other.save({ ...another })).toEqual({ answer: {} });
    expect(await other.save({ revision: 0 })).toMatchObject({ refused: 'appeals.gone' });
    expect(await one.stored()).toMatchObject([{ id: 'spring' }]);
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is not saved by a %s', async (role) => {
    const { save, stored } = await campaign();
    expect(await save({}, role)).toMatchObject({ refused: 'request.notAllowed' });
    expect(await stored()).toEqual([]);
  });

  const many = (length: number) => Array.from({ length }, (_, at) => codeOf(`C-${at}`));
  const withCode = (fields: object) => ({
    packages: [{ ...packageOf('p1'), codes: [{ ...codeOf('A'), ...fields }] }],
  });
  it.each<[string, object, boolean]>([
    [
      'as many codes as there may be',
      { packages: [{ ...packageOf('p1'), codes: many(appealCodesMax) }] },
      true,
    ],
    ['one more', { packages: [{ ...packageOf('p1'), codes: many(appealCodesMax + 1) }] }, false],
    [
      'one more in two packages',
      { packages: [{ ...packageOf('p1'), codes: many(appealCodesMax) }, packageOf('p2', 'X')] },
      false,
    ],
    [
      'as many packages as there may be',
      { packages: Array.from({ length: appealPackagesMax }, (_, at) => packageOf(`p${at}`)) },
      true,
    ],
    [
      'one package more',
      { packages: Array.from({ length: appealPackagesMax + 1 }, (_, at) => packageOf(`p${at}`)) },
      false,
    ],
    ['two packages with one id', { packages: [packageOf('p1'), packageOf('p1')] }, false],
    ['a code of 40 characters', withCode({ code: 'x'.repeat(40) }), true],
    ['a code of 41', withCode({ code: 'x'.repeat(41) }), false],
    ['a code of 300', withCode({ code: 'x'.repeat(300) }), false],
    ['a code of two lines', withCode({ code: 'A\nB' }), false],
    ['the sums’ own mark', withCode({ code: '*' }), false],
    ['an unknown code as a file has it', withCode({ code: 'refcode=a|b,ü' }), true],
    ['a quantity that is not known', withCode({ quantity: 0 }), true],
    ['fewer than none', withCode({ quantity: -1 }), false],
    ['a name of 81 characters', withCode({ name: 'x'.repeat(81) }), false],
    ['a name of two lines', withCode({ name: 'A\nB' }), false],
    ['a part of a letter', withCode({ quantity: 0.5 }), false],
    ['ten million letters', withCode({ quantity: 10_000_000 }), true],
    ['one more letter', withCode({ quantity: 10_000_001 }), false],
    ['a cost below nothing', withCode({ cost: -1 }), false],
    ['a forged sum', withCode({ cents: 1 }), false],
    ['a channel that there is not', { channel: 'pigeon' }, false],
    ['a day that there is not', { starts_on: '2026-02-30' }, false],
    ['a goal of too much', { goal: 100_000_000_001 }, false],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, false],
    ['an appeal that is archived by it', { archived: true }, false],
    ['an id that is a path', { id: '../other/appeals/x' }, false],
  ])('takes %s: %s', (_, fields, isTaken) => {
    expect(saveAppeal.endpoint.request.safeParse({ ...spring, ...fields }).success).toBe(isTaken);
  });
});
