import { expect, it } from 'vitest';
import { type Cells, tallyOf } from '#shared/domain/giving/giving-cells.ts';
import { saveAppeal } from '#shared/usecases/giving/save-appeal.ts';
import { saveCommitteeMember } from '#shared/usecases/giving/save-committee-member.ts';
import { admitted, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';
import { donationRecord, insideOf, personRecord } from '../../../tests/functions/sample-records.ts';
import { givingSettler } from './settle-giving.ts';

async function campaign() {
  const member = await newMember('finance');
  const { doc, all } = insideOf(db, member.organization);
  const give = (id: string, fields: object = {}) =>
    doc(`donations/${id}`).set(
      donationRecord({ donor_id: 'ana', date: '2026-11-20', amount: 5_000, counted: 5_000, ...fields }),
    );
  const cells = async () => {
    const sums: Cells = Object.assign({}, ...(await all('giving_quarters')).map((one) => one.get('cells')));
    return sums;
  };
  return { member, doc, all, give, cells, settle: givingSettler(db) };
}

it('counts a gift once, however often its event comes, and follows it wherever it goes', async () => {
  const { member, doc, give, cells, settle } = await campaign();
  const { organization } = member;
  await give('g', { source_code: 'WARD' });
  await Promise.all(Array.from({ length: 20 }, () => settle(organization, ['g'])));
  await givingSettler(db)(organization, ['g']);
  const [first] = Object.entries(await cells());
  expect(first?.[1]).toEqual({ cents: 5_000, count: 1 });
  const { tallied, ...gift } = (await doc('donations/g').get()).data() ?? {};
  expect(tallied).toEqual({ cell: first?.[0], cents: 5_000 });
  expect(gift).toMatchObject({ source_code: 'WARD', counted: 5_000 });

  await doc('donations/g').update({ counted: 1_000, source_code: 'FC-LEE', solicitors: ['m'] });
  await settle(organization, ['g']);
  const is = { counted: 1_000, date: '2026-11-20', method: null, source_code: 'FC-LEE', solicitors: ['m'] };
  const moved = tallyOf({ ...is, method: gift.method });
  expect(await cells()).toEqual({ [moved?.cell ?? '']: { cents: 1_000, count: 1 } });

  await doc('donations/g').update({ counted: 0, status: 'refunded' });
  await settle(organization, ['g', 'gone']);
  expect(await cells()).toEqual({});
});

it('counts a check of a couple as one gift, whichever part comes first', async () => {
  const { member, doc, give, cells, settle } = await campaign();
  await give('g-shared-to', { source_code: 'WARD', counted: 2_000 });
  await settle(member.organization, ['g-shared-to']);
  await give('g', { source_code: 'WARD', counted: 3_000 });
  await settle(member.organization, ['g', 'g-shared-to']);
  expect(Object.values(await cells())).toEqual([{ cents: 5_000, count: 1 }]);
  await doc('donations/g-shared-to').update({ counted: 500 });
  await settle(member.organization, ['g-shared-to']);
  expect(Object.values(await cells())).toEqual([{ cents: 3_500, count: 1 }]);
  for (const id of ['g', 'g-shared-to']) await doc(`donations/${id}`).update({ counted: 0 });
  await settle(member.organization, ['g', 'g-shared-to']);
  expect(await cells()).toEqual({});
});

it('loses no cent of forty gifts that are settled at once by several instances', async () => {
  const { member, give, cells, all } = await campaign();
  const ids = Array.from({ length: 40 }, (_, at) => `g${at}`);
  const codes = ['WARD', 'FC-LEE', null];
  await Promise.all(
    ids.map((id, at) =>
      give(id, { counted: 1_001 + at, source_code: codes[at % 3], date: `2026-1${at % 2}-05` }),
    ),
  );
  const instances = Array.from({ length: 4 }, () => givingSettler(db));
  await Promise.all(ids.map((id, at) => instances[at % 4]?.(member.organization, [id])));
  const sums = Object.values(await cells());
  expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(40 * 1_001 + (39 * 40) / 2);
  expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  expect((await all('donations')).every((gift) => gift.get('tallied') !== null)).toBe(true);
});

it('one code belongs to one of forty members who take it at once, and one person is added once', async () => {
  const { member, doc, all } = await campaign();
  const inside = await admitted(member.token);
  const save = runUseCase(saveCommitteeMember);
  const more = { goal: 0, commitment: 0, is_lobbyist: false, note: null, left_on: null };
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => doc(`people/p${at}`).set(personRecord({ name: 'Ana Lopez' }))),
  );
  const endings = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ending(
        save(inside, {
          ...{ id: `m${at}`, personId: `p${at % 20}`, code: at < 20 ? 'FC-ANA' : `FC-${at}`, ...more },
        }),
      ),
    ),
  );
  const members = await all('committee_members');
  expect(members).toHaveLength(endings.filter((one) => one === 'ok').length);
  expect(new Set(members.map((one) => one.get('person_id'))).size).toBe(members.length);
  expect(new Set(members.map((one) => one.get('code'))).size).toBe(members.length);
  expect(members).toHaveLength(20);
});

it('one code belongs to one of forty appeals and members that take it at once, whatever its case', async () => {
  const { member, doc, all } = await campaign();
  const inside = await admitted(member.token);
  const [appeal, join] = [runUseCase(saveAppeal), runUseCase(saveCommitteeMember)];
  const bare = { revision: null, channel: 'mail' as const, starts_on: null, ends_on: null, note: null };
  const more = { goal: 0, commitment: 0, is_lobbyist: false, note: null, left_on: null };
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => doc(`people/p${at}`).set(personRecord({ name: 'Ana Lopez' }))),
  );
  const endings = await Promise.all(
    Array.from({ length: 40 }, (_, at) => {
      if (at % 2 > 0)
        return ending(join(inside, { id: `m${at}`, personId: `p${(at - 1) / 2}`, code: 'WARD', ...more }));
      const codes = [{ code: at % 4 === 0 ? 'ward' : 'Ward', name: '', quantity: 0, cost: 0 }];
      const packages = [{ id: 'p1', name: 'All', codes }];
      return ending(
        appeal(inside, { id: `a${at}`, name: `Appeal ${at}`, cost: 0, goal: 0, packages, ...bare }),
      );
    }),
  );
  expect(endings.filter((one) => one === 'ok')).toHaveLength(1);
  const [appeals, members] = [await all('appeals'), await all('committee_members')];
  expect(appeals.length + members.length).toBe(1);
});
