import { actors, profileOf } from '../../kit/actors.ts';
import type { Answer } from '../../kit/client.ts';
import type { Place, Scene } from '../../kit/stage.ts';
import { now } from '../../kit/values.ts';
import { changed, colleague, future } from '../../subjects/subject.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { hole, one } from './hole.ts';

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const lists = subjectOf('voter_lists');

const written: readonly Case[] = (['voter_list_voters', 'voter_lists', 'voter_segments'] as const).flatMap(
  (name) => [
    hole(name, `${name}: written into another organization`, 'refused', ({ at, asker }) =>
      asker.set(subjectOf(name).path(elsewhere(at)), subjectOf(name).document(at)),
    ),
    hole(
      name,
      `${name}: sent again as if it were new`,
      'refused',
      ({ at, asker }) => asker.set(subjectOf(name).path(at), { ...subjectOf(name).document(at), people: 1 }),
      { documents: one(name) },
    ),
  ],
);

/** Another organization's voter file, and its parts. */
const read: readonly Case[] = (['voter_chunks', 'voter_files', 'voter_folds', 'voter_overlays'] as const).map(
  (name) =>
    hole(
      name,
      `another organization's ${name}`,
      'refused',
      ({ at, asker }) => asker.get(subjectOf(name).path(elsewhere(at))),
      { documents: (at) => one(name)(elsewhere(at)) },
    ),
);

const chunk = subjectOf('voter_chunks');
/** The profile of a member of the field team, who opened the file until a moment or never. */
const opened = (uid: string, at: Place, votersOpenUntil: Date | null) => ({
  [`user_profiles/${uid}`]: profileOf(uid, {
    ...actors.field,
    organization: at.organization,
    votersOpenUntil,
  }),
});
const unopened = (name: string, until: Date | null, ask: (scene: Scene) => Promise<Answer>) =>
  hole('voter_chunks', name, 'refused', ask, {
    who: 'field',
    documents: (at) => ({ ...one('voter_chunks')(at), ...opened(at.uid, at, until) }),
  });
const over = new Date(Date.now() - 1_000);
const fetchIt = ({ at, asker }: Scene) => asker.get(chunk.path(at));
const forged = (path: (at: Place) => string) => (scene: Scene) =>
  scene.asker
    .update(path(scene.at), { voters_open_until: future, updated_at: now })
    .then((answer) => (answer === 'allowed' ? answer : fetchIt(scene)));

/** Nobody fetches the voter file without the audit line that comes with the moment in their profile. */
const opening: readonly Case[] = [
  unopened('a chunk of a file that was never opened', null, fetchIt),
  unopened('a chunk after the time is over', over, fetchIt),
  unopened('a chunk that only a colleague opened', null, async ({ at, asker, owner }) => {
    const uid = colleague(at);
    await owner.set(`user_profiles/${uid}`, opened(uid, at, future)[`user_profiles/${uid}`] ?? {});
    return asker.get(chunk.path(at));
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
  unopened('a moment written together with the own name', null, ({ at, asker }) =>
    asker.update(`user_profiles/${at.uid}`, {
      full_name: 'Ada',
      voters_open_until: future,
      updated_at: now,
    }),
  ),
  unopened('a moment that was taken away', null, async ({ at, asker, owner }) => {
    await owner.update(`user_profiles/${at.uid}`, { voters_open_until: null, updated_at: now });
    return asker.get(chunk.path(at));
  }),
];

const names = ['', ' x', 'x'.repeat(120), 'x'.repeat(121), 7, null] as const;
const renamed: readonly Case[] = names.map((name) => {
  const said = String(name);
  return hole(
    'voter_lists',
    `a list renamed to ${said.slice(0, 9)} (${said.length})`,
    said.length === 120 ? 'allowed' : 'refused',
    ({ at, asker }) => asker.update(lists.path(at), { name, ...changed(at) }),
    { documents: one('voter_lists') },
  );
});

export const voterHoles: readonly Case[] = [...written, ...read, ...opening, ...renamed];
