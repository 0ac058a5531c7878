import { expect, it } from 'vitest';
import { storeFileCall } from '#shared/api/files-api.ts';
import type { Entry, State } from '../../shared/data/journal/entry.ts';
import { waitingPicture } from './waiting-picture.ts';

const picture = (gift: string, state: State = { is: 'pending' }): Entry => ({
  ...{ id: `of-${gift}`, version: 3, user: 'ana', organization: 'o1', timestamp: 1, retries: 0, state },
  operation: {
    ...{ operation: 'call', table: 'donations', id: gift, path: storeFileCall.path },
    input: {
      ...{ owner: 'donations', ownerId: gift, kind: 'check_picture' },
      ...{ data: '/9j/4AAQ', sha256: 'a'.repeat(64) },
    },
  },
});

it('finds the picture of its own check, and none that was refused', () => {
  expect(waitingPicture([picture('one'), picture('two')], 'two')).toBe('/9j/4AAQ');
  expect(waitingPicture([picture('one', { is: 'failed', why: '', code: '' })], 'one')).toBeNull();
  expect(waitingPicture([], 'one')).toBeNull();
});

it('reads no picture of another check', () => {
  const unread = {
    get data(): string {
      throw new Error('It was read.');
    },
  };
  const other = picture('one');
  if (other.operation.operation !== 'call') throw new Error('No call.');
  other.operation.input = unread;
  expect(waitingPicture([other, picture('two')], 'two')).toBe('/9j/4AAQ');
});
