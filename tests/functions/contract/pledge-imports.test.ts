import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { importRowsCall, type PledgeRow } from '#shared/api/imports-api.ts';
import { donors } from '#shared/collections/donors.ts';
import { imports } from '#shared/collections/imports.ts';
import { people } from '#shared/collections/people.ts';
import { pledgeMonths } from '#shared/collections/pledge-months.ts';
import { openPledgesMax, pledges } from '#shared/collections/pledges.ts';
import { addDays, today } from '#shared/domain/days.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { checkRows } from '#shared/usecases/imports/check-rows.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { previewUndo } from '#shared/usecases/imports/undo/import-history.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { changePledge } from '#shared/usecases/pledges/change-pledge.ts';
import { pledgeRow } from '../import-rows.ts';
import { mergeCampaign } from './merge-campaign.ts';

const refused = (key: string) => ({ refused: key });
const ana = { name: 'Ana López', email: 'ana@example.org' };
const three = [
  { due_on: '2026-11-15', cents: 33_334 },
  { due_on: '2026-12-15', cents: 33_333 },
  { due_on: '2027-01-15', cents: 33_333 },
];

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { name: 'Ana López', emails: [ana.email] }, donorTotals([]));
  await made.add('vic', { name: 'Vic Vega', emails: ['vic@example.org'] }, null, {});
  const { call, as } = made;
  const open = async (role: Role = 'finance') => {
    const started = await call(
      startImport,
      { kind: 'pledges', fileName: 'pledges.csv', rowsTotal: 10 },
      as(role),
    );
    return 'answer' in started ? (started.answer as { importId: string }).importId : JSON.stringify(started);
  };
  const bring = (importId: string, rows: PledgeRow[], options: object = as('finance')) =>
    call(importRows, { importId, replace: false, batch: { kind: 'pledges', rows } }, options as never);
  const undo = async (importId: string) => {
    for (let calls = 0, isDone = false; !isDone && calls < 12; calls += 1) {
      const outcome = await call(undoImport, { importId, stop: true }, as());
      isDone = 'answer' in outcome && undoImport.endpoint.response.parse(outcome.answer).isDone;
    }
  };
  const read = () => made.contexts(as()).memory.read;
  return {
    ...{ ...made, open, bring, undo },
    all: () => read().find(pledges, {}),
    givers: () => read().find(donors, {}),
    cards: () => read().find(people, {}),
    opened: (id: string) => read().get(imports, id),
    expected: async () =>
      Object.assign({}, ...(await read().find(pledgeMonths, {})).map(({ days }) => days)) as object,
  };
}

const rows = () => [
  pledgeRow({ ...ana, amount: 100_000, installments: three, source_code: 'DINNER', note: '=HYPERLINK("x")' }),
  pledgeRow({ row: 3, name: 'Cy Wu', phone: '+15035550109', amount: 2_500, firmness: 'soft' }),
  pledgeRow({ row: 4, name: 'Cy Wu', phone: '+15035550109', amount: 2_500, occurrence: 2 }),
  pledgeRow({ row: 5, name: 'Vic Vega', email: 'vic@example.org', amount: 1_000_000_000 }),
];

describe('a file of pledges', () => {
  it('brings pledges, their forecast and their donors, once, however often it comes', async () => {
    const { open, bring, all, givers, cards, expected, compare, opened, call, as } = await campaign();
    const importId = await open();
    const options = { ...as('finance'), callId: 'one' };
    const first = { created: 4, updated: 0, unchanged: 0, createdCents: 0, refused: [] };
    for (let time = 0; time < 2; time += 1)
      expect(await bring(importId, rows(), options)).toMatchObject({ answer: first });
    const found = await all();
    expect(
      found.map(({ donor_name, amount, firmness, stage, paid, due_on }) => [
        ...[donor_name, amount, firmness, stage, paid, due_on],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Ana López', 100_000, 'hard', 'open', 0, '2026-11-15'],
        ['Cy Wu', 2_500, 'soft', 'open', 0, '2026-12-15'],
        ['Cy Wu', 2_500, 'hard', 'open', 0, '2026-12-15'],
        ['Vic Vega', 1_000_000_000, 'hard', 'open', 0, '2026-12-15'],
      ]),
    );
    expect(found.find(({ donor_id }) => donor_id === 'ana')).toMatchObject({
      ...{ installments: three, source_code: 'DINNER', note: '=HYPERLINK("x")', import_id: importId },
    });
    expect((await givers()).map(({ name }) => name).toSorted()).toEqual(['Ana López', 'Cy Wu', 'Vic Vega']);
    expect(await cards()).toHaveLength(3);
    const forecast = await expected();
    expect(forecast).toEqual({
      '2026-11-15': { hard: 33_334, soft: 0 },
      '2026-12-15': { hard: 33_333 + 2_500 + 1_000_000_000, soft: 2_500 },
      '2027-01-15': { hard: 33_333, soft: 0 },
    });
    await compare();
    // The same file again, as another import, and after somebody changed one of them.
    const [pledge] = found;
    const written = { is: 'write_off' as const, day: '2026-11-20', reason: 'No' };
    await call(changePledge, { pledgeId: pledge?.id ?? '', change: written }, as('finance'));
    const again = await open();
    expect(await bring(again, rows())).toMatchObject({ answer: { created: 0, unchanged: 4 } });
    expect((await all()).filter(({ written_off }) => written_off !== null)).toHaveLength(1);
    expect(await call(checkRows, { batch: { kind: 'pledges', rows: rows() } }, as())).toMatchObject({
      answer: { present: [true, true, true, true] },
    });
    expect(await opened(importId)).toMatchObject({ created: 4, rows_done: 4, created_cents: 0 });
    await compare();
  });

  it('brings what was written off as closed, with its election, and expects nothing of it', async () => {
    const { open, bring, all, expected, compare } = await campaign();
    const off = (row: number, fields: Partial<PledgeRow>) =>
      pledgeRow({ row, ...ana, amount: row * 100, occurrence: 1, ...fields });
    const gone = { day: '2026-11-20', reason: null };
    const rows = [
      off(2, { election: 'P2028' }),
      off(3, { written_off: { ...gone, reason: 'Moved away' } }),
      off(4, { written_off: gone }),
      ...Array.from({ length: openPledgesMax }, (_, at) => off(at + 10, { written_off: gone })),
    ];
    expect(await bring(await open(), rows)).toMatchObject({ answer: { created: rows.length, refused: [] } });
    const found = (await all()).toSorted((one, other) => one.amount - other.amount).slice(0, 3);
    expect(found.map(({ stage, election, written_off }) => [stage, election, written_off?.reason])).toEqual([
      ['open', 'P2028', undefined],
      ['written_off', null, 'Moved away'],
      ['written_off', null, '–'],
    ]);
    expect(Object.values(await expected())).toEqual([{ hard: 200, soft: 0 }]);
    await compare();
  });

  it('refuses single rows: of tomorrow by the campaign’s clocks, and beyond what a donor may have open', async () => {
    const { open, bring, all, compare, inState, as, opened } = await campaign();
    await inState('CA');
    const importId = await open();
    const at = Date.parse('2026-11-21T07:59:59.999Z');
    const dated = (row: number, made_on: string) =>
      pledgeRow({ row, ...ana, made_on, amount: row * 100, occurrence: 1 });
    const answer = await bring(importId, [dated(2, '2026-11-20'), dated(3, '2026-11-21')], {
      ...as('finance'),
      at,
    });
    expect(answer).toMatchObject({ answer: { created: 1, refused: [{ row: 3, why: 'pledge_ahead' }] } });
    const many = Array.from({ length: openPledgesMax }, (_, place) => dated(place + 10, '2026-11-01'));
    const options = { ...as('finance'), callId: 'many' };
    const last = [{ row: openPledgesMax + 9, why: 'pledges_many' }];
    for (let time = 0; time < 2; time += 1)
      expect(await bring(importId, many, options)).toMatchObject({
        answer: { created: openPledgesMax - 1, unchanged: 0, refused: last },
      });
    expect(await all()).toHaveLength(openPledgesMax);
    expect(await opened(importId)).toMatchObject({ refused: 2, rows_done: openPledgesMax + 2 });
    await compare();
  });

  it('is undone with its donors and its forecast; what was paid or changed stays, and says why', async () => {
    const { open, bring, undo, all, givers, expected, compare, call, as } = await campaign();
    const importId = await open();
    await bring(importId, rows());
    const found = await all();
    const cy = found.filter(({ donor_name }) => donor_name === 'Cy Wu');
    const [paid, changed] = cy;
    const gift = {
      ...{ id: 'g', donorId: paid?.donor_id ?? '', amount: 2_500, date: '2026-11-20', status: 'completed' },
      ...{ type: 'one_time', description: null, memo_text: null, conduit: null, conduit_id: null },
      ...{ transferred_on: null, method: 'check', check_number: null, source_code: null, note: null },
      ...{ election: null, returned: 0, batch_id: null, pledgeId: paid?.id },
    };
    await call(recordGift, recordGift.endpoint.request.parse(gift), as());
    const written = { is: 'write_off' as const, day: '2026-11-20', reason: 'No' };
    await call(changePledge, { pledgeId: changed?.id ?? '', change: written }, as());
    const preview = await call(previewUndo, { importId, from: null }, as());
    expect(preview).toMatchObject({
      answer: {
        removable: 2,
        remaining: expect.arrayContaining([
          { collection: 'pledges', id: paid?.id, name: 'Cy Wu', reason: 'has_gifts' },
          { collection: 'pledges', id: changed?.id, name: 'Cy Wu', reason: 'edited' },
        ]),
      },
    });
    await undo(importId);
    expect((await all()).map(({ id }) => id).toSorted()).toEqual([paid?.id, changed?.id].toSorted());
    expect((await givers()).map(({ name }) => name).toSorted()).toEqual(['Ana López', 'Cy Wu']);
    expect(await expected()).toEqual({});
    await compare();
  });

  it.each<Role>(['field', 'user', 'canvasser'])('is brought and looked up by no %s', async (role) => {
    const { open, bring, call, as, seedMember, all } = await campaign();
    const importId = await open();
    if (role === 'canvasser') await seedMember(as(role).by, role);
    const no = refused('request.notAllowed');
    expect(await bring(importId, rows(), as(role))).toMatchObject(no);
    expect(await call(checkRows, { batch: { kind: 'pledges', rows: rows() } }, as(role))).toMatchObject(no);
    expect(await open(role)).toContain('request.notAllowed');
    expect(await all()).toEqual([]);
  });

  it('of another organization’s import, or of another kind, is refused', async () => {
    const [one, other] = [await campaign(), await campaign()];
    expect(await one.bring(await other.open(), rows())).toMatchObject(refused('imports.notFound'));
    const gifts = await one.call(
      startImport,
      { kind: 'donations', fileName: 'a.csv', rowsTotal: 1 },
      one.as('finance'),
    );
    const { importId } = (gifts as { answer: { importId: string } }).answer;
    expect(await one.bring(importId, rows())).toMatchObject(refused('imports.otherKind'));
    expect(await one.all()).toEqual([]);
  });

  it.each<[string, object, boolean]>([
    ['of 1990', { made_on: '1990-01-01', installments: [{ due_on: '1990-01-01', cents: 50_000 }] }, true],
    ['of 1989', { made_on: '1989-12-31', installments: [{ due_on: '1990-01-01', cents: 50_000 }] }, false],
    ['of 1970', { made_on: '1970-01-01', installments: [{ due_on: '1970-01-01', cents: 50_000 }] }, false],
    ['in two days', { made_on: addDays(today(new Date()), 2) }, false],
    ['of no election', { election: 'next' }, false],
    ['written off before 1990', { written_off: { day: '1970-01-01', reason: null } }, false],
    ['of nothing', { amount: 0, installments: [] }, false],
    ['of a cent less than its installments', { amount: 49_999 }, false],
    ['above $10 million', { amount: 1_000_000_001 }, false],
    ['due before it was made', { installments: [{ due_on: '2026-10-31', cents: 50_000 }] }, false],
    ['due in six years', { installments: [{ due_on: '2032-11-01', cents: 50_000 }] }, false],
    ['that says what was paid', { paid: 50_000 }, false],
    ['that names a donor by id', { donor_id: 'ana' }, false],
    ['that is neither hard nor soft', { firmness: 'sure' }, false],
    ['with a source code of 300 characters', { source_code: 'x'.repeat(300) }, false],
    ['with a note of 501 characters', { note: 'x'.repeat(501) }, false],
  ])('a row %s is taken: %#', (_, fields, isTaken) => {
    const batch = { kind: 'pledges', rows: [{ ...pledgeRow(), ...fields }] };
    const { success } = importRowsCall.request.safeParse({ importId: 'i', replace: false, batch });
    expect(success).toBe(isTaken);
  });
});
