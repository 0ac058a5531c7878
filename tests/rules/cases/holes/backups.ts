import { signedInAt, type Who } from '../../kit/actors.ts';
import type { Answer } from '../../kit/client.ts';
import type { Place, Scene } from '../../kit/stage.ts';
import { type Fields, now, type Value } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { collectionOf, hole, one } from './hole.ts';

const own = subjectOf('profile_backups, own');
const collection = (at: Place) => collectionOf('profile_backups, own', at);
const kept = { documents: one('profile_backups, own') };
const colleagues = { documents: one("profile_backups, a colleague's") };
/** What the member kept while they were in another campaign. */
const former = {
  documents: (at: Place) => ({ [own.path(at)]: { ...own.document(at), organization_id: 'former' } }),
};

const keep = (name: string, fields: (at: Place) => Fields, right: Answer = 'refused', who: Who = 'admin') =>
  hole(
    'profile_backups',
    `${name}, kept`,
    right,
    ({ at, asker }) => asker.set(own.path(at), { ...own.document(at), ...fields(at) }),
    { who },
  );
const data = (name: string, value: Value) => keep(name, () => ({ profile_data: value }));
const read = (name: string, ask: (scene: Scene) => Promise<Answer>, seed: object = kept) =>
  hole('profile_backups', name, 'refused', ask, seed);

/** Backups of the candidate profile: a copy of everything that the campaign plans. */
export const backups: readonly Case[] = [
  keep("a backup in a colleague's name", () => ({ user_id: 'colleague' })),
  keep("another organization's profile", () => ({ organization_id: 'elsewhere' })),
  keep('a backup of yesterday', () => ({ created_at: signedInAt })),
  keep('a backup by somebody who cannot write the profile', () => ({}), 'refused', 'finance'),
  read(
    'an own backup after the role was lowered',
    async ({ at, asker, owner }) => {
      await owner.update(`user_profiles/${at.uid}`, { role: 'canvasser', updated_at: now });
      return asker.get(own.path(at));
    },
    kept,
  ),
  { ...data('1 MB', 'x'.repeat(1_000_000)), unmeasured: true },
  data('a list for a text', ['a', 'b']),
  data('the fields themselves', { candidateName: 'Ada', office: 'Mayor' }),
  hole('profile_backups', "a backup among a colleague's", 'refused', ({ at, asker }) =>
    asker.set(`user_profiles/colleague-${at.organization}/profile_backups/forged`, own.document(at)),
  ),
  hole(
    'profile_backups',
    'a backup written anew',
    'refused',
    ({ at, asker }) => asker.set(own.path(at), { ...own.document(at), profile_data: '{}' }),
    kept,
  ),
  read("everybody's backups of our campaign", ({ at, asker }) =>
    asker.list('profile_backups', { ...own.query('admin', at), limit: 10, group: true }),
  ),
  read("everybody's backups by whose they are", ({ at, asker }) =>
    asker.list('profile_backups', { where: [['user_id', 'EQUAL', at.uid]], limit: 10, group: true }),
  ),
  read(
    "a colleague's backups",
    ({ at, asker }) => asker.list(collectionOf("profile_backups, a colleague's", at), own.query('admin', at)),
    colleagues,
  ),
  ...['50', '51', '99', '0', '000', '-1', 'x', 'a-random-id'].map((id) =>
    hole('profile_backups', `a backup in the place ${id}`, 'refused', ({ at, asker }) =>
      asker.set(`${collection(at)}/${id}`, own.document(at)),
    ),
  ),
  hole('profile_backups', 'a backup in the last place', 'allowed', ({ at, asker }) =>
    asker.set(`${collection(at)}/49`, own.document(at)),
  ),
  hole(
    'profile_backups',
    'the 51st backup, wherever it is put',
    'refused',
    async ({ at, asker }) => {
      const ids = Array.from({ length: 100 }, (_, place) => String(place).padStart(2, '0'));
      const answers = await Promise.all(
        ids.map((id) => asker.set(`${collection(at)}/${id}`, own.document(at))),
      );
      return answers.includes('allowed') ? 'allowed' : 'refused';
    },
    {
      documents: (at) =>
        Object.fromEntries(
          Array.from({ length: 50 }, (_, place) => [
            `${collection(at)}/${String(place).padStart(2, '0')}`,
            own.document(at),
          ]),
        ),
    },
  ),
  read('own backups of whatever campaign', ({ at, asker }) =>
    asker.list(collection(at), { orderBy: [['created_at', 'DESCENDING']], limit: 10 }),
  ),
  read("a former campaign's backup, one", ({ at, asker }) => asker.get(own.path(at)), former),
  read(
    "a former campaign's backups, all",
    ({ at, asker }) =>
      asker.list(collection(at), { where: [['organization_id', 'EQUAL', 'former']], limit: 10 }),
    former,
  ),
  read('a backup after its owner moved on', async ({ at, asker, owner }) => {
    await owner.update(`user_profiles/${at.uid}`, { organization_id: 'next', updated_at: now });
    return asker.get(own.path(at));
  }),
  read('a backup after its owner was removed', async ({ at, asker, owner }) => {
    await owner.delete(`user_profiles/${at.uid}`);
    return asker.get(own.path(at));
  }),
  read('whether a backup is there', ({ at, asker }) => asker.get(`${collection(at)}/none`), {}),
];
