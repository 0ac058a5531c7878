import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { type ActorName, signedInAt } from '../harness/actors.ts';
import { type Fields, now, type Value } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Place, Scene } from '../harness/sandbox.ts';
import { attack, collectionOf, existing } from './attack.ts';

const own = fixtureOf('profile_backups, own');
const collection = (at: Place) => collectionOf('profile_backups, own', at);
const withBackup = { documents: existing('profile_backups, own') };
const colleagues = { documents: existing("profile_backups, a colleague's") };
/** What the member kept while they were in another campaign. */
const former = {
  documents: (at: Place) => ({ [own.path(at)]: { ...own.document(at), organization_id: 'former' } }),
};

const writeBackup = (
  name: string,
  fields: (at: Place) => Fields,
  expected: Answer = 'refused',
  actor: ActorName = 'admin',
) =>
  attack(
    'profile_backups',
    `${name}, kept`,
    expected,
    ({ at, client }) => client.set(own.path(at), { ...own.document(at), ...fields(at) }),
    { actor },
  );
const data = (name: string, value: Value) => writeBackup(name, () => ({ profile_data: value }));
const read = (name: string, ask: (scene: Scene) => Promise<Answer>, seed: object = withBackup) =>
  attack('profile_backups', name, 'refused', ask, seed);

/** Backups of the candidate profile: a copy of everything that the campaign plans. */
export const backups: readonly Case[] = [
  writeBackup("a backup in a colleague's name", () => ({ user_id: 'colleague' })),
  writeBackup("another organization's profile", () => ({ organization_id: 'elsewhere' })),
  writeBackup('a backup of yesterday', () => ({ created_at: signedInAt })),
  writeBackup('a backup by somebody who cannot write the profile', () => ({}), 'refused', 'finance'),
  read(
    'an own backup after the role was lowered',
    async ({ at, client, owner }) => {
      await owner.update(`user_profiles/${at.uid}`, { role: 'canvasser', updated_at: now });
      return client.get(own.path(at));
    },
    withBackup,
  ),
  { ...data('1 MB', 'x'.repeat(1_000_000)), skipsCoverage: true },
  data('a list for a text', ['a', 'b']),
  data('the fields themselves', { candidateName: 'Ada', office: 'Mayor' }),
  attack('profile_backups', "a backup among a colleague's", 'refused', ({ at, client }) =>
    client.set(`user_profiles/colleague-${at.organization}/profile_backups/forged`, own.document(at)),
  ),
  attack(
    'profile_backups',
    'a backup written anew',
    'refused',
    ({ at, client }) => client.set(own.path(at), { ...own.document(at), profile_data: '{}' }),
    withBackup,
  ),
  read("everybody's backups of our campaign", ({ at, client }) =>
    client.list('profile_backups', { ...own.query('admin', at), limit: 10, group: true }),
  ),
  read("everybody's backups by whose they are", ({ at, client }) =>
    client.list('profile_backups', { where: [['user_id', 'EQUAL', at.uid]], limit: 10, group: true }),
  ),
  read(
    "a colleague's backups",
    ({ at, client }) =>
      client.list(collectionOf("profile_backups, a colleague's", at), own.query('admin', at)),
    colleagues,
  ),
  ...['50', '51', '99', '0', '000', '-1', 'x', 'a-random-id'].map((id) =>
    attack('profile_backups', `a backup in the place ${id}`, 'refused', ({ at, client }) =>
      client.set(`${collection(at)}/${at.organization}_${id}`, own.document(at)),
    ),
  ),
  ...['00', '_00', 'elsewhere_00'].map((id) =>
    attack('profile_backups', `a backup among another campaign's, ${id}`, 'refused', ({ at, client }) =>
      client.set(`${collection(at)}/${id}`, own.document(at)),
    ),
  ),
  attack('profile_backups', 'a backup in the last place', 'allowed', ({ at, client }) =>
    client.set(`${collection(at)}/${at.organization}_49`, own.document(at)),
  ),
  attack(
    'profile_backups',
    'the 51st backup, wherever it is put',
    'refused',
    async ({ at, client }) => {
      const ids = Array.from({ length: 100 }, (_, place) => String(place).padStart(2, '0'));
      const answers = await Promise.all(
        ids.map((id) => client.set(`${collection(at)}/${at.organization}_${id}`, own.document(at))),
      );
      return answers.includes('allowed') ? 'allowed' : 'refused';
    },
    {
      documents: (at) =>
        Object.fromEntries(
          Array.from({ length: 50 }, (_, place) => [
            `${collection(at)}/${at.organization}_${String(place).padStart(2, '0')}`,
            own.document(at),
          ]),
        ),
    },
  ),
  read('own backups of whatever campaign', ({ at, client }) =>
    client.list(collection(at), { orderBy: [['created_at', 'DESCENDING']], limit: 10 }),
  ),
  read("a former campaign's backup, one", ({ at, client }) => client.get(own.path(at)), former),
  read(
    "a former campaign's backups, all",
    ({ at, client }) =>
      client.list(collection(at), { where: [['organization_id', 'EQUAL', 'former']], limit: 10 }),
    former,
  ),
  read('a backup after its owner moved on', async ({ at, client, owner }) => {
    await owner.update(`user_profiles/${at.uid}`, { organization_id: 'next', updated_at: now });
    return client.get(own.path(at));
  }),
  read('a backup after its owner was removed', async ({ at, client, owner }) => {
    await owner.delete(`user_profiles/${at.uid}`);
    return client.get(own.path(at));
  }),
  read('whether a backup is there', ({ at, client }) => client.get(`${collection(at)}/none`), {}),
];
