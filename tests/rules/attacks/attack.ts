import { type Case, collectionNameOf } from '../cases/rules-case.ts';
import { type FixtureName, fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import type { Answer } from '../harness/rest-client.ts';
import type { Documents, Place, Scene } from '../harness/sandbox.ts';

type Options = {
  actor?: ActorName;
  documents?: (at: Place) => Documents;
  skipsCoverage?: boolean;
  onlyInFullRun?: boolean;
};

/** One case of `attacks`: by an admin, unless another actor is named. */
export const attack = (
  collection: string,
  name: string,
  expected: Answer,
  send: (scene: Scene) => Promise<Answer>,
  { actor = 'admin', documents, skipsCoverage = false, onlyInFullRun = false }: Options = {},
): Case => ({
  collection: collectionNameOf(collection),
  group: `attacks ${collection} ${name}`,
  name,
  expected,
  skipsCoverage,
  onlyInFullRun,
  send: async (sandbox) => send(await sandbox.prepare(actor, documents)),
});

export const inOrganization = (at: Place, path: string) => `organizations/${at.organization}/${path}`;
/** A fixture's document and those that it refers to, as they are before the attack. */
export const existing = (name: FixtureName) => (at: Place) => ({
  ...fixtureOf(name).related?.(at),
  [fixtureOf(name).path(at)]: fixtureOf(name).document(at),
});

/** The path of the collection that a fixture's document lies in. */
export const collectionOf = (name: FixtureName, at: Place) =>
  fixtureOf(name)
    .path(at)
    .replace(/\/[^/]+$/, '');
