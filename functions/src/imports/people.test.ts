import { describe, expect, it } from 'vitest';
import {
  donors,
  importChunks,
  people as peopleCollection,
  personKeys,
  volunteers,
} from '#shared/collections/index.ts';
import { noCents } from '#shared/domain/import/match-rows.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donorRow, volunteerRow } from '../../../tests/functions/import-rows.ts';
import { donorRecord } from '../../../tests/functions/sample-records.ts';

const email = 'ana@example.org';
const phone = '+15035550100';

describe('an import of donors', () => {
  it('creates whole records with their keys', async () => {
    const { start, importBatch, all, watched } = importing();
    const importId = await start('donors');
    const rows = [
      donorRow({ email, phone, capacity: 'major' }),
      donorRow({ row: 3, name: 'Ben', phone }),
      donorRow({ row: 4, name: 'Cy' }),
    ];
    const answer = await importBatch(importId, { kind: 'donors', rows });
    expect(answer).toEqual({
      ...{ refunds: 0, refundCents: 0, waiting: 0, waitingCents: 0, unsaid: 0 },
      created: 3,
      updated: 0,
      unchanged: 0,
      ...noCents,
      refused: [],
      review: 0,
      consents: 0,
      unsourced: 0,
    });
    const people = (await all('donors')).map((each) => donors.schema.parse(each.data()));
    expect(people.find(({ name }) => name === 'Ana López')).toMatchObject({
      email,
      phone,
      capacity: 'major',
      name_key: 'ana lopez',
      family_key: 'lopez ana',
      totalDonated: 0,
      import_id: importId,
      created_by: 'importer',
      updated_by: 'importer',
    });
    expect(people.find(({ name }) => name === 'Cy')?.capacity).toBe('unknown');
    const keys = (await all('person_keys')).map((each) => personKeys.schema.parse(each.data()));
    // Ana and Ben share a telephone.
    expect(keys.map(({ people: holders }) => holders.length).toSorted()).toEqual([1, 1, 2]);
    const cards = (await all('people')).map((each) => peopleCollection.schema.parse(each.data()));
    expect(cards.find(({ name }) => name === 'Ana López')).toMatchObject({
      ...{ given: 'Ana', family: 'López', emails: [email], phones: [phone], facets: ['donor'] },
      ...{ import_id: importId, created_by: 'importer' },
    });
    expect(watched).toEqual([importId]);
  });

  it('makes one person of rows alike, and of forty copies of one row', async () => {
    const { once, all } = importing();
    const rows = [
      donorRow({ email }),
      donorRow({ row: 3, email, phone }),
      donorRow({ row: 4, phone, capacity: 'mid' }),
      ...Array.from({ length: 40 }, (_, at) => donorRow({ row: 5 + at, email })),
    ];
    const answer = await once({ kind: 'donors', rows });
    // The third row knows the number only by the second, which filled it in.
    expect(answer).toMatchObject({ created: 1, updated: 2, unchanged: 40 });
    const [person, ...others] = (await all('donors')).map((each) => each.data());
    expect(others).toEqual([]);
    expect(person).toMatchObject({ email, phone, capacity: 'mid' });
  });

  it('fills blanks, keeps values, and replaces them only when asked', async () => {
    const { once, doc, all } = importing();
    await once({ kind: 'donors', rows: [donorRow({ email, capacity: 'small' })] });
    const again = (overrides: object, replace: boolean) =>
      once({ kind: 'donors', rows: [donorRow({ email, ...overrides })] }, replace);
    const only = async () => (await all('donors'))[0];
    const id = (await only())?.id;

    expect(await again({ phone, capacity: 'major' }, false)).toMatchObject({ updated: 1 });
    expect((await only())?.data()).toMatchObject({ phone, capacity: 'small', name: 'Ana López' });
    expect(await again({ capacity: null }, true)).toMatchObject({ unchanged: 1 });
    expect(await again({ name: 'Ana Peña', capacity: 'major' }, true)).toMatchObject({ updated: 1 });
    expect((await doc(`donors/${id}`).get()).data()).toMatchObject({
      name: 'Ana Peña',
      name_key: 'ana pena',
      family_key: 'pena ana',
      capacity: 'major',
      phone,
    });
    expect(await all('donors')).toHaveLength(1);
  });

  it('keeps who entered a record and when', async () => {
    const { once, doc, all } = importing();
    await once({ kind: 'donors', rows: [donorRow({ email })] });
    const [first] = await all('donors');
    await once({ kind: 'donors', rows: [donorRow({ email, phone })] });
    const second = await doc(`donors/${first?.id}`).get();
    for (const field of ['created_at', 'created_by', 'import_id']) {
      expect(second.get(field)).toEqual(first?.get(field));
    }
    expect(second.get('updated_at')).not.toEqual(first?.get('updated_at'));
  });

  it('stores what a row left out, and texts without a field, of newcomers and once of others', async () => {
    const { once, all } = importing();
    const only = async () => donors.schema.parse((await all('donors'))[0]?.data());
    const bad = { field: 'phone', column: 'Cell', code: 'phone_bad', cell: 'none' } as const;
    await once({ kind: 'donors', rows: [donorRow({ email, flags: [bad], extra: { Employer: 'Acme' } })] });
    expect(await only()).toMatchObject({
      import_flagged: true,
      import_flags: [bad],
      import_extra: { Employer: 'Acme' },
    });
    const worse = { ...bad, cell: '???' } as const;
    const again = {
      kind: 'donors' as const,
      rows: [donorRow({ email, flags: [bad, worse], extra: { Employer: 'Other', City: 'Rome' } })],
    };
    expect(await once(again)).toMatchObject({ updated: 1 });
    expect(await once(again)).toMatchObject({ unchanged: 1 });
    expect(await only()).toMatchObject({
      import_flags: [bad, worse],
      import_extra: { Employer: 'Acme', City: 'Rome' },
    });
  });

  it('flags nobody for what they have, and renames nobody after their address', async () => {
    const { once, all } = importing();
    await once({ kind: 'donors', rows: [donorRow({ email, phone })] });
    const bad = { field: 'phone', column: 'Phone', code: 'phone_bad', cell: 'none' } as const;
    const nameless = { field: 'name', column: 'Name', code: 'name_missing', cell: '' } as const;
    const rows = [
      donorRow({ email, flags: [bad] }),
      donorRow({ row: 3, email, name: email, flags: [nameless] }),
      donorRow({
        row: 4,
        email,
        name: 'López',
        flags: [{ ...nameless, field: 'first_name', code: 'formula' }],
      }),
    ];
    expect(await once({ kind: 'donors', rows }, true)).toMatchObject({ unchanged: 3 });
    const [only] = await all('donors');
    expect(only?.get('name')).toBe('Ana López');
    expect(only?.get('import_flagged')).toBeUndefined();
  });

  it('creates anew whom somebody deleted, and does not trust a key that is out of date', async () => {
    const { once, check, all } = importing();
    const batch = { kind: 'donors' as const, rows: [donorRow({ email })] };
    await once(batch);
    const [first] = await all('donors');
    expect(await check(batch)).toEqual([true]);
    const [card] = await all('people');
    await card?.ref.update({ emails: ['moved@example.org'] });
    expect(await check(batch)).toEqual([false]);
    await card?.ref.update({ emails: [email] });
    await first?.ref.delete();
    expect(await check(batch)).toEqual([false]);
    expect(await once(batch)).toMatchObject({ created: 1 });
    expect(await check(batch)).toEqual([true]);
  });

  it('makes a volunteer with a compatible name a donor too, and nobody else with the address', async () => {
    const { once, all } = importing();
    await once({ kind: 'volunteers', rows: [volunteerRow({ email })] });
    const rows = [donorRow({ email }), donorRow({ row: 3, name: 'Ben López', email })];
    expect(await once({ kind: 'donors', rows })).toMatchObject({ created: 2 });
    const cards = (await all('people')).map((card) => [card.get('name'), card.get('facets')]);
    expect(cards.toSorted()).toEqual([
      ['Ana López', ['donor', 'volunteer']],
      ['Ben López', ['donor']],
    ]);
    expect((await all('volunteers')).map((one) => one.get('is_donor'))).toEqual([true]);
  });

  it('lists a second address of a known person, and knows them by it from then on', async () => {
    const { once, all } = importing();
    await once({ kind: 'donors', rows: [donorRow({ email, phone })] });
    await once({ kind: 'donors', rows: [donorRow({ email: 'ana@work.example', phone })] });
    expect((await all('people')).map((card) => card.get('emails'))).toEqual([[email, 'ana@work.example']]);
    const again = {
      kind: 'donors' as const,
      rows: [donorRow({ name: 'A. López', email: 'ana@work.example' })],
    };
    expect(await once(again)).toMatchObject({ created: 0 });
    expect(await all('donors')).toHaveLength(1);
  });
});

describe('an import of volunteers', () => {
  it('knows who gives, and fills skills and hours', async () => {
    const { once, all } = importing();
    await once({ kind: 'donors', rows: [donorRow({ email })] });
    const rows = [volunteerRow({ email }), volunteerRow({ row: 3, name: 'Ben', totalHours: 2.5 })];
    expect(await once({ kind: 'volunteers', rows })).toMatchObject({ created: 2 });
    const fields = { skills: ['Phones'], totalHours: 51, lastActiveDate: '2026-05-01' };
    expect(await once({ kind: 'volunteers', rows: [volunteerRow({ email, ...fields })] })).toMatchObject({
      updated: 1,
    });
    const people = (await all('volunteers')).map((each) => volunteers.schema.parse(each.data()));
    expect(people.find((each) => each.email === email)).toMatchObject({ ...fields, is_donor: true });
    expect(people.find(({ name }) => name === 'Ben')).toMatchObject({ totalHours: 2.5, is_donor: false });
    expect(await all('person_keys')).toHaveLength(2);
    // The leaderboard asks for a field that is there.
    for (const each of await all('volunteers'))
      expect(each.data()).toMatchObject({ alias: null, on_leaderboard: true });
    const chunks = (await all('import_chunks')).map((each) => importChunks.schema.parse(each.data()));
    expect(chunks.map(({ parts, skills }) => [...parts, ...skills].join(' ')).sort()).toEqual([
      'donors',
      'volunteers converted',
      'volunteers engaged_volunteers Phones',
    ]);
  });
});

it('says of a thousand rows whether they are there, in order', async () => {
  const { once, check } = importing();
  const rows = Array.from({ length: 1_000 }, (_, at) =>
    donorRow({ row: at + 2, name: `Person ${at}`, email: `p${at}@example.org` }),
  );
  await once({ kind: 'donors', rows: rows.slice(300, 400) });
  const present = await check({ kind: 'donors', rows });
  expect(present).toEqual(rows.map((_, at) => at >= 300 && at < 400));
});

it('knows a person whom somebody entered by hand once their keys are kept', async () => {
  const { doc, check } = importing();
  await doc('donors/ana').set(donorRecord({ name: 'Ana', email }));
  expect(await check({ kind: 'donors', rows: [donorRow({ email })] })).toEqual([false]);
});
