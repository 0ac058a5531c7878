import { beforeEach, expect, it, vi } from 'vitest';
import type { Importer } from '../../../shared/voter-reading/importer.ts';
import type { FilePart } from '../../../shared/voter-reading/voter-import-protocol.ts';

const world = vi.hoisted(() => ({
  former: null as object | null,
  answers: [] as unknown[],
  orders: [] as unknown[],
}));
const importer = vi.hoisted(() => ({
  remove: async () => ({ is: 'preview' }),
  build: async (order: unknown) => {
    world.orders.push(order);
    return { is: 'stopped' };
  },
  close: () => undefined,
}));
vi.mock('../../../shared/session/session-store.ts', () => ({
  currentMember: () => ({ uid: 'ana', organization: 'ours' }),
  useSession: { subscribe: () => undefined },
}));
vi.mock('../../../shared/session/sign-out.ts', () => ({ setImporting: () => undefined }));
vi.mock('../../../shared/voters/current-file.ts', () => ({
  currentFile: async () => world.former && { file: world.former, close: () => undefined },
}));
vi.mock('../../../shared/voter-reading/importer.ts', () => ({ openImporter: () => importer }));
vi.mock('./send-packed.ts', () => ({ sendPacked: () => undefined }));
vi.mock('../format-import.ts', () => ({ refusedTexts: () => ({}) }));
vi.mock('../../../shared/voters/race-setting.ts', () => ({
  isRaceOn: async () => {
    const answer = world.answers.shift();
    if (typeof answer !== 'boolean') throw new Error('Check the connection.');
    return answer;
  },
}));
const { buildFile } = await import('./build-packed.ts');
const { removePart } = await import('./remove-part.ts');
const { at, show, stepNow } = await import('./voter-wizard-state.ts');

const file = { id: 'former', chunks: [], counts: { voters: 1 }, elections: [], race: true };
const part = { id: 'part', file_name: 'scores.csv' } as FilePart;

/** A checked file of voters, as its importer is about to pack it. */
async function buildWith(race: readonly string[], former: object | null): Promise<void> {
  world.former = former;
  at.importer = importer as unknown as Importer;
  const chosen = {
    kind: 'voters',
    race: true,
    replaces: null,
    draft: { source: 'The state', dated: '', expires: '' },
  };
  show({ is: 'preview', chosen, preview: { race, joined: null }, why: null } as never);
  await buildFile();
}
beforeEach(() => Object.assign(world, { former: null, answers: [], orders: [] }));

it.each<[string, readonly string[], object | null]>([
  ['has race', ['race'], null],
  ['follows one with race', [], file],
])('packs nothing of a file that %s until the setting is known', async (_, race, former) => {
  await buildWith(race, former);
  expect(stepNow()).toMatchObject({ is: 'preview', why: 'Check the connection.' });
  expect(world.orders).toEqual([]);
  world.answers = [true];
  await buildFile();
  expect(world.orders).toMatchObject([{ race: true }]);
});

it('packs a file without race, after one without, whatever is known of the setting', async () => {
  await buildWith([], { ...file, race: undefined });
  expect(world.orders).toMatchObject([{ race: false }]);
});

it('removes no part of a file with race until the setting is known', async () => {
  world.former = file;
  await removePart(part);
  expect(stepNow()).toMatchObject({ is: 'file', why: 'Check the connection.' });
  expect(world.orders).toEqual([]);
  world.answers = [true];
  await removePart(part);
  expect(world.orders).toMatchObject([{ race: true }]);
});
