import { expect, it } from 'vitest';
import { calltimePacks, calltimePeople } from '#shared/collections/calltime-lists.ts';
import { calltimeBlocks } from '#shared/collections/calltime-sessions.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { blockMs } from '#shared/domain/call-time/limits.ts';
import { noteLength } from '#shared/domain/people/note-limits.ts';
import { callTimeLists, changeCallTimeList, openCallTimeList } from '#shared/usecases/call-time/lists.ts';
import { takeBlock } from '#shared/usecases/call-time/take-block.ts';
import { importRows } from '#shared/usecases/imports/import-rows.ts';
import { startImport } from '#shared/usecases/imports/start-import.ts';
import { undoImport } from '#shared/usecases/imports/undo/undo-import.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { donationRow } from '../import-rows.ts';
import { moment } from './both-stores.ts';
import { callTimeCampaign, phoneOf } from './call-time-campaign.ts';
import { stamps } from './merge-campaign.ts';

const names = (count: number, from = 0) => Array.from({ length: count }, (_, at) => String(from + at));
const refused = (key: string) => ({ refused: key });
const hour = 3_600_000;

it('knows no limit of whoever has more entries than a meter counts, also where they are called alone', async () => {
  const { donor, make, take, block } = await callTimeCampaign({ isMemoryAlone: true });
  await donor('1', {}, Array<number>(150).fill(3_000));
  await make(['1']);
  await take('b');
  expect((await block('b')).sheets).toMatchObject([{ left: null, ask: { isLimited: false } }]);
});

it('counts all entries of a donor who is called beside one with too many', async () => {
  const { donor, make, take, block } = await callTimeCampaign({ isMemoryAlone: true });
  await donor('1', {}, Array<number>(250).fill(100));
  await donor('2', {}, [350_000, 100]);
  await donor('3', {}, [300_000]);
  await make(['1', '2', '3']);
  await take('b');
  const { sheets } = await block('b');
  expect(Object.fromEntries(sheets.map(({ id, left }) => [id, left]))).toEqual({ '1': null, '3': 50_000 });
});

it('finds the block of a caller who never handed a dozen others back', async () => {
  const { donor, make, take, call, asCaller, seed, callerUid } = await callTimeCampaign();
  await donor('0');
  await make(['0']);
  await take('zz');
  for (const id of names(12))
    await seed(calltimeBlocks, `a${id}`, {
      ...{ list_id: 'list', session_id: `s${id}`, by: callerUid, taken_at: moment(1), until: 2 },
      ...{ is_open: true, sheets: '[]', script: null, order: [], notes: {}, results: {} },
    });
  expect(await call(callTimeLists, {}, asCaller())).toMatchObject({ answer: { session: { block: 'zz' } } });
  expect(await take('other')).toMatchObject({ answer: { block: 'zz' } });
});

it('gives a caller one block of a list, however many devices ask at once', async () => {
  const { donor, make, contexts, input, asCaller } = await callTimeCampaign();
  for (const id of names(60)) await donor(id);
  await make(names(60));
  const answers = await Promise.all(
    names(4).map((id) => takeBlock.run(input(`b${id}`), contexts(asCaller()).server)),
  );
  expect(new Set(answers.map(({ block }) => block)).size).toBe(1);
});

it('gives nobody else a donor who was merged while a caller has them', async () => {
  const { donor, make, take, block, merge, call, as, asCaller, callerUid, otherUid } =
    await callTimeCampaign();
  await donor('1', { name: 'Ana López' });
  await donor('2', { name: 'Ana López' });
  await make(['1']);
  await make(['2', '1'], { id: 'second', callers: [callerUid, otherUid] });
  await take('b');
  expect((await block('b')).order).toEqual(['1']);
  await merge('m', '2', ['1'], { phones: ['+15035551001', '+15035551002'] });
  await call(changeCallTimeList, { id: 'second', callers: [otherUid] }, as('finance'));
  expect(await take('c', asCaller(otherUid), { list: 'second' })).toMatchObject({ answer: { block: null } });
  const later = asCaller(otherUid);
  const after = { ...later, at: later.at + blockMs };
  expect(await take('d', after, { list: 'second' })).toMatchObject({ answer: { block: 'd' } });
});

it('makes a list and blocks of donors of whom much was noted', async () => {
  const { donor, make, take, handBack, seed, as, call, block, contexts } = await callTimeCampaign();
  for (const id of names(25)) {
    await donor(id);
    for (const place of names(2))
      await seed(notes, `${id}-${place}`, {
        ...{ person_id: id, body: '漢'.repeat(noteLength), mentions: [], pinned: false, earlier: [] },
        ...{ created_by: 'a', updated_by: 'a', ...stamps },
      });
  }
  await make(names(25));
  const staff = as('finance') as never;
  expect(await take('b', staff)).toMatchObject({ answer: { block: 'b' } });
  const made = await block('b');
  expect(made.order).toHaveLength(25);
  expect(Buffer.byteLength(JSON.stringify(made))).toBeLessThan(300_000);
  expect(await handBack('b', staff)).toEqual({ answer: { ok: true } });
  expect(await contexts(as()).server.read.get(calltimeBlocks, 'b')).toMatchObject({ is_open: false });
  expect(await call(openCallTimeList, { id: 'list' }, as('finance'))).toMatchObject({ answer: {} });
});

it('packs fewer sheets in one document where former calls have long notes', async () => {
  const { donor, make, seed, contexts, as, call } = await callTimeCampaign({ isMemoryAlone: true });
  const former = { at: 1, outcome: 'no_answer' as const, cents: null, by: '漢'.repeat(120) };
  for (const id of names(200)) {
    await donor(id, { name: '漢'.repeat(120), employer: '漢'.repeat(120) });
    const calls = Array.from({ length: 5 }, () => ({ ...former, note: '\u0001漢'.repeat(250) }));
    await seed(calltimePeople, id, { block: null, until: 0, reached: null, never: false, calls });
  }
  expect(await make(names(200))).toMatchObject({ answer: { people: 200 } });
  const { read } = contexts(as()).memory;
  const packs = await read.find(calltimePacks, {});
  expect(packs.length).toBeGreaterThan(2);
  for (const { sheets } of packs) expect(Buffer.byteLength(sheets)).toBeLessThan(900_000);
  const opened = await call(openCallTimeList, { id: 'list' }, as('finance'));
  expect((opened as { answer: { sheets: object[] } }).answer.sheets).toHaveLength(200);
});

it('has one pledge of one call, whichever devices tell of it', async () => {
  const { donor, make, take, record, report, contexts, as } = await callTimeCampaign();
  await donor('0');
  await make(['0']);
  await take('b');
  await record(report('b', '0', { outcome: 'pledged', cents: 50_000 }));
  expect(await record(report('b', '0', { id: 'other', outcome: 'promised', cents: 50_000 }))).toMatchObject(
    refused('callTime.pledged'),
  );
  expect(await contexts(as()).memory.read.find(pledges, {})).toHaveLength(1);
});

it('takes a pledge that is due on the day of the call by the clocks of the caller', async () => {
  const { donor, make, take, record, report, contexts, as } = await callTimeCampaign();
  await donor('0');
  await make(['0']);
  await take('b');
  const at = as().at;
  const yesterday = new Date(at - 24 * hour).toISOString().slice(0, 10);
  const one = report('b', '0', { outcome: 'pledged', cents: 50_000, dueOn: yesterday });
  expect(await record(one)).toEqual({ answer: { result: 'taken' } });
  expect(await contexts(as()).memory.read.get(pledges, one.id)).toMatchObject({ due_on: yesterday });
});

it('leaves nothing of what was noted on calls when a person is deleted', async () => {
  const { donor, make, take, record, report, call, as, compare, stored } = await callTimeCampaign();
  for (const id of names(2)) await donor(id);
  await make(names(2));
  await take('b');
  for (const id of names(2)) await record(report('b', id, { note: `Of ${id}` }));
  expect(await call(deletePerson, { personId: '0' }, as())).toEqual({ answer: { success: true } });
  await compare();
  const { outcomes, people, list } = await stored();
  expect(outcomes).toMatchObject([{ person_id: '1', note: 'Of 1' }]);
  expect(people.map(({ id }) => id)).toEqual(['1']);
  expect(list).toMatchObject({ calls: 2 });
});

it('keeps an imported donor who was called when the import is undone', async () => {
  const { make, take, record, report, call, as, compare, contexts, block } = await callTimeCampaign();
  const start = { kind: 'donations' as const, fileName: 'gifts.csv', rowsTotal: 2 };
  const started = await call(startImport, start, as());
  const { importId } = startImport.endpoint.response.parse('answer' in started && started.answer);
  const rows = ['Ben', 'Cy'].map((name, at) =>
    donationRow({ name, email: `${name}@example.org`.toLowerCase(), phone: phoneOf(at), row: at + 2 }),
  );
  await call(importRows, { importId, replace: false, batch: { kind: 'donations', rows } }, as());
  const { read } = contexts(as()).memory;
  const imported = await read.find(people, { where: [['import_id', '==', importId]] });
  await make(imported.map(({ id }) => id));
  await take('b');
  const [called] = (await block('b')).sheets;
  await record(report('b', called?.id ?? '', { phone: called?.phones[0] ?? null }));
  for (let calls = 0, isDone = false; !isDone && calls < 12; calls += 1) {
    const outcome = await call(undoImport, { importId, stop: true }, as());
    isDone = 'answer' in outcome && undoImport.endpoint.response.parse(outcome.answer).isDone;
  }
  await compare();
  expect((await read.find(people, {})).map(({ id }) => id)).toEqual([called?.id]);
});
