import { describe, expect, it } from 'vitest';
import { importRowsCall } from '#shared/api/imports-api.ts';
import { people, tags } from '#shared/collections/index.ts';
import { importChunkRows } from '#shared/constants.ts';
import { tagListMax } from '#shared/domain/people/people-limits.ts';
import { tagKey } from '#shared/domain/people/tag-names.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donationRow, donorRow, personRow, volunteerRow } from '../../../tests/functions/import-rows.ts';

const email = 'ana@example.org';
const phones = [1, 2, 3, 4, 5].map((at) => `+1503555010${at}`);
const of = (...rows: ReturnType<typeof personRow>[]) => ({ kind: 'people' as const, rows });
const named = (given: string, family: string, fields: object = {}) =>
  personRow({ name: `${given} ${family}`, given, family, ...fields });

function campaign() {
  const it = importing();
  const cards = async () => (await it.all('people')).map((each) => people.schema.parse(each.data()));
  return { ...it, cards, card: async (name: string) => (await cards()).find((one) => one.name === name) };
}

describe('an import of people', () => {
  it('creates whole cards, with their tags in the campaign’s list', async () => {
    const { once, card, all } = campaign();
    const row = personRow({
      ...{ emails: [email, 'ana@work.example'], phones: phones.slice(0, 2), kind: 'person' },
      ...{
        street: '12 Ferry St',
        unit: '3B',
        city: 'Salem',
        state: 'OR',
        zip: '08401',
        language: 'es',
        birth_year: 1984,
      },
      ...{ employer: 'Clinic', occupation: 'Nurse', source: 'County fair', tags: ['Host', 'Yard sign'] },
      extra: { Notes: 'Likes dogs' },
    });
    expect(await once(of(row))).toMatchObject({ created: 1, updated: 0, unchanged: 0, review: 0 });
    expect(await card('Ana López')).toMatchObject({
      ...{ given: 'Ana', family: 'López', name_key: 'ana lopez', family_key: 'lopez ana' },
      ...{ emails: row.emails, phones: row.phones, street: '12 Ferry St', zip: '08401', language: 'es' },
      ...{ birth_year: 1984, employer: 'Clinic', source: 'County fair', tags: row.tags, facets: [] },
      ...{ import_extra: { Notes: 'Likes dogs' }, created_by: 'importer' },
    });
    const listed = (await all('tags')).map((each) => tags.schema.parse(each.data()).name);
    expect(listed.toSorted()).toEqual(['Host', 'Yard sign']);
    expect(await once(of(row))).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('extends a person who is there: blanks are filled, tags added, nothing replaced', async () => {
    const { once, cards } = campaign();
    await once(of(personRow({ emails: [email], employer: 'Clinic', tags: ['Host'] })));
    const more = personRow({
      ...{ emails: [email, 'new@example.org'], phones: phones.slice(0, 1), employer: 'Acme', city: 'Salem' },
      tags: ['host', 'Driver'],
    });
    expect(await once(of(more))).toMatchObject({ created: 0, updated: 1 });
    expect(await cards()).toEqual([
      expect.objectContaining({
        ...{ emails: [email, 'new@example.org'], phones: phones.slice(0, 1) },
        ...{ employer: 'Clinic', city: 'Salem', tags: ['Host', 'Driver'] },
      }),
    ]);
  });

  it('leaves couples who share an address two people, in one file and over two', async () => {
    const { once, cards } = campaign();
    const couple = [
      named('Ana', 'López', { emails: [email] }),
      named('Ben', 'López', { row: 3, emails: [email] }),
    ];
    expect(await once(of(...couple))).toMatchObject({ created: 2, review: 0 });
    expect(await once(of(...couple))).toMatchObject({ created: 0, unchanged: 2 });
    expect((await cards()).map(({ name }) => name).toSorted()).toEqual(['Ana López', 'Ben López']);
  });

  it('holds for review who might be several people, and makes no second one the next time', async () => {
    const { once, check, card, cards } = campaign();
    const five = ['Ana', 'Anna', 'Ana', 'Anita', 'A.'].map((given, at) =>
      named(given, 'López', { row: 2 + at, phones: [phones[at]] }),
    );
    for (const one of five) await once(of(one));
    const before = await cards();
    expect(before).toHaveLength(5);
    const row = named('Ana', 'López', { emails: ['new@example.org'], phones });
    expect(await check(of(row))).toEqual([false]);
    expect(await once(of(row))).toMatchObject({ created: 1, review: 1 });
    const made = (await cards()).find(({ emails }) => emails.length > 0);
    expect(made).toMatchObject({
      phones,
      import_flagged: true,
      import_flags: [{ code: 'maybe_same', cell: expect.stringContaining('López') }],
    });
    expect(await once(of(row))).toMatchObject({ created: 0, review: 0 });
    expect(await cards()).toHaveLength(6);
    // Nobody else got a number that is not theirs.
    for (const one of before)
      expect((await cards()).filter(({ phones: has }) => has[0] === one.phones[0])).not.toEqual([]);
    expect(await card('Anita López')).toMatchObject({ phones: [phones[3]] });
  });

  it('gives a number that belongs to people with other names to nobody of them', async () => {
    const { once, cards } = campaign();
    const others = ['Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((given, at) =>
      named(given, 'Smith', { row: 2 + at, phones: [phones[at]] }),
    );
    await once(of(...others));
    expect(await once(of(named('Ana', 'López', { phones })))).toMatchObject({ created: 1, review: 0 });
    for (const [at, one] of others.entries())
      expect((await cards()).find(({ name }) => name === one.name)?.phones).toEqual([phones[at]]);
  });

  it('keeps what does not fit in flags: a sixth number, a thirty-first tag, an unknown member', async () => {
    const { once, card } = campaign();
    const tags = Array.from({ length: 30 }, (_, at) => `Tag ${at}`);
    await once(of(personRow({ emails: [email], phones, tags })));
    await once(
      of(personRow({ emails: [email], phones: ['+15035550109'], tags: ['One more'], assigned_to: 'Nobody' })),
    );
    const found = await card('Ana López');
    expect(found).toMatchObject({ phones, tags, assigned_to: null });
    expect(found?.import_flags?.map(({ code, cell }) => [code, cell])).toEqual([
      ['member_unknown', 'Nobody'],
      ['contacts_full', '+15035550109'],
      ['tags_many', 'One more'],
    ]);
  });

  it('knows a member by name in any spelling', async () => {
    const { once, card, doc } = campaign();
    await doc('directory/rosa').set({ full_name: 'Rosa Díaz', role: 'field' });
    await once(of(personRow({ emails: [email], assigned_to: 'rosa diaz' })));
    expect(await card('Ana López')).toMatchObject({ assigned_to: 'rosa' });
  });

  it('assigns nobody to a member of another campaign, by name or by id', async () => {
    const elsewhere = campaign();
    await elsewhere.doc('directory/foreign').set({ full_name: 'Cy Foreign', role: 'admin' });
    const { once, cards } = campaign();
    for (const [at, assigned_to] of ['Cy Foreign', 'foreign'].entries())
      await once(of(named('Ana', 'López', { emails: [`ana${at}@example.org`], assigned_to })));
    expect((await cards()).map((card) => [card.assigned_to, card.import_flags?.[0]?.code])).toEqual([
      [null, 'member_unknown'],
      [null, 'member_unknown'],
    ]);
  });

  it('fills the campaign’s list of tags to its cap and leaves out the others', async () => {
    const { once, card, doc, all } = campaign();
    const stamps = { created_at: new Date(), created_by: 'x', updated_at: new Date(), updated_by: 'x' };
    await Promise.all(
      Array.from({ length: tagListMax - 1 }, (_, at) =>
        doc(`tags/t${at}`).set({
          name: `T${at}`,
          name_key: tagKey(`T${at}`),
          color: 'gray',
          description: null,
          ...stamps,
        }),
      ),
    );
    await once(of(personRow({ emails: [email], tags: ['First', 'Second'] })));
    expect(await card('Ana López')).toMatchObject({
      tags: ['First'],
      import_flags: [{ code: 'tags_full', cell: 'Second' }],
    });
    expect(await all('tags')).toHaveLength(tagListMax);
  });

  it.each([
    ['a person with 31 tags', { tags: Array.from({ length: 31 }, (_, at) => `T${at}`) }],
    ['a tag of two lines', { tags: ['a\nb'] }],
    ['six addresses', { emails: Array.from({ length: 6 }, (_, at) => `a${at}@example.org`) }],
    ['a number that cannot be dialed', { phones: ['555'] }],
    ['a street of a megabyte', { street: 'x'.repeat(1_000_000) }],
    ['a field that only functions write', { facets: ['donor'] }],
    ['a voter', { voter_id: 'V1' }],
    ['a stamp', { created_by: 'somebody' }],
    ['a language that is none', { language: 'Klingon' }],
  ])('refuses %s', (_, fields) => {
    const batch = { kind: 'people', rows: [{ ...personRow(), ...fields }] };
    expect(importRowsCall.request.safeParse({ importId: 'i', replace: false, batch }).success).toBe(false);
  });

  it('refuses more than one transaction writes', () => {
    const row = (at: number) =>
      personRow({ row: at + 2, emails: [1, 2, 3, 4, 5].map((one) => `a${at}-${one}@x.org`), phones });
    const batch = (count: number) => ({
      kind: 'people',
      rows: Array.from({ length: count }, (_, at) => row(at)),
    });
    const isTaken = (count: number) =>
      importRowsCall.request.safeParse({ importId: 'i', replace: false, batch: batch(count) }).success;
    expect([isTaken(100), isTaken(importChunkRows)]).toEqual([true, false]);
  });
});

describe('other imports', () => {
  const card = {
    street: '12 Ferry St',
    city: 'Salem',
    zip: '08401',
    employer: 'Acme',
    occupation: 'Nurse',
    language: 'es',
  } as const;

  it.each([
    ['donors', donorRow],
    ['donations', donationRow],
    ['volunteers', volunteerRow],
  ] as const)('of %s fill the card, blanks only', async (kind, row) => {
    const { once, cards } = campaign();
    await once(of(personRow({ emails: [email], employer: 'Clinic' })));
    const rows = [
      row({ email, card } as never),
      row({ row: 3, name: 'Ben', email: 'ben@example.org', card } as never),
    ];
    const answer = await once({ kind, rows } as never);
    expect(answer).toMatchObject({ created: 2 });
    expect((await cards()).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
      { name: 'Ana López', ...card, employer: 'Clinic' },
      { name: 'Ben', ...card },
    ]);
  });

  it('count a person as filled in where only the card was', async () => {
    const { once } = campaign();
    await once({ kind: 'donors', rows: [donorRow({ email })] });
    expect(await once({ kind: 'donors', rows: [donorRow({ email, card })] })).toMatchObject({ updated: 1 });
    expect(await once({ kind: 'donors', rows: [donorRow({ email, card })] })).toMatchObject({ unchanged: 1 });
  });

  it('of donations fill the card when the gifts are there already, once and blanks only', async () => {
    const { once, card: cardOf, all } = campaign();
    await once({ kind: 'donations', rows: [donationRow({ email, card: { employer: 'Clinic' } })] });
    const rows = [donationRow({ email, card }), donationRow({ row: 3, email, amount: 7, card })];
    const again = { kind: 'donations' as const, rows: [rows[0] ?? donationRow()] };
    expect(await once(again)).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await cardOf('Ana López')).toMatchObject({ ...card, employer: 'Clinic' });
    expect(await once(again, true)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await cardOf('Ana López')).toMatchObject({ employer: 'Clinic' });
    // A new gift of the same donor in the same chunk writes the card once.
    expect(await once({ kind: 'donations', rows })).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
    expect(await all('donations')).toHaveLength(2);
  });

  it('of donations fill nobody’s card by a gift that somebody else has by now', async () => {
    const { once, cards, all } = campaign();
    await once({ kind: 'donations', rows: [donationRow({ email })] });
    const [gift] = await all('donations');
    await gift?.ref.update({ donor_id: 'somebody-else' });
    const answer = await once({ kind: 'donations', rows: [donationRow({ email, card })] });
    expect(answer).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await cards()).toMatchObject([{ street: null, employer: null }]);
  });
});
