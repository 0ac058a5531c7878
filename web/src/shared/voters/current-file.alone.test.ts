import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentState, VoterFile } from './source.ts';

const watched = vi.hoisted(() => ({ next: (_: unknown): void => undefined, stopped: 0 }));
vi.mock('./voter-source.ts', () => ({
  rootOf: () => 'root',
  sourceOf: () => ({
    file: (next: (state: unknown) => void) => {
      watched.next = next;
      return () => {
        watched.stopped += 1;
      };
    },
  }),
}));
vi.mock('./worker-connection.ts', () => ({ currentOwner: () => ({ uid: 'ana', organization: 'ours' }) }));
vi.mock('./worker-line.ts', () => ({ ChunkRefused: class {}, openLine: () => ({ close: () => undefined }) }));

const { currentFile } = await import('./current-file.ts');
const say = (state: DocumentState<VoterFile>) => watched.next(state);

beforeEach(() => {
  vi.useFakeTimers();
  watched.stopped = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a connection that was lost while a large file was read', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const answer = currentFile();
  say({ is: 'unseen' });
  await vi.advanceTimersByTimeAsync(60_000);
  say({ is: 'absent' });
  expect(await answer).toBeNull();
  expect(watched.stopped).toBe(1);
});

it.each([
  [true, 70_000],
  [false, 0],
])('says that the server cannot be answer, online %s after %i ms', async (onLine, waited) => {
  vi.stubGlobal('navigator', { onLine });
  const answer = currentFile().then(
    () => 'found',
    () => 'refused',
  );
  say({ is: 'unseen' });
  await vi.advanceTimersByTimeAsync(waited);
  expect(await answer).toBe('refused');
  expect(watched.stopped).toBe(1);
});
