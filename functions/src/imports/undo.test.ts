import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RemainingRecord } from '#shared/api/import-history-api.ts';
import { undoPage } from '#shared/collections/import-removals.ts';
import { rollups } from '#shared/collections/index.ts';

import {
  getImport,
  listFilled,
  listImports,
  previewUndo,
} from '#shared/usecases/imports/undo/import-history.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { openPeople } from '#shared/usecases/people/pack/open-people.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { importing, memberOf } from '../../../tests/functions/import-campaign.ts';
import { donationRow, donorRow, personRow, volunteerRow } from '../../../tests/functions/import-rows.ts';
import { noteRecord } from '../../../tests/functions/note-record.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donationRecord, taskRecord } from '../../../tests/functions/sample-records.ts';
import { follow } from '../consequences/follow.ts';
import { rollupScheduler } from '../rollups/rollup-scheduler.ts';
import { performEffects } from '../usecases/perform.ts';

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    personRow({
      row: from + at + 2,
      ...{ name: `Person ${from + at}`, given: 'Person', family: `${from + at}` },
      emails: [`p${from + at}@example.org`],
    }),
  );

async function campaign() {
  const uid = randomUUID();
  const it = importing(uid);
  const profile = async (of: string, role: Role) =>
    db.doc(`user_profiles/${of}`).set({
      ...{ user_id: of, organization_id: it.organization, full_name: 'Rosa Diaz', role },
      ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
      ...{ created_at: Timestamp.now(), updated_at: Timestamp.now() },
    });
  await profile(uid, 'admin');
  const rollup = rollupScheduler({ db, later: async () => {} });
  const calls = { ask: async () => undefined, now: async () => undefined };
  const watch = async () => undefined;
  const options = { perform: performEffects({ db, auth, rollup, watch, calls } as never) };
  const undoOnce = runUseCase(undoImport, options);
  const preview = runUseCase(previewUndo);
  const bring = async (batch: Parameters<typeof it.importBatch>[1], isFinished = true) => {
    const importId = await it.start(batch.kind);
    await it.importBatch(importId, batch);
    if (isFinished) await it.finish(importId);
    return importId;
  };
  const undo = async (importId: string, stop = false) => {
    for (let calls = 1; ; calls += 1) {
      const answer = await undoOnce(it.member, { importId, stop });
      if (answer.isDone) return { ...answer.undo, calls };
    }
  };
  const previewAll = async (importId: string) => {
    const all = { removable: 0, gifts: 0, remaining: [] as RemainingRecord[] };
    let from: Parameters<typeof preview>[1]['from'] = null;
    do {
      const page = await preview(it.member, { importId, from });
      all.removable += page.removable;
      all.gifts += page.gifts;
      all.remaining.push(...page.remaining);
      from = page.next;
    } while (from);
    return all;
  };
  const one = async (collection: string, name: string) =>
    (await it.all(collection)).find((each) => each.get('name') === name);
  return { ...it, uid, profile, bring, undo, undoOnce, previewAll, one };
}

describe('undoing an import of people', () => {
  it('removes those whom nobody touched, and their keys, and tells of it once', async () => {
    const { bring, undo, all, previewAll, organization } = await campaign();
    const importId = await bring({ kind: 'people', rows: people(undoPage + 10) });
    expect(await previewAll(importId)).toEqual({ removable: undoPage + 10, gifts: 0, remaining: [] });
    expect(await undo(importId)).toMatchObject({ removed: undoPage + 10, remaining: 0, phase: 'done' });
    expect(await all('people')).toEqual([]);
    expect(await all('person_keys')).toEqual([]);
    const lines = (await all('activity')).map((line) => [line.get('type'), line.get('count')]);
    expect(lines.toSorted()).toEqual([
      ['import_finished', undoPage + 10],
      ['import_undone', undoPage + 10],
    ]);
    const audited = (await all('audit')).map((line) => [line.get('type'), line.get('count')]);
    expect(audited).toEqual([['import_undone', undoPage + 10]]);
    expect(await all('import_chunks')).toEqual([]);
    expect((await db.doc(`organizations/${organization}/imports/${importId}`).get()).get('status')).toBe(
      'undone',
    );
  });

  it('leaves whoever was edited, given a facet, noted, tasked, contacted, found in public records or on the calendar, and says why', async () => {
    const { bring, undo, previewAll, one, doc, all, once } = await campaign();
    const importId = await bring({ kind: 'people', rows: people(12) });
    const id = async (at: number) => (await one('people', `Person ${at}`))?.id ?? '';
    await doc(`people/${await id(0)}`).update({ city: 'Salem', updated_at: Timestamp.now() });
    await once({ kind: 'donors', rows: [donorRow({ name: 'Person 1', email: 'p1@example.org' })] });
    await doc('notes/n').set(noteRecord(await id(2)));
    await doc('tasks/t').set(taskRecord({ title: 'Call', person_id: await id(3) }));
    await doc('contact_events/e').set({ person_id: await id(4), import_id: null });
    await doc(`people/${await id(5)}`).update({ merged_ids: ['x'] });
    // Taken back from a merge whose references are not all hers again yet.
    await doc('merges/m').set({ state: 'unmoving', party_ids: ['x', await id(6)] });
    await doc('people/new').set({ name: 'Person 7', merged_into: await id(7) });
    await doc('donor_research/r').set({ person_id: await id(8) });
    await doc('rsvps/r').set({ person_id: await id(9) });
    await doc('appointments/a').set({ person_id: await id(10) });
    const remaining = (await previewAll(importId)).remaining
      .map(({ name, reason }) => [name, reason])
      .toSorted();
    expect(remaining).toEqual([
      ['Person 0', 'edited'],
      ['Person 1', 'donor_added'],
      ['Person 10', 'referenced'],
      ['Person 2', 'has_notes'],
      ['Person 3', 'has_tasks'],
      ['Person 4', 'contacted'],
      ['Person 5', 'merged'],
      ['Person 6', 'merged'],
      ['Person 7', 'entered_again'],
      ['Person 8', 'referenced'],
      ['Person 9', 'referenced'],
    ]);
    expect(await undo(importId)).toMatchObject({ removed: 1, remaining: 11 });
    expect(await all('people')).toHaveLength(12);
    expect((await previewAll(importId)).remaining).toHaveLength(11);
  });

  it('leaves donors who are partners of a partnership’s gift, on cards that it brought and on others', async () => {
    const { bring, undo, all, once, doc, one } = await campaign();
    await once({ kind: 'people', rows: people(1) });
    const rows = [0, 1, 2].map((at) =>
      donorRow({ row: at + 2, name: `Person ${at}`, email: `p${at}@example.org` }),
    );
    const importId = await bring({ kind: 'donors', rows });
    for (const at of [0, 1])
      await doc(`gift_entries/firm-${at}`).set({
        ...{ gift_id: 'firm-partners', donor_id: (await one('donors', `Person ${at}`))?.id, kind: 'partner' },
        ...{ cents: 5_000, day: '2026-03-09', election: null, reason: null, import_id: null },
        ...{ recorded_at: Timestamp.now(), recorded_by: 'rosa' },
      });
    expect(await undo(importId)).toMatchObject({ remaining: 2 });
    const left = (await all('donors')).map((donor) => donor.get('name'));
    expect(left.toSorted()).toEqual(['Person 0', 'Person 1']);
  });

  it('does not take a later row of the same import for somebody’s edit', async () => {
    const { start, importBatch, finish, undo, all } = await campaign();
    const importId = await start('people');
    await importBatch(importId, { kind: 'people', rows: people(1) });
    const more = { ...people(1)[0], row: 9, phones: ['+15035550100'] };
    await importBatch(importId, { kind: 'people', rows: [personRow(more)] });
    await finish(importId);
    expect(await undo(importId)).toMatchObject({ removed: 1, remaining: 0 });
    expect(await all('people')).toEqual([]);
  });

  it('leaves what it filled in on people who were there, and lists it', async () => {
    const { bring, undo, one, member } = await campaign();
    const first = await bring({ kind: 'people', rows: people(1) });
    const importId = await bring({
      kind: 'people',
      rows: [personRow({ ...people(1)[0], city: 'Salem', phones: ['+15035550100'] })],
    });
    expect(await undo(importId)).toMatchObject({ removed: 0, remaining: 0 });
    const card = await one('people', 'Person 0');
    expect(card?.data()).toMatchObject({ city: 'Salem', import_id: first });
    expect((await runUseCase(listFilled)(member, { importId, after: '' })).filled).toEqual([
      { id: card?.id, name: 'Person 0', fields: ['city', 'phones'] },
    ]);
  });

  it('removes the tags that it added where nobody else has them', async () => {
    const { bring, undo, all, once, previewAll } = await campaign();
    const importId = await bring({
      kind: 'people',
      rows: [personRow({ emails: ['a@example.org'], tags: ['Host', 'Driver'] })],
    });
    await once({
      kind: 'people',
      rows: [personRow({ name: 'Ben', given: 'Ben', emails: ['b@example.org'], tags: ['Host'] })],
    });
    expect((await previewAll(importId)).remaining).toEqual([]);
    expect(await undo(importId)).toMatchObject({ removed: 1, tags: 1, remaining: 1 });
    expect((await previewAll(importId)).remaining).toMatchObject([{ name: 'Host', reason: 'tag_used' }]);
    expect((await all('tags')).map((tag) => tag.get('name'))).toEqual(['Host']);
  });
});

describe('undoing other imports', () => {
  it('of donations takes back gifts and donors, with totals and figures', async () => {
    const { bring, undo, once, all, doc } = await campaign();
    await once({
      kind: 'donations',
      rows: [donationRow({ email: 'ana@example.org', amount: 1_000, external_id: 'A' })],
    });
    const rows = [
      donationRow({ email: 'ana@example.org', amount: 5_000, external_id: 'B' }),
      donationRow({ row: 3, name: 'Ben', email: 'ben@example.org', amount: 700, external_id: 'C' }),
      donationRow({ row: 4, name: 'Cy', email: 'cy@example.org', amount: 300, external_id: 'D' }),
    ];
    const importId = await bring({ kind: 'donations', rows });
    const cy = (await all('donors')).find((donor) => donor.get('name') === 'Cy');
    await doc('donations/by-hand').set(donationRecord({ donor_id: cy?.id ?? '', amount: 900 }));
    expect(await undo(importId)).toMatchObject({ removed: 1, gifts: 3, remaining: 1 });
    const donors = (await all('donors')).map((donor) => [donor.get('name'), donor.get('totalDonated')]);
    expect(donors.toSorted()).toEqual([
      ['Ana López', 1_000],
      ['Cy', 900],
    ]);
    expect(await all('donations')).toHaveLength(2);
    const dashboard = rollups.schema.parse((await doc('rollups/dashboard').get()).data());
    expect(dashboard).toMatchObject({ total_raised: 1_900, donation_count: 2, donor_count: 2 });
  });

  it('of donors takes the facet off a card that was there, and says so on the volunteer', async () => {
    const { bring, undo, once, all } = await campaign();
    await once({ kind: 'volunteers', rows: [volunteerRow({ email: 'ana@example.org' })] });
    const importId = await bring({
      kind: 'donors',
      rows: [
        donorRow({ email: 'ana@example.org' }),
        donorRow({ row: 3, name: 'Ben', email: 'ben@example.org' }),
      ],
    });
    expect(await undo(importId)).toMatchObject({ removed: 2, remaining: 0 });
    expect(await all('donors')).toEqual([]);
    expect((await all('people')).map((card) => [card.get('name'), card.get('facets')])).toEqual([
      ['Ana López', ['volunteer']],
    ]);
    expect((await all('volunteers')).map((one) => one.get('is_donor'))).toEqual([false]);
  });

  it('of volunteers counts their skills anew', async () => {
    const { bring, undo, all } = await campaign();
    const importId = await bring({
      kind: 'volunteers',
      rows: [volunteerRow({ skills: ['Phones'], totalHours: 3 })],
    });
    expect((await all('volunteer_skills')).map((one) => one.get('count'))).toEqual([1]);
    await undo(importId);
    expect(await all('volunteers')).toEqual([]);
    expect((await all('volunteer_skills')).map((one) => one.get('count')).filter(Boolean)).toEqual([]);
  });
});

describe('an undo', () => {
  it('goes on after a page, called by two admins at once, and changes nothing once it is over', async () => {
    const { bring, undoOnce, member, profile, organization, all, undo } = await campaign();
    const importId = await bring({ kind: 'people', rows: people(200) });
    const other = { ...memberOf(organization), uid: randomUUID() };
    await profile(other.uid, 'manager');
    const manager = { ...other, role: 'manager' as const };
    const first = await undoOnce(member, { importId, stop: false });
    expect(first).toMatchObject({ isDone: false });
    const input = { importId, stop: false };
    await Promise.all([1, 2, 3].flatMap(() => [undoOnce(member, input), undoOnce(manager, input)]));
    const last = await undo(importId);
    expect(last).toMatchObject({ removed: 200, remaining: 0 });
    expect(await all('people')).toEqual([]);
    const again = await undoOnce(manager, input);
    expect(again.undo).toMatchObject({ removed: 200, phase: 'done' });
    expect((await all('audit')).filter((line) => line.get('type') === 'import_undone')).toHaveLength(1);
  });

  it('of a running import is refused unless it is stopped, and then no more rows come', async () => {
    const { start, importBatch, undo, undoOnce, member, finish, all, import: imported } = await campaign();
    const importId = await start('people');
    await importBatch(importId, { kind: 'people', rows: people(5) });
    await expect(undoOnce(member, { importId, stop: false })).rejects.toMatchObject({
      key: 'imports.stillRunning',
    });
    expect(await undo(importId, true)).toMatchObject({ removed: 5 });
    await expect(importBatch(importId, { kind: 'people', rows: people(5, 5) })).rejects.toMatchObject({
      key: 'imports.closed',
    });
    await expect(importBatch(importId, { kind: 'people', rows: people(5) })).rejects.toMatchObject({
      key: 'imports.closed',
    });
    await finish(importId);
    expect(await all('people')).toEqual([]);
    expect((await imported(importId)).status).toBe('undone');
  });

  it('is refused to another organization, to roles without the right, and to others’ imports', async () => {
    const { bring, undoOnce, profile, organization, all } = await campaign();
    const outside = await campaign();
    const importId = await bring({ kind: 'people', rows: people(2) });
    const input = { importId, stop: true };
    await expect(outside.undoOnce(outside.member, input)).rejects.toMatchObject({ code: 'not-found' });
    for (const role of ['user', 'canvasser', 'field', 'finance'] as const) {
      const uid = randomUUID();
      await profile(uid, role);
      const member = { ...memberOf(organization, role), uid };
      await expect(undoOnce(member, input)).rejects.toMatchObject({ code: 'permission-denied' });
      if (role === 'user' || role === 'canvasser')
        await expect(runUseCase(getImport)(member, { importId })).rejects.toMatchObject({
          code: 'permission-denied',
        });
    }
    // Somebody who was demoted meanwhile, with a session that still says admin.
    const uid = randomUUID();
    await profile(uid, 'user');
    await expect(undoOnce({ ...memberOf(organization), uid }, input)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await all('people')).toHaveLength(2);
  });

  it('is told by one line: the triggers leave alone what it removed, and count what somebody else deletes', async () => {
    const { bring, undo, all, doc, organization } = await campaign();
    const importId = await bring({ kind: 'volunteers', rows: [volunteerRow({ skills: ['Phones'] })] });
    const [volunteer] = await all('volunteers');
    const before = volunteer?.data() ?? {};
    const removal = {
      organization,
      id: volunteer?.id ?? '',
      before,
      after: null,
      changedAt: null,
      version: '1',
    };
    const trigger = follow({ db, rollup: { ask: async () => undefined } } as never, 'volunteers');
    await undo(importId);
    await trigger(removal);
    expect((await all('audit')).map((line) => line.get('type'))).toEqual(['import_undone']);
    await doc('volunteers/hand').set(before);
    await trigger({ ...removal, id: 'hand' });
    expect((await all('audit')).map((line) => line.get('type')).toSorted()).toEqual([
      'import_undone',
      'record_deleted',
    ]);
  });

  it('takes the people that it removed out of the packs, as anybody who goes', async () => {
    const { bring, undo, all, member, organization } = await campaign();
    const importId = await bring({ kind: 'people', rows: people(2) });
    const opened = await runUseCase(openPeople)(member, { packs: ['cards'] });
    expect(opened).toMatchObject({ is: 'ready', packs: [{ parts: [{ rows: 2 }] }] });
    const cards = await all('people');
    await undo(importId);
    const trigger = follow({ db, rollup: { ask: async () => undefined } } as never, 'people');
    const gone = { organization, after: null, changedAt: null, version: '1' };
    await Promise.all(cards.map((card) => trigger({ ...gone, id: card.id, before: card.data() })));
    const changes = (await all('people_pack_changes')).flatMap((log) => log.get('changes'));
    expect(changes.map(({ id, row }) => [id, row]).toSorted()).toEqual(
      cards.map(({ id }) => [id, null]).toSorted(),
    );
    expect((await all('audit')).map((line) => line.get('type')).toSorted()).toEqual([
      'import_undone',
      'people_opened',
    ]);
  });

  it('does not silence what somebody deletes after the same file was imported again', async () => {
    const { bring, undo, all, organization } = await campaign();
    const rows = [donationRow({ email: 'ana@example.org', amount: 5_000, external_id: 'A' })];
    const first = await bring({ kind: 'donations', rows });
    const [undone] = await all('donations');
    await undo(first);
    await bring({ kind: 'donations', rows });
    const [gift] = await all('donations');
    expect(gift?.id).toBe(undone?.id);
    const trigger = follow({ db, rollup: { ask: async () => undefined } } as never, 'donations');
    const gone = { organization, id: gift?.id ?? '', after: null, changedAt: null, version: '1' };
    const deletions = async () =>
      (await all('audit')).filter((line) => line.get('type') === 'record_deleted').length;
    await trigger({ ...gone, before: undone?.data() ?? null });
    expect(await deletions()).toBe(0);
    await trigger({ ...gone, before: gift?.data() ?? null });
    expect(await deletions()).toBe(1);
  });

  it('is offered in the history, of the kinds that a member may bring', async () => {
    const { bring, member, organization, profile, undo } = await campaign();
    const importId = await bring({ kind: 'people', rows: people(1) });
    await bring({ kind: 'volunteers', rows: [volunteerRow()] });
    await undo(importId);
    const list = runUseCase(listImports);
    const { imports } = await list(member, { before: null });
    expect(imports.map(({ kind, status, mayUndo }) => [kind, status, mayUndo])).toEqual([
      ['volunteers', 'finished', true],
      ['people', 'undone', true],
    ]);
    expect((await list(member, { before: imports[0]?.startedAt ?? 0 })).imports).toHaveLength(1);
    const uid = randomUUID();
    await profile(uid, 'finance');
    const finance = { ...memberOf(organization, 'finance'), uid };
    expect(
      (await list(finance, { before: null })).imports.map(({ kind, mayUndo }) => [kind, mayUndo]),
    ).toEqual([['people', false]]);
    await expect(list({ ...finance, role: 'canvasser' }, { before: null })).rejects.toMatchObject({
      key: 'request.notAllowed',
    });
  });
});
