import { describe, expect, it } from 'vitest';
import type { ConsentCell } from '#shared/api/imports-api.ts';
import { contactEvents, contactPoints } from '#shared/collections/index.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { importing, memberOf } from '../../../tests/functions/import-campaign.ts';
import { personRow } from '../../../tests/functions/import-rows.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const email = 'ana@example.org';
const phone = '+15035550100';
const cell = (fields: Partial<ConsentCell> & Pick<ConsentCell, 'what' | 'field'>): ConsentCell => ({
  ...{ channel: null, column: 'Column', words: 'yes', source: null, about: null, meant: null },
  ...fields,
});
const optOut = cell({ what: 'opt_out', channel: 'email', field: 'email_opt_out', column: 'Do not email' });
const consent = cell({
  ...{ what: 'consent', channel: 'text', field: 'text_opt_in', column: 'SMS' },
  source: 'Signed the card at the county fair',
});
const of = (...consents: ConsentCell[]) => ({
  kind: 'people' as const,
  rows: [personRow({ emails: [email], phones: [phone], consents })],
});

function campaign() {
  const it = importing();
  const events = async () =>
    (await it.all('contact_events')).map((each) => contactEvents.schema.parse(each.data()));
  const points = async () =>
    (await it.all('contact_points')).map((each) => contactPoints.schema.parse(each.data()));
  return { ...it, events, points };
}

describe('what a file says about contacting people', () => {
  it('becomes evidence with the cell’s words, its column, file and row; an opt-out closes its channel', async () => {
    const { once, events, points } = campaign();
    expect(await once(of(optOut, consent))).toMatchObject({ created: 1, consents: 2, unsourced: 0 });
    const found = await events();
    expect(
      found.map(({ what, words, source, person_id }) => [what, words, source, person_id !== null]).toSorted(),
    ).toEqual([
      ['consent', 'SMS: yes · Signed the card at the county fair (people.csv, 2)', 'import', true],
      ['opt_out', 'Do not email: yes (people.csv, 2)', 'import', true],
    ]);
    const [byEmail, byPhone] = (await points()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(byEmail?.closed.email).toMatchObject({ reason: 'opted_out' });
    expect(byPhone?.consent.text).toMatchObject({ grade: 'express', source: 'import' });
  });

  it('is no consent without a source, and is counted', async () => {
    const { once, events } = campaign();
    for (const source of [null, 'yes', '2024-05-01', 'TRUE'])
      expect(await once(of({ ...consent, source }))).toMatchObject({ consents: 0, unsourced: 1 });
    expect(await events()).toEqual([]);
  });

  it('is no consent whose source or words refuse, whoever sends it', async () => {
    const { once, events } = campaign();
    for (const refusing of [{ source: 'Asked us to stop texting' }, { words: 'STOP received by SMS' }])
      expect(await once(of({ ...consent, ...refusing }))).toMatchObject({ consents: 0, unsourced: 1 });
    expect(await events()).toEqual([]);
  });

  it('is no consent whose answer is in no table, unless its importer read it as a yes; the evidence says so', async () => {
    const { once, events } = campaign();
    for (const words of ['I’d rather you left me be', 'Maybe', 'Signed the card', 'yes, but only email'])
      expect(await once(of({ ...consent, words }))).toMatchObject({ consents: 0, unsourced: 1 });
    const stop = { words: 'STOP received by SMS', meant: 'yes' } as const;
    expect(await once(of({ ...consent, ...stop }))).toMatchObject({ consents: 0, unsourced: 1 });
    for (const words of ['no', '0', '-', 'unknown'])
      expect(await once(of({ ...consent, words, meant: 'yes' }))).toMatchObject({
        consents: 0,
        unsourced: 1,
      });
    const ownSource = { words: 'Texts fine', source: 'Texts fine.', meant: 'yes' } as const;
    expect(await once(of({ ...consent, ...ownSource }))).toMatchObject({ consents: 0, unsourced: 1 });
    expect(await events()).toEqual([]);
    expect(await once(of({ ...consent, words: 'Texts fine', meant: 'yes' }))).toMatchObject({ consents: 1 });
    expect((await events()).map(({ words }) => words)).toEqual([
      'SMS: Texts fine = yes · Signed the card at the county fair (people.csv, 2)',
    ]);
  });

  it('is refused of a role that may not write people, also into somebody else’s running import', async () => {
    const { start, organization, events, all } = campaign();
    const importId = await start('people');
    for (const role of ['canvasser', 'user'] as const) {
      const input = { importId, replace: false, batch: of(consent) };
      await expect(
        runUseCase(importRows)({ ...memberOf(organization, role), uid: role }, input),
      ).rejects.toMatchObject({ code: 'permission-denied' });
    }
    expect([...(await events()), ...(await all('people'))]).toEqual([]);
  });

  it('never lifts an opt-out that is there', async () => {
    const { once, points } = campaign();
    const text = cell({ what: 'opt_out', channel: 'text', field: 'text_opt_out' });
    await once(of(text));
    await once(of(consent));
    const [point] = (await points()).filter(({ kind }) => kind === 'phone');
    expect(point?.closed.text).toMatchObject({ reason: 'opted_out' });
    expect(point?.consent.text).toBeUndefined();
  });

  it('adds nothing when the same file comes again, and closes every number that the person has', async () => {
    const { once, events } = campaign();
    await once({ kind: 'people', rows: [personRow({ emails: [email], phones: [phone, '+15035550101'] })] });
    const call = cell({ what: 'opt_out', channel: 'call', field: 'call_opt_out' });
    const batch = { kind: 'people' as const, rows: [personRow({ emails: [email], consents: [call] })] };
    expect(await once(batch)).toMatchObject({ consents: 2 });
    expect(await once(batch)).toMatchObject({ consents: 0 });
    expect(await events()).toHaveLength(2);
  });

  it('closes a wrong number alone, whatever else the person has', async () => {
    const { once, points } = campaign();
    const bad = cell({ what: 'bad_number', field: 'phone_bad', about: '+15035550101' });
    const elsewhere = cell({ what: 'bad_number', field: 'phone_bad', about: '+15035550199' });
    await once({
      kind: 'people',
      rows: [personRow({ phones: [phone, '+15035550101'], consents: [bad, elsewhere] })],
    });
    const closed = (await points()).map(({ mask, closed }) => [mask, Object.keys(closed).toSorted()]);
    expect(closed).toEqual([[expect.stringContaining('01'), ['call', 'text']]]);
  });

  it('is flagged on a person without an address or a number', async () => {
    const { once, all } = campaign();
    await once({
      kind: 'people',
      rows: [personRow({ consents: [cell({ what: 'deceased', field: 'deceased' })] })],
    });
    expect((await all('people'))[0]?.get('import_flags')).toMatchObject([
      { code: 'consent_unaddressed', cell: 'yes' },
    ]);
  });
});
