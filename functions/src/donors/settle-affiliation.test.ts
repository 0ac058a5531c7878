import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { donorRecord, insideOf, personRecord } from '../../../tests/functions/sample-records.ts';
import { settleAffiliation } from './settle-affiliation.ts';

it('says what counts of each of its donors by now, also of whoever they were merged into', async () => {
  const organization = randomUUID();
  const { doc } = insideOf(db, organization);
  const at = new Date();
  const stamps = { created_at: at, created_by: 'x', updated_at: at, updated_by: 'x' };
  for (const id of ['a', 'b', 'c']) {
    await doc(`donors/${id}`).set({ ...donorRecord({ name: `PAC ${id}` }), donor_kind: 'pac', giving: '' });
    await doc(`people/${id}`).set(personRecord({ name: `PAC ${id}` }));
  }
  await doc('affiliations/g').set({
    ...{ name: 'Harbor', donor_ids: ['a', 'b'], all_ids: ['a', 'b'], members: [], ...stamps },
  });
  const group = async () => (await doc('affiliations/g').get()).data();
  await doc('donors/a').update({ giving: 'fup.2s' });
  await settleAffiliation(db, organization, 'a');
  expect(await group()).toMatchObject({
    members: [
      { donor_id: 'a', name: 'PAC a', donor_kind: 'pac', giving: 'fup.2s' },
      { donor_id: 'b', giving: '' },
    ],
  });
  // Merged into another one, the group is found by the survivor too.
  await doc('donors/b').delete();
  await doc('people/b').update({ merged_into: 'c' });
  await doc('people/c').update({ merged_ids: ['b'] });
  await doc('donors/c').update({ giving: 'fuq.rs' });
  await settleAffiliation(db, organization, 'c');
  expect(await group()).toMatchObject({
    ...{ donor_ids: ['a', 'b'], all_ids: ['a', 'b', 'c'] },
    members: [{ donor_id: 'a' }, { donor_id: 'c', giving: 'fuq.rs' }],
  });
  const { updateTime } = await doc('affiliations/g').get();
  await Promise.all(['a', 'c', 'b', 'nobody'].map((id) => settleAffiliation(db, organization, id)));
  expect((await doc('affiliations/g').get()).updateTime).toEqual(updateTime);
});
