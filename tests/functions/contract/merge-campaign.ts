import type { Role } from '#shared/access.ts';
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { personKeys } from '#shared/collections/person-keys.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { personKeys as keysOf } from '#shared/domain/people/same-person.ts';
import { searchKeys } from '#shared/domain/people/search-keys.ts';
import { contactOf } from '#shared/domain/people/settle-person.ts';
import { mergePeople } from '#shared/usecases/people/merge/merge-people.ts';
import { unmergePeople } from '#shared/usecases/people/merge/unmerge-people.ts';
import { candidateRecord } from '../candidate-records.ts';
import { donationRecord, donorRecord, personRecord, taskRecord, volunteerRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
export const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };
export type Fields = Record<string, unknown>;

/** A campaign in both stores, with members of every role that may come near a merge. */
export async function mergeCampaign(options: { isMemoryAlone?: boolean } = {}) {
  const stores = bothStores(options);
  const { organization, seed, seedMember, call, contexts } = stores;
  const uidOf = (role: Role) => `${role}-${organization}`;
  let later = 0;
  const as = (role: Role = 'admin') => {
    later += 1;
    return { by: uidOf(role), at: at + later * 1_000, role };
  };
  for (const role of ['admin', 'finance', 'field', 'user'] as const) await seedMember(uidOf(role), role);
  const add = async (
    id: string,
    card: Fields = {},
    donor: Fields | null = null,
    volunteer: Fields | null = null,
  ) => {
    const name = String(card.name ?? 'Ana López');
    const facets = [...(donor ? ['donor'] : []), ...(volunteer ? ['volunteer'] : [])];
    const record = { ...personRecord({ name }), emails: [], phones: [], ...card };
    const made = people.schema.parse({ ...record, search_keys: searchKeys(record), facets, ...stamps });
    const copies = contactOf(made);
    await seed(people, id, made);
    for (const key of keysOf(made)) await seed(personKeys, sha256(key), { people: [id] });
    if (donor)
      await seed(
        donors,
        id,
        donors.schema.parse({ ...donorRecord({ name }), ...copies, ...donor, ...stamps }),
      );
    if (volunteer)
      await seed(
        volunteers,
        id,
        volunteers.schema.parse({
          ...volunteerRecord({ name }),
          ...copies,
          is_donor: donor !== null,
          ...volunteer,
          ...stamps,
        }),
      );
  };
  /** The campaign is in this state, by whose clocks its days end. */
  const inState = (state: string) =>
    seed(
      candidateProfiles,
      organization,
      candidateProfiles.schema.parse({ ...candidateRecord({ state }), ...stamps }),
    );
  const gift = (id: string, donor_id: string, fields: Fields = {}) =>
    seed(
      donations,
      id,
      donations.schema.parse({
        ...donationRecord({ donor_id, donor_name: 'Ana López', ...fields }),
        ...stamps,
      }),
    );
  const note = (id: string, person_id: string) =>
    seed(notes, id, {
      ...{
        person_id,
        body: 'Met',
        mentions: [],
        pinned: false,
        earlier: [],
        created_by: 'a',
        updated_by: 'a',
      },
      ...stamps,
    });
  const task = (id: string, person_id: string) =>
    seed(tasks, id, tasks.schema.parse({ ...taskRecord({ title: id, person_id }), ...stamps }));
  const read = () => contexts(as())[options.isMemoryAlone ? 'memory' : 'server'].read;
  /** Everything but who did what when: what a merge and its way back have to leave as it was. */
  async function stored() {
    const retained = Object.entries((await stores.documents()).server).filter(([path]) =>
      /\/(people|donors|volunteers|donations|notes|tasks|person_keys)\//.test(path),
    );
    return Object.fromEntries(retained);
  }
  const merge = (
    id: string,
    survivorId: string,
    loserIds: string[],
    more: Fields = {},
    role: Role = 'admin',
  ) =>
    call(
      mergePeople,
      mergePeople.endpoint.request.parse({
        ...{ id, survivorId, loserIds, choices: {}, emails: [], phones: [] },
        ...more,
      }) as never,
      { ...as(role), callId: `call-${id}` },
    );
  const unmerge = (mergeId: string, role: Role = 'admin') => call(unmergePeople, { mergeId }, as(role));
  return { ...stores, as, add, inState, gift, note, task, read, stored, merge, unmerge };
}

export const done = (survivorId: string) => ({ answer: { survivorId, isDone: true } });
export const undone = (survivorId: string, retained: object[] = []) => ({
  answer: { survivorId, isDone: true, retained },
});
export const ana = { emails: ['ana@example.org'], phones: ['+15035550100'], tags: ['Host'], city: 'Rome' };
export const ann = {
  name: 'Ann López',
  emails: ['ann@example.org'],
  tags: ['HOST', 'Forum'],
  employer: 'Clinic',
};
export const both = { emails: ['ana@example.org', 'ann@example.org'], phones: ['+15035550100'] };
