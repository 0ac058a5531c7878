import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { voterOpenMs } from '#shared/constants.ts';
import { staleMs } from '#shared/domain/voters/receive-voter-file.ts';
import { cancelVoterFile } from '#shared/usecases/voters/cancel-voter-file.ts';
import { changeVoterTerms } from '#shared/usecases/voters/change-voter-terms.ts';
import { exportVoters } from '#shared/usecases/voters/export-voters.ts';
import { finishVoterFile } from '#shared/usecases/voters/finish-voter-file.ts';
import { openVoters } from '#shared/usecases/voters/open-voters.ts';
import { setRaceColumns } from '#shared/usecases/voters/race-columns.ts';
import { startVoterFile } from '#shared/usecases/voters/start-voter-file.ts';
import { storeVoterChunk } from '#shared/usecases/voters/store-voter-chunk.ts';
import { undoVoterFile } from '#shared/usecases/voters/undo-voter-file.ts';
import { chunksOf, promise } from '../voter-file-import.ts';
import { bothStores, moment } from './both-stores.ts';

/** The real time, by which the emulator stamps what it stores. */
const opened = Date.now();
const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'none'].map((id) => [id, chunksOf(2)]));

const anyCall = fc.record({
  is: fc.constantFrom(
    'start',
    'start',
    'chunk',
    'chunk',
    'chunk',
    'finish',
    'finish',
    'cancel',
    'undo',
    'export',
  ),
  by: fc.constantFrom('ana', 'ana', 'ana', 'ben'),
  file: fc.constantFrom(...Object.keys(files)),
  index: fc.constantFrom(0, 1, 0, 1, 2),
  damage: fc.constantFrom('none', 'none', 'none', 'none', 'cut', 'letters'),
  role: fc.constantFrom('admin', 'admin', 'finance'),
});

/** Both stores with a campaign that has these members; `by`: a member's id. */
async function campaignOf(members: Record<string, Role>) {
  const { seed, call, compare, organization } = bothStores();
  const by = (name: string) => `${name}-${organization}`;
  for (const [name, role] of Object.entries(members))
    await seed(
      userProfiles,
      by(name),
      userProfiles.schema.parse({
        ...{ user_id: by(name), organization_id: organization, full_name: name, role },
        ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
        ...{ created_at: moment(opened), updated_at: moment(opened) },
      }),
    );
  return { call, compare, by };
}

test('the demo and the server answer 250 random calls about voter files alike and store the same', async () => {
  const { seed, call, compare, organization } = bothStores();
  for (const uid of ['ana', 'ben'])
    await seed(
      userProfiles,
      `${uid}-${organization}`,
      userProfiles.schema.parse({
        ...{ user_id: uid, organization_id: organization, full_name: uid, role: 'admin' },
        ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
        ...{ created_at: moment(opened), updated_at: moment(opened) },
      }),
    );
  let at = opened;
  const outcomes = new Set<string>();
  for (const [count, one] of fc.sample(anyCall, { numRuns: 250, seed: 23 }).entries()) {
    at += 10;
    const options = { by: one.by, at, role: one.role } as const;
    // Mostly about one file, so that several of its calls meet.
    const fileId = count % 4 ? 'a' : one.file;
    const chunks = files[fileId] ?? [];
    const run = () => {
      if (one.is === 'export') return call(exportVoters, { people: count + 1, name: null }, options);
      if (one.is === 'finish') return call(finishVoterFile, { fileId }, options);
      if (one.is === 'cancel') return call(cancelVoterFile, { fileId: one.file }, options);
      if (one.is === 'undo') return call(undoVoterFile, { fileId: one.file }, options);
      if (one.is === 'start') {
        const file = promise(fileId, chunks, count % 9 ? {} : { pack: 0 });
        return call(startVoterFile, { fileId, previous: count % 7 ? null : 'other', file }, options);
      }
      const whole = (chunks[one.index] ?? Buffer.alloc(9)).toString('base64');
      const data = { none: whole, cut: whole.slice(4), letters: '????' }[one.damage];
      return call(storeVoterChunk, { fileId, index: one.index, data }, options);
    };
    const outcome = await run();
    outcomes.add('refused' in outcome ? outcome.refused : one.is);
  }
  await compare();
  expect([...outcomes].sort()).toEqual([
    ...['cancel', 'chunk', 'export', 'request.notAllowed', 'start', 'voterFiles.busy', 'voterFiles.damaged'],
    ...['voterFiles.foreign', 'voterFiles.missing', 'voterFiles.noChunk', 'voterFiles.notFound'],
    ...['voterFiles.over', 'voterFiles.pack', 'voterFiles.undoOpen'],
  ]);
});

test('an import that was left gives way to another in both', async () => {
  const { call, compare } = bothStores();
  const start = (fileId: string, at: number) =>
    call(startVoterFile, { fileId, previous: null, file: promise(fileId, files.a ?? []) }, { by: 'ana', at });
  const [data = ''] = (files.a ?? []).map((chunk) => chunk.toString('base64'));
  expect(await start('a', opened)).toEqual({ answer: { have: [] } });
  await call(storeVoterChunk, { fileId: 'a', index: 0, data }, { by: 'ana', at: opened + 1 });
  expect(await start('a', opened + 2)).toEqual({ answer: { have: [0] } });
  expect(await start('b', opened + 3)).toMatchObject({ refused: 'voterFiles.busy' });
  expect(await start('b', opened + staleMs + 300_000)).toEqual({ answer: { have: [] } });
  await compare();
});

test('a file becomes the former one and goes, and an undo brings it back, in both', async () => {
  const { call, compare } = bothStores();
  let at = opened;
  const options = () => {
    at += 10;
    return { by: 'ana', at } as const;
  };
  const refusals: string[] = [];
  const note = (outcome: object) => {
    if ('refused' in outcome) refusals.push(String(outcome.refused));
  };
  let previous: string | null = null;
  for (const fileId of ['a', 'b', 'c']) {
    const chunks = files[fileId] ?? [];
    const beginning = { fileId, previous, file: promise(fileId, chunks) };
    await call(startVoterFile, beginning, options());
    for (const [index, chunk] of chunks.entries())
      for (const _ of [1, 2])
        note(await call(storeVoterChunk, { fileId, index, data: chunk.toString('base64') }, options()));
    for (const _ of [1, 2]) note(await call(finishVoterFile, { fileId }, options()));
    note(await call(cancelVoterFile, { fileId }, options()));
    note(await call(startVoterFile, beginning, options()));
    previous = fileId;
    await compare();
  }
  for (const fileId of ['b', 'c', 'c', 'b']) note(await call(undoVoterFile, { fileId }, options()));
  note(await call(startVoterFile, { fileId: 'd', previous, file: promise('d', files.d ?? []) }, options()));
  await compare();
  expect(refusals).toEqual([
    ...Array(3).fill(['voterFiles.cancelDone', 'voterFiles.done']).flat(),
    ...['voterFiles.undoOlder', 'voterFiles.previousRemoved', 'voterFiles.outrun'],
  ]);
});

test('opening the file gives the same time, one audit line and the same refusals in both', async () => {
  const { call, compare, by } = await campaignOf({ ana: 'admin', cal: 'canvasser' });
  const open = (name: string, at: number) => call(openVoters, {}, { by: by(name), at });
  expect(await open('ana', opened)).toEqual({ answer: { leftMs: voterOpenMs } });
  expect(await open('ana', opened + 1_000)).toEqual({ answer: { leftMs: voterOpenMs - 1_000 } });
  expect(await open('ana', opened + voterOpenMs)).toEqual({ answer: { leftMs: voterOpenMs } });
  // Demoted since the guard let them in, and not a member at all.
  expect(await open('cal', opened + 1)).toMatchObject({ refused: 'request.notAllowed' });
  expect(await open('eve', opened + 1)).toMatchObject({ refused: 'members.notMember' });
  await compare();
});

test('race and ethnicity are turned on, refused and turned off alike in both', async () => {
  const { call, compare, by } = await campaignOf({ ana: 'admin', ben: 'manager' });
  let at = opened;
  const set = (name: string, isOn: boolean, reason: string | null) => {
    at += 10;
    return call(setRaceColumns, { isOn, reason }, { by: by(name), at });
  };
  const reason = 'The plan of our district';
  const file = { ...promise('a', files.a ?? []), race: true as const };
  const start = () => call(startVoterFile, { fileId: 'a', previous: null, file }, { by: by('ana'), at });
  const take = () =>
    call(exportVoters, { people: 7, name: null, race: true }, { by: by('ana'), at, role: 'admin' });
  expect(await set('ben', true, reason)).toMatchObject({ refused: 'request.notAllowed' });
  expect(await set('ana', true, 'short')).toMatchObject({ refused: 'voterFiles.raceReason' });
  expect([await start(), await take()]).toMatchObject(Array(2).fill({ refused: 'voterFiles.raceOff' }));
  for (const _ of [1, 2]) expect(await set('ana', true, reason)).toEqual({ answer: { ok: true } });
  expect([await start(), await take()]).toEqual([{ answer: { have: [] } }, { answer: { ok: true } }]);
  expect(await set('ana', false, null)).toEqual({ answer: { ok: true } });
  expect(await take()).toMatchObject({ refused: 'voterFiles.raceOff' });
  await compare();
});

test('terms of the campaign’s own columns are changed, refused and followed alike in both', async () => {
  const { call, compare, by } = await campaignOf({ ana: 'admin', ben: 'finance' });
  let at = opened;
  const options = (name = 'ana') => {
    at += 10;
    return { by: by(name), at, role: 'admin' } as const;
  };
  const part = {
    ...{ id: 'scores', kind: 'data' as const, file_name: 'scores.csv', source: 'A vendor', dated: null },
    ...{ permitted_use: '2026-01', expires: null, rows: 9, matched: 7, uses: ['exports' as const] },
    columns: [{ id: 'score', name: 'Score', type: 'number' as const }],
  };
  const chunks = files.a ?? [];
  const bring = async (fileId: string, previous: string | null) => {
    const changes = { added: 0, changed: 0, gone: 0, unchanged: 14 };
    const file = promise(fileId, chunks, { parts: [part], ...(previous && { changes }) });
    await call(startVoterFile, { fileId, previous, file }, options());
    for (const [index, chunk] of chunks.entries())
      await call(storeVoterChunk, { fileId, index, data: chunk.toString('base64') }, options());
  };
  const change = (fields: object, name = 'ana') =>
    call(changeVoterTerms, { part: 'scores', ...fields }, options(name));
  const take = () => call(exportVoters, { people: 7, name: null, columns: ['score'] }, options());
  const done = { answer: { ok: true } };
  expect(await change({ uses: [] })).toMatchObject({ refused: 'voterFiles.partGone' });
  expect(await take()).toMatchObject({ refused: 'voterFiles.columnGone' });
  await bring('a', null);
  expect(await call(finishVoterFile, { fileId: 'a' }, options())).toEqual(done);
  expect([await take(), await change({ uses: [] }, 'ben')]).toMatchObject([
    done,
    { refused: 'request.notAllowed' },
  ]);
  await bring('b', 'a');
  expect(await change({ uses: ['calls'], source: 'Another vendor' })).toEqual(done);
  expect(await take()).toMatchObject({ refused: 'voterFiles.columnUse' });
  expect(await call(finishVoterFile, { fileId: 'b' }, options())).toEqual(done);
  expect(await take()).toMatchObject({ refused: 'voterFiles.columnUse' });
  expect(await change({ uses: ['exports'] })).toEqual(done);
  expect(await call(undoVoterFile, { fileId: 'b' }, options())).toEqual(done);
  expect(await take()).toEqual(done);
  await compare();
});
