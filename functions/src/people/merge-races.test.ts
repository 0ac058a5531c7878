import { expect, it } from 'vitest';
import { mergePeople } from '#shared/usecases/people/merge/merge-people.ts';
import { unmergePeople } from '#shared/usecases/people/merge/unmerge-people.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { importing } from '../../../tests/functions/import-campaign.ts';
import { donationRow, donorRow } from '../../../tests/functions/import-rows.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

import { follow } from '../consequences/follow.ts';

const addresses = ['ana@example.org', 'ann@example.org', 'annie@example.org'] as const;

/** A campaign with one woman in it three times, brought by an import, and an admin who may merge. */
async function campaign() {
  const { organization, member, start, importBatch, all } = importing();
  await db.doc(`user_profiles/${member.uid}`).set({
    ...{ user_id: member.uid, organization_id: organization, full_name: 'Admin', role: 'admin', grants: [] },
    ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
    ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [] },
    ...{ created_at: new Date(), updated_at: new Date() },
  });
  const importId = await start('donors');
  const rows = addresses.map((email, at) => donorRow({ row: 2 + at, email }));
  await importBatch(importId, { kind: 'donors', rows });
  const cards = await all('people');
  const ids = addresses.map((email) => cards.find((card) => card.get('emails')[0] === email)?.id ?? '');
  const merge = runUseCase(mergePeople);
  const call = (id: string, survivorId: string, loserIds: string[], emails: string[] = [...addresses]) =>
    merge(member, { id, survivorId, loserIds, choices: {}, emails, phones: [] });
  const alive = async () => (await all('people')).filter((card) => card.get('merged_into') === null);
  return { member, ids, call, alive, all, start, importBatch };
}
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => String(Reflect.get(Object(error), 'key')),
  );

it('lets one of two merges of the same three people win, whichever comes first, and changes nothing by the other', async () => {
  const { ids, call, alive, all } = await campaign();
  const [a = '', b = '', c = ''] = ids;
  const order = (first: string) => [...addresses].sort((one) => (one === first ? -1 : 1));
  const outcomes = await Promise.all([
    outcomeOf(call('m1', a, [b, c], order(addresses[0]))),
    outcomeOf(call('m2', b, [c, a], order(addresses[1]))),
  ]);
  expect(outcomes.toSorted()).toEqual(['done', 'merges.mergedAway']);
  const left = await alive();
  expect(left).toHaveLength(1);
  expect(left[0]?.get('emails').toSorted()).toEqual([...addresses].sort());
  const stones = (await all('people')).filter((card) => card.get('merged_into') !== null);
  expect(stones.map((card) => card.get('merged_into'))).toEqual([left[0]?.id, left[0]?.id]);
  expect(await all('merges')).toHaveLength(1);
});

it('brings what an import has for somebody who is merged meanwhile to the survivor, and no fourth record', async () => {
  const { ids, call, alive, all, start, importBatch } = await campaign();
  const [a = '', b = '', c = ''] = ids;
  const importId = await start('donations');
  const rows = addresses.map((email, at) => donationRow({ row: 2 + at, email, amount: 1_000 * (at + 1) }));
  await Promise.all([call('m1', a, [b, c]), importBatch(importId, { kind: 'donations', rows })]);
  // What came before the merge moved with it; what came after found the survivor by the keys.
  await importBatch(importId, {
    kind: 'donations',
    rows: [donationRow({ row: 9, email: addresses[2], amount: 5 })],
  });
  expect((await alive()).map(({ id }) => id)).toEqual([a]);
  const gifts = await all('donations');
  expect(gifts.map((gift) => gift.get('donor_id'))).toEqual(Array.from({ length: 4 }, () => a));
  expect(gifts.reduce((sum, gift) => sum + gift.get('amount'), 0)).toBe(6_005);
  const [donor] = await all('donors');
  expect([donor?.id, donor?.get('totalDonated')]).toEqual([a, 6_005]);
});

it('is taken back once by several members at the same moment', async () => {
  const { member, ids, call, alive, all } = await campaign();
  const [a = '', b = '', c = ''] = ids;
  await call('m1', a, [b, c]);
  const unmerge = runUseCase(unmergePeople);
  const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(unmerge(member, { mergeId: 'm1' }))));
  expect(outcomes).toEqual(['done', 'done', 'done']);
  expect(await alive()).toHaveLength(3);
  const lines = (await all('audit')).map((line) => line.get('type'));
  expect(lines.filter((type) => type === 'people_unmerged')).toHaveLength(1);
});

it('tells the audit of a merge once, and not of a facet that somebody deleted', async () => {
  const { ids, call, all } = await campaign();
  const [a = '', b = '', c = ''] = ids;
  const former = (await all('donors')).find(({ id }) => id === b);
  await call('m1', a, [b, c]);
  const keep = follow({ db }, 'donors');
  const organization = former?.ref.parent.parent?.id ?? '';
  const change = {
    organization,
    before: former?.data() ?? null,
    after: null,
    changedAt: Date.now(),
    version: '1',
  };
  await keep({ ...change, id: b });
  await keep({ ...change, id: 'nobody' });
  const lines = (await all('audit')).map((line) => [line.get('type'), line.get('subject_id')]);
  expect(lines.toSorted()).toEqual([
    ['people_merged', a],
    ['record_deleted', 'nobody'],
  ]);
});
