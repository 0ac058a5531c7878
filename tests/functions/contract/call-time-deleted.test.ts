import { describe, expect, it } from 'vitest';
import { audit } from '#shared/collections/audit.ts';
import {
  calltimeLists,
  calltimePacks,
  calltimePeople,
  calltimeStates,
} from '#shared/collections/calltime-lists.ts';
import { calltimeBlocks, calltimeSessions } from '#shared/collections/calltime-sessions.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { deleteCallTimeList } from '#shared/usecases/call-time/delete-list.ts';
import { takeBlock } from '#shared/usecases/call-time/take-block.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { dropCallSheets } from '../../../functions/src/call-time/drop-sheets.ts';
import { emptyCallList } from '../../../functions/src/call-time/empty-list.ts';
import { db } from '../emulator-clients.ts';
import { callTimeCampaign, phoneOf } from './call-time-campaign.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const refused = (key: string) => ({ refused: key });
const ok = { answer: { ok: true } };

async function calling(count = 3) {
  const made = await callTimeCampaign();
  for (const id of names(count)) await made.donor(id);
  await made.make(names(count));
  await made.take('b');
  const server = () => made.contexts(made.as()).server.read;
  const remove = (as: object = made.as('finance'), callId = 'delete') =>
    made.call(deleteCallTimeList, { id: 'list' }, { ...as, callId } as never);
  return { ...made, server, remove };
}

describe('a call list that is deleted', () => {
  it('leaves one line in the audit, with its name and who did it, however often it is sent', async () => {
    const { remove, as, server } = await calling();
    for (const callId of ['a', 'a', 'b']) await remove(undefined, callId);
    expect(await server().find(audit, {})).toMatchObject([
      {
        ...{ type: 'record_deleted', what: 'calltime_lists', subject_id: 'list' },
        ...{ subject_name: 'Lapsed', actor_id: as('finance').by },
      },
    ]);
  });

  it('takes its sheets along, ends its sessions, and leaves outcomes and pledges', async () => {
    const { record, report, remove, stored, compare, server, organization } = await calling();
    await record(report('b', '0', { outcome: 'pledged', cents: 50_000 }));
    for (const callId of ['a', 'a', 'b']) expect(await remove(undefined, callId)).toEqual(ok);
    await compare();
    for (const collection of [calltimeLists, calltimePacks, calltimeStates])
      expect(await server().find(collection as typeof calltimePacks, {})).toEqual([]);
    const { sessions, outcomes } = await stored();
    expect(sessions[0]?.ended_at).not.toBeNull();
    expect(outcomes).toHaveLength(1);
    expect(await server().find(pledges, {})).toMatchObject([{ amount: 50_000, stage: 'open' }]);
    for (let time = 0; time < 2; time += 1) await emptyCallList(db, organization, 'list');
    const block = await server().get(calltimeBlocks, 'b');
    expect(block).toMatchObject({ is_open: false, script: null, notes: {} });
    expect(block?.sheets).not.toContain('Donor 1');
    expect((await server().find(calltimePeople, {})).map((one) => one.block)).toEqual([null, null, null]);
  });

  it('takes an outcome that was made without a connection, with its pledge', async () => {
    const { record, report, remove, server, organization, compare } = await calling();
    await remove();
    const late = report('b', '1', { outcome: 'promised', cents: 10_000 });
    expect(await record(late)).toEqual({ answer: { result: 'taken' } });
    await compare();
    await emptyCallList(db, organization, 'list');
    expect(await server().find(pledges, {})).toMatchObject([{ amount: 10_000 }]);
    expect(await server().get(calltimeSessions, 'session-b')).toMatchObject({ calls: 1, promised: 10_000 });
  });

  it('is given out no more, and frees its donors for other lists', async () => {
    const { make, take, remove, organization, asCaller, otherUid, contexts, input } = await calling();
    await make(names(3), { id: 'other', callers: [otherUid] });
    await remove();
    expect(await take('c')).toMatchObject(refused('callTime.noList'));
    await emptyCallList(db, organization, 'list');
    const other = contexts(asCaller(otherUid)).server;
    expect(await takeBlock.run(input('d', { list: 'other' }), other)).toMatchObject({ block: 'd' });
  });

  it.each(['field', 'user', 'canvasser'] as const)('is deleted by no %s', async (role) => {
    const { remove, as, seedMember, stored } = await calling();
    if (role === 'canvasser') await seedMember(as(role).by, role, { grants: ['calltime.work'] });
    expect(await remove(as(role))).toMatchObject(refused('request.notAllowed'));
    expect((await stored()).list).not.toBeNull();
  });
});

describe('sheets of whoever is gone', () => {
  const sheets = async (campaign: Awaited<ReturnType<typeof calling>>) => {
    const [pack] = await campaign.server().find(calltimePacks, {});
    const block = await campaign.server().get(calltimeBlocks, 'b');
    const persons = (json: string | undefined) =>
      sheetsIn(json ?? '[]').map(({ id, person, name }) => [id, person, name]);
    return {
      pack: persons(pack?.sheets),
      people: pack?.people,
      block: persons(block?.sheets),
      order: block?.order,
      states: (await campaign.server().get(calltimeStates, 'list'))?.donors ?? {},
    };
  };

  it('go from lists and open blocks when the person is deleted', async () => {
    const campaign = await calling();
    await campaign.call(deletePerson, { personId: '1' }, campaign.as());
    for (let time = 0; time < 2; time += 1) await dropCallSheets(db, campaign.organization, '1');
    const left = [
      ['0', '0', 'Donor 0'],
      ['2', '2', 'Donor 2'],
    ];
    expect(await sheets(campaign)).toMatchObject({
      ...{ pack: left, people: ['0', '2'], block: left, order: ['0', '2'] },
      states: { '1': { done: 'gone' } },
    });
  });

  it('become the survivor’s after a merge, and go where the list has the survivor too', async () => {
    const campaign = await calling();
    await campaign.add('9', { name: 'Nina Nine', phones: ['+15035550199'] });
    const own = ['+15035550199', phoneOf(1)];
    await campaign.merge('m', '9', ['1'], { phones: own });
    await dropCallSheets(db, campaign.organization, '1');
    expect(await sheets(campaign)).toMatchObject({
      pack: [
        ['0', '0', 'Donor 0'],
        ['1', '9', 'Nina Nine'],
        ['2', '2', 'Donor 2'],
      ],
      people: ['0', '9', '2'],
      order: ['0', '1', '2'],
      states: { '1': { done: null } },
    });
    await campaign.merge('n', '9', ['2'], { phones: [...own, phoneOf(2)] });
    await dropCallSheets(db, campaign.organization, '2');
    expect(await sheets(campaign)).toMatchObject({
      ...{ people: ['0', '9'], order: ['0', '1'] },
      states: { '1': { done: null }, '2': { done: 'gone' } },
    });
  });

  it('stay of whoever is there', async () => {
    const campaign = await calling();
    const before = await sheets(campaign);
    await dropCallSheets(db, campaign.organization, '1');
    expect(await sheets(campaign)).toEqual(before);
  });
});
