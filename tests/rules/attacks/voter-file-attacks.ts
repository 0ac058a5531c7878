import type { Case } from '../cases/rules-case.ts';
import { changed, colleague, future } from '../fixtures/fixture.ts';
import { fixtureOf } from '../fixtures/index.ts';
import { actors, profileOf } from '../harness/actors.ts';
import { now } from '../harness/field-values.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Place, Scene } from '../harness/sandbox.ts';
import { attack, existing } from './attack.ts';

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const lists = fixtureOf('voter_lists');

const written: readonly Case[] = (['voter_list_voters', 'voter_lists', 'voter_segments'] as const).flatMap(
  (name) => [
    attack(name, `${name}: written into another organization`, 'refused', ({ at, client }) =>
      client.set(fixtureOf(name).path(elsewhere(at)), fixtureOf(name).document(at)),
    ),
    attack(
      name,
      `${name}: sent again as if it were new`,
      'refused',
      ({ at, client }) =>
        client.set(fixtureOf(name).path(at), { ...fixtureOf(name).document(at), people: 1 }),
      { documents: existing(name) },
    ),
  ],
);

/** Another organization's voter file, and its parts. */
const read: readonly Case[] = (
  ['voter_chunks', 'voter_files', 'voter_folds', 'voter_overlays', 'voter_settings'] as const
).map((name) =>
  attack(
    name,
    `another organization's ${name}`,
    'refused',
    ({ at, client }) => client.get(fixtureOf(name).path(elsewhere(at))),
    { documents: (at) => existing(name)(elsewhere(at)) },
  ),
);

const chunk = fixtureOf('voter_chunks');
/** The profile of a member of the field team, who opened the file until a moment or never. */
const opened = (uid: string, at: Place, votersOpenUntil: Date | null) => ({
  [`user_profiles/${uid}`]: profileOf(uid, {
    ...actors.field,
    organization: at.organization,
    votersOpenUntil,
  }),
});
const unopened = (name: string, until: Date | null, ask: (scene: Scene) => Promise<Answer>) =>
  attack('voter_chunks', name, 'refused', ask, {
    actor: 'field',
    documents: (at) => ({ ...existing('voter_chunks')(at), ...opened(at.uid, at, until) }),
  });
const over = new Date(Date.now() - 1_000);
const fetchIt = ({ at, client }: Scene) => client.get(chunk.path(at));
const forged = (path: (at: Place) => string) => (scene: Scene) =>
  scene.client
    .update(path(scene.at), { voters_open_until: future, updated_at: now })
    .then((answer) => (answer === 'allowed' ? answer : fetchIt(scene)));

/** Nobody fetches the voter file without the audit line that comes with the moment in their profile. */
const opening: readonly Case[] = [
  unopened('a chunk of a file that was never opened', null, fetchIt),
  unopened('a chunk after the time is over', over, fetchIt),
  unopened('a chunk that only a colleague opened', null, async ({ at, client, owner }) => {
    const uid = colleague(at);
    await owner.set(`user_profiles/${uid}`, opened(uid, at, future)[`user_profiles/${uid}`] ?? {});
    return client.get(chunk.path(at));
  }),
  unopened(
    'a chunk after forging the moment in the own profile',
    null,
    forged((at) => `user_profiles/${at.uid}`),
  ),
  unopened(
    'a chunk after prolonging the moment in the own profile',
    over,
    forged((at) => `user_profiles/${at.uid}`),
  ),
  unopened('a moment written together with the own name', null, ({ at, client }) =>
    client.update(`user_profiles/${at.uid}`, {
      full_name: 'Ada',
      voters_open_until: future,
      updated_at: now,
    }),
  ),
  unopened('a moment that was taken away', null, async ({ at, client, owner }) => {
    await owner.update(`user_profiles/${at.uid}`, { voters_open_until: null, updated_at: now });
    return client.get(chunk.path(at));
  }),
];

/** Race and ethnicity are turned on by a function, with a reason and a line of the audit; no member can forge that. */
const settings = fixtureOf('voter_settings');
const forgedSettings: readonly Case[] = (['admin', 'manager', 'field', 'canvasser'] as const).flatMap(
  (actor) => [
    attack(
      'voter_settings',
      `race and ethnicity turned on past the function by ${actor}`,
      'refused',
      ({ at, client }) => client.set(settings.path(at), { ...settings.document(at), race: true }),
      { actor },
    ),
    attack(
      'voter_settings',
      `race and ethnicity turned on in the setting that is there by ${actor}`,
      'refused',
      ({ at, client }) => client.update(settings.path(at), { race: true }),
      { actor, documents: existing('voter_settings') },
    ),
  ],
);

const names = ['', ' x', 'x'.repeat(120), 'x'.repeat(121), 7, null] as const;
const renamed: readonly Case[] = names.map((name) => {
  const text = String(name);
  return attack(
    'voter_lists',
    `a list renamed to ${text.slice(0, 9)} (${text.length})`,
    text.length === 120 ? 'allowed' : 'refused',
    ({ at, client }) => client.update(lists.path(at), { name, ...changed(at) }),
    { documents: existing('voter_lists') },
  );
});

export const voterFileAttacks: readonly Case[] = [
  ...written,
  ...read,
  ...opening,
  ...forgedSettings,
  ...renamed,
];
