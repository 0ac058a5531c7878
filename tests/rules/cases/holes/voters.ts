import type { Place } from '../../kit/stage.ts';
import { changed } from '../../subjects/subject.ts';
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

export const voterHoles: readonly Case[] = [...written, ...read, ...renamed];
