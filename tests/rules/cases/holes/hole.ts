import type { Who } from '../../kit/actors.ts';
import type { Answer } from '../../kit/client.ts';
import type { Documents, Place, Scene } from '../../kit/stage.ts';
import { type SubjectName, subjectOf } from '../../subjects.ts';
import { type Case, isAbout } from '../case.ts';

type Scenery = { who?: Who; documents?: (at: Place) => Documents; unmeasured?: boolean };

/** Holes that were found open in other projects' rules, each tried on ours. */
export const hole = (
  about: string,
  name: string,
  right: Answer,
  ask: (scene: Scene) => Promise<Answer>,
  { who = 'admin', documents, unmeasured = false }: Scenery = {},
): Case => ({
  about: isAbout(about),
  group: `holes ${about} ${name}`,
  name,
  right,
  unmeasured,
  ask: async (stage) => ask(await stage.play(who, documents)),
});

export const inOurs = (at: Place, path: string) => `organizations/${at.organization}/${path}`;
export const one = (name: SubjectName) => (at: Place) => ({
  ...subjectOf(name).beside?.(at),
  [subjectOf(name).path(at)]: subjectOf(name).document(at),
});

/** The collection that a subject's document lies in. */
export const collectionOf = (name: SubjectName, at: Place) =>
  subjectOf(name)
    .path(at)
    .replace(/\/[^/]+$/, '');
