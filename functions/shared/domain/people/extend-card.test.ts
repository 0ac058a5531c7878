import { describe, expect, it } from 'vitest';
import { people } from '../../collections/people.ts';
import { extendedCard, newCard, type RowContact } from './extend-card.ts';

const row = (fields: Partial<RowContact>): RowContact => ({
  ...{ name: null, email: null, phone: null, facts: null },
  ...fields,
});
const ana = { name: 'Ana López', emails: ['ana@example.org'], phones: [], employer: 'Clinic', city: null };

describe('a card', () => {
  it('stays as it is where rows say nothing new', () =>
    expect(extendedCard(ana, [row({ name: 'A. López', email: 'ana@example.org' })], false)).toBeNull());

  it('lists further addresses and numbers, and fills blanks from other columns', () =>
    expect(
      extendedCard(
        ana,
        [
          row({
            email: 'new@example.org',
            phone: '+15035550100',
            facts: { employer: 'Acme', city: 'Rome' },
          }),
        ],
        false,
      ),
    ).toEqual({
      ...{ emails: ['ana@example.org', 'new@example.org'], phones: ['+15035550100'], city: 'Rome' },
      search_keys: ['#0100', '@ana', '@new', 'ana', 'lopez', '~anna'],
    }));

  it('takes new values where they replace, and keeps the former address', () =>
    expect(
      extendedCard(
        ana,
        [row({ name: 'Ana Díaz', email: 'new@example.org', facts: { employer: 'Acme' } })],
        true,
      ),
    ).toMatchObject({
      name: 'Ana Díaz',
      family: 'Díaz',
      name_key: 'ana diaz',
      emails: ['new@example.org', 'ana@example.org'],
      employer: 'Acme',
    }));

  it('keeps five addresses and refuses the sixth', () => {
    const emails = [1, 2, 3, 4].map((at) => `a${at}@example.org`);
    const full = extendedCard({ ...ana, emails }, [row({ email: 'a5@example.org' })], false);
    expect(full?.emails).toEqual([...emails, 'a5@example.org']);
    const five = [...emails, 'a5@example.org'];
    expect(extendedCard({ ...ana, emails: five }, [row({ email: 'a6@example.org' })], false)).toBeNull();
  });

  it('is made of a newcomer’s rows', () =>
    expect(
      newCard('Ana López', [row({ email: 'a@example.org' }), row({ phone: '+15035550100' })], false),
    ).toMatchObject({
      kind: 'person',
      given: 'Ana',
      emails: ['a@example.org'],
      phones: ['+15035550100'],
      facets: [],
    }));
});

it.each([
  [
    'an organization of many words',
    `International Brotherhood of Electrical Workers Local Union 134 Committee`,
  ],
  ['one long word', 'x'.repeat(120)],
  ['letters that are several each', 'ﬃ'.repeat(120)],
  ['many titles', 'Ana Ruiz MD PhD Esq DDS RN CPA'],
])('of %s, and a long address, can be read', (_, name) => {
  const email = `${'a'.repeat(150)}@example.org`;
  const now = { toMillis: () => 0, toDate: () => new Date(0) };
  const stamps = { created_at: now, created_by: 'ana', updated_at: now, updated_by: 'ana' };
  const card = { ...newCard(name, [row({ name, email })], false), ...stamps, import_id: null };
  expect(people.schema.safeParse(card)).toMatchObject({ success: true, data: { name } });
});
