import { beforeEach, expect, it, vi } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { federalRace } from '#shared/domain/money/meter-kit.ts';
import { findHeld } from './find-held.ts';

type Row = { id: string; totalDonated: number; donor_kind: string | null };
const answers = vi.hoisted(() => ({
  most: [] as object[],
  barred: [] as object[],
  cards: [] as string[],
  partners: [] as { id: string }[],
}));

vi.mock('../../../shared/data/queries.ts', () => {
  const passed = (list: object) => list;
  return { firstOf: passed, inOrder: passed, withValues: passed };
});
vi.mock('../../../shared/data/cached-documents.ts', () => ({
  cachedDocuments: (collection: { name: string }) => async (id: string) => {
    if (collection.name === 'donors') return answers.partners.find((one) => one.id === id) ?? null;
    answers.cards.push(id);
    return { kind: 'individual', merged_ids: [] };
  },
}));
vi.mock('../../../shared/data/lookup.ts', () => ({
  readWholeList: async (
    { name }: { name: string },
    { conditions }: { conditions: { field: string; value: string[] }[] },
  ) => {
    const [first] = conditions;
    if (name === 'gift_partners')
      return [{ partners: answers.partners.map(({ id }) => ({ donor_id: id, name: id, cents: 1 })) }];
    if (name === 'donors') return first?.field === 'donor_kind' ? answers.barred : answers.most;
    return (first?.value ?? []).map((donor_id) => ({
      ...{ id: donor_id, gift_id: donor_id, donor_id, kind: 'gift', cents: 400_000, day: '2027-02-01' },
      ...{ election: null },
    }));
  },
}));

const row = (id: string, cents: number, donor_kind: string | null = null): Row => ({
  ...{ id, name: id, name_key: id, totalDonated: cents, donor_kind },
});
const find = (count: number) => findHeld('o', federalRace, { today: '2027-03-01', count });
beforeEach(() => Object.assign(answers, { most: [], barred: [], cards: [], partners: [] }));

it('looks at a barred donor who is the first one beyond those who gave most, once', async () => {
  const corporation = row('barred', 500_000, 'corporation');
  answers.most = [row('a', 700_000), row('b', 600_000), corporation];
  answers.barred = [corporation];
  const found = await find(2);
  expect(found).toMatchObject({ checked: 2, isMore: true });
  expect(answers.cards).toEqual(['a', 'b', 'barred']);
  expect(found.cases.map(({ donor, cents }) => [donor.id, cents])).toContainEqual(['barred', 400_000]);
});

it('looks at a barred donor who is among those who gave most once, and at none who gave nothing', async () => {
  const corporation = row('barred', 500_000, 'corporation');
  answers.most = [row('a', 700_000), corporation];
  answers.barred = [corporation, row('empty', 0, 'corporation')];
  expect(await find(2)).toMatchObject({ checked: 2, isMore: false });
  expect(answers.cards).toEqual(['a', 'barred']);
  expect(donors.name).toBe('donors');
});

it('looks at partners, whose parts no total has, once each and also where they may give nothing', async () => {
  const barred = row('barred', 0, 'corporation');
  answers.most = [row('a', 700_000)];
  answers.barred = [barred];
  answers.partners = [row('a', 700_000), row('partner', 0), barred];
  const found = await find(2);
  expect(answers.cards.toSorted()).toEqual(['a', 'barred', 'partner']);
  expect(found.cases.map(({ donor, cents }) => [donor.id, cents])).toEqual(
    expect.arrayContaining([
      ['partner', 50_000],
      ['barred', 400_000],
    ]),
  );
});
