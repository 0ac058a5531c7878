import { randomUUID } from 'node:crypto';
import { people } from '#shared/collections/people.ts';
import { personKeys as keyCollection } from '#shared/collections/person-keys.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { personKeys } from '#shared/domain/people/same-person.ts';
import { mergePeople } from '#shared/usecases/people/merge/merge-people.ts';
import { unmergePeople } from '#shared/usecases/people/merge/unmerge-people.ts';
import type { Context } from '#shared/usecases/use-case.ts';
import { firestoreContext } from '../../../functions/src/usecases/firestore-context.ts';
import { db } from '../../functions/emulator-clients.ts';
import { memberOf } from '../../functions/import-campaign.ts';
import {
  donationRecord,
  donorRecord,
  personRecord,
  taskRecord,
  volunteerRecord,
} from '../../functions/sample-records.ts';
import { countedStore, nothingCounted } from './counted-store.ts';

const names = ['a', 'b', 'c', 'd', 'e'] as const;

async function seed(organization: string): Promise<void> {
  const batch = db.batch();
  const put = (path: string, fields: object) =>
    batch.set(db.doc(path.startsWith('/') ? path.slice(1) : `organizations/${organization}/${path}`), fields);
  put('/user_profiles/importer', {
    ...{ user_id: 'importer', organization_id: organization, full_name: 'A', role: 'admin', grants: [] },
    ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
    ...{ voters_open_until: null, deletion_requested_at: null, member_positions: [] },
    ...{ created_at: new Date(), updated_at: new Date() },
  });
  for (const id of names) {
    const card = personRecord({
      name: 'Ana López',
      emails: [`${id}@example.org`],
      facets: ['donor', 'volunteer'],
    });
    put(`people/${id}`, card);
    for (const key of personKeys(people.schema.parse(card)))
      batch.set(db.doc(`${keyCollection.path(organization)}/${sha256(key)}`), { people: [id] });
    put(`donors/${id}`, donorRecord({ name: 'Ana López' }));
    put(`volunteers/${id}`, volunteerRecord({ name: 'Ana López', totalHours: 3 }));
  }
  for (let at = 0; at < 200; at++) {
    const id = names[1 + (at % 4)] ?? 'b';
    if (at < 120) put(`donations/g${at}`, donationRecord({ donor_id: id, donor_name: 'Ana López' }));
    else if (at < 170)
      put(`notes/n${at}`, {
        ...{ person_id: id, body: 'Met', mentions: [], pinned: false, earlier: [] },
        ...{ created_at: new Date(), created_by: 'x', updated_at: new Date(), updated_by: 'x' },
      });
    else put(`tasks/t${at}`, taskRecord({ title: 'Call', person_id: id }));
  }
  await batch.commit();
}

/** Five people with 200 references between the four who go: merged, and taken back. */
export async function timeMerge() {
  const organization = randomUUID();
  await seed(organization);
  const count = nothingCounted();
  const context: Context = firestoreContext(
    {
      ...{ db, now: Date.now, perform: async () => undefined, accounts: null as never },
      ...{ countAttempt: null as never, invitationLinks: (() => null) as never },
    },
    memberOf(organization),
    null,
  );
  const tx: Context['tx'] = (work, options) =>
    context.tx((store) => work(countedStore(store, count)), options);
  const input = {
    ...{ id: randomUUID(), survivorId: 'a', loserIds: names.slice(1), choices: {}, phones: [] },
    emails: names.map((id) => `${id}@example.org`),
  };
  let began = performance.now();
  const { isDone } = await mergePeople.run(input, { ...context, tx });
  const merge = { took: performance.now() - began, ...count };
  if (!isDone) throw new Error('200 references are one page.');
  Object.assign(count, nothingCounted());
  began = performance.now();
  await unmergePeople.run({ mergeId: input.id }, { ...context, tx });
  return { merge, unmerge: { took: performance.now() - began, ...count } };
}
