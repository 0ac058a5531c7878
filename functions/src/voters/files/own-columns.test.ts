import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { voterExportCall, voterTermsCall } from '#shared/api/voters-api.ts';
import { dataColumnsMax } from '#shared/domain/voters/voter-file-columns.ts';
import { changeVoterTerms } from '#shared/usecases/voters/change-voter-terms.ts';
import { exportVoters } from '#shared/usecases/voters/export-voters.ts';
import { admitted, auditOf } from '../../../../tests/functions/admitted-member.ts';
import { insider } from '../../../../tests/functions/candidate-records.ts';
import { db } from '../../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../../tests/functions/run-use-case.ts';
import {
  chunksOf,
  importer,
  outcomeOf,
  type Promised,
} from '../../../../tests/functions/voter-file-import.ts';

type Part = NonNullable<Promised['parts']>[number];
type Change = z.output<typeof voterTermsCall.request>;

const scores: Part = {
  ...{ id: 'scores', kind: 'data', file_name: 'scores.csv', source: 'A vendor', dated: '2026-09-01' },
  ...{ permitted_use: '2026-01', expires: null, rows: 9, matched: 7, uses: ['calls', 'doors', 'exports'] },
  columns: [
    { id: 'score', name: 'Score', type: 'number' },
    { id: 'segment', name: 'Segment', type: 'choice' },
  ],
};
const history: Part = { ...scores, id: 'history', kind: 'history', columns: [] };
const { uses: _, ...unasked } = scores;

/** A campaign with a current file of these parts; how its members change their terms and export. */
async function campaign(parts: readonly Part[] = [scores, history]) {
  const admin = await newMember('admin');
  const inside = await admitted(admin.token);
  const files = importer(admin.organization);
  const bring = async (fileId: string, previous: string | null, some: readonly Part[] = parts) => {
    const [chunk = Buffer.alloc(0)] = chunksOf(1);
    const changes = { added: 0, changed: 0, gone: 0, unchanged: 7 };
    await files.start(fileId, [chunk], previous, { parts: some, ...(previous && { changes }) });
    await files.send(fileId, 0, chunk);
    return () => files.finish(fileId);
  };
  await (await bring('a', null))();
  const { organization, uid } = admin;
  return {
    ...{ organization, uid, bring, files },
    change: (change: Omit<Change, 'part'>, part = 'scores', member = inside) =>
      outcomeOf(runUseCase(changeVoterTerms)(member, { part, ...change })),
    take: (columns: string[], role: Role = 'manager', now?: () => number) =>
      outcomeOf(
        runUseCase(exportVoters, now ? { now } : {})(insider(organization, role), {
          ...{ people: 3, name: null, columns },
        }),
      ),
    partsOf: async (file = 'a') =>
      (await db.doc(`organizations/${organization}/voter_files/${file}`).get()).get('parts') as Part[],
    audit: async () => (await auditOf(organization, db)).filter(({ type }) => type === 'voter_terms_changed'),
  };
}

it('changes the named terms of one joined file and keeps the others, told once in the audit', async () => {
  const { change, partsOf, audit, uid } = await campaign();
  expect(await change({ uses: ['exports', 'calls'] })).toBe('ok');
  expect(await change({ uses: ['calls', 'exports'] })).toBe('ok');
  expect(await partsOf()).toEqual([{ ...scores, uses: ['calls', 'exports'] }, history]);
  expect(await audit()).toMatchObject([
    {
      ...{ actor_id: uid, subject_id: 'a', subject_name: 'scores.csv' },
      ...{ uses: ['calls', 'exports'], previous_uses: ['calls', 'doors', 'exports'] },
      ...{ expires: null, previous_expires: null },
    },
  ]);
  expect(await change({ source: 'Another vendor', dated: null, expires: '2027-01-01' })).toBe('ok');
  expect((await partsOf())[0]).toEqual({
    ...scores,
    ...{ source: 'Another vendor', dated: null, expires: '2027-01-01', uses: ['calls', 'exports'] },
  });
  expect(await change({ expires: '2026-12-01' })).toBe('ok');
  const days = (await audit()).map(({ expires, previous_expires }) => [expires, previous_expires]);
  expect(days).toHaveLength(3);
  expect(days).toEqual(
    expect.arrayContaining([
      [null, null],
      ['2027-01-01', null],
      ['2026-12-01', '2027-01-01'],
    ]),
  );
});

it('asks once of a file that was joined before its importer was asked', async () => {
  const { change, partsOf } = await campaign([unasked]);
  expect(await change({ source: 'A vendor' })).toBe('ok');
  expect((await partsOf())[0]).toEqual(unasked);
  expect(await change({ uses: [] })).toBe('ok');
  expect((await partsOf())[0]).toEqual({ ...unasked, uses: [] });
});

it('keeps what two members change of it at once', async () => {
  const { change, partsOf } = await campaign();
  expect(await Promise.all([change({ uses: [] }), change({ source: 'Another vendor' })])).toEqual([
    'ok',
    'ok',
  ]);
  expect((await partsOf())[0]).toEqual({ ...scores, source: 'Another vendor', uses: [] });
});

it.each<Role>(['finance', 'user', 'canvasser'])(
  'refuses somebody who became a %s since the guard let them in',
  async (role) => {
    const { organization, uid, change, partsOf } = await campaign();
    await db.doc(`user_profiles/${uid}`).update({ role });
    expect(await change({ uses: [] })).toBe('request.notAllowed');
    expect(await partsOf()).toEqual([scores, history]);
    expect(await auditOf(organization, db)).not.toContainEqual(
      expect.objectContaining({ type: 'voter_terms_changed' }),
    );
  },
);

it('refuses a history, a removed file’s columns, and those of another organization', async () => {
  const [own, other] = [await campaign([history]), await campaign()];
  for (const part of ['history', 'scores', 'nothing'])
    expect(await own.change({ uses: [] }, part)).toBe('voterFiles.partGone');
  expect([await own.partsOf(), await other.partsOf()]).toEqual([[history], [scores, history]]);
  expect(await other.audit()).toEqual([]);
});

it.each([
  ['a use that is none', { uses: ['mail'] }],
  ['a use said twice too often', { uses: ['calls', 'doors', 'exports', 'calls'] }],
  ['no source', { source: '' }],
  ['a source that is too long', { source: 'x'.repeat(201) }],
  ['a day that is none', { expires: '2026-02-30' }],
  ['columns', { columns: [] }],
  ['another file', { file_name: 'b.csv' }],
])('takes no request with %s', (_what, fields) => {
  expect(voterTermsCall.request.safeParse({ part: 'scores', ...fields }).success).toBe(false);
});

it('a permission withdrawn while another import is made stays withdrawn, also after that is undone', async () => {
  const { bring, change, partsOf, files } = await campaign();
  const finish = await bring('b', 'a');
  expect(await change({ uses: [] })).toBe('ok');
  await finish();
  expect(await partsOf('b')).toEqual([{ ...scores, uses: [] }, history]);
  // A lost answer is asked for again.
  await expect(finish()).resolves.toEqual({ ok: true });
  expect(await change({ uses: ['calls'], source: 'Another vendor' })).toBe('ok');
  await files.undo('b');
  expect(await partsOf('a')).toEqual([{ ...scores, uses: ['calls'], source: 'Another vendor' }, history]);
});

it('columns come back from an undo for no more than a file that replaced theirs still permitted', async () => {
  const other: Part = { ...scores, id: 'other', columns: [{ id: 'model', name: 'Model', type: 'text' }] };
  const older: Part = { ...unasked, id: 'older', columns: [{ id: 'old', name: 'Old', type: 'text' }] };
  const { bring, change, partsOf, files } = await campaign([scores, other, older, history]);
  const newer: Part = { ...scores, id: 'newer', source: 'A newer vendor' };
  const newest: Part = { ...older, id: 'newest', uses: ['calls', 'exports'] };
  await (await bring('b', 'a', [newer, newest, history]))();
  expect(await change({ uses: ['doors'], expires: '2026-11-30' }, 'newer')).toBe('ok');
  await files.undo('b');
  expect(await partsOf('a')).toEqual([
    { ...scores, uses: ['doors'], expires: '2026-11-30' },
    other,
    older,
    history,
  ]);
});

it('an export takes columns that may be exported and refuses every other', async () => {
  const { take, change, audit } = await campaign([
    { ...scores, columns: [...scores.columns, { id: 'race-2', name: 'Group', type: 'choice' }] },
    { ...scores, id: 'over', expires: '2026-10-01', columns: [{ id: 'old', name: 'Old', type: 'text' }] },
    { ...scores, id: 'calls', uses: ['calls'], columns: [{ id: 'model', name: 'Model', type: 'text' }] },
  ]);
  expect(await take([])).toBe('ok');
  expect(await take(['score', 'segment'])).toBe('ok');
  for (const [column, why] of [
    ['unknown', 'columnGone'],
    ['race', 'columnGone'],
    ['ethnicity', 'columnGone'],
    ['changes', 'columnGone'],
    ['id', 'columnGone'],
    ['old', 'columnUse'],
    ['model', 'columnUse'],
  ] as const)
    expect(await take(['score', column])).toBe(`voterFiles.${why}`);
  expect(await change({ uses: ['calls', 'doors'] })).toBe('ok');
  expect(await take(['score'])).toBe('voterFiles.columnUse');
  expect(await take([])).toBe('ok');
  expect(await audit()).toHaveLength(1);
});

it('an export takes a column on its last day and none a day later', async () => {
  const { take } = await campaign([{ ...scores, expires: '2026-10-31' }]);
  const at = (day: string) => () => Date.parse(`${day}T12:00:00Z`);
  expect(await take(['score'], 'manager', at('2026-10-31'))).toBe('ok');
  expect(await take(['score'], 'manager', at('2026-11-01'))).toBe('voterFiles.columnUse');
});

it('an export names no column of race, nor one of another organization', async () => {
  const [own, other] = [await campaign([history]), await campaign()];
  expect(await own.take(['score'])).toBe('voterFiles.columnGone');
  expect(await other.take(['score'])).toBe('ok');
  // From before such names were refused.
  const file = db.doc(`organizations/${own.organization}/voter_files/a`);
  await file.update({ parts: [{ ...scores, columns: [{ id: 'group', name: 'Race', type: 'choice' }] }] });
  expect(await own.take(['group'])).toBe('voterFiles.columnUse');
});

it(`an export names ${dataColumnsMax} columns, and not one more`, () => {
  const request = (count: number) => ({
    ...{ people: 1, name: null },
    columns: Array.from({ length: count }, (_, at) => `c${at}`),
  });
  expect(voterExportCall.request.safeParse(request(dataColumnsMax)).success).toBe(true);
  expect(voterExportCall.request.safeParse(request(dataColumnsMax + 1)).success).toBe(false);
});

it(`a file has ${dataColumnsMax} columns of the campaign's own, and not one more`, async () => {
  const { start } = importer();
  const columns = (count: number): Part['columns'] =>
    Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `Column ${at}`, type: 'number' }));
  const parts = (count: number): Part[] => [
    { ...scores, columns: columns(count - 1) },
    { ...scores, id: 'more', columns: [{ id: 'last', name: 'Last', type: 'text' }] },
  ];
  const chunks = chunksOf(1);
  expect(await outcomeOf(start('a', chunks, null, { parts: parts(dataColumnsMax + 1) }))).toBe(
    'voterFiles.dataColumns',
  );
  expect(await outcomeOf(start('a', chunks, null, { parts: parts(dataColumnsMax) }))).toBe('ok');
});
