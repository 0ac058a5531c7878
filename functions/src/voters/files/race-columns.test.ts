import { expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { raceReasonMin } from '#shared/collections/voter-settings.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { dictionaryColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { byName, VoterTable } from '#shared/domain/voters/voter-table.ts';
import { exportVoters } from '#shared/usecases/voters/export-voters.ts';
import { setRaceColumns } from '#shared/usecases/voters/race-columns.ts';
import { admitted, auditOf } from '../../../../tests/functions/admitted-member.ts';
import { insider } from '../../../../tests/functions/candidate-records.ts';
import { db } from '../../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../../tests/functions/run-use-case.ts';
import {
  importer,
  outcomeOf,
  type Promised,
  promise,
} from '../../../../tests/functions/voter-file-import.ts';

const reason = 'The Voting Rights Act plan of our district';

/** An admin of a campaign of its own, and how they turn race and ethnicity on and off. */
async function campaign() {
  const admin = await newMember('admin');
  const inside = await admitted(admin.token);
  const set = (isOn: boolean, why: string | null = isOn ? reason : null, member = inside) =>
    outcomeOf(runUseCase(setRaceColumns)(member, { isOn, reason: why }));
  const setting = async () =>
    (await db.doc(`organizations/${admin.organization}/voter_settings/current`).get()).data();
  return { organization: admin.organization, uid: admin.uid, set, setting };
}

/** A chunk of seven voters as an import packs it, with columns of the campaign's own or of race. */
async function chunkWith(...ids: readonly string[]): Promise<Buffer> {
  const table = new VoterTable([]);
  for (let at = 0; at < 7; at++)
    table.add({
      ...byName(dictionaryColumns, () => ''),
      ...{ id: String(at), last: 'Ortiz', gender: '', birth: 0, registered: 0, cell: '', landline: '' },
      ...{ email: '', lat: null, lng: null, voted: [] },
    });
  table.data = new Map(
    ids.map((id) => [id, { dictionary: ['', 'Black'], codes: new Uint32Array(7).fill(1) }]),
  );
  return Buffer.from(await packChunk(columnsOf(table, sortVoters(table), 0, 7)));
}

it('an admin turns race and ethnicity on with a reason and off again, each told once', async () => {
  const { organization, uid, set, setting } = await campaign();
  expect(await setting()).toBeUndefined();
  expect(await set(true, 'x'.repeat(raceReasonMin - 1))).toBe('voterFiles.raceReason');
  expect(await set(true, null)).toBe('voterFiles.raceReason');
  expect(await set(false)).toBe('ok');
  expect([await setting(), await auditOf(organization, db)]).toEqual([undefined, []]);
  expect(await set(true, 'x'.repeat(raceReasonMin))).toBe('ok');
  expect(await Promise.all(Array.from({ length: 40 }, () => set(true)))).toEqual(Array(40).fill('ok'));
  expect(await setting()).toMatchObject({ race: true, reason: 'x'.repeat(raceReasonMin), changed_by: uid });
  expect(await set(false)).toBe('ok');
  expect(await set(false)).toBe('ok');
  expect(await setting()).toMatchObject({ race: false, reason: null });
  expect(await auditOf(organization, db)).toMatchObject([
    { type: 'race_columns_on', actor_id: uid, reason: 'x'.repeat(raceReasonMin) },
    { type: 'race_columns_off', actor_id: uid },
  ]);
});

it.each<Role>(['manager', 'field', 'finance', 'canvasser'])(
  'somebody who became a %s since the guard let them in turns nothing on',
  async (role) => {
    const { organization, uid, set, setting } = await campaign();
    await db.doc(`user_profiles/${uid}`).update({ role });
    expect(await set(true)).toBe('request.notAllowed');
    expect([await setting(), await auditOf(organization, db)]).toEqual([undefined, []]);
  },
);

it('another campaign’s admin turns on their own alone', async () => {
  const [own, other] = [await campaign(), await campaign()];
  expect(await own.set(true)).toBe('ok');
  expect(await other.setting()).toBeUndefined();
});

it('a file with race is refused while it is off, when it starts and when it ends', async () => {
  const { organization, set } = await campaign();
  const { start, send, finish, states } = importer(organization);
  const chunk = await chunkWith('race', 'ethnicity');
  const fields: Partial<Promised> = { race: true };
  expect(await outcomeOf(start('a', [chunk], null, fields))).toBe('voterFiles.raceOff');
  expect(await states()).toEqual({});
  expect(await set(true)).toBe('ok');
  await start('a', [chunk], null, fields);
  await send('a', 0, chunk);
  expect(await set(false)).toBe('ok');
  expect(await outcomeOf(finish('a'))).toBe('voterFiles.raceOff');
  expect(await states()).toEqual({ a: 'receiving' });
  expect(await set(true)).toBe('ok');
  expect(await outcomeOf(finish('a'))).toBe('ok');
});

it('a chunk with race is refused where its file says nothing of it, whether or not it is on', async () => {
  const { organization, set } = await campaign();
  const { start, send, chunks } = importer(organization);
  const all = [await chunkWith('race'), await chunkWith('ethnicity', 'score'), await chunkWith('score')];
  await start('a', all);
  const sent = async () => Promise.all(all.map((data, index) => outcomeOf(send('a', index, data))));
  expect(await sent()).toEqual(['voterFiles.raceUnsaid', 'voterFiles.raceUnsaid', 'ok']);
  expect(await set(true)).toBe('ok');
  expect(await sent()).toEqual(['voterFiles.raceUnsaid', 'voterFiles.raceUnsaid', 'ok']);
  expect(await chunks()).toEqual(['a-2']);
});

it('columns of the campaign’s own are not called race or ethnicity', async () => {
  const { start, states } = importer();
  const chunk = await chunkWith('group');
  const part = (id: string, name: string): NonNullable<Promised['parts']> => [
    {
      ...{ id: 'part', kind: 'data', file_name: 'scores.csv', source: 'A vendor', dated: null },
      ...{ permitted_use: '2026-01', expires: null, rows: 9, matched: 7 },
      columns: [{ id, name, type: 'choice' }],
    },
  ];
  for (const [id, name, why] of [
    ['race', 'Group', 'dataColumns'],
    ['ethnicity', 'Group', 'dataColumns'],
    ['group', 'Race', 'raceOwn'],
    ['group', 'ETHNIC_CODE', 'raceOwn'],
    ['group', 'CountyEthnic_Description', 'raceOwn'],
    ['group', 'vb.voterbase_race', 'raceOwn'],
    ['group', 'Modeled Race', 'raceOwn'],
    ['group', 'Grupo étnico', 'raceOwn'],
  ] as const)
    expect(await outcomeOf(start('a', [chunk], null, { parts: part(id, name) }))).toBe(`voterFiles.${why}`);
  expect(await states()).toEqual({});
  expect(promise('a', [chunk]).race).toBeUndefined();
});

it('an export with race is refused while it is off, and told apart in the audit while it is on', async () => {
  const { organization, set } = await campaign();
  const take = (race: boolean) =>
    outcomeOf(
      runUseCase(exportVoters)(insider(organization, 'manager'), {
        ...{ people: 3, name: null },
        ...(race && { race: true as const }),
      }),
    );
  expect(await take(true)).toBe('voterFiles.raceOff');
  expect(await auditOf(organization, db)).toEqual([]);
  expect(await set(true)).toBe('ok');
  expect([await take(true), await take(false)]).toEqual(['ok', 'ok']);
  expect((await auditOf(organization, db)).map(({ type, what }) => `${type} ${what}`).slice(1)).toEqual([
    'data_exported voters_with_race',
    'data_exported voters',
  ]);
});
