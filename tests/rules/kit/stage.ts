import type { ActorName } from '../harness/actors.ts';
import type { Client } from '../harness/rest-client.ts';
import type { Documents, Place } from '../harness/sandbox.ts';
import { openSandbox } from '../harness/sandbox.ts';

/** The harness by its former names, until room.test.ts uses the new ones. */
export type Stage = {
  project: string;
  play: (
    actor: ActorName,
    documents?: (at: Place) => Documents,
  ) => Promise<{ at: Place; asker: Client; owner: Client }>;
};
export async function openStage(project: string, rules: string): Promise<Stage> {
  const sandbox = await openSandbox(project, rules);
  return {
    project,
    play: async (actor, documents) => {
      const { at, client, owner } = await sandbox.prepare(actor, documents);
      return { at, asker: client, owner };
    },
  };
}
export type { Documents, Place, Scene } from '../harness/sandbox.ts';
