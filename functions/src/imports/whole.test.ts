import { describe, expect, it } from 'vitest';
import { importFinishCall, importRowsCall } from '#shared/api/imports-api.ts';
import { activity, importChunks, rollups } from '#shared/collections/index.ts';
import { checkRows } from '#shared/usecases/imports/check-rows.ts';
import { finishImport } from '#shared/usecases/imports/finish-import.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { importing, memberOf } from '../../../tests/functions/import-campaign.ts';
import { donationRow, donorRow, volunteerRow } from '../../../tests/functions/import-rows.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { rollupScheduler } from '../rollups/rollup-scheduler.ts';
import { importTaskHandler } from './import-task.ts';

const chunk = (from: number, count: number) => ({
  kind: 'donations' as const,
  rows: Array.from({ length: count }, (_, at) =>
    donationRow({
      row: from + at,
      name: `Donor ${(from + at) % 5}`,
      external_id: `X${from + at}`,
      amount: 100,
    }),
  ),
});
const rollup = rollupScheduler({ db, later: async () => {} });

describe.concurrent('a chunk', () => {
  it('sent again gets its first answer and changes nothing, in totals or counts', async () => {
    const { start, importBatch, all, import: imported } = importing();
    const importId = await start('donations');
    const first = await importBatch(importId, chunk(2, 10));
    const state = async () =>
      (await Promise.all(['donations', 'donors', 'person_keys', 'imports', 'import_chunks'].map(all)))
        .flat()
        .map(({ ref, updateTime }) => [ref.path, updateTime]);
    const before = await state();
    for (const _ of [1, 2]) expect(await importBatch(importId, chunk(2, 10))).toEqual(first);
    expect(await state()).toEqual(before);
    expect(await imported(importId)).toMatchObject({ rows_done: 10, created: 10, unchanged: 0 });
    for (const each of await all('import_chunks')) importChunks.schema.parse(each.data());
  });

  it('sent twelve times at once counts once', async () => {
    const { start, importBatch, all, import: imported } = importing();
    const importId = await start('donations');
    const answers = await Promise.all(Array.from({ length: 12 }, () => importBatch(importId, chunk(2, 5))));
    for (const answer of answers) expect(answer).toMatchObject({ created: 5, unchanged: 0 });
    expect(await imported(importId)).toMatchObject({ rows_done: 5, created: 5 });
    expect((await all('donors')).map((each) => each.get('totalDonated'))).toEqual([100, 100, 100, 100, 100]);
  });

  it('and another side by side make one person of one address, with both gifts', async () => {
    const { start, importBatch, all } = importing();
    const ids = await Promise.all([start('donations'), start('donations'), start('donations')]);
    const row = { email: 'ana@example.org', amount: 100 };
    await Promise.all(
      ids.map((id, at) =>
        importBatch(id, { kind: 'donations', rows: [donationRow({ ...row, external_id: `${at}` })] }),
      ),
    );
    const people = await all('donors');
    expect(people.map((each) => each.get('totalDonated'))).toEqual([300]);
  });
});

describe.concurrent('the end of an import', () => {
  it('closes it, tells of it once and recomputes what it changed', async () => {
    const { start, importBatch, finish, doc, all, import: imported } = importing();
    const importId = await start('donations', 'gifts.csv');
    await importBatch(importId, chunk(2, 10));
    await importBatch(importId, chunk(7, 10));
    for (const _ of [1, 2]) expect(await finish(importId)).toEqual({ ok: true });
    expect(await finish(importId, 'cancelled')).toEqual({ ok: true });
    expect(await imported(importId)).toMatchObject({
      status: 'finished',
      rows_done: 20,
      created: 15,
      unchanged: 5,
      refused: 0,
    });
    const [line, ...others] = await all('activity');
    expect(others).toEqual([]);
    expect(activity.schema.parse(line?.data())).toMatchObject({
      type: 'import_finished',
      capability: 'donations.read',
      actor_id: 'importer',
      subject_collection: 'donations',
      subject_name: 'gifts.csv',
      count: 15,
    });
    expect(rollups.schema.parse((await doc('rollups/dashboard').get()).data())).toMatchObject({
      total_raised: 1_500,
      donation_count: 15,
      donor_count: 5,
      months: { '2026-03': { amount: 1_500, count: 15 } },
    });
    expect(await all('import_chunks')).toEqual([]);
  });

  it('leaves a cancelled import that brought nothing untold', async () => {
    const { start, finish, all } = importing();
    const importId = await start('volunteers');
    await finish(importId, 'cancelled');
    expect(await all('activity')).toEqual([]);
  });

  it('lets no more rows in', async () => {
    const { start, importBatch, finish, all } = importing();
    const importId = await start('donations');
    await finish(importId, 'cancelled');
    await expect(importBatch(importId, chunk(2, 1))).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await all('donations')).toEqual([]);
  });

  it('is not needed for the dashboard to follow', async () => {
    const { organization, start, importBatch, doc, all } = importing();
    const importId = await start('volunteers');
    const skills = ['Phones'];
    await importBatch(importId, { kind: 'volunteers', rows: [volunteerRow({ totalHours: 3, skills })] });
    await importTaskHandler({ db, rollup })({ organization, importId, due: Date.now() });
    expect((await doc('rollups/dashboard').get()).data()).toMatchObject({
      volunteer_count: 1,
      volunteer_hours: 3,
      // Others had done the work.
      earned: { volunteers: 0, hours: 0 },
    });
    expect((await all('volunteer_skills')).map((one) => one.get('count'))).toEqual([1]);
  });
});

describe.concurrent('an import is refused', () => {
  const donorRows = { kind: 'donors' as const, rows: [donorRow()] };

  it('to another organization, under whatever id', async () => {
    const { start, import: imported } = importing();
    const { member: outsider, all } = importing();
    const importId = await start('donors');
    const input = { importId, replace: true, batch: donorRows };
    await expect(runUseCase(importRows)(outsider, input)).rejects.toMatchObject({ code: 'not-found' });
    const closing = { importId, status: 'cancelled' } as const;
    await expect(runUseCase(finishImport)(outsider, closing)).rejects.toMatchObject({ code: 'not-found' });
    for (const id of ['../imports/x', 'a/b/c', '.', '..', '__x__']) {
      expect(importRowsCall.request.safeParse({ ...input, importId: id }).success).toBe(false);
      expect(importFinishCall.request.safeParse({ ...closing, importId: id }).success).toBe(false);
    }
    expect(importRowsCall.request.safeParse(input).success).toBe(true);
    expect((await imported(importId)).status).toBe('running');
    expect(await all('donors')).toEqual([]);
  });

  it('with rows of another kind', async () => {
    const { start, importBatch, all } = importing();
    const importId = await start('volunteers');
    await expect(importBatch(importId, donorRows)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await all('donors')).toEqual([]);
  });

  it.each([
    ['user', 'donors'],
    ['field', 'donors'],
    ['field', 'donations'],
    ['finance', 'volunteers'],
    ['canvasser', 'volunteers'],
  ] as const)('to the role %s for %s', async (role, kind) => {
    const { organization, start, import: imported } = importing();
    const member = memberOf(organization, role);
    const denied = { code: 'permission-denied' };
    const batch = {
      donors: donorRows,
      donations: chunk(2, 1),
      volunteers: { kind: 'volunteers' as const, rows: [volunteerRow()] },
    }[kind];
    const importId = await start(kind);
    const started = runUseCase(startImport)(member, { kind, fileName: 'a.csv', rowsTotal: 1 });
    await expect(started).rejects.toMatchObject(denied);
    await expect(runUseCase(checkRows)(member, { batch })).rejects.toMatchObject(denied);
    await expect(runUseCase(importRows)(member, { importId, replace: false, batch })).rejects.toMatchObject(
      denied,
    );
    const finish = runUseCase(finishImport)(member, { importId, status: 'finished' });
    await expect(finish).rejects.toMatchObject(denied);
    expect((await imported(importId)).status).toBe('running');
  });
});
