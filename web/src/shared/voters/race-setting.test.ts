import { beforeEach, expect, it, vi } from 'vitest';

type State = { is: 'there'; value: { race: boolean } } | { is: 'absent' } | { is: 'unseen' };
const server = vi.hoisted(() => ({ state: null as State | null, member: true, stopped: 0 }));
vi.mock('../session/session-store.ts', () => ({
  currentMember: () => (server.member ? { uid: 'ana', organization: 'ours' } : null),
}));
vi.mock('../data/live.ts', () => ({ useLiveDocument: () => null }));
vi.mock('../data/watch-document-state.ts', () => ({
  watchDocumentState: (
    _collection: unknown,
    _organization: string,
    _id: string,
    next: (state: State) => void,
    failed: (error: Error) => void,
  ) => {
    const { state } = server;
    queueMicrotask(() => (state ? next(state) : failed(new Error('permission-denied'))));
    return () => {
      server.stopped += 1;
    };
  },
}));
const { isRaceOn } = await import('./race-setting.ts');
beforeEach(() => Object.assign(server, { state: null, member: true, stopped: 0 }));

it.each<[string, State, boolean]>([
  ['on', { is: 'there', value: { race: true } }, true],
  ['off', { is: 'there', value: { race: false } }, false],
  ['off where nobody has set it', { is: 'absent' }, false],
])('is %s as the server says', async (_, state, isOn) => {
  Object.assign(server, { state });
  expect([await isRaceOn(), server.stopped]).toEqual([isOn, 1]);
});

it.each<[string, Partial<typeof server>]>([
  ['the server cannot be asked', { state: { is: 'unseen' } }],
  ['it fails', { state: null }],
  ['nobody is signed in', { member: false }],
])('is neither on nor off where %s: an import would lose columns on a guess', async (_, given) => {
  Object.assign(server, given);
  await expect(isRaceOn()).rejects.toThrow('The voter file could not be fetched. Check the connection');
});
