import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../shared/data/error-messages.ts';
import '../../../shared/text/campaign/en.ts';
import { compare } from './compare-profiles.ts';

/** What was done, in order, how the server answers, and what the profile is by then. */
const server = vi.hoisted(() => ({
  done: [] as unknown[],
  backupFails: null as Error | null,
  refuses: null as Error | null,
  profile: {} as object,
}));
vi.mock('../create-backup.ts', () => ({
  backUp: async (reason: string) => {
    server.done.push(reason);
    return server.backupFails ? { data: null, error: server.backupFails } : { data: 'b1', error: null };
  },
}));
vi.mock('../../../shared/data/journal/index.ts', () => ({
  commit: async (operation: unknown) => {
    server.done.push(operation);
    return { id: 'entry', synced: server.refuses ? Promise.reject(server.refuses) : Promise.resolve() };
  },
  discard: async ({ id }: { id: string }) => void server.done.push(`discarded ${id}`),
}));
vi.mock('../../../shared/data/watch-document.ts', () => ({ readOnce: async () => server.profile }));
vi.mock('../../../shared/session/session-store.ts', () => ({
  currentMember: () => ({ uid: 'ana', organization: 'rivera' }),
}));

const { takeOver } = await import('./restore-backup.ts');
const saved = { party: 'Independent', narrative_family: 'Two sons' };
const present = { party: 'Green', voice_humor: 'Dry' };
const fields = compare(saved, present);
const operation = {
  operation: 'update',
  table: 'candidate_profiles',
  id: 'rivera',
  data: { party: 'Independent', narrative_family: 'Two sons', voice_humor: null },
  base: { party: 'Green', narrative_family: null, voice_humor: 'Dry' },
};
const run = () => takeOver(fields, 'before_restore', () => {});

beforeEach(() => {
  Object.assign(server, { done: [], backupFails: null, refuses: null, profile: present });
});

it('keeps the present profile first, then writes all of the fields at once, by what was seen in them', async () => {
  expect(await run()).toEqual({ is: 'done' });
  expect(server.done).toEqual(['before_restore', operation]);
});

it('writes nothing without the backup', async () => {
  server.backupFails = new Error('Not authenticated');
  expect(await run()).toMatchObject({ is: 'failed', why: expect.stringContaining('Not authenticated') });
  expect(server.done).toEqual(['before_restore']);
});

it('says which fields somebody changed meanwhile, and leaves nothing behind to be tried again', async () => {
  server.refuses = new CallError('conflict', 'Somebody else changed this meanwhile.');
  server.profile = { ...present, party: 'Workers', voice_humor: undefined };
  expect(await run()).toEqual({ is: 'conflict', fields: ['party'] });
  expect(server.done).toEqual(['before_restore', operation, 'discarded entry']);
});

it('says any other refusal in words', async () => {
  server.refuses = new CallError('permission-denied', 'You do not have permission to perform this action');
  expect(await run()).toEqual({ is: 'failed', why: 'You do not have permission to perform this action' });
});
