import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { turfTakeCall } from '#shared/api/field-api.ts';
import type { CallAnswer } from '#shared/api/phonebank-api.ts';
import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { people } from '#shared/collections/people.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { packetId } from '#shared/domain/phonebank/list.ts';
import { type PacketStates, tallyOf } from '#shared/domain/phonebank/target-states.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { nextCall } from '#shared/usecases/phonebank/next-call.ts';
import { openCallList } from '#shared/usecases/phonebank/open-call-list.ts';
import { takeTurf } from '#shared/usecases/turfs.ts';
import { finishVoterFile } from '#shared/usecases/voters/finish-voter-file.ts';
import { startVoterFile } from '#shared/usecases/voters/start-voter-file.ts';
import { storeVoterChunk } from '#shared/usecases/voters/store-voter-chunk.ts';
import { undoVoterFile } from '#shared/usecases/voters/undo-voter-file.ts';
import { fileWithGone } from '../gone-pieces.ts';
import { targetOf } from '../phone-bank.ts';
import { personRecord } from '../sample-records.ts';
import { chunksOf, promise } from '../voter-file-import.ts';
import { bothStores, moment } from './both-stores.ts';

const start = Date.parse('2026-01-10T15:00:00Z');
const stamps = {
  ...{ created_at: moment(start), created_by: 'rosa', updated_at: moment(start), updated_by: 'rosa' },
};

type TurfLog = z.output<typeof turfTakeCall.response>;
/** A list of cards has the voter's person; the others have two voters. */
const targetsOf = (list: string) =>
  list === 'cards' ? [{ ...targetOf('V1'), person: 'p1' }] : ['V1', 'V2'].map(targetOf);

/** A campaign whose second file lacks V1, with a call list and a turf that were made before. */
async function campaign() {
  const { seed, call, compare, documents } = bothStores();
  let at = Date.now();
  const by = (name: string, role: 'field' | 'canvasser') => {
    at += 60_000;
    return { by: name, at, role };
  };
  const send = async (fileId: string, pieces: readonly Buffer[]) => {
    for (const [index, data] of pieces.entries())
      await call(storeVoterChunk, { fileId, index, data: data.toString('base64') }, by('rosa', 'field'));
    return call(finishVoterFile, { fileId }, by('rosa', 'field'));
  };
  const first = chunksOf(1);
  await call(startVoterFile, { fileId: 'a', previous: null, file: promise('a', first) }, by('rosa', 'field'));
  await send('a', first);
  for (const list of ['before', 'after', 'back', 'cards']) {
    await seed(callLists, list, {
      ...{ name: list, goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
      ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: true },
      ...{ state: 'draft', packets: 1, people: 2, phones: 2, opened_at: null, ...stamps },
    });
    await seed(callPackets, packetId(list, 0), {
      ...{ list_id: list, number: 0, targets: JSON.stringify(targetsOf(list)), ...stamps },
    });
    await call(openCallList, { list, drop: [] }, by('rosa', 'field'));
  }
  await seed(
    turfs,
    'one',
    turfs.schema.parse({
      ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
      ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
      ...{ script_id: null, open: true, state: 'unassigned', assigned_to: null, assigned_name: null },
      ...{ expires_at: null, holders: [], ...stamps },
    }),
  );
  const { file, pieces } = await fileWithGone('b', ['V1', 'V3']);
  return {
    compare,
    replace: async () => {
      const begun = await call(startVoterFile, { fileId: 'b', previous: 'a', file }, by('rosa', 'field'));
      return [begun, await send('b', pieces)];
    },
    /** A third file, which has everybody again. */
    restore: async () => {
      const third = chunksOf(1);
      await call(
        startVoterFile,
        { fileId: 'c', previous: 'b', file: promise('c', third) },
        by('rosa', 'field'),
      );
      return send('c', third);
    },
    put: (id: string, fields: object) =>
      seed(people, id, people.schema.parse({ ...personRecord({ name: 'Ana López' }), ...stamps, ...fields })),
    say: async (id: string, draft: VoterDraft) => {
      const event = { ...fullEvent(draft), closes: mayClose(draft), happened_at: at, by: 'walker' };
      await seed(voterEvents, id, voterEvents.schema.parse({ ...event, received_at: moment(at) }));
    },
    wait: (millis: number) => {
      at += millis;
    },
    /** What refreshing a list sends. */
    refresh: (list: string, drop: readonly string[], back: readonly string[]) =>
      call(openCallList, { list, drop: [...drop], back: [...back] }, by('rosa', 'field')),
    /** What is counted of a list. */
    progress: async (list: string) => {
      const stored = Object.entries((await documents()).server) as [string, { targets: PacketStates }][];
      const state = stored.find(([path]) => path.endsWith(`/call_states/${packetId(list, 0)}`));
      return state && tallyOf(state[1].targets);
    },
    undo: () => call(undoVoterFile, { fileId: 'b' }, by('rosa', 'field')),
    next: async (list: string, caller: string): Promise<CallAnswer> => {
      const outcome = await call(
        nextCall,
        { list, putBack: null, isNextRequested: true },
        by(caller, 'canvasser'),
      );
      if (!('answer' in outcome)) throw new Error(outcome.refused);
      return outcome.answer as CallAnswer;
    },
    walk: async () => {
      const outcome = await call(takeTurf, { turf: 'one' }, by('ana', 'canvasser'));
      return 'answer' in outcome ? (outcome.answer as TurfLog).leftOut : outcome.refused;
    },
  };
}
const idOf = ({ assignment }: CallAnswer) => assignment?.target.id ?? null;

test('nobody calls or visits a voter whom the newer file lacks, until the import is undone, in both', async () => {
  const { replace, undo, next, walk, wait, compare } = await campaign();
  expect(await walk()).toEqual({});
  expect(await replace()).toEqual([{ answer: { have: [] } }, { answer: { ok: true } }]);
  const answers = [await next('before', 'ana'), await next('before', 'ben')];
  expect(answers.map(idOf).toSorted()).toEqual(['V2', null]);
  expect(answers.map(({ blocked }) => blocked)).toContainEqual({ left: 1 });
  expect(await walk()).toEqual({ V1: 'not_in_file' });
  await compare();
  expect(await undo()).toEqual({ answer: { ok: true } });
  expect(await walk()).toEqual({});
  expect([idOf(await next('after', 'cai')), idOf(await next('after', 'dee'))]).toContain('V1');
  // On the list that passed them over they are looked at again the next day.
  expect(idOf(await next('before', 'eve'))).toBeNull();
  wait(86_400_000);
  expect([idOf(await next('before', 'cai')), idOf(await next('before', 'dee'))]).toContain('V1');
  await compare();
});

test('a list of which only gone voters are left has nobody to call, until they are back, in both', async () => {
  const { replace, restore, next, say, wait, progress, compare } = await campaign();
  await say('e1', { voter_id: 'V2', kind: 'suppression', source: 'office', reason: 'opt_out', is_on: true });
  await replace();
  const gone = { fresh: 0, again: 0, blocked: { left: 1, opted_out: 1 } };
  expect(idOf(await next('before', 'ana'))).toBeNull();
  expect(await progress('before')).toMatchObject(gone);
  wait(86_400_000);
  // Their log was read when they were gone first: until they are back nobody reads it again.
  await say('e2', { voter_id: 'V1', kind: 'suppression', source: 'office', reason: 'opt_out', is_on: true });
  expect(await next('before', 'ana')).toMatchObject({ assignment: null, blocked: { left: 1 }, why: 'later' });
  expect(await progress('before')).toMatchObject(gone);
  await restore();
  wait(86_400_000);
  expect(await next('before', 'ana')).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
  expect(await progress('before')).toMatchObject({ fresh: 0, blocked: { left: 0, opted_out: 2 } });
  await compare();
});

test('who left a list is called again once a refreshing brings them back, in both', async () => {
  const { refresh, next, say, progress, compare } = await campaign();
  await say('e1', { voter_id: 'V2', kind: 'suppression', source: 'office', reason: 'opt_out', is_on: true });
  expect(await refresh('before', ['V1'], ['V1'])).toEqual({ answer: { people: 2, dropped: 1 } });
  expect(await next('before', 'ana')).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
  expect(await progress('before')).toMatchObject({ fresh: 0, blocked: { left: 1, opted_out: 1 } });
  // Whoever opted out is brought back by nobody.
  for (const _ of [1, 2])
    expect(await refresh('before', [], ['V1', 'V2', 'V9'])).toEqual({ answer: { people: 2, dropped: 0 } });
  expect(await progress('before')).toMatchObject({ fresh: 1, blocked: { left: 0, opted_out: 1 } });
  expect(idOf(await next('before', 'ana'))).toBe('V1');
  // Nor is anything taken from who calls them.
  await refresh('before', [], ['V1']);
  expect([idOf(await next('before', 'ben')), idOf(await next('before', 'ana'))]).toEqual([null, 'V1']);
  await compare();
});

test('a call that has begun is stopped where a newer file lacks the voter, in both', async () => {
  const { replace, next, compare } = await campaign();
  const had = [idOf(await next('before', 'ana')), idOf(await next('before', 'ben'))];
  const caller = had[0] === 'V1' ? 'ana' : 'ben';
  await replace();
  expect(idOf(await next('before', caller))).toBeNull();
  expect(idOf(await next('before', caller === 'ana' ? 'ben' : 'ana'))).toBe('V2');
  await compare();
});

test('an opt-out of a merged person holds while their voter is gone, and once the voter is back, in both', async () => {
  const { replace, restore, next, put, say, walk, compare } = await campaign();
  const cell = targetOf('V1').cell;
  await put('p1', { voter_id: 'V1', merged_ids: ['former'], phones: [cell] });
  await say('e1', {
    voter_id: 'former',
    kind: 'suppression',
    source: 'office',
    reason: 'opt_out',
    is_on: true,
  });
  await say('e2', { voter_id: 'V1', kind: 'suppression', source: 'office', reason: 'opt_out', is_on: true });
  await replace();
  // A card stays one of the campaign's own people; what its voter asked for stands too.
  expect(await next('cards', 'ana')).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
  const answers = [await next('before', 'ana'), await next('before', 'ben')];
  expect(answers.map(idOf).toSorted()).toEqual(['V2', null]);
  // The reason that lasts is told, and closes their number for whoever shares it.
  expect(answers.map(({ blocked }) => blocked)).toContainEqual({ opted_out: 1 });
  expect(await walk()).toEqual({ V1: 'opt_out' });
  expect(await restore()).toEqual({ answer: { ok: true } });
  expect(await walk()).toEqual({ V1: 'opt_out' });
  const back = [await next('back', 'cai'), await next('back', 'dee')];
  expect(back.map(({ blocked }) => blocked)).toContainEqual({ opted_out: 1 });
  await compare();
});
