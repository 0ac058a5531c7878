import { beforeEach, expect, it, vi } from 'vitest';

type Card = { id: string; name: string; emails: string[]; phones: string[]; merged_into: null };
const lookups = vi.hoisted(() => ({ values: [] as string[], people: [] as Card[], fails: false }));
vi.mock('../data/queries.ts', () => ({
  withValues: ({ conditions }: { conditions: readonly { value: string }[] }) => conditions[0]?.value,
}));
vi.mock('../data/lookup.ts', () => ({
  readList: async (_: unknown, value: string) => {
    lookups.values.push(value);
    if (lookups.fails) throw new Error('unavailable');
    return lookups.people.filter(({ emails, phones }) => [...emails, ...phones].includes(value));
  },
}));
const { createPersonFinder } = await import('./existing-person.ts');

const card = (id: string, name: string, emails: string[], phones: string[] = []): Card => ({
  ...{ id, name, emails, phones, merged_into: null },
});
const five = ['a', 'b', 'c', 'd', 'e'];
const emails = five.map((one) => `${one}@example.org`);
const phones = five.map((_, at) => `+1555010016${at}`);

beforeEach(() => {
  Object.assign(lookups, { values: [], fails: false, people: [] });
});

it('looks up each of ten addresses and numbers once, however often it is asked', async () => {
  lookups.people = [card('ana', 'Ana López', [], [phones[4] ?? ''])];
  const find = createPersonFinder('ours');
  expect(await find({ name: 'Ana López', emails, phones })).toMatchObject({ id: 'ana' });
  expect(lookups.values.toSorted()).toEqual([...emails, ...phones].toSorted());
  expect(await find({ name: 'A. López', emails, phones: phones.toReversed() })).toMatchObject({ id: 'ana' });
  expect(lookups.values).toHaveLength(10);
});

it('looks up no more of each than a card has', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `m${at}@example.org`);
  await createPersonFinder('ours')({ name: 'Ana', emails: many, phones: [] });
  expect(lookups.values).toHaveLength(5);
});

it('finds nobody where contacts are of several people, and nobody by a name alone', async () => {
  lookups.people = five.map((one, at) => card(one, 'Ana López', [emails[at] ?? '']));
  const find = createPersonFinder('ours');
  expect(await find({ name: 'Ana López', emails, phones: [] })).toBeNull();
  expect(await find({ name: 'Ana López', emails: emails.slice(2, 3), phones: [] })).toMatchObject({
    id: 'c',
  });
  expect(await find({ name: 'Luis López', emails: emails.slice(2, 3), phones: [] })).toBeNull();
  expect(await find({ name: 'Ana López', emails: [], phones: [] })).toBeNull();
});

it('asks again what could not be asked', async () => {
  lookups.people = [card('ana', 'Ana', emails.slice(0, 1))];
  const find = createPersonFinder('ours');
  lookups.fails = true;
  expect(await find({ name: 'Ana', emails: emails.slice(0, 1), phones: [] })).toBeNull();
  lookups.fails = false;
  expect(await find({ name: 'Ana', emails: emails.slice(0, 1), phones: [] })).toMatchObject({ id: 'ana' });
});
